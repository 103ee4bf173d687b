import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Layout of stacks.
struct LayoutStackTests {
    private func row(_ spacing: CGFloat?, _ children: [any LayoutElement])
        -> ContainerElement<HStackLayout>
    {
        ContainerElement(HStackLayout(spacing: spacing), children)
    }

    @Test("Views of fixed size are 8 points apart and vertically centred")
    func fixedSizes() {
        let (a, b) = (FakeElement(50, 20), FakeElement(30, 40))
        #expect(row(nil, [a, b]).lay(300, 100) == CGSize(width: 88, height: 40))
        #expect(a.frame == rect(0, 10, 50, 20))
        #expect(b.frame == rect(58, 0, 30, 40))
    }

    @Test("A column aligns its edges")
    func column() {
        let (a, b) = (FakeElement(50, 20), FakeElement(30, 40))
        let stack = ContainerElement(VStackLayout(alignment: .trailing, spacing: 5), [a, b])
        #expect(stack.lay(300, 100) == CGSize(width: 50, height: 65))
        #expect(a.frame == rect(0, 0, 50, 20))
        #expect(b.frame == rect(20, 25, 30, 40))
    }

    @Test("A fixed view is sized first; the flexible one gets the rest")
    func fixedBeforeFlexible() {
        let (shape, fixed) = (FakeElement.shape, FakeElement(60, 20))
        #expect(row(10, [shape, fixed]).lay(200, 100) == CGSize(width: 200, height: 100))
        #expect(shape.frame == rect(0, 0, 130, 100))
        #expect(fixed.frame == rect(140, 40, 60, 20))
        #expect(fixed.offers.contains(ProposedViewSize(width: 95, height: 100)))
    }

    @Test("The least flexible view is sized first, the others share the rest")
    func flexibility() {
        let (a, b) = (FakeElement.shape, FakeElement.shape)
        let short = FakeElement(width: 0...30, height: 0...10)
        row(0, [a, b, short]).lay(210, 10)
        #expect(a.frame == rect(0, 0, 90, 10))
        #expect(b.frame == rect(90, 0, 90, 10))
        #expect(short.frame == rect(180, 0, 30, 10))
    }

    @Test("Higher priority is sized first, minus the minimum sizes of the others")
    func priorities() {
        let a = FakeElement(width: 20...100, height: 10...10)
        let b = FakeElement(width: 20...100, height: 10...10)
        row(0, [a, b]).lay(140, 10)
        #expect([a.frame?.width, b.frame?.width] == [70, 70])
        b.layoutPriority = 1
        row(0, [a, b]).lay(140, 10)
        #expect([a.frame?.width, b.frame?.width] == [40, 100])
        row(0, [a, b]).lay(90, 10)
        #expect([a.frame?.width, b.frame?.width] == [20, 70])
    }

    @Test("Three priorities are sized one after another")
    func threePriorities() {
        let views = (0..<3).map { _ in FakeElement(width: 10...100, height: 10...10) }
        for (number, view) in views.enumerated() { view.layoutPriority = Double(number) }
        row(0, views).lay(150, 10)
        #expect(views.map { $0.frame?.width } == [10, 40, 100])
    }

    /// A spacer in a row.
    private func spacer(_ axis: Axis = .horizontal, _ length: CGFloat? = nil) -> FakeElement {
        let rule = SpacerRule(minLength: length, axis: axis)
        let spacer = FakeElement { rule.sizeThatFits($0) }
        spacer.viewSpacing = rule.spacing
        spacer.layoutPriority = SpacerRule.layoutPriority
        return spacer
    }

