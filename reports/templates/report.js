"use strict";
// Filters the clauses, and opens the evidence a link leads to. The page reads without it.
(() => {
  const search = document.getElementById("filter");
  if (!search) return;
  const [text, verdict, method] = ["text", "verdict", "method"].map((id) => document.getElementById(`by-${id}`));
  const count = document.getElementById("shown");
  const rows = [...document.querySelectorAll("#clauses tr[data-verdict]")].map((row) => ({
    row,
    words: row.textContent.toLowerCase(),
  }));
  const groups = [...document.querySelectorAll("#clauses tbody")];

  const filter = () => {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const each of rows) {
      const fits =
        (!verdict.value || each.row.dataset.verdict === verdict.value) &&
        (!method.value || each.row.dataset.method === method.value) &&
        words.every((word) => each.words.includes(word));
      each.row.hidden = !fits;
      shown += fits;
    }
    for (const group of groups) group.hidden = !group.querySelector("tr[data-verdict]:not([hidden])");
    count.value = `${shown} of ${rows.length} clauses`;
  };

  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const hidden = target?.closest("tr[hidden]");
    if (hidden) {
      text.value = verdict.value = method.value = "";
      filter();
    }
    if (target?.tagName === "DETAILS") target.open = true;
    if (target) target.scrollIntoView();
  };

  text.addEventListener("input", filter);
  verdict.addEventListener("change", filter);
  method.addEventListener("change", filter);
  addEventListener("hashchange", reveal);
  search.hidden = false;
  filter();
  if (location.hash) reveal();
})();
