public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// The part of the content that a scroll view shows at rest.
public nonisolated struct ScrollTarget: Hashable, Sendable {
    /// The visible part of the content, in points in the content's coordinate space.
    public var rect: CGRect
    /// The point of the rectangle that is aligned with that of the scroll view; nil for the origin.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        (self.rect, self.anchor) = (rect, anchor)
    }

    /// Whether both are the same part.
    public static func == (lhs: ScrollTarget, rhs: ScrollTarget) -> Bool {
        lhs.rect == rhs.rect && lhs.anchor?.x == rhs.anchor?.x && lhs.anchor?.y == rhs.anchor?.y
    }

    /// Hashes the origin.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
    }
}

/// The state of the scroll view that a target behaviour can use.
///
/// It has the values of the scroll view's environment too, such as `horizontalSizeClass`.
@dynamicMemberLookup
public nonisolated struct ScrollTargetBehaviorContext {
    /// The part that was visible when the movement began.
    public let originalTarget: ScrollTarget
    /// The velocity of the offset, in points per second.
    public let velocity: CGVector
    /// The size of the content with its margins, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes that can be scrolled.
    public let axes: Axis.Set
    /// The frames of the views in `scrollTargetLayout(isEnabled:)`.
    let targets: [CGRect]
    let margins: EdgeInsets
    let environment: EnvironmentValues

    /// Returns a value of the scroll view's environment.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: path]
    }
}

/// A rule for where a scroll view comes to rest.
public nonisolated protocol ScrollTargetBehavior {
    /// The state of the scroll view that the behaviour can use.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the part of the content that will be visible at rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at multiples of the scroll view's size, at most one page further.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the behaviour.
    public init() {}

    /// Moves the target to the next page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (start, size) = (context.originalTarget.rect, context.containerSize)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = Self.page(
                nearest: target.rect.minX, from: start.minX, length: size.width
            )
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = Self.page(
                nearest: target.rect.minY, from: start.minY, length: size.height
            )
        }
    }

    /// The page nearest to an offset, at most one from where the movement began.
    package static func page(
        nearest offset: CGFloat, from start: CGFloat, length: CGFloat
    ) -> CGFloat {
        guard length > 0 else { return offset }
        let first = (start / length).rounded()
        return min(max((offset / length).rounded(), first - 1), first + 1) * length
    }
}

/// Comes to rest at the leading or top edge of a view in `scrollTargetLayout(isEnabled:)`.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How far one movement may go.
    public struct LimitBehavior: Sendable, Equatable {
        fileprivate enum PageLimit { case automatic, one, few, none }

        fileprivate let kind: PageLimit
        /// To the next view where the horizontal size class is compact, without a limit elsewhere.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// To the next view.
        public static let always = LimitBehavior(kind: .one)
        /// At most three views further.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// To the next view.
        public static let alwaysByOne = LimitBehavior(kind: .one)
        /// Without a limit.
        public static let never = LimitBehavior(kind: .none)

        /// The number of views that one movement passes at most; nil for no limit.
        fileprivate func count(in context: ScrollTargetBehaviorContext) -> Int? {
            switch kind {
            case .automatic: context.horizontalSizeClass == .compact ? 1 : nil
            case .one: 1
            case .few: 3
            case .none: nil
            }
        }
    }

    private let limit: LimitBehavior

    /// Creates the behaviour.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves the target to the nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (start, limit) = (context.originalTarget.rect, limit.count(in: context))
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = nearest(
                target.rect.minX, start.minX, limit,
                context.targets.map { $0.minX - context.margins.leading }
            )
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = nearest(
                target.rect.minY, start.minY, limit,
                context.targets.map { $0.minY - context.margins.top }
            )
        }
    }

    /// Returns the edge nearest to an offset, a limited number of edges from the start.
    private func nearest(
        _ offset: CGFloat, _ start: CGFloat, _ limit: Int?, _ edges: [CGFloat]
    ) -> CGFloat {
        let edges = edges.sorted()
        func index(_ offset: CGFloat) -> Int? {
            edges.indices.min { abs(edges[$0] - offset) < abs(edges[$1] - offset) }
        }
        guard let goal = index(offset), let first = index(start) else { return offset }
        guard let limit else { return edges[goal] }
        let next = min(max(goal, first - limit), first + limit)
        return edges[min(max(next, 0), edges.count - 1)]
    }
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest at the edge of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }

    /// Comes to rest at the edge of a view, with a limit to one movement.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// A layout whose views are scroll targets.
private nonisolated struct ScrollTargetsView<Content: View>: View {
    var content: Content
    var isEnabled: Bool
}

extension ScrollTargetsView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ScrollTargetsNode(view, context)
    }
}

private final class ScrollTargetsNode<Content: View>: WrappingNode<ScrollTargetsView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        view.isEnabled ? ScrollTargetsItem(context) : ViewItem(context)
    }

    override func updateView(_ view: ScrollTargetsView<Content>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
    }
}

/// The item of a layout whose views are scroll targets.
final class ScrollTargetsItem: ViewItem {}

nonisolated extension View {
    /// Makes the views of a layout the targets of `scrollTargetBehavior(_:)`.
    ///
    /// Whether it is enabled is fixed when the view appears.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        ScrollTargetsView(content: self, isEnabled: isEnabled)
    }
}
