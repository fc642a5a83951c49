import json
import sys

MANIFEST = {
    "protocol": 1,
    "engine": "first steps",
    "vendor": "Example Ltd",
    "version": "0.1",
    "games": {"all-in-holdem": {}},
    "reports": ["refused"],
}


def perform(script):
    events = [{"event": "refused", "act": number} for number, act in enumerate(script["acts"])]
    return {"protocol": 1, "script": script["id"], "events": events}


for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"]}
    if question["ask"] == "manifest":
        answer["manifest"] = MANIFEST
    else:
        answer["transcript"] = perform(question["script"])
    print(json.dumps(answer), flush=True)
