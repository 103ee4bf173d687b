import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoViews

/// Grows the view of a controller out of a source view, or shrinks it back into it.
///
/// A drag or a pinch may take the view at any time; after its release the transition continues with
/// the velocity of the view.
final class ZoomAnimator: RestoringAnimator, DraggedZoom {
    /// The spring of zooms: half a second without bounce, as in SwiftUI.
    private static let spring = Animation.spring(duration: 0.5, bounce: 0)

    /// The appearance of the view at an end of the transition, or while a gesture holds it.
    private struct Pose {
        var frame: CGRect
        var radius: CGFloat = 0
        var dim: CGFloat = 1
        var alpha: CGFloat = 1
        /// The part of the view that covers the frame; nil for all of it, from its top.
        var part: CGRect?
    }

    private let zoom: UIViewController.ZoomTransition
    private let isForward: Bool
    /// The frame of the view when it was interrupted; nil if it was at rest.
    private let start: CGRect?
    /// Clips the view to the part that is shown.
    private let stage = ZoomStage()
    /// Dims what is behind the stage.
    private let shade = ZoomShade()
    private var context: TransitionContext?
    private var view = UIView()
    private var source: UIView?
    /// The frame of the view at rest.
    private var full = CGRect.zero
    /// The frame at which a gesture has taken hold of the view.
    private var held = CGRect.zero
    /// The part of the view that covers the source view.
    private var part: CGRect?
    /// The number of movements; identifies the completion of one that a later one has replaced.
    private var run = 0
    /// Shows the source view and the whole zoomed view again.
    private var undo: () -> Void = {}

    init(_ zoom: UIViewController.ZoomTransition, _ isForward: Bool, from start: CGRect?) {
        (self.zoom, self.isForward, self.start) = (zoom, isForward, start)
    }

    var shownFrame: CGRect? {
        guard stage.superview != nil else { return nil }
        return (stage.layer.presentation() ?? stage.layer).frame
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if prepare(transitionContext) { move(isZoomed: isForward) }
    }

