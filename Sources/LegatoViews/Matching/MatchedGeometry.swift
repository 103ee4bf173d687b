import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// What views that are matched share.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set of the bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the anchor of the view is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size that is offered to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a view is matched with others.
nonisolated struct MatchedRule: Equatable {
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    /// Whether others follow the view, and not it others.
    var isSource: Bool
}

/// A view matched with others under a key.
private struct MatchedView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var key: SourceKey
    var rule: MatchedRule
}

extension MatchedView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        MatchedNode(view, context)
    }
}

private final class MatchedNode<Content: View>: WrappingNode<MatchedView<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let matched = MatchedItem(view.rule, context)
        graph.matches.add(matched, view.key)
        return matched
    }

    override func fill(_ outer: ViewItem, with inner: ViewItem) {
        (outer as? MatchedItem)?.hold(inner)
    }

    override func updateView(_ view: MatchedView<Content>) {
        let (child, old) = (child, self.view.key)
        super.updateView(view)
        for case let item as MatchedItem in outerItems {
            item.rule = view.rule
            guard old != view.key else { continue }
            graph.matches.remove(item, old, graph)
            graph.matches.add(item, view.key)
        }
        child.update(view.content)
    }

    override func willRemove() {
        for case let item as MatchedItem in outerItems {
            graph.matches.remove(item, view.key, graph)
        }
    }
}

/// An element that may stand in the place of another one; the layout knows only its own.
final class MatchedItem: LayerItem {
    var rule: MatchedRule
    /// Whether it has not shown yet.
    var isFresh = true
    /// Where it stands, in its own space; nil for its own place.
    private var target: CGRect?
    /// Whether it was leaving in a round.
    private var departure: (round: Int, isGoing: Bool)?
    /// What carries it on its way out, and how far.
    private var carrier: (layer: CALayer, way: CGPoint)?
    /// What it holds, with a layer that moves.
    private let carried: LayerItem

    init(_ rule: MatchedRule, _ context: NodeContext) {
        self.rule = rule
        carried = LayerItem(PassThroughLayer(), context)
        super.init(PassThroughLayer(), context)
    }

    /// Takes what it holds.
    func hold(_ item: ViewItem) {
        carried.setChildren([item])
        setChildren([carried])
    }

    /// The layer that shows where the view is.
    var shownLayer: CALayer { carried.layer }

    /// Whether it goes with a transition, by itself or in something else.
    ///
    /// Asks each ancestor once per round, even in nested matched elements.
    func isGoing(in round: Int) -> Bool {
        var passed: [MatchedItem] = []
        var isGoing = false
        var item: ViewItem? = self
        while let current = item {
            graph.steps += 1
            if let matched = current as? MatchedItem {
                if let known = matched.departure, known.round == round {
                    isGoing = known.isGoing
                    break
                }
                passed.append(matched)
            } else if let transition = current as? TransitionSide, transition.isGoing {
                isGoing = true
                break
            }
            item = current.container
        }
        for matched in passed { matched.departure = (round, isGoing) }
        return isGoing
    }

    /// The transition with which it goes and nothing else.
    var ownDeparture: TransitionSide? {
        var item: ViewItem = self
        while let outer = item.container {
            if let outer = outer as? TransitionSide {
                if outer.isGoing { return outer }
            } else if outer.only !== item, !(outer is TransitionItem) {
                return nil
            }
            item = outer
        }
        return nil
    }

    /// Lets a layer around it carry it, nil for no longer.
    func ride(on layer: CALayer?, to way: CGPoint = .zero) {
        if let layer, layer === carrier?.layer, way.isClose(to: carrier?.way ?? .zero) { return }
        guard let moved = layer ?? carrier?.layer else { return }
        carrier = layer.map { ($0, way) }
        // The layer may be as new as the leaving.
        graph.bring {
            graph.change(at: geometryTransactions) {
                moved.transform = CATransform3DMakeTranslation(way.x, way.y, 0)
            }
        }
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let target else { return super.layOutContents(in: bounds, proposal) }
        let place = rule.properties.contains(.position) ? target : bounds
        let anchor = rule.anchor
        carried.place(
            at: CGPoint(
                x: place.minX + anchor.x * place.width,
                y: place.minY + anchor.y * place.height
            ),
            anchor: anchor,
            proposal: rule.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
        )
    }

    /// Stands in a place of its own space, nil for its own place.
    func stand(at target: CGRect?) {
        if let target, let old = self.target, target.isClose(to: old) { return }
        guard target != self.target else { return }
        self.target = target
        layOutContents(in: contentBounds, proposal)
    }
}

nonisolated extension CGPoint {
    /// Whether it differs by no more than rounding.
    fileprivate func isClose(to other: CGPoint) -> Bool {
        abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
    }
}

nonisolated extension CGRect {
    /// Whether it differs by no more than rounding.
    fileprivate func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { abs($0) < 1e-9 }
    }
}

extension View {
    /// Matches the view with others of the same id: while several show, they stand in the place of
    /// the source; one that comes as another goes starts from that one's place, and both go to its
    /// own.
    ///
    /// The layout keeps each view's own place.
    /// - Parameters:
    ///   - id: What the views have in common.
    ///   - namespace: The space of names that the id belongs to.
    ///   - properties: What they share; position and size by default.
    ///   - anchor: The point of the views that is put in the same place.
    ///   - isSource: Whether the others follow this one; one view at a time may be the source.
    /// - Returns: The matched view.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        let check = NumberCheck(
            Self.self,
            "matchedGeometryEffect(id:in:properties:anchor:isSource:)"
        )
        return MatchedView(
            content: self,
            key: SourceKey(namespace: namespace, id: AnyHashable(id)),
            rule: MatchedRule(
                properties: properties,
                anchor: check.anchor(anchor),
                isSource: isSource
            )
        )
    }
}
