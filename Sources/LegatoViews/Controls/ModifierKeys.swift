import LegatoGraphics
public import LegatoLayers
import LegatoMotion

/// A view that observes the modifier keys that are held.
private nonisolated struct ModifierKeysView<Content: View>: View {
    let content: Content
    let mask: EventModifiers
    let initial: Bool
    let action: (EventModifiers, EventModifiers) -> Void
    @Environment(\.windowTraits) private var traits

    var body: some View {
        let held = traits?.modifiers ?? []
        content.onChange(of: held.intersection(mask), initial: initial, action)
    }
}

nonisolated extension View {
    /// Calls an action when modifier keys are pressed or released while the window has the keyboard
    /// focus, whichever view has the focus in it.
    ///
    /// ```swift
    /// Map()
    ///     .onModifierKeysChanged(mask: .option) { _, modifiers in
    ///         showsDetails = modifiers.contains(.option)
    ///     }
    /// ```
    ///
    /// The keys are those of the latest key event. Caps lock is never reported.
    /// - Parameters:
    ///   - mask: The modifier keys to observe; all by default. An empty set observes none.
    ///   - initial: Whether the action is also called when the view appears, with the keys held then
    ///     as the old and the new ones; true by default.
    ///   - action: Receives the observed keys that were held before, and those that are held now.
    /// - Returns: A view that observes the keys.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        ModifierKeysView(content: self, mask: mask, initial: initial, action: action)
    }
}

/// A view that shows another one while modifier keys are held.
private nonisolated struct ModifierAlternateView<Content: View, Alternate: View>: View {
    let content: Content
    let keys: EventModifiers
    let alternate: Alternate
    @Environment(\.windowTraits) private var traits

    var body: some View {
        if !keys.isEmpty, traits?.modifiers.isSuperset(of: keys) ?? false {
            alternate
        } else {
            content
        }
    }
}

nonisolated extension View {
    /// Shows another view in place of this one, such as a row of a menu, while modifier keys are
    /// held.
    ///
    /// ```swift
    /// Button("Close") { close() }
    ///     .modifierKeyAlternate(.option) { Button("Close All") { closeAll() } }
    /// ```
    /// - Parameters:
    ///   - modifiers: The keys, all of which are held; an empty set never shows the other view.
    ///   - alternate: The other view.
    /// - Returns: The view, or the other one.
    public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View {
        ModifierAlternateView(content: self, keys: modifiers, alternate: alternate())
    }
}
