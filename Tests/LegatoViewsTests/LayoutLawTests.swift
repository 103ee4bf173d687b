import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoViews

/// Layout laws of stacks.
struct LayoutLawTests {
    /// Lays out views with given maximum widths in a row, and returns their widths.
    private func widths(_ greatest: [CGFloat], spacing: CGFloat, in width: CGFloat) -> [CGFloat] {
        let views = greatest.map { FakeElement(width: 0...$0, height: 0...10) }
        ContainerElement(HStackLayout(spacing: spacing), views).lay(width, 10)
        return views.compactMap { $0.frame?.width }
    }

    @Test(
        "Views without a minimum width fill the row or have their maximum width", arguments: 1...40
    )
    func filling(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let greatest = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            CGFloat.random(in: 0...200, using: &random)
        }
        let spacing = CGFloat.random(in: 0...10, using: &random)
        let gaps = spacing * CGFloat(greatest.count - 1)
        let width = gaps + CGFloat.random(in: 0...800, using: &random)
        let taken = widths(greatest, spacing: spacing, in: width)
        let expected = min(width, gaps + greatest.reduce(0, +))
        #expect(abs(taken.reduce(gaps, +) - expected) < 1e-9, "seed \(seed)")
        #expect(zip(taken, greatest).allSatisfy { $0 <= $1 }, "seed \(seed)")
    }

    @Test("The order of views does not change their widths", arguments: 1...40)
    func order(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let greatest = (0..<6).map { _ in CGFloat.random(in: 0...200, using: &random) }
        let order = Array(0..<6).shuffled(using: &random)
        let plain = widths(greatest, spacing: 4, in: 300)
        let shuffled = widths(order.map { greatest[$0] }, spacing: 4, in: 300)
        #expect(shuffled == order.map { plain[$0] }, "seed \(seed)")
    }

    @Test("A wider row makes no view narrower", arguments: 1...40)
    func monotony(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let greatest = (0..<5).map { _ in CGFloat.random(in: 0...200, using: &random) }
        var narrower = widths(greatest, spacing: 4, in: 0)
        for width in stride(from: CGFloat(20), through: 800, by: 20) {
            let wider = widths(greatest, spacing: 4, in: width)
            #expect(zip(narrower, wider).allSatisfy { $0 <= $1 + 1e-9 }, "seed \(seed)")
            narrower = wider
        }
    }

    @Test("A column is a transposed row", arguments: 1...20)
    func transposition(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let limits = (0..<5).map { _ in
            (0..<2).map { _ -> ClosedRange<CGFloat> in
                let minimum = CGFloat.random(in: 0...50, using: &random)
                return minimum...(minimum + CGFloat.random(in: 0...100, using: &random))
            }
        }
        let row = limits.map { FakeElement(width: $0[0], height: $0[1]) }
        let column = limits.map { FakeElement(width: $0[1], height: $0[0]) }
        for (number, view) in row.enumerated() {
            view.layoutPriority = Double(number % 2)
            column[number].layoutPriority = view.layoutPriority
        }
        let wide = ContainerElement(HStackLayout(), row).lay(200, 60)
        let high = ContainerElement(VStackLayout(), column).lay(60, 200)
        #expect(wide == CGSize(width: high.height, height: high.width), "seed \(seed)")
        let turned = column.compactMap(\.frame).map {
            CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
        }
        #expect(row.compactMap(\.frame) == turned, "seed \(seed)")
    }
}
