import Foundation
import LegatoGraphics
import LegatoMotion

/// Runs an action when the set of visible views of a scroll view changes.
private final class VisibleViewsObserver<ID: Hashable>: ScrollObserver {
    var threshold = 0.5
    var action: (([ID]) -> Void)?
    private var known: [ID] = []

    nonisolated override init() { super.init() }

    override func update(
        _ parts: () -> [(id: AnyHashable, part: CGFloat)], in graph: ViewGraph
    ) {
        let visible = parts().compactMap { view -> ID? in
            let part = Double(view.part)
            return part > threshold || part >= 1 ? view.id.base as? ID : nil
        }
        guard visible != known else { return }
        known = visible
        graph.act { [self] in action?(visible) }
    }
}

private nonisolated struct VisibleViewsModifier<ID: Hashable>: ViewModifier {
    var threshold: Double
    var action: ([ID]) -> Void
    @State private var observer = VisibleViewsObserver<ID>()

    func body(content: Content) -> some View {
        (observer.threshold, observer.action) = (threshold, action)
        return EnvironmentView(content: content, value: observer as ScrollObserver) {
            $0.scrollObservers.append($1)
        }
    }
}

/// When the user's scrolling removes the focus from a text.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    fileprivate let dismisses: Bool

    /// Never.
    public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
    /// When a drag begins.
    public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
    /// When a drag begins.
    public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

nonisolated extension View {
    /// Runs an action with the ids of the visible views when they change, in the order of the
    /// content of the next scroll view inside.
    ///
    /// A view is visible if more than `threshold` of its area is, from 0 to 1, or all of it. Views
    /// have the ids of their `ForEach`, or of `id(_:)`; those of other types are left out.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack { ForEach(days) { day in Text(day.name) } }
    ///         .scrollTargetLayout()
    /// }
    /// .onScrollTargetVisibilityChange(idType: Int.self) { ids in visibleDays = ids }
    /// ```
    ///
    /// - Parameters:
    ///   - idType: The type of the ids.
    ///   - threshold: The fraction of its area above which a view is visible; 0.5 by default.
    ///   - action: The action.
    /// - Returns: The view.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        let name: StaticString = "onScrollTargetVisibilityChange(idType:threshold:_:)"
        let check = NumberCheck(Self.self, name)
        let threshold = min(max(check.order(threshold, or: 0.5), 0), 1)
        return modifier(VisibleViewsModifier(threshold: threshold, action: action))
    }

    /// Sets whether a drag of scroll views inside removes the focus from a text field; it does not
    /// by default.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        EnvironmentView(content: self, value: mode.dismisses) {
            $0.scrollSettings.dismissesKeyboard = $1
        }
    }
}
