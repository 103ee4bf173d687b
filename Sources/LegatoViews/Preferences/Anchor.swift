public import Foundation
public import LegatoGraphics
import LegatoMotion

/// A rectangle or point of a view, which another view can read in its own coordinate space.
///
/// ```swift
/// struct Frames: PreferenceKey {
///     static var defaultValue: [Anchor<CGRect>] { [] }
///
///     static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
///         value += nextValue()
///     }
/// }
///
/// Text("Title")
///     .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
///     .overlayPreferenceValue(Frames.self) { frames in
///         GeometryReader { proxy in
///             ForEach(frames.indices, id: \.self) { index in
///                 Circle().position(x: proxy[frames[index]].maxX, y: 0)
///             }
///         }
///     }
/// ```
public nonisolated struct Anchor<Value>: Sendable {
    /// The part of a view that an anchor denotes.
    public struct Source: Sendable {
        let read: @Sendable (CGRect) -> Value
    }

    let source: Source
    /// The frame of the view in the root view's coordinate space.
    let frame: CGRect

    /// The value in a coordinate space with a global origin.
    func value(from origin: CGPoint) -> Value {
        source.read(frame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
}

nonisolated extension Anchor: Equatable where Value: Equatable {
    /// Whether both have the same global value.
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        lhs.value(from: .zero) == rhs.value(from: .zero)
    }
}

nonisolated extension Anchor: Hashable where Value: Hashable {
    /// Hashes the global value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value(from: .zero)) }
}

nonisolated extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor.Source { Anchor.Source { $0 } }

    /// A rectangle in the coordinate space of the view.
    public static func rect(_ r: CGRect) -> Anchor.Source {
        let check = NumberCheck(Self.self, "rect(_:)")
        let r = CGRect(origin: check.point(r.origin), size: check.size(r.size, or: 0))
        return Anchor.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

nonisolated extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinate space of the view.
    public static func point(_ p: CGPoint) -> Anchor.Source {
        let p = NumberCheck(Self.self, "point(_:)").point(p)
        return Anchor.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point of the view by fractions of its size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor.Source {
        let p = NumberCheck(Self.self, "unitPoint(_:)").anchor(p)
        return Anchor.Source { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
    }

    /// The top leading corner.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The centre.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension Anchor.Source {
    /// Several parts of the view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { frame in array.map { $0.read(frame) } }
    }

    /// A part of the view, if there is one.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { frame in anchor.map { $0.read(frame) } }
    }
}

/// A view that sets a preference from its own anchor.
private nonisolated struct AnchorReportView<Content: View, K: PreferenceKey, A>: View {
    var content: Content
    var source: Anchor<A>.Source
    /// Whether the preference of the content is changed rather than replaced.
    var isTransform: Bool
    var transform: (inout K.Value, Anchor<A>) -> Void
}

extension AnchorReportView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        AnchorNode(view, context)
    }
}

private final class AnchorNode<Content: View, K: PreferenceKey, A>: WrappingNode<
    AnchorReportView<Content, K, A>
>, PlaceFollower
{
    var isFollowing = false
    private var known = CGRect.null

    override init(_ view: AnchorReportView<Content, K, A>, _ context: NodeContext) {
        super.init(view, context)
        graph.follow(self)
        graph.preferencesChanged()
    }

    override func wrap(_ item: ViewItem) -> ViewItem { ViewItem(context) }

    private var frame: CGRect { outerItems.first?.globalFrame ?? .zero }

    func placesChanged() {
        if frame != known { graph.preferencesChanged() }
    }

    override func updateView(_ view: AnchorReportView<Content, K, A>) {
        _ = outerItems
        super.updateView(view)
        graph.preferencesChanged()
        child.update(view.content)
    }

    override func addPreference<Other: PreferenceKey>(
        _ key: Other.Type, to value: inout PreferenceValue<Other>
    ) {
        guard ObjectIdentifier(key) == ObjectIdentifier(K.self) else {
            return super.addPreference(key, to: &value)
        }
        known = frame
        var inside = PreferenceValue<K>()
        if view.isTransform { child.addPreference(K.self, to: &inside) }
        var changed = inside.value ?? K.defaultValue
        let anchor = Anchor(source: view.source, frame: known)
        graph.watch(self) { view.transform(&changed, anchor) }
        value.add(changed, of: K.self)
    }

    override func refreshView() { graph.preferencesChanged() }

    override func willRemove() { graph.preferencesChanged() }
}

nonisolated extension View {
    /// Sets a preference from an anchor of the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        AnchorReportView<Self, K, A>(content: self, source: value, isTransform: false) {
            $0 = transform($1)
        }
    }

    /// Changes the preference that the views inside set with an anchor of the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        AnchorReportView<Self, K, A>(
            content: self, source: value, isTransform: true, transform: transform
        )
    }
}
