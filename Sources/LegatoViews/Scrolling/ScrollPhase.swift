import Foundation
public import LegatoGraphics
import LegatoMotion

/// The state of a scroll view's movement.
public nonisolated enum ScrollPhase: Hashable, Sendable {
    /// The content is at rest.
    case idle
    /// A touch that may begin to scroll. Scroll views are `idle` during it and never report this
    /// phase.
    case tracking
    /// The user drags the content with the pointer or a finger.
    case interacting
    /// The content moves with the momentum of a flick, or after a turn of the wheel.
    case decelerating
    /// The program animates the scroll position.
    case animating

    /// Whether the content moves or is held.
    public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view whose phase changes.
public nonisolated struct ScrollPhaseChangeContext: Sendable {
    /// The offset and the sizes.
    public let geometry: ScrollGeometry
    /// The velocity with which the user released the content, in points per second; nil in all
    /// phases other than `decelerating`.
    public let velocity: CGVector?
}

/// Whether content bounces when it is pulled past an edge of a scroll view.
public nonisolated struct ScrollBounceBehavior: Sendable {
    fileprivate let isFixed: Bool

    /// Content bounces even if it fits; the same as `always`.
    public static let automatic = ScrollBounceBehavior(isFixed: false)
    /// Content bounces even if it fits.
    public static let always = ScrollBounceBehavior(isFixed: false)
    /// Content bounces along axes where it is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(isFixed: true)
}

nonisolated extension View {
    /// Runs an action when the view becomes visible in its scroll view, with true, and when it
    /// leaves, with false.
    ///
    /// The view is visible if more than `threshold` of its area is, from 0 to 1, or all of it.
    /// Outside a scroll view it is always visible.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        let check = NumberCheck(Self.self, "onScrollVisibilityChange(threshold:_:)")
        let threshold = min(max(check.order(threshold, or: 0.5), 0), 1)
        return onGeometryChange(for: Bool.self) { proxy in
            guard let visible = proxy.bounds(of: .scrollView) else { return true }
            let frame = CGRect(origin: .zero, size: proxy.size)
            let shown = frame.intersection(visible)
            guard !shown.isNull, frame.width > 0, frame.height > 0 else { return false }
            let part = shown.width * shown.height / (frame.width * frame.height)
            return part > threshold || part == 1
        } action: { old, new in
            // The first report of a hidden view has an equal old value.
            if new || old { action(new) }
        }
    }

    /// Sets whether content of the scroll views inside bounces along some axes when it is pulled
    /// past an edge.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
    ) -> some View {
        EnvironmentView(content: self, value: behavior.isFixed) {
            if $1 {
                $0.scrollSettings.fixedAxes.formUnion(axes)
            } else {
                $0.scrollSettings.fixedAxes.subtract(axes)
            }
        }
    }
}
