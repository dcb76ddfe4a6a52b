"""The check of the catalogues passes on ours, and finds what it is there for."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def check() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_locales", ROOT / "tools" / "check_locales.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["check_locales"] = module
    spec.loader.exec_module(module)
    return module


def _write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        language, area = name.split("_")
        (folder / language).mkdir(exist_ok=True)
        (folder / language / f"{area}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_all_languages_have_the_same_texts_with_the_same_variables(check: ModuleType) -> None:
    assert list(check.faults_of_catalogues(check.LOCALES)) == []


def test_every_text_that_the_code_asks_for_exists_with_just_these_variables(check: ModuleType) -> None:
    assert list(check.faults_of_calls()) == []


def test_every_refusal_and_fault_code_has_a_text(check: ModuleType) -> None:
    assert list(check.faults_of_codes()) == []


def test_a_missing_id_is_found(check: ModuleType, tmp_path: Path) -> None:
    faults = list(check.faults_of_catalogues(_write(tmp_path, en_a="one = 1\ntwo = 2\n", ru_a="one = 1\n")))
    assert faults == ["ru: two is missing"]


def test_a_missing_variable_is_found(check: ModuleType, tmp_path: Path) -> None:
    faults = list(check.faults_of_catalogues(_write(tmp_path, en_a="one = { $x }\n", ru_a="one = 1\n")))
    assert faults == ["ru: one lacks x"]


def test_a_missing_file_is_found(check: ModuleType, tmp_path: Path) -> None:
    texts = _write(tmp_path, en_a="one = 1\n", en_b="# empty\n", ru_a="one = 1\n")
    assert list(check.faults_of_catalogues(texts)) == ["ru: b.ftl is missing"]


def test_an_id_given_twice_is_found(check: ModuleType, tmp_path: Path) -> None:
    texts = _write(tmp_path, en_a="one = 1\n", en_b="one = 2\n", ru_a="one = 1\n", ru_b="# none\n")
    assert list(check.faults_of_catalogues(texts)) == ["b.ftl (en): one stands twice"]


def test_an_unreadable_entry_is_found(check: ModuleType, tmp_path: Path) -> None:
    faults = list(check.faults_of_catalogues(_write(tmp_path, en_a="one = { $x\n", ru_a="# none\n")))
    assert faults == ["a.ftl (en): cannot be read near: one = { $x"]
