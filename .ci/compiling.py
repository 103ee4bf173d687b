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


declaration = re.compile(
    r"\s*(?:(?:@\w+(?:\([^)]*\))?|[a-z]+(?:\([^)]*\))?) )*"
    r"(?P<kind>extension|init|subscript|operator|struct|class|enum|protocol|actor|typealias|func|macro|var|"
    r"let)\b ?(?P<name>\w*)(?P<rest>[^{]*)")
other = re.compile(r"\s*$|\s*[@#})]|(?:\w+ )*import ")
together = 12


def lines(source):
    """The lines of a source, and the parts between braces and semicolons, without strings and comments,
    each with the number of braces around it."""
    depth = 0
    for line in re.split(r"(?<=[{};])|\n", re.sub(r'"(\\.|[^"\\\n])*"|//.*', "", source)):
        yield depth, line
        depth += line.count("{") - line.count("}")


def has_statements(source):
    """Whether a source has more at file scope than declarations: it is a program."""
    return any(not depth and not other.match(line)
               and (not (found := declaration.match(line)) or found["kind"] in ("let", "var"))
               for depth, line in lines(source))


def visible(source):
    """The names that other files of its module would find in a source: those at file scope, and those that
    it adds to types of others. There is "" if it adds what has no name, as a conformance or an operator."""
    names, inside = set(), False
    for depth, line in lines(source):
        found = declaration.match(line)
        inside = inside and depth > 0
        if found and found["kind"] == "extension":
            inside = found["name"] not in names
            if inside and ":" in found["rest"]:
                names.add("")
        elif found and (inside or not depth):
            names.add(found["name"])
    return names


def modules(units):
    """Puts units into groups that are compiled as one module: with the same imports, with at most one
    program, and so that none mentions a name of another one. Each then compiles alone, too."""
    groups = collections.defaultdict(list)
    for unit in sorted(units, key=lambda unit: unit.library):
        names = visible(unit.source)
        if not unit.library or "@main" in unit.source:
            names.add("@main")
        words = names | set(re.findall(r"\w+", unit.source))
        alike = groups[frozenset(re.findall(r"^.*\bimport .*", unit.source, re.M))]
        for group, declared, mentioned in alike:
            if len(group) < together and "" not in names | declared and declared.isdisjoint(words) \
                    and names.isdisjoint(mentioned):
                group.append(unit)
                declared |= names
                mentioned |= words
                break
        else:
            alike.append(([unit], names, words))
    return [group for alike in groups.values() for group, _, _ in alike]


def compile_all(units):
    """Returns the errors of every unit in every mode; empty if it compiles.

    The compiler runs through all passes that find errors: types, initialization, data races. It
    writes no files. Loading the modules takes most of the time, so that several units are compiled as one
    module; if there is an error, each of them separately again.
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
            results = dict(run((units[:1], "6")))
            jobs = [(group, mode) for mode in modes for group in modules(units)]
            for found in pool.map(run, jobs):
                results.update(found)
        return results
