import Figures
import Testing

struct StartupTableTests {
    private func row(
        _ name: String, _ kind: StartupTable.Kind, _ times: [Double], renderer: String = ""
    ) -> StartupTable.Row {
        var row = StartupTable.Row(name, kind)
        row.samples = times.map {
            StartupSample(time: $0, processorTime: $0 / 2, memory: 12, renderer: renderer)
        }
        return row
    }

    private func table(_ rows: [StartupTable.Row]) -> StartupTable {
        StartupTable(rows: rows, references: [.software: "C", .openGL: "C GL"])
    }

    @Test func eachProgramIsComparedWithTheReferenceOfItsKind() {
        let rows = [
            row("Ours", .software, [60, 45, 30]), row("Ours GL", .openGL, [160]),
            row("C", .software, [30, 20]), row("C GL", .openGL, [80]),
        ]
        let lines = table(rows).markdown.split(separator: "\n").map(String.init)
        #expect(lines[2] == "| Ours | 45.0 (30.0–60.0) | 22.5 | 12.0 | 1.80 |")
        #expect(lines[3] == "| Ours GL | 160 | 80.0 | 12.0 | 2.00 |")
        #expect(lines[4] == "| C | 25.0 (20.0–30.0) | 12.5 | 12.0 | 1.00 |")
    }

    @Test(arguments: [("software", 2.0), ("gl, llvmpipe", 0.5)])
    func aProgramThatChoosesItsRendererIsOfTheChosenKind(_ renderer: String, _ ratio: Double) {
        let ours = row("Ours", .automatic, [40], renderer: renderer)
        let table = table([ours, row("C", .software, [20]), row("C GL", .openGL, [80])])
        #expect(table.ratio(of: ours) == ratio)
    }

    @Test func programsThatDoNotRunAreReported() {
        var missing = StartupTable.Row("C", .software)
        missing.failure = "not installed"
        let table = table([row("Ours", .software, [40]), missing])
        #expect(table.markdown.contains("| Ours | 40.0 | 20.0 | 12.0 | – |"))
        #expect(table.markdown.hasSuffix("\n\nSkipped: C, not installed."))
        guard case .list(let rows) = table.value else {
            Issue.record("The table is \(table.value)")
            return
        }
        #expect(rows.map { $0["ratio_to_reference"] } == [.null, .null])
        #expect(rows[0]["startup_max_ms"] == .number(40))
        #expect(rows[1]["skipped"] == .text("not installed"))
    }

    @Test func aSampleIsParsedAmongOtherLines() {
        let sample = StartupSample(time: 41.5, processorTime: 20, memory: 36, renderer: "gl, x")
        #expect(StartupSample(output: "ATTENTION: {}\n\(sample.line)\nbye\n") == sample)
        let peer = "{\"startup_ms\":38.0,\"cpu_ms\":17.0,\"peak_rss_mb\":12.3}"
        #expect(StartupSample(output: peer)?.time == 38)
        #expect(StartupSample(output: "{\"startup_ms\":38.0}") == nil)
        #expect(StartupSample(output: "") == nil)
    }
}
