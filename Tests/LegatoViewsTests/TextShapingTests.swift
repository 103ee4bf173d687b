import Foundation
import Legato
import Observation
import TestSupport
import Testing

@testable import LegatoCanvas
@testable import LegatoViews

/// A text is shaped once, however often it is measured, placed and drawn.
struct TextShapingTests {
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

    /// The views whose shortest lengths are compared, with whether their shortest width is known.
    private func views(_ text: String, _ check: (any View, Bool) throws -> Void) rethrows {
        let text = Text(verbatim: text)
        try check(text, true)
        try check(text.minimumScaleFactor(0.1), true)
        for alignment in [HorizontalAlignment.leading, .center, .trailing] {
            func column(_ view: some View) -> some View {
                VStack(alignment: alignment) {
                    text
                    view
                }
            }
            try check(column(Text("another").font(.caption)), true)
            try check(column(Text("another").padding(7)), true)
            try check(column(Color.red.frame(width: 40)), true)
            try check(column(text.alignmentGuide(alignment) { _ in 9 }), false)
            try check(column(text.alignmentGuide(alignment) { _ in 9 }.frame(width: 40)), false)
            try check(column(text.fixedSize()), false)
        }
        try check(HStack { text }, true)
        try check(
            HStack {
                text; Spacer(); text
            }, true)
        try check(
            HStack(spacing: 3) {
                text.padding(2); Circle(); text; Color.red
            }, true)
        try check(
            HStack(spacing: 3) {
                text; text.layoutPriority(1); Spacer(minLength: 1)
            }, true)
        try check(
            HStack(spacing: -3) {
                text; text
            }, false)
        try check(ZStack { text }, false)
        try check(text.padding(3), true)
        try check(text.padding(.leading, -2).padding(3), false)
        try check(text.frame(width: 30, alignment: .trailing), true)
        try check(text.frame(height: 30), true)
        try check(text.frame(minWidth: 30), true)
        try check(text.frame(minWidth: 30, maxWidth: 40), true)
        try check(text.padding(3).frame(maxWidth: .infinity), true)
        try check(text.padding(3).frame(maxWidth: 2), true)
        try check(text.frame(maxHeight: 20), true)
        try check(text.fixedSize(horizontal: false, vertical: true), true)
        try check(text.opacity(0.5).onTapGesture {}, true)
        try check(text.padding(3).background(.red).overlay { Circle() }, true)
        try check(text.padding(3).mask { Circle().frame(width: 90) }, true)
        try check(text.transition(.opacity).accessibilityLabel("a").zIndex(1), true)
        try check(text.padding(3).position(x: 1, y: 2), false)
        try check(text.padding(3).offset(x: 4), true)
        try check(text.aspectRatio(2, contentMode: .fit), false)
        try check(text.padding(3).containerRelativeFrame(.horizontal), false)
        try check(GeometryReader { _ in text.padding(3) }, false)
        try check(ScrollView(.vertical) { text }.contentMargins(5), false)
        try check(ViewThatFits { text.padding(3) }, false)
        try check(LazyVStack { text.padding(3) }, false)
        try check(List { text.padding(3) }, false)
        try check(Button("Press") {}.buttonStyle(.plain), true)
    }

    @Test("A shortest length that is known is that of a measurement")
    func shortestLengths() throws {
        for text in ["", " ", "a", "some words", "two\nlines", "שלום", "a\tb"] {
            for across in [0, 10, 50, .infinity, CGFloat?.none] {
                try views(text) { view, isKnown in try check(AnyView(view), across, isKnown) }
            }
        }
    }

    /// Compares the shortest lengths of a view with measured ones.
    private func check(_ view: AnyView, _ across: CGFloat?, _ isKnown: Bool) throws {
        for axis in Axis.allCases {
            let probe = Probe()
            _ = ViewStage(Measuring(probe: probe, axis: axis, across: across) { view })
            let answer = try #require(probe.answer)
            if axis == .horizontal { #expect((answer.known != nil) == isKnown, "\(view)") }
            if let known = answer.known {
                #expect(known == answer.measured, "\(view) at \(String(describing: across))")
            }
        }
    }

    private final class Probe: @unchecked Sendable {
        var answer: (known: CGFloat?, measured: CGFloat)?
    }

    /// Measures a view with 0 proposed along an axis.
    private struct Measuring: Layout {
        let probe: Probe
        let axis: Axis
        let across: CGFloat?

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            let size = subviews[0].sizeThatFits(
                ProposedViewSize(0, along: axis, across: across)
            )
            probe.answer = (subviews[0].element.shortest(along: axis), size[axis])
            return size
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }
}
