import Foundation
import Legato
import LegatoGraphics
import Synchronization

@testable import LegatoViews

/// An element that determines its size by a rule and records the proposals.
final class FakeElement: LayoutElement {
    private let rule: (ProposedViewSize) -> CGSize
    var layoutPriority = 0.0
    var viewSpacing = ViewSpacing()
    /// The explicit alignment guides.
    var guides: [AlignmentKey: CGFloat] = [:]
    var width: CGFloat?
    private(set) var offers: [ProposedViewSize] = []
    private(set) var placement: LayoutPlacement?

    init(_ rule: @escaping (ProposedViewSize) -> CGSize) { self.rule = rule }

    /// Creates an element of a fixed size.
    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init { _ in CGSize(width: width, height: height) }
    }

    /// Creates an element that accepts proposals within limits; its ideal size is 10.
    convenience init(width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>) {
        self.init { offer in
            let size = offer.replacingUnspecifiedDimensions()
            return CGSize(
                width: min(max(size.width, width.lowerBound), width.upperBound),
                height: min(max(size.height, height.lowerBound), height.upperBound)
            )
        }
    }

    /// Returns an element that accepts every proposal, like a shape; its ideal size is 10.
    static var shape: FakeElement {
        FakeElement(width: 0...CGFloat.infinity, height: 0...CGFloat.infinity)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        offers.append(proposal)
        return rule(proposal)
    }

    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { guides[key] }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        width as? K.Value ?? K.defaultValue
    }

    func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        placement = LayoutPlacement(point: point, anchor: anchor, proposal: proposal)
    }

    /// The frame at which it was placed.
    var frame: CGRect? { placement?.frame(of: self) }
}

/// An element in a modifier, as in the graph.
final class ModifiedElement: LayoutElement {
    let rule: any UnaryLayout
    let child: any LayoutElement

    init(_ child: any LayoutElement, _ rule: any UnaryLayout) {
        self.child = child
        self.rule = rule
    }

    var layoutPriority: Double { rule.layoutPriority(child: child) }
    var viewSpacing: ViewSpacing { rule.viewSpacing(child: child) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        rule.sizeThatFits(proposal, child: child)
    }

    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        rule.explicitAlignment(key, in: size, proposal: proposal, child: child)
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }

    func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = placedSize(proposal)
        let origin = LayoutPlacement(point: point, anchor: anchor, proposal: proposal)
            .origin(of: size)
        let inner = rule.placement(in: size, proposal: proposal, child: child)
        child.place(
            at: CGPoint(x: origin.x + inner.point.x, y: origin.y + inner.point.y),
            anchor: inner.anchor, proposal: inner.proposal
        )
    }
}

/// A layout with its elements, as in the graph.
final class ContainerElement<L: Layout>: LayoutElement {
    let layout: L
    let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ layout: L, _ children: [any LayoutElement]) {
        self.layout = layout
        subviews = LayoutSubviews(children)
        cache = layout.makeCache(subviews: subviews)
    }

    let layoutPriority = 0.0
    var viewSpacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        layout.explicitAlignment(
            key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
            cache: &cache
        )
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = placedSize(proposal)
        let placement = LayoutPlacement(point: point, anchor: anchor, proposal: proposal)
        layout.placeSubviews(
            in: CGRect(origin: placement.origin(of: size), size: size), proposal: proposal,
            subviews: subviews, cache: &cache
        )
    }
}

extension LayoutElement {
    /// Proposes a size, places the element at the origin and returns its size.
    @discardableResult
    func lay(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        let proposal = ProposedViewSize(width: width, height: height)
        place(at: .zero, anchor: .topLeading, proposal: proposal)
        return fittingSize(proposal)
    }
}

/// Runs a closure and returns its warnings.
func warnings(_ body: () throws -> Void) rethrows -> [String] {
    let sentences = Mutex<[String]>([])
    let observer = Warning.Observer { sentence in sentences.withLock { $0.append(sentence) } }
    try Warning.$observer.withValue(observer) {
        try body()
    }
    return sentences.withLock(\.self)
}

/// Returns a rectangle.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
