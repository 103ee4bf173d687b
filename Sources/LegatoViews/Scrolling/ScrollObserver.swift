import Foundation
import LegatoGraphics
import LegatoMotion

/// Receives the geometry of a scroll view.
class ScrollObserver {
    nonisolated init() {}

    /// Called after each change, inside an update.
    func update(_ geometry: ScrollGeometry, in graph: ViewGraph) {}
    /// Called after each change, inside an update; `parts` computes the visible parts of the views.
    func update(_ parts: () -> [(id: AnyHashable, part: CGFloat)], in graph: ViewGraph) {}
    /// Called when the phase changes.
    func change(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
}

/// Runs an action when a value computed from the geometry changes.
private final class ScrollValueObserver<Value: Equatable>: ScrollObserver {
    var transform: ((ScrollGeometry) -> Value)?
    var action: ((Value, Value) -> Void)?
    private var known: Value?

    nonisolated override init() { super.init() }

    override func update(_ geometry: ScrollGeometry, in graph: ViewGraph) {
        guard let value = transform?(geometry), value != known else { return }
        let old = known ?? value
        known = value
        graph.act { [self] in action?(old, value) }
    }
}

private nonisolated struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
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

nonisolated extension EnvironmentValues {
    /// The observers of the next scroll view inside.
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

private nonisolated enum ScrollObserversKey: EnvironmentKey {
    static var defaultValue: [ScrollObserver] { [] }
}

nonisolated extension View {
    /// Runs an action with the old and the new value when a value computed from the geometry of the
    /// next scroll view inside changes, and after its first layout.
    ///
    /// In the first call, both values are equal.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }
}

/// Runs an action when the phase changes.
private final class ScrollPhaseObserver: ScrollObserver {
    var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

    nonisolated override init() { super.init() }

    override func change(
        from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
    ) {
        action?(old, new, context)
    }
}

private nonisolated struct ScrollPhaseModifier: ViewModifier {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var observer = ScrollPhaseObserver()

    func body(content: Content) -> some View {
        observer.action = action
        return EnvironmentView(content: content, value: observer as ScrollObserver) {
            $0.scrollObservers.append($1)
        }
    }
}

nonisolated extension View {
    /// Runs an action with the old and the new phase when that of the next scroll view inside
    /// changes.
    ///
    /// ```swift
    /// ScrollView { content }
    ///     .onScrollPhaseChange { _, phase in
    ///         withAnimation { isBarHidden = phase.isScrolling }
    ///     }
    /// ```
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action with the phases and the geometry when the phase of the next scroll view inside
    /// changes.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
