"""Compiles Swift source as a program outside of this package would, in each language mode."""
import collections, concurrent.futures, glob, os, pathlib, shlex, subprocess, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
build = root / ".build/debug"
modes = {
    "5": ["-swift-version", "5"],
    "5M": ["-swift-version", "5", "-default-isolation", "MainActor"],
    "6": ["-swift-version", "6"],
    "6M": ["-swift-version", "6", "-default-isolation", "MainActor"],
}
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


def compile_all(units, chosen=modes):
    """Returns the errors of every unit in every mode; empty if it compiles.

    The compiler runs through all passes that find errors: types, initialization, data races. It
    writes no files. Each unit is a separate module.
    """
    if not (build / "Modules/Legato.swiftmodule").exists():
        raise SystemExit("there is no debug build to compile against: run swift build")
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for index, unit in enumerate(units):
            paths[unit.name] = path = f"{folder}/unit{index}.swift"
            pathlib.Path(path).write_text(unit.source)
        shared = flags()
        # The driver prints once how it would call the compiler, which is then called directly.
        driver = subprocess.run(
            ["swiftc", "-emit-sil", "-o", "/dev/null", *shared, f"{folder}/unit0.swift", "-###"],
            capture_output=True, text=True, check=True)
        command = shlex.split(driver.stdout.splitlines()[0])

        def run(job):
            unit, mode = job
            words = [paths[unit.name] if word == f"{folder}/unit0.swift" else word
                     for word in command]
            words += modes[mode] + (["-parse-as-library"] if unit.library else [])
            result = subprocess.run(words, capture_output=True, text=True)
            errors = [line for line in result.stderr.splitlines() if ": error: " in line]
            if result.returncode and not errors:
                errors = result.stderr.splitlines() or [f"the compiler ended with {result.returncode}"]
            # An error within a macro is repeated in the excerpt of the expansion.
            return job, list(dict.fromkeys(line for line in errors if not line.startswith(" ")))

        jobs = [(unit, mode) for unit in units for mode in chosen]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            # The first one fills the cache of C modules for all others.
            results = dict([run(jobs[0])])
            results.update(pool.map(run, jobs[1:]))
        return {(unit.name, mode): errors for (unit, mode), errors in results.items()}
