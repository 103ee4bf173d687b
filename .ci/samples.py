"""The samples and listings of documents, and the tables that define how they compile."""
import argparse, collections, re, sys, time
import compiling

apple = re.compile(r"\s*import (SwiftUI|UIKit|QuartzCore|CoreGraphics|CoreText|ImageIO)\s*$")
wraps = ["file", "main", "members", "view", "modifiers", "statements", "in"]
keys = ["file", "member", "before", "after", "edit", "on", "in", "waits", "modes", "because"]


class Sample:
    """A row of a table: a sample and its notes."""

    def __init__(self, table, title, number, lines, wrap, imports=("Legato",)):
        self.table, self.title, self.number, self.wrap = table, title, number, wrap
        self.imports = imports
        self.name = f"{title} {number}"
        self.raw = lines
        self.notes = collections.defaultdict(list)

    def lines(self):
        """The sample's lines with their numbers, mended and without imports of Apple's names."""
        found = [(number, apple.sub("", text)) for number, text in self.raw]
        for edit in self.notes["edit"]:
            match = re.fullmatch(r"(\d+ )?s(.)(.*)\2(.*)\2", edit)
            if not match:
                raise SystemExit(f"{self.table}: {self.name}: not an edit: {edit}")
            line, _, pattern, replacement = match.groups()
            replacement = replacement.replace("\\n", "\n")
            hits = [index for index, (number, text) in enumerate(found)
                    if line in (None, f"{number} ") and re.search(pattern, text)]
            if not hits:
                raise SystemExit(f"{self.table}: {self.name}: nothing to edit: {edit}")
            for index in hits:
                found[index] = found[index][0], re.sub(pattern, replacement, found[index][1])
        return found

    def source(self):
        """The program around the sample; errors name the lines of the document."""
        notes, text, expected = self.notes, [], None
        for number, line in self.lines():
            if number != expected:
                text.append(f'#sourceLocation(file: "{self.title}", line: {number})')
            text.append(line)
            expected = number + 1
        text.append("#sourceLocation()")
        members, before, after = notes["member"], notes["before"], notes["after"]
        empty = ["var body: some View { EmptyView() }"]
        if self.wrap in ("file", "main"):
            text = members + before + text + after
        elif self.wrap == "members":
            text = ["struct Wrapper: View {", *members, *text, *after, *empty, "}"]
        elif self.wrap == "in":
            text = [*notes["in"], "{", *members, *text, *after, "}"]
        elif self.wrap == "statements":
            text = [*members, "@MainActor func wrapper() throws {", *before, *text, *after, "}"]
        else:
            chained = notes["on"] or ["Rectangle()"] if self.wrap == "modifiers" else []
            if chained:
                # A directive between a view and its modifiers would end the expression.
                chained = [f'#sourceLocation(file: "{self.title}", line: '
                           f'{self.lines()[0][0] - len(chained)})', *chained]
                text = text[1:]
            text = ["struct Wrapper: View {", *members, "var body: some View {", *before, *chained,
                    *text, *after, "}", "}"]
        imports = [f"import {name}" for name in self.imports]
        # Samples that are compiled as one module have different wrappers.
        wrapper = re.sub(r"\W", "_", self.name)
        return re.sub(r"\b([Ww]rapper)\b", rf"\1_{wrapper}", "\n".join(
            [*imports, *notes["file"], *text, ""]))


def rows(table):
    """The lines of a table: words of a row, and notes as pairs."""
    for index, line in enumerate(table.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        note = re.fullmatch(r"\s+(\w+): (.*)", line)
        if note and note[1] not in keys or not note and line.startswith(" "):
            raise SystemExit(f"{table}:{index}: not a line of a table: {line}")
        yield note.groups() if note else line.split()


def check(title, samples, options):
    """Compiles samples, prints a row for each, and exits with a failure if one has an unexpected result."""
    start = time.monotonic()
    units = [compiling.Unit(sample.name, source, sample.wrap != "main" or not compiling.has_statements(source))
             for sample in samples for source in [sample.source()]]
    if options.show:
        print("\n".join(unit.source for unit in units))
    results = compiling.compile_all(units)
    wrong, everywhere, waiting, some = [], 0, 0, 0
    width = max(len(sample.name) for sample in samples) + 1
    print(" " * width + "".join(f"{mode:>4}" for mode in compiling.modes))
    for sample in samples:
        waits, because = " ".join(sample.notes["waits"]), " ".join(sample.notes["because"])
        named = " ".join(sample.notes["modes"]).split() or list(compiling.modes)
        due = [mode for mode in compiling.modes if mode in named and not waits]
        good = [mode for mode in compiling.modes if not results[sample.name, mode]]
        everywhere += len(good) == 4
        waiting += bool(waits)
        some += len(due) < 4 and not waits
        marks = "".join(f"{'yes' if mode in good else 'no':>4}" for mode in compiling.modes)
        print(f"{sample.name:{width}}{marks}  "
              f"{'waits for ' + waits if waits else because}".rstrip())
        for mode in compiling.modes:
            if (mode in good) == (mode in due) and not options.errors:
                continue
            if (mode in good) != (mode in due):
                wrong.append(f"{sample.name} in {mode}")
            if mode in good and mode not in due:
                print(f"    {mode}: compiles, though {sample.table} says that it does not")
            for error in results[sample.name, mode][:None if options.errors else 4]:
                print(f"    {mode}: {error}")
    print(f"{title}: {len(samples)}, {everywhere} compile in all modes, {some} do not for a "
          f"reason, {waiting} wait; {time.monotonic() - start:.0f} s")
    if wrong:
        print(f"{title}: not as their tables say: " + ", ".join(wrong))
        sys.exit(1)


def arguments(usage):
    """The options of a check, and its subject: a document and some of its samples."""
    parser = argparse.ArgumentParser(usage=usage)
    parser.add_argument("--errors", action="store_true")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("document", nargs="?")
    parser.add_argument("samples", nargs="*")
    return parser.parse_args()
