import Figures
import Foundation
import Testing

struct FrameFilesTests {
    @Test func theTableOfTimestampsHasARowForEachFrameInNanoseconds() {
        var first = FrameStamps.sample(1)
        (first.committed, first.gpuTime) = (0.0095, 0.0005)
        var second = FrameStamps.sample(2)
        (second.tick, second.target, second.followsPause) = (nil, nil, true)
        let lines = FrameCSV.text(of: [first, second]).split(
            separator: "\n", omittingEmptySubsequences: true
        )
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("index,follows_pause,tick_ns,target_ns,committed_ns,start_ns,"))
        #expect(
            lines[1]
                == "1,0,10000000,20000000,9500000,10000000,10100000,10300000,10600000,11000000,"
                + "11500000,12100000,12800000,500000"
        )
        #expect(lines[2].hasPrefix("2,1,,,,20000000,"))
        #expect(lines.allSatisfy { $0.count(where: { $0 == "," }) == FrameCSV.columns.count - 1 })
    }

    @Test func theTraceHasSpansOnBothThreads() throws {
        var run = FrameRun.sample((1..<3).map { .sample($0) })
        run.callbacks = [CallbackStamps(index: 1, tick: 0.01, start: 0.0101, end: 0.0106)]
        run.commits = [CommitStamps(start: 0.0099, end: 0.01)]
        let trace = FrameTrace.value(of: run, scene: "layers")
        guard case .list(let events)? = trace["traceEvents"] else {
            Issue.record("The trace has no events")
            return
        }
        func all(_ name: String) -> [JSONValue] { events.filter { $0["name"] == .text(name) } }
        for name in ["frame", "animate", "flatten", "upload", "draw", "present"] {
            #expect(all(name).count == 2, "\(name)")
            #expect(all(name).allSatisfy { $0["tid"] == .number(2) && $0["ph"] == .text("X") })
        }
        // The render thread applies two commits, and the main thread sends one.
        #expect(all("commit").filter { $0["tid"] == .number(2) }.count == 2)
        let handedOver = all("commit").filter { $0["tid"] == .number(1) }
        #expect(handedOver.map { $0["ts"] } == [.number(0)])
        #expect(handedOver.map { $0["dur"] } == [.number(100)])
        #expect(all("callback").map { $0["ts"] } == [.number(200)])
        #expect(all("callback").map { $0["dur"] } == [.number(500)])
        #expect(all("animate").first?["ts"] == .number(200))
        #expect(all("animate").first?["dur"] == .number(200))
        #expect(all("thread_name").count == 2)
    }

    @Test func valuesSurviveAJSONRoundTrip() throws {
        let value = JSONValue.object([
            "a": .list([.number(1.5), .null, .flag(true)]), "b": .text("x\"y"), "c": .number(2),
        ])
        #expect(JSONValue(Data(value.text.utf8)) == value)
        #expect(JSONValue.number(.nan).text == "null")
        #expect(JSONValue(Data("no".utf8)) == nil)
    }

    @Test func filesThatCannotBeReadOrWrittenAreReported() {
        let error = #expect(throws: BenchmarkError.self) {
            try JSONValue.null.write(to: "/no/such/folder/file.json")
        }
        #expect(error?.description.contains("/no/such/folder/file.json") == true)
        #expect(throws: BenchmarkError.self) { try JSONValue(contentsOf: "/no/such.json") }
    }
}
