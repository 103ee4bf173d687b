import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Views on a circle, rotated by an animatable angle.
private struct Ring: Layout {
    var angle: Angle

    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let step = 2 * Double.pi / Double(subviews.count)
        for (number, subview) in subviews.enumerated() {
            let radians = angle.radians + Double(number) * step
            let position = CGPoint(
                x: bounds.midX + cos(radians) * bounds.width / 2,
                y: bounds.midY + sin(radians) * bounds.height / 2
            )
            subview.place(at: position, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct Share: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// Counts the calls of its cache functions; places nothing.
private struct Counting: Layout {
    struct Cache { var makes = 1, updates = 0, asks = 0 }
    var scale: Double = 1

    var animatableData: Double {
        get { scale }
        set { scale = newValue }
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updates += 1 }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        cache.asks += 1
        return CGSize(width: cache.asks, height: cache.updates)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
}

/// Custom layouts and AnyLayout.
struct LayoutCustomTests {
    private func middles(_ ring: Ring, _ views: [FakeElement]) -> [CGPoint] {
        ContainerElement(ring, views).lay(200, 200)
        return views.compactMap(\.frame).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    @Test("Views move along the circle, not along the chord")
    func ring() {
        let views = (0..<4).map { _ in FakeElement(20, 20) }
        let (start, end) = (Ring(angle: .radians(0)), Ring(angle: .radians(.pi)))
        var halfway = start
        halfway.animatableData.interpolate(towards: end.animatableData, amount: 0.5)
        let expected: [(Ring, CGPoint)] = [
            (start, CGPoint(x: 200, y: 100)),
            (halfway, CGPoint(x: 100, y: 200)),
            (end, CGPoint(x: 0, y: 100)),
        ]
        for (ring, first) in expected {
            let middle = middles(ring, views)[0]
            #expect(hypot(middle.x - first.x, middle.y - first.y) < 1e-9)
        }
        for amount in stride(from: 0.0, through: 1, by: 0.05) {
            var between = start
            between.animatableData.interpolate(towards: end.animatableData, amount: amount)
            for middle in middles(between, views) {
                #expect(abs(hypot(middle.x - 100, middle.y - 100) - 100) < 1e-9)
            }
        }
    }

    @Test("A view that is not placed is centred")
    func unplaced() {
        let view = FakeElement(20, 10)
        var cache = Counting.Cache()
        let placements = Counting().placements(
            in: rect(10, 10, 100, 50), proposal: .unspecified, subviews: LayoutSubviews([view]),
            cache: &cache
        )
        #expect(placements.map { $0.frame(of: view) } == [rect(50, 30, 20, 10)])
        #expect(view.placement == nil)
    }

    @Test("A layout reads the layout values of its views")
    func values() {
        let (a, b) = (FakeElement(1, 1), FakeElement(1, 1))
        a.width = 5
        a.layoutPriority = 2
        let subviews = LayoutSubviews([a, b])
        #expect(subviews.map { $0[Share.self] } == [5, 1])
        #expect(subviews.map(\.priority) == [2, 0])
        #expect(subviews[1..<2].startIndex == 1)
        #expect(subviews[[1, 0]].first == subviews[1])
        #expect(subviews[[1, 0]].first != subviews[0])
    }

    @Test("AnyLayout arranges like the wrapped layout and keeps its cache")
    func anyLayout() {
        let subviews = LayoutSubviews([FakeElement(50, 20), FakeElement(30, 40)])
        var layout = AnyLayout(HStackLayout())
        var cache = layout.makeCache(subviews: subviews)
        func size() -> CGSize {
            layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        }
        #expect(size() == CGSize(width: 88, height: 40))
        #expect(layout.properties.stackOrientation == .horizontal)
        layout = AnyLayout(VStackLayout())
        layout.updateCache(&cache, subviews: subviews)
        #expect(size() == CGSize(width: 50, height: 68))
        layout = AnyLayout(Counting())
        #expect(size() == CGSize(width: 1, height: 0))
        layout.updateCache(&cache, subviews: subviews)
        #expect(size() == CGSize(width: 2, height: 1))
        layout = AnyLayout(ZStackLayout())
        #expect(size() == CGSize(width: 50, height: 40))
    }

    @Test("AnyLayout has the guides and the spacing of the wrapped layout")
    func anyLayoutGuides() {
        let (a, b) = (FakeElement(50, 20), FakeElement(30, 40))
        a.guides = [VerticalAlignment.firstTextBaseline.key: 15]
        a.viewSpacing = .zero
        let any = ContainerElement(AnyLayout(VStackLayout(spacing: 0)), [b, a])
        let plain = ContainerElement(VStackLayout(spacing: 0), [b, a])
        #expect(any.dimensions(in: .unspecified)[.firstTextBaseline] == 55)
        #expect(any.viewSpacing == plain.viewSpacing)
        any.lay(100, 100)
        let frames = [a.frame, b.frame]
        plain.lay(100, 100)
        #expect([a.frame, b.frame] == frames)
    }

    @Test("AnyLayout interpolates data of equal type, and ignores data of another")
    func anyLayoutData() {
        var layout = AnyLayout(Counting(scale: 1))
        let target = AnyLayout(Counting(scale: 3)).animatableData
        layout.animatableData.interpolate(towards: target, amount: 0.5)
        #expect(layout.animatableData == AnyLayout(Counting(scale: 2)).animatableData)
        let stack = AnyLayout(HStackLayout()).animatableData
        #expect(stack - target == .zero)
        #expect(target + stack == target)
        layout.animatableData = stack
        #expect(layout.animatableData == AnyLayout(Counting(scale: 2)).animatableData)
    }

    @Test("Type-erased vectors obey the laws of the wrapped ones")
    func anyData() {
        let (two, five) = (AnyAnimatableData(2.0), AnyAnimatableData(5.0))
        #expect(five - two == AnyAnimatableData(3.0))
        #expect(two + five == AnyAnimatableData(7.0))
        #expect(.zero - two == AnyAnimatableData(-2.0))
        #expect(two - two == .zero)
        #expect(.zero == two - two)
        #expect(two != five)
        #expect(two.scaled(by: 4).magnitudeSquared == 64)
        #expect(AnyAnimatableData.zero.magnitudeSquared == 0)
    }
}
