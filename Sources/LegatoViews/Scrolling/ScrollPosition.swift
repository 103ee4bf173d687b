public import Foundation
public import LegatoGraphics
import LegatoMotion

/// Where a scroll view is, or is to scroll to.
///
/// ```swift
/// struct Pages: View {
///     @State private var position = ScrollPosition(edge: .top)
///
///     var body: some View {
///         ScrollView { Color.teal.frame(height: 2000) }
///             .scrollPosition($position)
///             .onTapGesture { withAnimation { position.scrollTo(edge: .bottom) } }
///     }
/// }
/// ```
public nonisolated struct ScrollPosition: Equatable, @unchecked Sendable {
    // Ids are values; they are compared on the main actor only.

    enum Goal: Equatable {
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)

        static func == (lhs: Goal, rhs: Goal) -> Bool {
            switch (lhs, rhs) {
            case (.view(let a, let anchor), .view(let b, let other)):
                a == b && anchor?.x == other?.x && anchor?.y == other?.y
            case (.edge(let a), .edge(let b)): a == b
            case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
            default: false
            }
        }
    }

    /// Where to scroll; nil after the user has scrolled.
    private(set) var goal: Goal?
    /// The number of requests so far.
    private(set) var requests = 0
    /// The id of the view to which to scroll, or at the anchor of the scroll view after the user has
    /// scrolled; nil while it is not known.
    public private(set) var viewID: AnyHashable?

    /// Creates a position that starts at the beginning of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}

    /// Creates a position that starts at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        goal = Self.view(id, anchor, "init(id:anchor:)")
        viewID = AnyHashable(id)
    }

    /// Creates a position that starts at an edge of the content.
    public init(edge: Edge) { goal = .edge(edge) }

    /// Creates a position that starts at an offset in points.
    public init(point: CGPoint) { self.init(x: point.x, y: point.y) }

    /// Creates a position that starts at an offset in points.
    public init(x: CGFloat, y: CGFloat) { goal = Self.point(x, y, "init(x:y:)") }

    /// Creates a position that starts at a vertical offset in points.
    public init(y: CGFloat) { goal = Self.point(nil, y, "init(y:)") }

    /// Creates a position that starts at a horizontal offset in points.
    public init(x: CGFloat) { goal = Self.point(x, nil, "init(x:)") }

    private static func view(
        _ id: some Hashable & Sendable, _ anchor: UnitPoint?, _ name: StaticString
    ) -> Goal {
        .view(AnyHashable(id), anchor.map(NumberCheck(Self.self, name).anchor))
    }

    private static func point(_ x: CGFloat?, _ y: CGFloat?, _ name: StaticString) -> Goal {
        let check = NumberCheck(Self.self, name)
        return .point(x: check.number(x), y: check.number(y))
    }

    private mutating func request(_ goal: Goal) {
        self.goal = goal
        viewID = if case .view(let id, _) = goal { id } else { nil }
        requests += 1
    }

    /// Scrolls to a view; without an anchor, by the shortest distance that makes it visible.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        request(Self.view(id, anchor, "scrollTo(id:anchor:)"))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

    /// Scrolls to an offset in points.
    public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }

    /// Scrolls to an offset in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        request(Self.point(x, y, "scrollTo(x:y:)"))
    }

    /// Scrolls to a horizontal offset in points.
    public mutating func scrollTo(x: CGFloat) { request(Self.point(x, nil, "scrollTo(x:)")) }

    /// Scrolls to a vertical offset in points.
    public mutating func scrollTo(y: CGFloat) { request(Self.point(nil, y, "scrollTo(y:)")) }

    /// Returns the id of the view at the anchor of the scroll view, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID?.base as? T }

    /// Whether the user has scrolled since the last request.
    public var isPositionedByUser: Bool { goal == nil }
    /// The edge that was requested last; nil for another request.
    public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }
    /// The offset that was requested last; nil for another request.
    public var point: CGPoint? {
        if case .point(let x, let y) = goal { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
    }

    /// Records the view that is now at the anchor.
    fileprivate mutating func note(_ id: AnyHashable?, byUser: Bool) {
        viewID = id
        if byUser { goal = nil }
    }
}

/// The view to which the next scroll view inside scrolls.
nonisolated struct ScrollPositionLink {
    let id: AnyHashable?
    let anchor: UnitPoint?
    let set: (AnyHashable?) -> Void
    /// Where to scroll in place of the id, and the number of such requests; nil for the id.
    var goal: ScrollPosition.Goal?
    var requests: Int?
}

nonisolated extension EnvironmentValues {
    var scrollPosition: ScrollPositionLink? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

private nonisolated enum ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

nonisolated extension View {
    /// Binds the position of the next scroll view inside.
    ///
    /// Changing the binding scrolls, with the animation of the change.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        let check = NumberCheck(Self.self, "scrollPosition(_:anchor:)")
        return ScrollPositionView(
            content: self, position: position, anchor: anchor.map(check.anchor)
        )
    }

    /// Binds the position of the scroll view to the id of the view that is at an anchor; without
    /// one, at the top leading corner.
    ///
    /// Setting the binding scrolls, with the animation of the change.
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        let check = NumberCheck(Self.self, "scrollPosition(id:anchor:)")
        return ScrolledIDView(content: self, id: id, anchor: anchor.map(check.anchor))
    }
}

/// A view that binds the position of the next scroll view inside.
private nonisolated struct ScrollPositionView<Content: View>: View {
    let content: Content
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    var body: some View {
        let now = position.wrappedValue
        var link = ScrollPositionLink(id: now.viewID, anchor: anchor) { id in
            position.wrappedValue.note(id, byUser: true)
        }
        (link.goal, link.requests) = (now.goal, now.requests)
        return EnvironmentView(content: content, value: link) { $0.scrollPosition = $1 }
    }
}

/// A view that binds the id of the view at the anchor of the next scroll view inside.
private nonisolated struct ScrolledIDView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: Binding<ID?>
    let anchor: UnitPoint?

    var body: some View {
        let link = ScrollPositionLink(
            id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor
        ) { new in id.wrappedValue = new?.base as? ID }
        return EnvironmentView(content: content, value: link) { $0.scrollPosition = $1 }
    }
}
