import LegatoGraphics
import LegatoMotion

/// The key of the label of a section in the index of its list.
private nonisolated enum SectionIndexLabelKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
}

nonisolated extension ContainerValues {
    /// The label of the section in the index of its list; nil for none.
    fileprivate(set) var sectionIndexLabel: Text? {
        get { self[SectionIndexLabelKey.self] }
        set { self[SectionIndexLabelKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the label of a section in the index of its list.
    ///
    /// The index is a column of labels at the trailing edge of the list. A click on a label scrolls
    /// to the start of its section, and a drag along the labels to one section after the other. If
    /// the list is too low for all labels, dots take the place of some.
    ///
    /// ```swift
    /// List {
    ///     ForEach(letters, id: \.self) { letter in
    ///         Section(letter) {
    ///             ForEach(names(letter), id: \.self) { Text($0) }
    ///         }
    ///         .sectionIndexLabel(letter)
    ///     }
    /// }
    /// ```
    ///
    /// All sections of a `ForEach` exist if they have labels; their rows are still created only when
    /// they become visible. Outside the sections of a list, the label has no effect.
    ///
    /// - Parameter label: The label, usually one character; nil for a section without one.
    /// - Returns: The view.
    public func sectionIndexLabel(_ label: Text?) -> some View {
        containerValue(\.sectionIndexLabel, label)
    }

    /// Sets the label of a section in the index of its list; see `sectionIndexLabel(_:)`.
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets whether the lists inside show the index of their sections.
    ///
    /// - Parameter visibility: `visible` and `automatic`, the default, show an index if sections have
    ///   labels by `sectionIndexLabel(_:)`; `hidden` shows none.
    /// - Returns: The view.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        EnvironmentView(content: self, value: visibility != .hidden) {
            $0.listSettings.showsIndex = $1
        }
    }
}
