public import Foundation
public import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The controllers of a zoom transition, for the closure that returns its source view.
@preconcurrency @MainActor public final class UIZoomTransitionSourceViewProviderContext {
    /// The controller that contains the source view.
    public let sourceViewController: UIViewController
    /// The controller that grows out of the source view.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
    }
}

/// The source view and the controller of a zoom transition, for the closure that aligns them.
@preconcurrency @MainActor public final class UIZoomTransitionAlignmentRectContext {
    /// The view that the controller grows out of.
    public let sourceView: UIView
    /// The controller.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
    }
}

/// A drag or a pinch that may dismiss a zoomed controller, for the closure that decides whether it
/// does.
@preconcurrency @MainActor public final class UIZoomTransitionInteractionContext {
    /// The location of the pointer, or of the middle of a pinch, in the coordinates of the
    /// controller's view.
    public let location: CGPoint
    /// The velocity of the pointer, in points per second; zero for a pinch.
    public let velocity: CGVector
    /// Whether the gesture begins by default.
    ///
    /// It does while the zoom runs. At rest, a drag begins if it moves down and no scroll view under
    /// the pointer can follow it: each is at its top. A pinch begins if it brings the fingers
    /// together, and no scroll view under them can shrink its content.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
    }
}

extension UIViewController {
    /// A zoom with its options and the closure that returns its source view.
    struct ZoomTransition {
        let options: Transition.ZoomOptions
        let provider: (UIZoomTransitionSourceViewProviderContext) -> UIView?
    }

    /// The transition with which a controller is pushed or presented, and with which it leaves.
    ///
    /// ```swift
    /// detail.preferredTransition = .zoom { [photo] _ in grid.cell(for: photo) }
    /// navigationController?.pushViewController(detail, animated: true)
    /// ```
    @preconcurrency @MainActor public final class Transition {
        /// Options of a zoom.
        @preconcurrency @MainActor public final class ZoomOptions {
            /// Returns the rectangle of the zoomed controller's view that lies over the source view
            /// while the view is small, in points of that view; nil by default.
            ///
            /// It is scaled in proportion to cover the source view, and centred. Without it, or for
            /// nil and an empty rectangle, all of the view covers the source view, from its top.
            public var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect?)?
            /// Returns whether a drag or a pinch moves the view; nil, the default, for the
            /// `willBegin` of its context.
            public var interactiveDismissShouldBegin:
                ((UIZoomTransitionInteractionContext) -> Bool)?
            /// The colour over what is behind the view; nil, the default, for black at an opacity
            /// of 0.3, or for none with a visual effect.
            public var dimmingColor: UIColor?
            /// The effect on what is behind the view, under the colour; nil, the default, for none.
            ///
            /// Only a `UIBlurEffect` changes what is behind.
            public var dimmingVisualEffect: UIVisualEffect?

            /// Creates options.
            public init() {}
        }

        /// The style; nil for a zoom.
        fileprivate let style: UIModalTransitionStyle?
        /// The zoom; nil for a style.
        let zoom: ZoomTransition?

        private init(_ style: UIModalTransitionStyle?, zoom: ZoomTransition? = nil) {
            (self.style, self.zoom) = (style, zoom)
        }

        /// A presented view comes in from below; a pushed one slides in.
        public static var coverVertical: Transition { Transition(.coverVertical) }

        /// A presented view fades in; a pushed one slides in.
        public static var crossDissolve: Transition { Transition(.crossDissolve) }

        /// The view grows out of a source view and shrinks back into it.
        ///
        /// The closure is called each time, so that it can return another view after the content has
        /// changed. Without a view, or for one outside of a window, the controller's view fades.
        ///
        /// A drag down shrinks the view, and dismisses the controller if it is released far enough
        /// down, or thrown there. So does a pinch that makes the view smaller than three quarters of
        /// its size. Both also catch the view while it zooms; the view keeps its velocity. A scroll
        /// view inside keeps a drag unless it is at its top, and a pinch while it can shrink its
        /// content.
        /// - Parameters:
        ///   - options: The options; nil for the defaults.
        ///   - sourceViewProvider: Returns the source view.
        /// - Returns: The transition.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition {
            let options = options ?? ZoomOptions()
            return Transition(
                nil, zoom: ZoomTransition(options: options, provider: sourceViewProvider)
            )
        }
    }

    /// The style of presentation: that of the preferred transition, or else `modalTransitionStyle`.
    var presentationStyle: UIModalTransitionStyle {
        preferredTransition?.style ?? modalTransitionStyle
    }
}
