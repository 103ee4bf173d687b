public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that receives key presses while the focus is inside.
private nonisolated struct KeyPressView<Content: View>: View {
    var content: Content
    var phases: KeyPress.Phases
    var accepts: (KeyPress) -> Bool
    var action: (KeyPress) -> KeyPress.Result
}

extension KeyPressView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        KeyPressNode(view, context)
    }
}

private final class KeyPressNode<Content: View>: WrappingNode<KeyPressView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = KeyPressItem(context)
        item.onPress = { [weak self] press in
            guard let self, !isRemoved, environment.isEnabled, view.phases.contains(press.phase),
                view.accepts(press)
            else { return .ignored }
            return view.action(press)
        }
        return item
    }

    override func updateView(_ view: KeyPressView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

/// An item that receives key presses while the focus is inside.
final class KeyPressItem: ViewItem {
    var onPress: (KeyPress) -> KeyPress.Result = { _ in .ignored }
}

nonisolated extension View {
    private func onKeyPress(
        _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result,
        where accepts: @escaping (KeyPress) -> Bool
    ) -> some View {
        KeyPressView(content: self, phases: phases, accepts: accepts, action: action)
    }

    /// Calls an action when a key is pressed, or repeats, while the focus is in the view.
    ///
    /// ```swift
    /// Ship(position: position)
    ///     .focusable()
    ///     .onKeyPress(.rightArrow) {
    ///         position.x += 10
    ///         return .handled
    ///     }
    /// ```
    ///
    /// Inner views receive keys first, then outer ones, then the focused control.
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress([.down, .repeat], { _ in action() }) { $0.key == key }
    }

    /// Calls an action in some phases of a key while the focus is in the view.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, action) { $0.key == key }
    }

    /// Calls an action in some phases of the given keys, by default when one is pressed or repeats,
    /// while the focus is in the view.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, action) { keys.contains($0.key) }
    }

    /// Calls an action in some phases of keys that type the given characters, by default when one
    /// is pressed or repeats, while the focus is in the view.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, action) { press in
            press.characters.unicodeScalars.allSatisfy(characters.contains)
        }
    }

    /// Calls an action in some phases of any key, by default when one is pressed or repeats, while
    /// the focus is in the view.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, action) { _ in true }
    }
}
