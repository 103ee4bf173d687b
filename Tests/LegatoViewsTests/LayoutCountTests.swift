import Foundation
import Legato
import LegatoGraphics
import Observation
import TestSupport
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Counts of a layout.
///
/// The measurements, queries and placements of a layout, at first and after a change.
struct LayoutCountTests {
    @Observable final class Model {
        var text = "1"
        var isBold = false
        var priority = 0.0
        var spacing: CGFloat = 4
        var guide: CGFloat = 3
        var hasMore = false
        var isMirrored = false
    }

    private struct Row: View {
        let index: Int
        let model: Model
        var body: some View {
            HStack {
                Circle().fill(.blue).frame(width: 8, height: 8)
                VStack(alignment: .leading) {
                    Text("Row")
                    Text("Details")
                }
                Spacer()
                Text(index == 3 ? model.text : "0")
            }
        }
    }

    private struct Rows: View {
        let count: Int
        let model: Model
        var body: some View {
            ScrollView {
                VStack { ForEach(0..<count, id: \.self) { Row(index: $0, model: model) } }
            }
        }
    }

    private struct Counts: Equatable {
        var (measurements, queries, placements) = (0, 0, 0)

        static func - (a: Counts, b: Counts) -> Counts {
            Counts(
                measurements: a.measurements - b.measurements, queries: a.queries - b.queries,
                placements: a.placements - b.placements
            )
        }
    }

    private func counts(_ graph: ViewGraph) -> Counts {
        Counts(
            measurements: graph.measurements, queries: graph.queries, placements: graph.moves
        )
    }

    private func show(_ rows: Int) -> (ViewDisplay<Rows>, Model) {
        let model = Model()
        return (ViewDisplay(Rows(count: rows, model: model)), model)
    }

    @Test("A row of three texts is measured at most 50 times for its first frame")
    func firstFrame() {
        let few = counts(show(20).0.hosting.graph)
        let more = counts(show(40).0.hosting.graph)
        let row = more - few
        #expect(row.measurements <= 20 * 50, "\(row)")
        #expect(row.queries <= 20 * 110, "\(row)")
        #expect(row.placements <= 20 * 20, "\(row)")
    }

    @Test(
        "A changed text asks its own row only, and places nothing else", arguments: ["2", "22\n2"])
    func changedText(text: String) {
        func change(_ rows: Int) -> Counts {
            let (stage, model) = show(rows)
            let before = counts(stage.hosting.graph)
            stage.display.perform { model.text = text }
            stage.display.advance(frames: 1)
            return counts(stage.hosting.graph) - before
        }
        let (few, more) = (change(20), change(80))
        #expect(few.measurements == more.measurements)
        #expect(few.measurements <= 60, "\(few)")
        // A row of another height moves the rows below it.
        if text == "2" { #expect(few == more) }
    }

    /// Stacks in stacks, with every query that a stack makes of its views.
    private struct Nest: View {
        let model: Model
        var body: some View {
            VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline) {
                    Text(model.text)
                    VStack {
                        Text("a").bold(model.isBold)
                        if model.hasMore { Text("more").padding(3) }
                        Rectangle().fill(.red)
                    }
                    Spacer()
                    Text("end and more").layoutPriority(model.priority)
                }
                HStack(spacing: model.spacing) {
                    Rectangle().fill(.green).alignmentGuide(.top) { [guide = model.guide] _ in guide
                    }
                    VStack(alignment: .trailing) {
                        Text("x")
                        Text("yyy").alignmentGuide(.leading) { [guide = model.guide] in
                            $0.width - guide
                        }
                    }
                }
                VStack {
                    HStack {
                        Text("q")
                        Color.blue.frame(maxWidth: model.guide * 4)
                    }
                    Text("last")
                }
            }
            .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    private nonisolated static let changes: [@MainActor @Sendable (Model, Int) -> Void] = [
        { $0.text = ["1", "22", "3\n3", "a longer text that has to wrap in its place"][$1 % 4] },
        { $0.isBold = $1 % 2 == 0 },
        { $0.priority = Double($1 % 3) - 1 },
        { $0.spacing = CGFloat($1 % 5) },
        { $0.guide = CGFloat($1 % 7) },
        { $0.hasMore = $1 % 2 == 0 },
        { $0.isMirrored = $1 % 2 == 0 },
    ]

    @Test(
        "After any changes, views are where a new tree has them",
        arguments: cases([(4711 as UInt64, 120), (5, 600)], every: 2)
    )
    func changesEqualNewTrees(seed: UInt64, steps: Int) {
        var random = SeededRandom(seed: seed)
        let model = Model()
        let stage = ViewDisplay(Nest(model: model))
        for step in 0..<steps {
            stage.display.perform {
                for _ in 0...Int.random(in: 0..<2, using: &random) {
                    let change = Self.changes[Int.random(in: Self.changes.indices, using: &random)]
                    change(model, Int.random(in: 0..<60, using: &random))
                }
            }
            // Some changes do not cause a separate frame.
            if random.chance(of: 1 / 3) { continue }
            stage.display.advance(frames: 1)
            stage.display.advance(by: 1)
            let fresh = ViewDisplay(Nest(model: model))
            let (shown, expected) = (stage.display.snapshot(), fresh.display.snapshot())
            #expect(shown == expected, "after step \(step)")
        }
    }

    @Test("A column with more changed rows than it compares is laid out correctly")
    func manyChanges() {
        let model = Model()
        let rows = VStack { ForEach(0..<30, id: \.self) { _ in Row(index: 3, model: model) } }
        let stage = ViewDisplay(rows, size: CGSize(width: 200, height: 900))
        stage.display.perform { model.text = "long" }
        stage.display.advance(frames: 1)
        let fresh = ViewDisplay(rows, size: CGSize(width: 200, height: 900))
        #expect(stage.display.snapshot() == fresh.display.snapshot())
    }
}
