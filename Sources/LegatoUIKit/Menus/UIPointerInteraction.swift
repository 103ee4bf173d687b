public import Foundation
import LegatoGraphics
package import LegatoLayers

/// A rectangle of a view in which the pointer has a style.
@preconcurrency @MainActor public final class UIPointerRegion: NSObject {
    /// The rectangle, in points of the view.
    public let rect: CGRect
    /// Identifies the region to the program; nil by default.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}

/// Where the pointer is while its region is searched for.
@preconcurrency @MainActor public final class UIPointerRegionRequest: NSObject {
    /// The location, in points of the view.
    public let location: CGPoint

    init(at location: CGPoint) {
        self.location = location
        super.init()
    }
}

/// Animates changes while the pointer enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes that are animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end, with whether the animation ran to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects the changes of a program, and animates them within 0.15 s.
private final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        UIView.animate(
            withDuration: 0.15, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState]
        ) {
            for animation in self.animations { animation() }
        } completion: { isFinished in
            for completion in self.completions { completion(isFinished) }
        }
    }
}

/// The style of the pointer above a view, and the effect on the view.
///
/// ```swift
/// button.addInteraction(UIPointerInteraction(delegate: self))
/// ```
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view to which the interaction was added; nil without one.
    open private(set) weak var view: UIView?
    /// Returns the regions and the styles; without it, the view has the effect `automatic`.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the interaction has an effect; true by default.
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }
    private var region: UIPointerRegion?
    private var style: UIPointerStyle?
    private var effect: PointerEffectDisplay?
    private var place: CGPoint?

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Ends the effect on the view of before.
    open func willMove(to view: UIView?) { leave() }

    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Takes the region and the style from the delegate again.
    open func invalidate() {
        let place = place
        leave()
        if let place { move(to: place) }
    }

    fileprivate var shape: PointerShape? { region == nil ? nil : style?.shape }

    fileprivate func move(to place: CGPoint) {
        guard isEnabled, let view else { return }
        self.place = place
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(at: place)
        let wanted =
            delegate == nil
            ? whole
            : delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        let new = wanted.flatMap { $0.rect.contains(place) ? $0 : nil }
        guard new?.rect != region?.rect || new?.identifier != region?.identifier else { return }
        exit()
        if let new { enter(new, of: view) }
    }

    private func enter(_ new: UIPointerRegion, of view: UIView) {
        region = new
        let automatic = UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
        style =
            delegate == nil ? automatic : delegate?.pointerInteraction(self, styleFor: new)
        let animator = PointerAnimator()
        effect = style?.effect.map { PointerEffectDisplay($0) }
        if let effect { animator.addAnimations { effect.show() } }
        delegate?.pointerInteraction(self, willEnter: new, animator: animator)
        animator.run()
        view.layer.host?.pointerShapes.update()
    }

    private func exit() {
        guard let old = region else { return }
        let animator = PointerAnimator()
        if let effect { animator.addAnimations { effect.hide() } }
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        animator.run()
        (region, style, effect) = (nil, nil, nil)
        view?.layer.host?.pointerShapes.update()
    }

    fileprivate func leave() {
        exit()
        place = nil
    }
}

/// Returns the regions and the styles of a pointer interaction; every method is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region of a location; nil for none, the whole view by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style in a region; nil, the default, for none.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called when the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
    /// Called when the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

extension UIView: PointerShaping {
    private var pointers: [UIPointerInteraction] {
        ownInteractions.compactMap { $0 as? UIPointerInteraction }
    }

    /// The shape of the pointer in the region of an interaction.
    package var pointerShape: PointerShape? { pointers.lazy.compactMap(\.shape).first }

    /// Moves the pointer of the interactions.
    func movePointer(to location: CGPoint) {
        let place = UITouch.convert(location, to: self)
        for one in pointers { one.move(to: place) }
    }

    /// Ends the effects of the interactions.
    func endPointer() { for one in pointers { one.leave() } }
}
