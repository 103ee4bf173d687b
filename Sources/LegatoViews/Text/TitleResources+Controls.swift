public import Foundation
import LegatoGraphics
import LegatoMotion

// Titles of controls that are localised resources.

nonisolated extension DatePicker where Label == Text {
    /// Creates a picker with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }

    /// Creates a picker with a localised title for a date in a range.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }
}

nonisolated extension Picker where Label == Text {
    /// Creates a picker with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), EmptyView(), content())
    }

    /// Creates a section with a localised title whose content is shown while a binding is true.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), EmptyView(), content(), isExpanded)
    }
}

nonisolated extension DisclosureGroup where Label == Text {
    /// Creates a group with a localised title; its content is hidden at first.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a localised title whose content is shown while a binding is true.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

nonisolated extension GroupBox where Label == Text {
    /// Creates a box with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

nonisolated extension Toggle where Label == Text {
    /// Creates a toggle with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

nonisolated extension Toggle where Label == LegatoViews.Label<Text, Image> {
    /// Creates a toggle with a localised title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
    {
        self.init(isOn: isOn) { LegatoViews.Label(titleResource, systemImage: systemImage) }
    }
}

nonisolated extension Menu where Label == LegatoViews.Label<Text, Image> {
    /// Creates a menu with a localised title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LegatoViews.Label(titleResource, systemImage: systemImage) }
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(titleResource, role: nil, action: action)
    }

    /// Creates a button with a role and a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a spinner with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

    /// Creates a bar with a localised title.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localised title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a localised title and an image from the program's resources.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

nonisolated extension Button where Label == LegatoViews.Label<Text, Image> {
    /// Creates a button with a localised title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LegatoViews.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a role, a localised title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            LegatoViews.Label(titleResource, systemImage: systemImage)
        }
    }
}

nonisolated extension TextField where Label == Text {
    /// Creates a text field with a localised title as its placeholder, unless there is a prompt.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(.text(text), prompt, Text(titleResource))
    }

    /// Creates a text field that grows along an axis, with a localised title as its placeholder.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(.text(text), prompt, Text(titleResource), axis: axis)
    }
}

nonisolated extension LabeledContent where Label == Text {
    /// Creates a value with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Creates a string with a localised title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(titleResource) { Text(value) }
    }
}
