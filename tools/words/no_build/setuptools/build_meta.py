"""What pip asks of a source package that it downloads, answered without running the package's set-up.

pip builds the metadata of a source package even when it only downloads it, which would run the package's own
`setup.py`. With this folder first on the path its build backend is this module, which reads PKG-INFO.
"""

from pathlib import Path

_KEPT = ("Metadata-Version:", "Name:", "Version:")


class Backend:
    """As much of a build backend as `pip download` calls; its settings are pip's affair."""

    def get_requires_for_build_wheel(self, config_settings: object = None) -> list[str]:  # noqa: ARG002 - pip names it
        """Nothing is built, so nothing is needed."""
        return []

    def prepare_metadata_for_build_wheel(
        self,
        metadata_directory: str,
        config_settings: object = None,  # noqa: ARG002 - pip names it
    ) -> str:
        """Write name and version, as the package states them; gives the name of the folder."""
        lines = [line for line in Path("PKG-INFO").read_text("utf-8").splitlines() if line.startswith(_KEPT)]
        fields = dict(line.split(": ", 1) for line in lines)
        name = f"{fields['Name'].replace('-', '_')}-{fields['Version']}.dist-info"
        folder = Path(metadata_directory) / name
        folder.mkdir()
        (folder / "METADATA").write_text("\n".join(lines) + "\n", "utf-8")
        (folder / "WHEEL").write_text("Wheel-Version: 1.0\n", "utf-8")
        return name


__legacy__ = Backend()
get_requires_for_build_wheel = __legacy__.get_requires_for_build_wheel
prepare_metadata_for_build_wheel = __legacy__.prepare_metadata_for_build_wheel
