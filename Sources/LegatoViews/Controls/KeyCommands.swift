import LegatoMotion

/// The direction of an arrow key.
public nonisolated enum MoveCommandDirection: Sendable, Hashable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right

    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

nonisolated extension View {
    /// Calls an action when an arrow key is pressed or repeats while the focus is in the view; nil
    /// for none.
    public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> some View {
        onKeyPress(phases: [.down, .repeat]) { press in
            guard press.modifiers.isEmpty, let action,
                let direction = MoveCommandDirection(press.key)
            else { return .ignored }
            action(direction)
            return .handled
        }
    }

    /// Calls an action when Escape is pressed while the focus is in the view; nil for none.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommand([.escape], action)
    }

    /// Calls an action when a delete key is pressed while the focus is in the view; nil for none.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommand([.delete, .deleteForward], action)
    }

    private func onCommand(
        _ keys: Set<KeyEquivalent>, _ action: (() -> Void)?
    ) -> some View {
        onKeyPress(keys: keys, phases: .down) { press in
            guard press.modifiers.isEmpty, let action else { return .ignored }
            action()
            return .handled
        }
    }
}
