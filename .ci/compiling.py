"""Compiles Swift source as a program outside of this package would, in each language mode."""
import collections, concurrent.futures, glob, os, pathlib, re, shlex, subprocess, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
build = root / ".build/debug"
modes = {
    "5": ["-swift-version", "5"],
    "5M": ["-swift-version", "5", "-default-isolation", "MainActor"],
    "6": ["-swift-version", "6"],
    "6M": ["-swift-version", "6", "-default-isolation", "MainActor"],
}
strictest = "6"
Unit = collections.namedtuple("Unit", "name source library", defaults=[True])


def flags():
    """The flags with which a compiler finds the modules and macros of the finished debug build."""
    found = ["-I", str(build / "Modules")]
    maps = glob.glob(f"{build}/C*.build/module.modulemap") + glob.glob(
        f"{root}/Sources/C*/module.modulemap")
    for path in sorted(maps):
        found += ["-Xcc", f"-fmodule-map-file={path}"]
    headers = subprocess.run(["pkg-config", "--cflags-only-I", "sdl2", "dbus-1"], capture_output=True,
                             text=True, check=True).stdout
    for flag in headers.split():
        found += ["-Xcc", flag]
    plugin = build / "LegatoMacrosPlugin-tool"
    if plugin.exists():
        found += ["-load-plugin-executable", f"{plugin}#LegatoMacrosPlugin"]
    return found


# A declaration at file scope, or anywhere in a unit with extensions.
declaration = r"(?:(?:@\w+(?:\([^)]*\))?|[a-z]+(?:\([^)]*\))?) )*" \
    r"(?:struct|class|enum|protocol|actor|typealias|func|macro|var|let) (\w+)"
together = 12


def modules(units):
    """Puts units into groups that can be compiled as one module: without a name in common, and with at
    most one program, whose code is at file scope."""
    groups = []
    for unit in sorted(units, key=lambda unit: unit.library):
        indented = " *" if re.search("^ *extension ", unit.source, re.M) else ""
        names = set(re.findall("^" + indented + declaration + "|^(@main)", unit.source, re.M))
        for group, taken in groups:
            if unit.library and len(group) < together and not names & taken:
                group.append(unit)
                taken |= names
                break
        else:
            groups.append(([unit], names))
    return [group for group, _ in groups]


def compile_all(units):
    """Returns the errors of every unit in every mode; empty if it compiles.

    The compiler runs through all passes that find errors: types, initialization, data races. It
    writes no files. Loading the modules takes most of the time, so that a unit is a separate module in
    the strictest mode only, which shows that it needs nothing from others. In the other modes several
    are compiled as one module; if there is an error, each of them separately again.
    """
    if not (build / "Modules/Legato.swiftmodule").exists():
        raise SystemExit("there is no debug build to compile against: run swift build")
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for index, unit in enumerate(units):
            # Programs share a name, which makes them programs in a module of several files.
            path = pathlib.Path(folder, f"{index}", f"unit{index}.swift" if unit.library else "main.swift")
            path.parent.mkdir()
            path.write_text(unit.source)
            paths[unit.name] = str(path)
        # The driver prints once how it would call the compiler, which is then called directly.
        driver = subprocess.run(
            ["swiftc", "-emit-sil", "-o", "/dev/null", *flags(), "unit.swift", "-###"],
            capture_output=True, text=True, check=True)
        command = shlex.split(driver.stdout.splitlines()[0])
        place = command.index("-primary-file")
        assert command[place + 1] == "unit.swift"

        def run(job):
            group, mode = job
            library = all(unit.library for unit in group)
            words = [*command[:place], *(paths[unit.name] for unit in group), *command[place + 2:],
                     *modes[mode], *(["-parse-as-library"] if library else [])]
            result = subprocess.run(words, capture_output=True, text=True)
            errors = [line for line in result.stderr.splitlines() if ": error: " in line]
            if result.returncode and not errors:
                errors = result.stderr.splitlines() or [f"the compiler ended with {result.returncode}"]
            if errors and len(group) > 1:
                return [found for unit in group for found in run(([unit], mode))]
            # An error within a macro is repeated in the excerpt of the expansion.
            errors = list(dict.fromkeys(line for line in errors if not line.startswith(" ")))
            return [((unit.name, mode), errors) for unit in group]

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            # The first one fills the cache of C modules for all others.
            results = dict(run((units[:1], strictest)))
            for found in pool.map(run, [([unit], strictest) for unit in units[1:]]):
                results.update(found)
            good = [unit for unit in units if not results[unit.name, strictest]]
            groups = modules(good) + [[unit] for unit in units if unit not in good]
            others = [mode for mode in modes if mode != strictest]
            for found in pool.map(run, [(group, mode) for mode in others for group in groups]):
                results.update(found)
        return results
