import Foundation
import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// Finds the action of an event.
    func findAction(forKey event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) { return Self.answer(found) }
        if let found = actions?[event] { return Self.answer(found) }
        var nested = style
        while let current = nested {
            if let found = (current["actions"] as? [String: any CAAction])?[event] {
                return Self.answer(found)
            }
            nested = current["style"] as? [AnyHashable: Any]
        }
        if let found = Self.dynamicDefault(of: self, event) { return Self.answer(found) }
        guard isLive else { return nil }
        if let property = LayerProperty(key: event) { return implicitAnimation(property) }
        return Self.transitionEvents.contains(event) ? implicit(CATransition()) : nil
    }

    /// What changes by a transition without being a property of the table.
    private static let transitionEvents: Set<String> = [
        "sublayers", "mask", "geometryFlipped", "filters", "backgroundFilters", "compositingFilter",
    ]

    private static func answer(_ action: any CAAction) -> (any CAAction)? {
        action is NSNull ? nil : action
    }

    private static func dynamicDefault(of layer: CALayer, _ event: String) -> (any CAAction)? {
        type(of: layer).defaultAction(forKey: event)
    }

    /// The animation by which a change of a property shows on a live layer.
    private func implicitAnimation(_ property: LayerProperty) -> CAAnimation? {
        let row = property.row
        switch row.implicitAction {
        case .none: return nil
        case .basic: break
        case .basicFromValue: guard state[property].any != nil else { return nil }
        case .transition: return implicit(CATransition())
        }
        let animation = CABasicAnimation(keyPath: row.key)
        let shown = isAnimating(property) ? presentationState()?[property] : nil
        animation.fromValue = (shown ?? state[property]).any
        animation.fillMode = .backwards
        return implicit(animation)
    }

    /// Gives an animation the transaction's timing.
    private func implicit(_ animation: CAAnimation) -> CAAnimation {
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// What a change of a property sets going, decided before it and run after it.
    struct Change {
        let property: LayerProperty
        let action: (any CAAction)?
    }

    func beginChange(
        _ property: LayerProperty,
        from old: LayerState,
        to new: LayerState
    ) -> Change {
        var change = Change(property: property, action: nil)
        guard isLive else { return change }
        if Transaction.isOpen {
            let scope = Transaction.current
            if let animation = scope.animation {
                animate(property, from: old, to: new, animation, scope)
            } else if scope.tracksVelocity {
                track(property, from: old, to: new)
            }
            return change
        }
        guard !CATransaction.disableActions() else { return change }
        change = Change(property: property, action: action(forKey: property.row.key))
        return change
    }

    func endChange(_ change: Change) {
        change.action?.run(forKey: change.property.row.key, object: self, arguments: nil)
    }
}
