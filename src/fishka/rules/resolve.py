"""Layers of parameters, the later over the earlier, made into one checked set."""

from collections.abc import Mapping, Sequence

import msgspec

from fishka.rules.check import cross_faults, players_that_fit
from fishka.rules.convert import Raw, faults, field_types, join, plain, takes_none, unknown_field
from fishka.rules.faults import EditionFault, FaultCode, listed, shown
from fishka.rules.layout import Layout
from fishka.rules.parameters import PARAMETER_IDS, Parameters
from fishka.rules.played import is_played, played_values
from fishka.rules.tileset import TileSet

TYPES = field_types(Parameters)
"""The type of each parameter."""


class Layer(msgspec.Struct, frozen=True):
    """Parameters that one file sets; `path` is where they stand in it. `house` marks a modifier."""

    path: str
    parameters: dict[str, Raw]
    house: bool = False


class Merged(msgspec.Struct, frozen=True):
    """All parameters, faulty ones replaced by their defaults so that the rest can be checked as well."""

    params: Parameters
    defaults: Parameters
    """What every parameter is when nobody sets it."""
    layers: tuple[Layer, ...]
    set_by: dict[str, int]
    """The last layer that sets a parameter, by its place in `layers`."""
    faulty: frozenset[str]
    faults: tuple[EditionFault, ...]

    def path(self, name: str) -> str:
        """Where a parameter is set."""
        return join(self.layers[self.set_by[name]].path if name in self.set_by else "defaults:", name)

    def latest(self, names: Sequence[str]) -> str:
        """Of these parameters the one that was set last, the first named among equals."""
        return max(names, key=lambda name: self.set_by.get(name, -1))


def merge(layers: Sequence[Layer], defaults: Mapping[str, Raw]) -> Merged:
    """Check every value of every layer and lay them over the defaults."""
    values = {name: _with_none(name, value) for name, value in defaults.items()}
    found: list[EditionFault] = []
    set_by: dict[str, int] = {}
    faulty: set[str] = set()
    for place, layer in enumerate(layers):
        for name, raw in layer.parameters.items():
            if name not in TYPES:
                found.append(unknown_field(name, PARAMETER_IDS, layer.path))
                continue
            value = _with_none(name, raw)
            wrong = list(faults(value, TYPES[name], join(layer.path, name)))
            found.extend(wrong)
            if wrong:
                faulty.add(name)
            else:
                values[name] = value
                set_by[name] = place
    usual = {name: _with_none(name, value) for name, value in defaults.items()}
    return Merged(
        params=_parameters(values),
        defaults=_parameters(usual),
        layers=tuple(layers),
        set_by=set_by,
        faulty=frozenset(faulty),
        faults=tuple(found),
    )


def _parameters(values: dict[str, Raw]) -> Parameters:
    """Checked values, and last of all the one default that follows another value."""
    # A program that ends the game by itself tells what the dictionary holds: not where words are challenged.
    follows = "auto" if values["validation"] == "auto_reject" else "agreement"
    return msgspec.convert({"end_no_moves": follows, **values}, Parameters, str_keys=True)


def fitted(merged: Merged, tileset: TileSet | None) -> Merged:
    """With fewer seats where a house rule asks for more seats, or larger racks, than the tiles allow."""
    names = {"players_max", "rack_size"} & merged.set_by.keys()
    by_house = any(merged.layers[merged.set_by[name]].house for name in names)
    if tileset is None or not by_house:
        return merged
    most = players_that_fit(merged.params, tileset)
    if not merged.params.players_min <= most < merged.params.players_max:
        return merged
    return msgspec.structs.replace(merged, params=msgspec.structs.replace(merged.params, players_max=most))


def combined_faults(merged: Merged, tileset: TileSet | None, layout: Layout | None) -> list[EditionFault]:
    """Values that are not played yet and impossible combinations, faulty parameters left out."""
    found: list[EditionFault] = []
    for fault in cross_faults(merged.params, tileset, layout):
        if merged.faulty.intersection(fault.involved):
            continue
        together = list(dict.fromkeys((fault.at, *fault.involved)))
        rules = {"rules": listed(together)} if len(together) > 1 else {}
        path = merged.path(merged.latest(together))
        found.append(EditionFault(fault.code, path, {"at": fault.at, **rules, **fault.params}))
    for field in msgspec.structs.fields(Parameters):
        name = field.encode_name
        if name in merged.faulty:
            continue
        value, default = getattr(merged.params, field.name), getattr(merged.defaults, field.name)
        if not is_played(name, value, default):
            played = listed(played_values(name, default))
            params: dict[str, str | int] = {"at": name, "value": shown(plain(value)), "played": played}
            found.append(EditionFault(FaultCode.NOT_PLAYED_YET, merged.path(name), params))
    return found


def _with_none(name: str, value: Raw) -> Raw:
    return None if value == "none" and takes_none(TYPES[name]) else value