    @Test("A spacer takes the rest, at least 8 points, and adds no spacing")
    func spacers() {
        let (a, b) = (FakeElement(50, 20), FakeElement(30, 20))
        let stack = row(nil, [a, spacer(), b])
        #expect(stack.lay(200, 100) == CGSize(width: 200, height: 20))
        #expect([a.frame?.minX, b.frame?.minX] == [0, 170])
        #expect(stack.lay(60, 100).width == 88)
        #expect(stack.lay(nil, nil).width == 88)
        #expect(row(10, [a, spacer(), b]).lay(60, 100).width == 108)
        #expect(row(nil, [a, spacer(.horizontal, 0), b]).lay(60, 100).width == 80)
    }

    @Test("A flexible view leaves a spacer its minimum length")
    func spacerBesideShape() {
        let shape = FakeElement.shape
        row(nil, [shape, spacer()]).lay(100, 20)
        #expect(shape.frame == rect(0, 0, 92, 20))
    }

    @Test("Outside of stacks a spacer expands on both axes, inside along theirs")
    func spacerSizes() {
        let offer = ProposedViewSize(width: 50, height: 60)
        let free = SpacerRule()
        #expect(free.sizeThatFits(offer) == CGSize(width: 50, height: 60))
        #expect(free.sizeThatFits(.unspecified) == CGSize(width: 8, height: 8))
        let column = SpacerRule(minLength: 70, axis: .vertical)
        #expect(column.sizeThatFits(offer) == CGSize(width: 0, height: 70))
        #expect(column.sizeThatFits(.infinity) == CGSize(width: 0, height: CGFloat.infinity))
    }

    @Test("Proposals of nil, zero and infinity query ideal, minimum and maximum sizes")
    func specialOffers() {
        let stack = row(nil, [FakeElement.shape, FakeElement(30, 20)])
        #expect(stack.fittingSize(.unspecified) == CGSize(width: 48, height: 20))
        #expect(stack.fittingSize(.zero) == CGSize(width: 38, height: 20))
        let infinite = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        #expect(stack.fittingSize(.infinity) == infinite)
        #expect(stack.fittingSize(ProposedViewSize(width: nil, height: 50)).height == 50)
        #expect(row(nil, []).fittingSize(.infinity) == .zero)
    }

    @Test("Without a cross-axis proposal, flexible views get the largest height")
    func idealHeight() {
        let line = FakeElement(width: 1...1, height: 0...CGFloat.infinity)
        let fixed = FakeElement(40, 30)
        #expect(row(nil, [fixed, line]).lay(nil, nil) == CGSize(width: 49, height: 30))
        #expect(line.frame == rect(48, 0, 1, 30))
    }

    @Test("A nested stack has the spacing preferences of its outermost views")
    func nestedSpacing() {
        let wide = FakeElement(10, 10)
        wide.viewSpacing = {
            var spacing = ViewSpacing()
            spacing[.trailing] = 20
            return spacing
        }()
        let inner = row(nil, [FakeElement(10, 10), wide])
        #expect(row(nil, [inner, FakeElement(10, 10)]).lay(200, 10).width == 58)
        #expect(row(nil, [FakeElement(10, 10), inner]).lay(200, 10).width == 46)
    }

    @Test("A ZStack aligns its views at its corners")
    func overlaid() {
        let (a, b) = (FakeElement(100, 20), FakeElement(40, 60))
        let stack = ContainerElement(ZStackLayout(alignment: .bottomTrailing), [a, b])
        #expect(stack.lay(300, 300) == CGSize(width: 100, height: 60))
        #expect(a.frame == rect(0, 40, 100, 20))
        #expect(b.frame == rect(60, 0, 40, 60))
    }

    @Test("The size of a ZStack is that of its views of the highest priority")
    func overlaidPriority() {
        let (text, shape) = (FakeElement(50, 20), FakeElement.shape)
        text.layoutPriority = 1
        let stack = ContainerElement(ZStackLayout(), [shape, text])
        #expect(stack.lay(300, 300) == CGSize(width: 50, height: 20))
        #expect(shape.frame == rect(0, 0, 50, 20))
        #expect(ContainerElement(ZStackLayout(), []).lay(300, 300) == .zero)
    }
}