    @discardableResult
    func prepare(_ transitionContext: any UIViewControllerContextTransitioning) -> Bool {
        let container = transitionContext.containerView
        guard let context = transitionContext as? TransitionContext,
            let old = context.viewController(forKey: .from),
            let new = context.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return false
        }
        let (below, zoomed) = isForward ? (old, new) : (new, old)
        (self.context, view) = (context, zoomed.view)
        full = isForward ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
        if isForward {
            container.addSubview(view)
        } else if let shown = new.viewIfLoaded, shown.window == nil {
            container.insertSubview(shown, belowSubview: view)
            shown.layoutIfNeeded()
        }
        let found = zoom.provider(
            UIZoomTransitionSourceViewProviderContext(source: below, zoomed: zoomed)
        )
        source = found?.window == nil ? nil : found
        if let source, let provider = zoom.options.alignmentRectProvider {
            zoomed.view.layoutIfNeeded()
            part = provider(
                UIZoomTransitionAlignmentRectContext(source: source, zoomed: zoomed)
            )
        }
        enterStage(in: container)
        ZoomPan.on(zoomed, zoom.options).zoom = self
        return true
    }

    /// Moves the view onto the stage.
    private func enterStage(in container: UIView) {
        stage.clipsToBounds = true
        container.insertSubview(stage, aboveSubview: view)
        stage.addSubview(view)
        shade.frame = container.bounds
        shade.show(zoom.options)
        container.insertSubview(shade, belowSubview: stage)
        // The view is scaled with the stage, and not resized with it.
        let (view, source, alpha) = (view, source, source?.alpha ?? 1)
        let (mask, opacity) = (view.autoresizingMask, view.alpha)
        view.autoresizingMask = []
        source?.alpha = 0
        var pose = pose(isZoomed: !isForward)
        if let start { pose.frame = start }
        show(pose)
        undo = { [stage, shade, full] in
            source?.alpha = alpha
            (view.autoresizingMask, view.alpha) = (mask, opacity)
            view.transform = .identity
            if view.superview === stage { container.insertSubview(view, aboveSubview: stage) }
            view.frame = full
            stage.removeFromSuperview()
            shade.removeFromSuperview()
        }
    }

    /// The appearance at an end of the transition.
    private func pose(isZoomed: Bool) -> Pose {
        if isZoomed { return Pose(frame: full) }
        guard let source, let container = stage.superview else {
            return Pose(frame: full, dim: 0, alpha: 0)
        }
        return Pose(
            frame: source.convert(source.bounds, to: container), radius: source.layer.cornerRadius,
            dim: 0, part: part
        )
    }

    private func show(_ pose: Pose) {
        stage.frame = pose.frame
        stage.layer.cornerRadius = pose.radius
        shade.dim = pose.dim
        view.alpha = pose.alpha
        let part = pose.part.flatMap { $0.isFinite && $0.area > 0 ? $0 : nil }
        let (size, covered) = (stage.bounds.size, part?.size ?? full.size)
        guard covered.area > 0 else { return }
        let scale = max(size.width / covered.width, size.height / covered.height)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // The centre of a part comes to the centre of the stage, or else the top to the top.
        let x = part.map { full.width / 2 - $0.midX } ?? 0
        let y = part.map { full.height / 2 - $0.midY }
        view.center = CGPoint(
            x: size.width / 2 + scale * x,
            y: y.map { size.height / 2 + scale * $0 } ?? scale * full.height / 2
        )
    }

    /// Animates to an end of the transition, and completes or cancels it there.
    private func move(isZoomed: Bool) {
        run += 1
        let (run, pose) = (run, pose(isZoomed: isZoomed))
        UIView.animate(Self.spring, criteria: .removed) {
            show(pose)
        } completion: { [self] in
            guard run == self.run else { return }
            context?.completeTransition(isZoomed == isForward)
        }
    }

    // MARK: Drags and pinches

    func grab() -> CGSize? {
        guard let context, let shown = shownFrame else { return nil }
        run += 1
        context.pauseInteractiveTransition()
        held = shown
        return CGSize(width: shown.midX - full.midX, height: shown.midY - full.midY)
    }

    func drag(by offset: CGSize) {
        follow(ZoomPose(draggedBy: offset, from: full, cornerRadius: 0))
    }

    func pinch(by scale: CGFloat, about point: CGPoint) {
        let point = UITouch.convert(point, to: stage.superview)
        follow(ZoomPose(pinchedBy: scale, about: point, from: held, to: full, cornerRadius: 0))
    }

    private func follow(_ zoom: ZoomPose) {
        UIView.animate(.interactiveSpring(), criteria: .removed, isContinuous: true) {
            show(Pose(frame: zoom.frame, radius: zoom.cornerRadius, dim: zoom.dim))
        }
    }

    func release(at offset: CGSize, velocity: CGSize) {
        release(isZoomed: !ZoomPose.dismisses(offset, velocity: velocity, from: full))
    }

    func release(atScale scale: CGFloat, velocity: CGFloat) {
        release(
            isZoomed: !ZoomPose.dismisses(scale, velocity: velocity, from: held, to: full)
        )
    }

    private func release(isZoomed: Bool) {
        guard let context else { return }
        if isZoomed == isForward {
            context.finishInteractiveTransition()
            context.isLocked = false
        } else {
            context.cancelInteractiveTransition()
        }
        move(isZoomed: isZoomed)
    }

    func restore() {
        run += 1
        undo()
        (undo, context) = ({}, nil)
    }
}

extension UIViewController {
    /// Returns the animator of the preferred transition; nil if the controller does not zoom.
    ///
    /// `start` is the frame that the view has in a transition that was interrupted.
    func zoomAnimator(_ isForward: Bool, from start: CGRect? = nil) -> ZoomAnimator? {
        preferredTransition?.zoom.map { ZoomAnimator($0, isForward, from: start) }
    }
}

/// The superview of a zooming view, whose touches go to that view, where it is shown.
private final class ZoomStage: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let superview else { return nil }
        let shown = (layer.presentation() ?? layer).frame
        return shown.contains(convert(point, to: superview)) ? subviews.first : nil
    }
}

/// Blurs and dims what is behind a zooming view.
private final class ZoomShade: UIView {
    private let blur = UIVisualEffectView()
    private let color = UIView()

    /// How strong the blur and the colour are, from 0 to 1.
    var dim: CGFloat = 1 {
        didSet { (blur.strength, color.alpha) = (dim, dim) }
    }

    func show(_ options: UIViewController.Transition.ZoomOptions) {
        blur.effect = options.dimmingVisualEffect
        let black = options.dimmingVisualEffect == nil ? UIColor(white: 0, alpha: 0.3) : nil
        color.backgroundColor = options.dimmingColor ?? black
        for view in [blur, color] {
            view.frame = bounds
            addSubview(view)
        }
    }
}
