import Foundation
import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// Finds the action for an event.
    func findAction(forKey event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) { return Self.answer(found) }
        if let found = actions?[event] { return Self.answer(found) }
        for style in styles {
            if let found = (style["actions"] as? [String: any CAAction])?[event] {
                return Self.answer(found)
            }
        }
        if let found = type(of: self).defaultAction(forKey: event) { return Self.answer(found) }
        // Decision C11: only committed layers have implicit actions. Layout, which is frequent, has
        // none.
        guard isLive, event != Self.layoutEvent else { return nil }
        if let path = Self.path(event), state.has(path.property) {
            return implicitAnimation(path)
        }
        return Self.transitionEvents.contains(event) ? implicit(CATransition()) : nil
    }

    /// The event of a layer whose sublayers are about to be laid out.
    static let layoutEvent = "onLayout"

    /// The keys outside the property table whose changes run a transition.
    ///
    /// Decision C13: a transition, not a basic animation.
    private static let transitionEvents: Set<String> = ["sublayers", "mask"]

    /// The property, or the part of one, that an event names; nil for other events.
    private static func path(_ event: String) -> PropertyPath? {
        if let property = LayerProperty(key: event) { return PropertyPath(property) }
        return event.utf8.contains(UInt8(ascii: ".")) ? try? PropertyPath(event) : nil
    }

    private static func answer(_ action: any CAAction) -> (any CAAction)? {
        action is NSNull ? nil : action
    }

    /// The implicit animation of a property, or of a part of a transform, on a live layer.
    private func implicitAnimation(_ path: PropertyPath) -> CAAnimation? {
        switch (path.property.row.implicitAction, path.part) {
        case (.none, _): return nil
        case (.transition, .whole): return implicit(CATransition())
        case (_, .transform), (.basic, .whole): break
        case (.basicFromValue, .whole): guard path.value(in: state).any != nil else { return nil }
        default: return nil
        }
        let animation = CABasicAnimation(keyPath: path.keyPath)
        // Decision C16: starts at the presentation value if the property is animated already.
        let shown = isAnimating(path.property) ? presentationState() : nil
        animation.fromValue = path.value(in: shown ?? state).any
        animation.fillMode = .backwards
        return implicit(animation)
    }

    /// Applies the transaction's duration and timing function to an animation.
    private func implicit(_ animation: CAAnimation) -> CAAnimation {
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// A change of a property and its action, found before the change and run after it.
    struct ActionChange {
        let property: LayerProperty
        let action: (any CAAction)?
    }

    func beginChange(_ properties: consuming PropertyChange) -> ActionChange {
        let property = properties.property
        var change = ActionChange(property: property, action: nil)
        let isOwned = isAnimatedByOwner
        guard mayAct else { return change }
        if Transaction.isOpen && !isOwned {
            let scope = Transaction.current
            if let animation = scope.animation {
                animate(properties, animation, scope)
            } else if scope.tracksVelocity {
                track(properties)
            }
            return change
        }
        guard !CATransaction.disableActions() else { return change }
        change = ActionChange(property: property, action: action(forKey: property.row.key))
        return change
    }

    /// Whether a change may animate or run an action.
    ///
    /// Most changes do neither, such as those of a new layer, whose values can then be set in
    /// place.
    var mayAct: Bool { isLive || comesAnimated || isAnimatedByOwner }

    /// Whether the layer is inserted by the next commit, but animates from its earlier values.
    private var comesAnimated: Bool {
        host != nil && Transaction.isOpen && Transaction.current[AnimatesNewcomers.self]
    }

    func endChange(_ change: ActionChange) {
        change.action?.run(forKey: change.property.row.key, object: self, arguments: nil)
    }
}
