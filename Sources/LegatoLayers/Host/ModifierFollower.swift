/// An object that is notified when modifier keys are pressed or released.
package protocol ModifierFollower: AnyObject {
    /// Called with the modifier keys that are held from now on.
    func modifiersChanged(to modifiers: EventModifiers)
}

extension LayerHost {
    /// Notifies the samplers if a key event changes the modifier keys that are held, or does nothing
    /// for other events.
    func followModifiers(of event: InputEvent) {
        let held: EventModifiers
        switch event {
        case .keyDown(let event): held = event.modifiers.union(EventModifiers(key: event.key))
        case .keyUp(let event): held = event.modifiers
        default: return
        }
        guard held != heldModifiers else { return }
        heldModifiers = held
        for case let follower as any ModifierFollower in samplers.living {
            follower.modifiersChanged(to: held)
        }
        // The changes are presented before the event is delivered.
        CATransaction.flush()
    }
}

nonisolated extension EventModifiers {
    /// Creates the modifiers of a key, named as in `KeyEvent.key`; none for other keys.
    fileprivate init(key: String) {
        self =
            switch key {
            case "left shift", "right shift": .shift
            case "left ctrl", "right ctrl": .control
            case "left alt", "right alt": .option
            case "left gui", "right gui": .command
            default: []
            }
    }
}
