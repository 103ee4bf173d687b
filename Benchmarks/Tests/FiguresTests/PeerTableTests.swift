import Figures
import Testing

struct PeerTableTests {
    private func sample(_ median: Double) -> PeerSample {
        PeerSample(
            frames: 100, median: median, p99: 2 * median, processorTime: 1.5 * median,
            displayServerTime: nil, memory: 50
        )
    }

    private var table: PeerTable {
        var rows = ["Ours", "Mark", "Slow", "Missing"].map { PeerTable.Row($0) }
        rows[0].samples = [sample(4), sample(5), sample(30)]
        rows[1].samples = [sample(10), sample(30)]
        rows[2].samples = [sample(200)]
        rows[3].failure = "not installed"
        return PeerTable(count: 10, rows: rows, reference: "Mark", own: "Ours")
    }

    @Test func ratiosAreThoseOfTheMediansOfAllRounds() {
        let lines = table.markdown.split(separator: "\n").map(String.init)
        #expect(lines[2] == "| Ours | 5.00 (4.00–30.0) | 10.0 | 7.50 | – | 50.0 | 0.25 | 1.00 |")
        #expect(lines[3].hasSuffix("| 1.00 | 4.00 |"))
        #expect(lines[4] == "| Slow | 200 | 400 | 300 | – | 50.0 | 10.0 | 40.0 |")
        #expect(lines[5] == "Skipped: Missing, not installed.")
    }

    @Test func aMissingMarkOmitsItsRatios() {
        var table = table
        table.rows[1].samples = []
        #expect(table.markdown.contains("| Slow | 200 | 400 | 300 | – | 50.0 | – | 40.0 |"))
    }

    @Test func theJSONTableHasARowForEachProgram() throws {
        guard case .list(let rows) = table.value else {
            Issue.record("The table is no list")
            return
        }
        #expect(rows.count == 4)
        #expect(rows[0]["ratio_to_reference"] == .number(0.25))
        #expect(rows[2]["ratio_to_own"] == .number(40))
        #expect(rows[3]["skipped"] == .text("not installed"))
        #expect(rows[3]["frame_interval_p50_ms"] == .null)
    }

    @Test func aPeersLineIsFoundAmongOthers() throws {
        let output = """
            warming up
            {"peer":"x","frames":69,"mean_ms":29.2,"p50_ms":27.5,"p99_ms":60.5,"cpu_ms":48.8,\
            "xserver_cpu_ms":1.4,"rss_mb":140.6,"peak_rss_mb":141.0}
            """
        let sample = try #require(PeerSample(output: output))
        #expect(sample.median == 27.5 && sample.p99 == 60.5 && sample.processorTime == 48.8)
        #expect(sample.displayServerTime == 1.4 && sample.memory == 141)
        #expect(PeerSample(output: "{\"frames\":0}") == nil)
        #expect(PeerSample(output: "nothing") == nil)
    }

    @Test func aSectionOfAFileIsReplacedAndTheRestKept() throws {
        let (begin, end) = (MarkdownSection.begin("peers a"), MarkdownSection.end("peers a"))
        let text = "before\n\(begin)\nold\n\(end)\nafter\n"
        let renewed = try #require(MarkdownSection.replacing("peers a", in: text, with: "new\n"))
        #expect(renewed == "before\n\(begin)\nnew\n\(end)\nafter\n")
        #expect(MarkdownSection.replacing("peers b", in: text, with: "new") == nil)
    }

    @Test func columnsKeepExtremesAndMeans() {
        let columns = PlotColumns([(0, 1), (0.1, 3), (0.9, 5), (2, 7)], duration: 1, count: 3)
        #expect(columns.columns.map { $0?.minimum } == [1, nil, 5])
        #expect(columns.columns.map { $0?.greatest } == [3, nil, 7])
        #expect(columns.columns.map { $0?.mean } == [2, nil, 6])
        #expect(columns.columns.map { $0?.count } == [2, nil, 2])
        #expect(Histogram([0, 0.5, 0.99, 5], bounds: 0...1, bins: 2).counts == [1, 3])
        #expect(AxisSteps.step(range: 40, count: 5) == 10)
        #expect(AxisSteps.step(range: 0.35, count: 5) == 0.1)
        #expect(AxisSteps.step(range: 7, count: 5) == 2)
    }
}
