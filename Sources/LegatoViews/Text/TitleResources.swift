public import Foundation
import LegatoGraphics
import LegatoMotion

// Titles of pages, menus, dialogs, links and tabs that are localised resources.

nonisolated extension Menu where Label == Text {
    /// Creates a menu with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a localised title that performs an action when clicked.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }
}

nonisolated extension View {
    /// Presents an action sheet at the bottom of the window, or a card in the middle of a wide one,
    /// while a value is true; each of its
    /// buttons dismisses it, and so does a tap outside.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions
        )
    }

    /// Presents an action sheet with a message while a value is true.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message
        )
    }

    /// Presents an alert while a value is true; each of its buttons dismisses it.
    @_disfavoredOverload
    public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message while a value is true.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Sets the title of the page, localised.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the label that assistive technologies read, localised.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }
}

nonisolated extension Link where Label == Text {
    /// Creates a link with a localised title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

nonisolated extension ContentUnavailableView
where Label == LegatoViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localised title, a symbol and a description.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            LegatoViews.Label(titleResource, systemImage: name)
        } description: {
            description
        }
    }
}

nonisolated extension NavigationLink where Label == Text {
    /// Creates a link with a localised title that appends a value to the path of the stack.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Destination == Never {
        self.init(value: value) { Text(titleResource) }
    }

    /// Creates a link with a localised title that pushes a view.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// Creates a link with a localised title that pushes a view.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
