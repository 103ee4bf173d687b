import Figures
import Testing

struct ComparisonTests {
    private let new = [
        Figure("scene", .text("layers")), Figure("frame_time_p50_ms", 3),
        Figure("frame_time_p99_ms", 9), Figure("peak_rss_mb", 50), Figure("hitch_count", .null),
        Figure("late_frames", 4),
    ]
    private let old = JSONValue.object([
        "scene": .text("layers"), "frame_time_p50_ms": .number(2), "frame_time_p99_ms": .number(3),
        "peak_rss_mb": .number(50), "late_frames": .number(0),
    ])

    @Test func eachFigureHasItsOldValueAndTheRatio() {
        let rows = Comparison(new, with: old).rows
        #expect(
            rows.map(\.key) == [
                "frame_time_p50_ms", "frame_time_p99_ms", "peak_rss_mb", "late_frames",
            ]
        )
        #expect(rows.map(\.ratio) == [1.5, 3, 1, nil])
    }

    @Test func theTableHasThreeColumns() {
        let lines = Comparison(new, with: old).table.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[1].split(separator: " ") == ["frame_time_p50_ms", "2.000", "3.000", "1.50"])
        #expect(lines[4].split(separator: " ") == ["late_frames", "0.000", "4.000", "-"])
    }

    @Test func onlyDecisiveFiguresFailTheComparison() {
        let comparison = Comparison(new, with: old)
        #expect(comparison.worse(than: 1.4).map(\.key) == ["frame_time_p50_ms"])
        #expect(comparison.worse(than: 1.5).isEmpty)
    }

    @Test func aDifferentSceneIsNoted() {
        let other = JSONValue.object(["scene": .text("rows"), "frame_time_p50_ms": .number(2)])
        let comparison = Comparison(new, with: other)
        #expect(comparison.differences == ["scene"])
        #expect(comparison.table.contains("note: scene"))
    }

    @Test func wrongNamesSuggestSimilarOnes() {
        let known = ["layers", "layers-plain", "shapes", "rows"]
        #expect(NearestNames.of("layer", in: known, count: 2) == ["layers", "layers-plain"])
        #expect(NearestNames.of("shaeps", in: known, count: 1) == ["shapes"])
        #expect(NearestNames.of("ROWS", in: known, count: 1) == ["rows"])
        #expect(NearestNames.of("", in: known, count: 1) == ["rows"])
    }
}
