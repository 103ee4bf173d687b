public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree
import LegatoViews

/// Presents a controller as a sheet, which rests at detents and is dragged between them.
///
/// A drag down or a tap beside it dismisses the sheet. A scroll view inside keeps a drag down unless
/// it is at its top, and a drag up once the sheet has its largest height.
///
/// ```swift
/// if let sheet = details.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// present(details, animated: true)
/// ```
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests, the lowest first; the large one by default, which an
    /// empty list means, too.
    open var detents = [Detent.large()] {
        didSet { changed() }
    }
    /// The detent at which the sheet rests; nil, the default, for the lowest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { changed() } }
    }
    /// The highest detent at which what is behind is not dimmed and receives touches; nil, the
    /// default, for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { changed() }
    }
    /// Whether a handle is shown at the top; false by default.
    open var prefersGrabberVisible = false {
        didSet { changed() }
    }
    /// The radius of the upper corners, in points; nil, the default, for 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { changed() }
    }
    /// Whether a drag up over a scroll view makes the sheet higher before it scrolls; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    private let shade = UIView()
    private let grabber = UIView()
    private lazy var drag = SheetPan(self)
    /// The velocity with which the user dismisses the sheet, in points per second downwards.
    private(set) var releaseVelocity: CGFloat = 0
    /// Whether `animateChanges(_:)` runs its closure.
    private var animatesChanges = false

    /// Animates the changes of detents and of the selection in a closure.
    open func animateChanges(_ changes: () -> Void) {
        animatesChanges = true
        changes()
        animatesChanges = false
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { self.place() }
    }

    /// Computes the heights of custom detents again.
    open func invalidateDetents() { changed() }

    private var isForm: Bool {
        presentationStyle == .formSheet && presentedViewController.preferredContentSize.area > 0
    }

    // MARK: Heights

    private func resolution(in area: CGRect) -> Resolution {
        let top = min(54, area.height / 10)
        let traits = containerView?.traitCollection ?? presentedViewController.traitCollection
        return Resolution(traits, area.height - top, half: area.height / 2)
    }

    /// The heights of the detents that apply, the lowest first.
    var heights: [(id: Detent.Identifier, height: CGFloat)] {
        let resolution = resolution(in: containerView?.bounds ?? .zero)
        let all = detents.compactMap { detent in
            detent.resolvedValue(in: resolution).map { (id: detent.identifier, height: $0) }
        }
        return all.isEmpty
            ? [(.large, resolution.maximumDetentValue)] : all.sorted { $0.height < $1.height }
    }

    private var height: CGFloat {
        let all = heights
        return (all.first { $0.id == selectedDetentIdentifier } ?? all[0]).height
    }

    /// Whether a drag up makes the sheet higher.
    var canGrow: Bool { !isForm && heights.contains { $0.height > height + 0.5 } }

    /// Where the sheet rests: at the bottom of the window, or in its middle for a form sheet with a
    /// preferred size.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let area = containerView?.bounds ?? .zero
        guard isForm else {
            return CGRect(x: 0, y: area.height - height, width: area.width, height: height)
        }
        let wanted = presentedViewController.preferredContentSize
        let size = CGSize(
            width: min(wanted.width, area.width), height: min(wanted.height, area.height)
        )
        return CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
            height: size.height
        )
    }

    /// Whether what is behind the sheet is dimmed at its detent.
    private var isDimmed: Bool {
        let all = heights
        guard let last = all.first(where: { $0.id == largestUndimmedDetentIdentifier }) else {
            return true
        }
        return height > last.height + 0.5
    }

    // MARK: Views

    private func changed() {
        guard !animatesChanges, containerView != nil, !drag.isHolding else { return }
        place()
    }

    /// Shows the sheet at its detent.
    func place() {
        guard let container = containerView, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        view.layoutIfNeeded()
        showLook()
        shade.alpha = isDimmed ? 1 : 0
        (container as? PresentationContainer)?.letsThrough = !isDimmed
    }

    private func showLook() {
        guard let view = presentedView else { return }
        view.layer.cornerRadius = preferredCornerRadius ?? 10
        view.layer.maskedCorners =
            isForm
            ? [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                .layerMaxXMaxYCorner,
            ] : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.masksToBounds = true
        guard prefersGrabberVisible else { return grabber.removeFromSuperview() }
        if grabber.superview !== view { view.addSubview(grabber) }
        grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
    }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView, let view = presentedView else { return }
        shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
        shade.frame = container.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.alpha = 0
        container.insertSubview(shade, at: 0)
        grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        releaseVelocity = 0
        drag.attach(to: view, shade)
        view.frame = frameOfPresentedViewInContainerView
        showLook()
        let alpha: CGFloat = isDimmed ? 1 : 0
        (container as? PresentationContainer)?.letsThrough = !isDimmed
        guard let coordinator = presentedViewController.transitionCoordinator else {
            return shade.alpha = alpha
        }
        coordinator.animate { [shade] _ in shade.alpha = alpha }
    }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return changed() }
        drag.detach()
        grabber.removeFromSuperview()
    }

    open override func containerViewDidLayoutSubviews() {
        guard !drag.isHolding, presentedView?.superview === containerView,
            let view = presentedView, view.transform == .identity,
            view.frame != frameOfPresentedViewInContainerView
        else { return }
        place()
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) { changed() }

    // MARK: The user

    /// Whether the user may dismiss the sheet.
    private var mayDismiss: Bool {
        !presentedViewController.isModalInPresentation
            && delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// Dismisses the sheet for the user, who released it with a velocity downwards, if it may be.
    func dismissForUser(velocity: CGFloat) -> Bool {
        guard mayDismiss, presentedViewController.presentedViewController == nil else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        releaseVelocity = velocity
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: true) { [self] in
            // A drag may have caught the sheet on its way.
            guard containerView == nil else { return }
            delegate?.presentationControllerDidDismiss(self)
        }
        return true
    }

    /// Stops the sheet for a drag, which catches it on its way in or out.
    func stop() {
        cancelDismissal?()
        guard let view = presentedView else { return }
        view.transform = .identity
        for layer in [view.layer, shade.layer] { layer.removeAllAnimations() }
    }

    /// Moves the top of the sheet to a height above the bottom of the window; it is not lower than
    /// the one at its detent, and follows beyond its ends with resistance.
    func follow(height wanted: CGFloat) {
        guard let view = presentedView else { return }
        let (all, rest) = (heights, frameOfPresentedViewInContainerView)
        let bottom = isForm ? rest.maxY : containerView?.bounds.maxY ?? 0
        let largest = isForm ? rest.height : all.last?.height ?? rest.height
        let shown = wanted > largest ? largest + (wanted - largest) / 8 : wanted
        let height = max(shown, isForm ? rest.height : height)
        view.frame = CGRect(x: rest.minX, y: bottom - shown, width: rest.width, height: height)
        view.layoutIfNeeded()
        guard isDimmed else { return }
        shade.alpha = min(1, max(0, shown / max(rest.height, 1)))
    }

    /// Ends a drag at a height with a velocity downwards: the sheet moves to the nearest detent, or
    /// out.
    func release(height: CGFloat, velocity: CGFloat) {
        let (all, goal) = (heights, height - velocity / 4)
        let nearest = all.min { abs($0.height - goal) < abs($1.height - goal) }
        if goal < (nearest?.height ?? 0) / 2, dismissForUser(velocity: velocity) { return }
        let before = selectedDetentIdentifier
        if !isForm, let nearest, nearest.height != self.height || before != nil {
            selectedDetentIdentifier = nearest.id
        }
        let distance = (nearest?.height ?? height) - height
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: abs(distance) > 1 ? -velocity / distance : 0,
            options: .allowUserInteraction
        ) { self.place() }
        if selectedDetentIdentifier != before {
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }
}

extension UISheetPresentationController: DraggedSheet {}

/// Is called when the user selects another detent of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has selected another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
