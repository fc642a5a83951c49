"""Devices that shuffle or deal: how they fail, which of them count, and how they leave the table."""

from shall.script import Jam, Switch
from shall.transcript import Removed

from .table import Deck, Handlers, Refusal, Table


def handlers(table: Table) -> Handlers:
    """What may befall a device before the cards are dealt."""
    return {Jam: lambda act: jam(table, act), Switch: lambda act: switch(table, act)}


def jam(table: Table, act: Jam) -> None:
    """A device will fail the next time it is used."""
    if act.device == "shuffler" and table.options["shuffling"] == "device":
        table.jammed = act.fault
    elif act.device == "automated-shoe" and table.options["dealing"] == "automated-shoe":
        table.stops_after, table.stops_how = act.after, act.fault
    else:
        raise Refusal


def switch(table: Table, act: Switch) -> None:
    """Another method of shuffling or dealing from the next shuffle on; the device leaves first."""
    if act.value == table.options[act.option] or act.value not in table.offers[act.option]:
        raise Refusal
    options = {**table.options, act.option: act.value}
    table.check(options)
    device = {"shuffling": "shuffler", "dealing": "automated-shoe"}[act.option]
    if (
        table.options[act.option] in ("device", "automated-shoe")
        and device in table.rules.removes_device.value
    ):
        table.leaving.append(device)
    table.options = options


def take_away(table: Table, device: str, deck: Deck) -> None:
    """Take a device off the table, if it is to leave."""
    if device in table.leaving:
        table.emit(Removed, table.rules.removes_device, deck=deck.number, item=device)
        table.leaving.remove(device)


def counting_device(table: Table) -> bool:
    """Whether the cards are shuffled by a device that counts them."""
    return table.options.get("device-counts") == "yes" and table.options["shuffling"] == "device"


def device_counts(table: Table) -> bool:
    """Whether such a device makes the count of the stub needless with this method of dealing."""
    return counting_device(table) and f"device_counts_{table.options['dealing']}" in table.rules.__dict__
