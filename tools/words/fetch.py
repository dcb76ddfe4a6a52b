"""The public packages behind the lists: fetched by their ordinary clients, checked against `words.lock`.

Each line of the lock: client, package, version, SHA-256 of the file, SPDX licence of its data. No address of
a registry is recorded: pip, npm and apt know theirs. A file with another hash is refused. Packages are read
as archives, never installed, and no code of theirs is run.
"""

import hashlib
import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

CACHE = Path(__file__).resolve().parents[2] / ".cache/words"
"""Where the packages lie, packed and unpacked."""
LOCK = Path(__file__).with_name("words.lock")
VERSION = "2026.12.4"
"""Version of the lists; change it with every change of their content."""


class Pin(NamedTuple):
    """One line of the lock."""

    client: str
    package: str
    version: str
    sha256: str
    licence: str


class Packages(NamedTuple):
    """The unpacked packages, each in a folder of its name, and their pins by name."""

    folder: Path
    pins: Mapping[str, Pin]


def sha256(data: bytes) -> str:
    """Hex digest."""
    return hashlib.sha256(data).hexdigest()


def read_lock(path: Path = LOCK) -> tuple[Pin, ...]:
    """The pins. Raises ValueError with the line that is no pin."""
    pins = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = line.partition("#")[0].split(None, 4)
        if not fields:
            continue
        if len(fields) != 5 or fields[0] not in _CLIENTS or len(fields[3]) != 64:
            raise ValueError(f"{path.name}:{number}: not a pin: {line}")
        pins.append(Pin(fields[0], fields[1], fields[2], fields[3], fields[4].strip()))
    return tuple(pins)


def fetch_all(pins: Sequence[Pin], cache: Path, *, offline: bool, say: Callable[[str], None]) -> Packages:
    """Every package, downloaded when the cache lacks it, checked, unpacked afresh."""
    folder = cache / "unpacked"
    shutil.rmtree(folder, ignore_errors=True)
    for pin in pins:
        archive = cache / "archives" / f"{pin.package}-{pin.version}"
        if not archive.exists():
            if offline:
                raise SystemExit(f"{pin.package} {pin.version} is not in {cache}, and --offline was given")
            say(f"fetching {pin.package} {pin.version}")
            _download(pin, archive)
        found = sha256(archive.read_bytes())
        if found != pin.sha256:
            raise SystemExit(
                f"{archive} has SHA-256 {found}, the lock says {pin.sha256}: delete it, or mend the lock"
            )
        _unpack(pin, archive, folder / pin.package)
    return Packages(folder, {pin.package: pin for pin in pins})


def _download(pin: Pin, archive: Path) -> None:
    passing = archive.parent / f".{archive.name}"
    shutil.rmtree(passing, ignore_errors=True)
    passing.mkdir(parents=True)
    command = _CLIENTS[pin.client](pin, passing)
    environment = {**os.environ, "PYTHONPATH": str(_NO_BUILD)}
    done = subprocess.run(command, cwd=passing, env=environment, capture_output=True, text=True, check=False)
    files = [path for path in passing.iterdir() if path.is_file() and path.name != _REQUIREMENT]
    if done.returncode or len(files) != 1:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    files[0].replace(archive)
    shutil.rmtree(passing)


def _pip(pin: Pin, folder: Path) -> list[str]:
    """pip checks the hash before it looks into a file; then `no_build` stands in for the file's set-up."""
    pip = shutil.which("pip3") or shutil.which("pip")
    if pip is None:
        raise SystemExit("pip is needed to fetch the word packages: install python3-pip")
    requirement = f"{pin.package}=={pin.version} --hash=sha256:{pin.sha256}\n"
    (folder / _REQUIREMENT).write_text(requirement, encoding="utf-8")
    how = ["--no-deps", "--require-hashes", "--use-pep517", "--no-build-isolation"]
    return [pip, "download", "--quiet", *how, "--dest", ".", "--requirement", _REQUIREMENT]


def _npm(pin: Pin, _: Path) -> list[str]:
    return ["npm", "pack", "--silent", f"{pin.package}@{pin.version}"]


def _apt(pin: Pin, _: Path) -> list[str]:
    return ["apt-get", "download", f"{pin.package}={pin.version}"]


_REQUIREMENT = "requirement.txt"
_NO_BUILD = Path(__file__).with_name("no_build")
_CLIENTS: Mapping[str, Callable[[Pin, Path], list[str]]] = {"pip": _pip, "npm": _npm, "apt": _apt}


def _unpack(pin: Pin, archive: Path, target: Path) -> None:
    target.mkdir(parents=True)
    if pin.client == "apt":
        subprocess.run(["dpkg-deb", "-x", str(archive), str(target)], check=True)
    elif zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as wheel:
            wheel.extractall(target, [name for name in wheel.namelist() if _wanted(name)])
    else:
        with tarfile.open(archive) as tar:
            tar.extractall(target, filter="data")


def _wanted(name: str) -> bool:
    """Of the wheels, the data that is read (wordfreq holds forty languages)."""
    return "/data/" in name and (
        "pymorphy3" in name or name.endswith(("large_ru.msgpack.gz", "large_mk.msgpack.gz"))
    )
