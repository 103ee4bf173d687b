import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The geometry that matched views share.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the view's anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size proposed to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The matching of a view with others.
nonisolated struct MatchedRule: Equatable {
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    /// Whether other views follow this one, rather than the reverse.
    var isSource: Bool
}

/// A view matched with others by a key.
private nonisolated struct MatchedView<Content: View>: View {
    var content: Content
    var key: SourceKey
    var rule: MatchedRule
}

extension MatchedView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        MatchedNode(view, context)
    }
}

private final class MatchedNode<Content: View>: WrappingNode<MatchedView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let matched = MatchedItem(view.rule, context)
        environment.matches?.add(matched, view.key)
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
            environment.matches?.remove(item, old, graph)
            environment.matches?.add(item, view.key)
        }
        child.update(view.content)
    }

    override func willRemove() {
        for case let item as MatchedItem in outerItems {
            environment.matches?.remove(item, view.key, graph)
        }
    }
}

/// An item that can take the frame of another one; the layout only uses its own frame.
final class MatchedItem: LayerItem {
    var rule: MatchedRule
    /// Whether it has not been shown yet.
    var isFresh = true
    /// The frame that it takes, in its own coordinate space; nil for its own frame.
    private var target: CGRect?
    /// Whether it was being removed in a round.
    private var departure: (round: Int, isGoing: Bool)?
    /// The layer that carries it during its removal, and the offset.
    private var carrier: (layer: CALayer, offset: CGPoint)?
    /// A container of the child, whose layer moves.
    private let carried: LayerItem

    init(_ rule: MatchedRule, _ context: NodeContext) {
        self.rule = rule
        carried = LayerItem(PassThroughLayer(), context)
        super.init(PassThroughLayer(), context)
    }

    /// Sets the child.
    func hold(_ item: ViewItem) {
        carried.setChildren([item])
        setChildren([carried])
    }

    /// The layer at the current position of the view.
    var shownLayer: CALayer { carried.layer }

    /// Whether it, or an ancestor, is being removed with a transition.
    ///
    /// Each ancestor is visited once per round, even with nested matched items.
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

    /// The transition that removes this item only.
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

    /// Makes a surrounding layer carry it by an offset; nil stops carrying it.
    func ride(on layer: CALayer?, to offset: CGPoint = .zero) {
        if let layer, layer === carrier?.layer, offset.isClose(to: carrier?.offset ?? .zero) {
            return
        }
        guard let moved = layer ?? carrier?.layer else { return }
        carrier = layer.map { ($0, offset) }
        // The layer may have been created for the removal.
        graph.bring {
            graph.change(at: geometryTransactions) {
                moved.transform = CATransform3DMakeTranslation(offset.x, offset.y, 0)
            }
        }
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let target else { return super.layOutContents(in: bounds, proposal) }
        let place = rule.properties.contains(.position) ? target : bounds
        let anchor = rule.anchor
        carried.place(
            at: CGPoint(
                x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height
            ),
            anchor: anchor,
            proposal: rule.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
        )
    }

    /// Takes a frame in its own coordinate space; nil restores its own frame.
    func show(at target: CGRect?) {
        if let target, let old = self.target, target.isClose(to: old) { return }
        guard target != self.target else { return }
        self.target = target
        layOutContents(in: contentBounds, proposal)
    }
}

nonisolated extension CGPoint {
    /// Whether the points differ only by rounding.
    fileprivate func isClose(to other: CGPoint) -> Bool {
        abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
    }
}

nonisolated extension CGRect {
    /// Whether the rectangles differ only by rounding.
    fileprivate func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { abs($0) < 1e-9 }
    }
}

nonisolated extension View {
    /// Matches the geometry of the view with that of other views with the same id.
    ///
    /// While several are visible, they take the frame of the source. A view inserted as another is
    /// removed starts from the frame of the removed view, and both move to the frame of the new
    /// view. The layout of the views is not affected.
    ///
    /// ```swift
    /// if isExpanded {
    ///     Card().matchedGeometryEffect(id: "card", in: namespace)
    /// } else {
    ///     Thumbnail().matchedGeometryEffect(id: "card", in: namespace)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The common id of the views.
    ///   - namespace: The namespace of the id.
    ///   - properties: The shared geometry; position and size by default.
    ///   - anchor: The point of the views that is aligned; the centre by default.
    ///   - isSource: Whether the other views follow this one. Only one view at a time can be the
    ///     source.
    /// - Returns: The matched view.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        let check = NumberCheck(
            Self.self, "matchedGeometryEffect(id:in:properties:anchor:isSource:)"
        )
        return MatchedView(
            content: self,
            key: SourceKey(namespace: namespace, id: AnyHashable(id)),
            rule: MatchedRule(
                properties: properties, anchor: check.anchor(anchor), isSource: isSource
            )
        )
    }
}
