import Foundation
import Legato
import Observation
import TestSupport
import Testing

@testable import LegatoCanvas
@testable import LegatoViews

/// A text is shaped once, however often it is measured, placed and drawn.
@Suite struct TextShapingTests {
    private func shapedBytes(_ body: () -> Void) -> Int {
        let counter = ShapedBytes()
        ShapedBytes.$counter.withValue(counter, operation: body)
        return counter.count
    }

    private func row(_ texts: [String]) -> some View {
        HStack {
            Circle().frame(width: 24, height: 24)
            VStack(alignment: .leading) {
                Text(texts[0]).font(.headline)
                Text(texts[1]).font(.caption)
            }
            Spacer()
            Text(texts[2])
        }
    }

    @Test func aRowShapesEachTextOnce() {
        let texts = ["Row 1 of a row", "Details of the row 1", "1 of rows"]
        let bytes = shapedBytes {
            let stage = ViewStage(row(texts), width: 400)
            _ = stage.display.snapshot()
        }
        #expect(bytes == texts.map(\.utf8.count).reduce(0, +))
    }

    @Test("Many texts, laid out by another thread, have the sizes of single ones")
    func manyTexts() {
        let texts = (0..<150).map { index in
            switch index % 4 {
            case 0: "Of many texts \(index)"
            case 1: "A longer text of many that wraps at the width, \(index)"
            case 2: "First line\nsecond line of many \(index)"
            default: "\(index) of many texts in one line that is truncated"
            }
        }
        func text(_ index: Int) -> some View {
            Text(texts[index]).lineLimit(index % 4 == 3 ? 1 : nil).frame(maxWidth: 150)
        }
        func sizes(_ view: some View) -> [CGSize] {
            func sizes(_ layer: CALayer) -> [CGSize] {
                (layer is CATextLayer ? [layer.bounds.size] : [])
                    + (layer.sublayers ?? []).flatMap(sizes)
            }
            return sizes(ViewDisplay(view).display.rootLayer)
        }
        let all = sizes(VStack { ForEach(texts.indices, id: \.self) { text($0) } }.fixedSize())
        #expect(all.count == texts.count)
        #expect(all == texts.indices.flatMap { sizes(text($0).fixedSize()) })
    }

    @Test func knownTextsAreNotShapedAgain() {
        let texts = ["Row 2 of a row", "Details of the row 2", "2 of rows"]
        _ = ViewStage(row(texts), width: 400).display.snapshot()
        let bytes = shapedBytes {
            for width in [380, 390, 420.5] {
                _ = ViewStage(row(texts), width: width).display.snapshot()
            }
        }
        #expect(bytes == 0)
    }

    @Test func aChangedTextShapesOnlyItself() {
        let model = Counted()
        let stage = ViewStage(NumberView(model: model), width: 400)
        _ = stage.display.snapshot()
        let bytes = shapedBytes {
            stage.change { model.number = 70_001 }
            _ = stage.display.snapshot()
        }
        #expect(bytes == 5)
    }

    @Observable final class Counted { var number = 70_000 }

    private struct NumberView: View {
        let model: Counted
        var body: some View {
            VStack {
                Text("Not a number")
                Text(verbatim: "\(model.number)")
            }
        }
    }

    @Test func whatCollapsesIsMeasuredSo() throws {
        let texts = ["", " ", "a", "some words", "two\nlines", "שלום", "a\tb"]
        for text in texts {
            for height in [0, 10, 50, .infinity, CGFloat?.none] {
                try check(Text(verbatim: text), height, collapses: true)
                try check(Text(verbatim: text).minimumScaleFactor(0.1), height, collapses: true)
                for alignment in [HorizontalAlignment.leading, .center, .trailing] {
                    let column = VStack(alignment: alignment) {
                        Text(verbatim: text)
                        Text("another").font(.caption)
                    }
                    try check(column, height, collapses: true)
                }
                try check(HStack { Text(verbatim: text) }, height, collapses: false)
                try check(Text(verbatim: text).padding(3), height, collapses: false)
            }
        }
    }

    /// Checks that a collapsible view has the width 0 if that is proposed.
    private func check(_ view: some View, _ height: CGFloat?, collapses: Bool) throws {
        let probe = Probe()
        _ = ViewStage(Measuring(probe: probe, height: height) { view })
        let answer = try #require(probe.answer)
        #expect(answer.collapses == collapses, "\(view)")
        if answer.collapses {
            #expect(answer.width == 0, "\(view) at \(String(describing: height))")
        }
    }

    private final class Probe: @unchecked Sendable {
        var answer: (collapses: Bool, width: CGFloat)?
    }

    /// Measures a view at a width of 0.
    private struct Measuring: Layout {
        let probe: Probe
        let height: CGFloat?

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            let size = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: height))
            probe.answer = (subviews[0].element.collapses(along: .horizontal), size.width)
            return size
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }
}
