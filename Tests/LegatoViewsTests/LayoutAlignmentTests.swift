import Foundation
import Legato
import Testing

@testable import LegatoViews

private enum Midline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let midline = VerticalAlignment(Midline.self)
}

/// Alignment guides.
struct LayoutAlignmentTests {
    @Test("A custom guide aligns the views of a row, at its default or its explicit value")
    func customGuide() {
        let (a, b) = (FakeElement(20, 20), FakeElement(20, 40))
        b.guides = [VerticalAlignment.midline.key: 40]
        let stack = ContainerElement(HStackLayout(alignment: .midline, spacing: 0), [a, b])
        #expect(stack.lay(100, 100) == CGSize(width: 40, height: 50))
        #expect(a.frame == rect(0, 30, 20, 20))
        #expect(b.frame == rect(20, 0, 20, 40))
    }

    @Test("Built-in guides are at the edges and in the middle")
    func defaults() {
        let view = ViewDimensions(CGSize(width: 30, height: 20))
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        #expect(horizontal.map { view[$0] } == [0, 15, 30])
        let vertical: [VerticalAlignment] = [
            .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
        ]
        #expect(vertical.map { view[$0] } == [0, 10, 20, 20, 20])
        #expect(view[explicit: .center as HorizontalAlignment] == nil)
    }

    @Test("alignmentGuide moves one guide of a view and no other")
    func guideModifier() {
        let view = FakeElement(30, 20)
        view.guides = [VerticalAlignment.midline.key: 3]
        let moved = ModifiedElement(view, AlignmentGuideLayout(.leading) { $0.width - 5 })
        let dimensions = moved.dimensions(in: .unspecified)
        #expect(dimensions[.leading] == 25)
        #expect(dimensions[explicit: .leading] == 25)
        #expect(dimensions[.trailing] == 30)
        #expect(dimensions[.midline] == 3)
        #expect(moved.lay(nil, nil) == CGSize(width: 30, height: 20))
        #expect(view.frame == rect(0, 0, 30, 20))
    }

    @Test("Guides move with the view in padding and in frames")
    func movedGuides() {
        let view = FakeElement(30, 20)
        view.guides = [VerticalAlignment.midline.key: 3]
        let padded = ModifiedElement(view, PaddingLayout(.top, 4))
        #expect(padded.dimensions(in: .unspecified)[.midline] == 7)
        let framed = ModifiedElement(padded, FixedFrameLayout(width: nil, height: 44))
        #expect(framed.dimensions(in: .unspecified)[.midline] == 17)
        #expect(framed.dimensions(in: .unspecified)[explicit: .leading] == nil)
    }

    @Test("A container's guides are the mean of its views', its text baselines the outermost")
    func combined() {
        let (a, b, c) = (FakeElement(20, 20), FakeElement(20, 20), FakeElement(20, 20))
        for (view, baseline) in [(a, 15), (b, 17)] as [(FakeElement, CGFloat)] {
            view.guides = [
                VerticalAlignment.firstTextBaseline.key: baseline,
                VerticalAlignment.lastTextBaseline.key: baseline,
                VerticalAlignment.midline.key: baseline,
            ]
        }
        let stack = ContainerElement(VStackLayout(spacing: 10), [a, b, c])
        let dimensions = stack.dimensions(in: .unspecified)
        #expect(dimensions[.firstTextBaseline] == 15)
        #expect(dimensions[.lastTextBaseline] == 47)
        #expect(dimensions[.midline] == 31)
        #expect(dimensions[explicit: .leading] == nil)
        #expect(a.placement == nil)
    }

    @Test("Baselines of texts of two sizes align")
    func baselines() {
        let (large, small) = (FakeElement(40, 30), FakeElement(20, 12))
        large.guides = [VerticalAlignment.firstTextBaseline.key: 24]
        small.guides = [VerticalAlignment.firstTextBaseline.key: 9]
        let row = HStackLayout(alignment: .firstTextBaseline, spacing: 0)
        #expect(ContainerElement(row, [large, small]).lay(100, 100).height == 30)
        #expect([large.frame?.minY, small.frame?.minY] == [0, 15])
    }

    @Test("An overlay is offered the size of the view and aligned with its guides")
    func overlay() {
        let (view, badge, shape) = (FakeElement(30, 20), FakeElement(8, 6), FakeElement.shape)
        view.guides = [HorizontalAlignment.trailing.key: 28]
        let primary = view.dimensions(in: .unspecified)
        let corner = SecondaryLayout(alignment: .topTrailing).placement(of: badge, on: primary)
        #expect(corner.frame(of: badge) == rect(20, 0, 8, 6))
        let background = SecondaryLayout().placement(of: shape, on: primary)
        #expect(background.frame(of: shape) == rect(0, 0, 30, 20))
    }

    @Test("Spacing is 8 without preferences, else the larger of both sides")
    func spacing() {
        var ten = ViewSpacing()
        ten[.bottom] = 10
        let none = ViewSpacing()
        #expect(none.distance(to: none, along: .vertical) == 8)
        #expect(ten.distance(to: none, along: .vertical) == 10)
        #expect(none.distance(to: ten, along: .vertical) == 8)
        #expect(ten.distance(to: .zero, along: .vertical) == 10)
        #expect(none.distance(to: .zero, along: .horizontal) == 0)
        #expect(ten.union(.zero)[.bottom] == 10)
        #expect(none.union(ten, edges: .horizontal) == none)
        #expect(none.union(ten, edges: .bottom) == ten)
    }
}
