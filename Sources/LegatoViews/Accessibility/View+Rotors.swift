import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Adds a rotor: a list of places in the view to which people who use a screen reader can go.
    ///
    /// ```swift
    /// List(messages) { message in
    ///     MessageRow(message)
    /// }
    /// .accessibilityRotor("Unread") {
    ///     ForEach(messages.filter(\.isUnread)) { message in
    ///         AccessibilityRotorEntry(message.subject, id: message.id)
    ///     }
    /// }
    /// ```
    ///
    /// AT-SPI has no rotors: each entry is an action of the view's elements with the name "Unread:
    /// subject" and the description "Unread". It scrolls to the view, gives a control inside the
    /// keyboard focus, and moves the screen reader to a view with `accessibilityRotorEntry(id:in:)` or
    /// `accessibilityFocused(_:)`.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - entries: The entries, each an `AccessibilityRotorEntry`.
    /// - Returns: The view.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        RotorView(content: self, label: label.spokenString, entries: entries())
    }

    /// Adds a rotor with a localised label; see `accessibilityRotor(_:entries:)` with a text.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }

    /// Adds a rotor with a label; see `accessibilityRotor(_:entries:)` with a text.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    /// Adds a rotor of the system; see `accessibilityRotor(_:entries:)` with a text.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.label), entries: entries)
    }

    /// Adds a rotor with an entry for each element of an array, whose id is that of a view inside.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - entries: The elements.
    ///   - entryLabel: The label of an element's entry.
    /// - Returns: The view.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of an array, whose id is that of a view inside; see
    /// `accessibilityRotor(_:entries:entryLabel:)` with a text.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of an array, whose id is that of a view inside; see
    /// `accessibilityRotor(_:entries:entryLabel:)` with a text.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor of the system with an entry for each element of an array, whose id is that of a view
    /// inside; see `accessibilityRotor(_:entries:entryLabel:)` with a text.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(verbatim: systemRotor.label), entries: entries, entryLabel: entryLabel
        )
    }

    /// Adds a rotor with an entry for each element of an array.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - entries: The elements.
    ///   - entryID: The id of the view inside to which an element leads.
    ///   - entryLabel: The label of an element's entry.
    /// - Returns: The view.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(label) {
            ForEach(entries, id: entryID) { entry in
                AccessibilityRotorEntry(
                    Text(verbatim: entry[keyPath: entryLabel]), id: entry[keyPath: entryID]
                )
            }
        }
    }

    /// Adds a rotor with an entry for each element of an array; see
    /// `accessibilityRotor(_:entries:entryID:entryLabel:)` with a text.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel
        )
    }

    /// Adds a rotor with an entry for each element of an array; see
    /// `accessibilityRotor(_:entries:entryID:entryLabel:)` with a text.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor of the system with an entry for each element of an array; see
    /// `accessibilityRotor(_:entries:entryID:entryLabel:)` with a text.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(verbatim: systemRotor.label), entries: entries, entryID: entryID,
            entryLabel: entryLabel
        )
    }

    /// Adds a rotor of parts of the view's text, such as that of a `TextEditor`, which it selects.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - textRanges: The parts; those beyond the end of the text have no entry.
    /// - Returns: The view.
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        let label = label.spokenString
        return accessibility { element in
            guard let text = element.text else { return }
            for range in textRanges where text.scalars(of: range) != nil {
                element.actions.append(
                    .init(kind: nil, name: "\(label): \(text.string[range])", category: label) {
                        text.select(range)
                    }
                )
            }
        }
    }

    /// Adds a rotor of parts of the view's text; see `accessibilityRotor(_:textRanges:)` with a text.
    public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(labelKey), textRanges: textRanges)
    }

    /// Adds a rotor of parts of the view's text; see `accessibilityRotor(_:textRanges:)` with a text.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(label), textRanges: textRanges)
    }

    /// Adds a rotor of the system of parts of the view's text.
    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.label), textRanges: textRanges)
    }

    /// Marks the view as the target of entries of the rotors around it.
    ///
    /// - Parameters:
    ///   - id: The id of the view.
    ///   - namespace: The namespace of the id.
    /// - Returns: The view.
    public func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        SpokenFocusView(content: self, isWanted: false, onFocus: { _ in })
            .id(RotorTarget.key(id, namespace))
    }
}
