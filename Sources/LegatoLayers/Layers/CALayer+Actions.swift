import Foundation
import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// Finds the action of an event.
    func findAction(forKey event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) { return Self.answer(found) }
        if let found = actions?[event] { return Self.answer(found) }
        for style in styles {
            if let found = (style["actions"] as? [String: any CAAction])?[event] {
                return Self.answer(found)
            }
        }
        if let found = type(of: self).defaultAction(forKey: event) { return Self.answer(found) }
        // Decision C11: nothing happens by itself on a layer that does not show.
        guard isLive else { return nil }
        if let path = try? PropertyPath(event), state.has(path.property) {
            return implicitAnimation(path)
        }
        return Self.transitionEvents.contains(event) ? implicit(CATransition()) : nil
    }

    // Decision C13: a transition, not a basic animation.
    /// What changes by a transition without being a property of the table.
    private static let transitionEvents: Set<String> = ["sublayers", "mask"]

    private static func answer(_ action: any CAAction) -> (any CAAction)? {
        action is NSNull ? nil : action
    }

    /// The animation by which a change of a property, or of a part of a transform, shows on a live
    /// layer.
    private func implicitAnimation(_ path: PropertyPath) -> CAAnimation? {
        switch (path.property.row.implicitAction, path.part) {
        case (.none, _): return nil
        case (.transition, .whole): return implicit(CATransition())
        case (_, .transform), (.basic, .whole): break
        case (.basicFromValue, .whole): guard path.value(in: state).any != nil else { return nil }
        default: return nil
        }
        let animation = CABasicAnimation(keyPath: path.keyPath)
        // Decision C16: what shows, where something moves the property already.
        let shown = isAnimating(path.property) ? presentationState() : nil
        animation.fromValue = path.value(in: shown ?? state).any
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

    func beginChange(_ properties: PropertyChange) -> Change {
        let property = properties.property
        var change = Change(property: property, action: nil)
        guard isLive || comesAnimated else { return change }
        if Transaction.isOpen {
            let scope = Transaction.current
            if let animation = scope.animation {
                animate(properties, animation, scope)
            } else if scope.tracksVelocity {
                track(properties)
            }
            return change
        }
        guard !CATransaction.disableActions() else { return change }
        change = Change(property: property, action: action(forKey: property.row.key))
        return change
    }

    /// Whether the layer comes with the next commit and yet moves from what it was a moment ago.
    private var comesAnimated: Bool {
        host != nil && Transaction.isOpen && Transaction.current[AnimatesNewcomers.self]
    }

    func endChange(_ change: Change) {
        change.action?.run(forKey: change.property.row.key, object: self, arguments: nil)
    }
}
