public import Foundation
public import LegatoGraphics
import LegatoMotion

/// The offset and the sizes of a scroll view.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the visible part in the content, in points; negative past the start.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The margins around the content, in points.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, in points.
    public var containerSize: CGSize

    /// Creates a geometry from its parts.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The visible part of the content.
    public var bounds: CGRect { visibleRect }

    /// Whether both have the same offset, sizes and margins.
    public static func == (lhs: ScrollGeometry, rhs: ScrollGeometry) -> Bool {
        lhs.visibleRect == rhs.visibleRect && lhs.contentSize == rhs.contentSize
            && lhs.contentInsets == rhs.contentInsets
    }
}

/// Receives the geometry of a scroll view.
class ScrollObserver {
    init() {}

    /// Called after each change, inside an update.
    func update(_ geometry: ScrollGeometry, in graph: ViewGraph) {}
    /// Called when the phase changes.
    func change(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
}

/// Runs an action when a value computed from the geometry changes.
private final class ScrollValueObserver<Value: Equatable>: ScrollObserver {
    var transform: ((ScrollGeometry) -> Value)?
    var action: ((Value, Value) -> Void)?
    private var known: Value?

    override func update(_ geometry: ScrollGeometry, in graph: ViewGraph) {
        guard let value = transform?(geometry), value != known else { return }
        let old = known ?? value
        known = value
        graph.act { [self] in action?(old, value) }
    }
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
    var transform: (ScrollGeometry) -> Value
    var action: (Value, Value) -> Void
    @State private var observer = ScrollValueObserver<Value>()

    func body(content: Content) -> some View {
        (observer.transform, observer.action) = (transform, action)
        return EnvironmentView(content: content, value: observer as ScrollObserver) {
            $0.scrollObservers.append($1)
        }
    }
}

extension EnvironmentValues {
    /// What observes the next scroll view inside.
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

private enum ScrollObserversKey: EnvironmentKey {
    static var defaultValue: [ScrollObserver] { [] }
}

extension View {
    /// Runs an action with the old and the new value when a value computed from the geometry of the
    /// next scroll view inside changes, and after its first layout.
    ///
    /// The first old value is the new one.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }
}
