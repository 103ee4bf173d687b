import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Presents an action sheet at the bottom of the window, or a card in the middle of a wide one,
    /// while a value is true; each of its
    /// buttons dismisses it, and so does a tap outside.
    ///
    /// Without a button of the `cancel` role, it gets one. A tap outside presses that button.
    /// The title is shown only if `titleVisibility` is `visible`.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions
        )
    }

    /// Presents an action sheet at the bottom of the window, or a card in the middle of a wide one,
    /// while a value is true; each of its
    /// buttons dismisses it, and so does a tap outside.
    ///
    /// Without a button of the `cancel` role, it gets one. A tap outside presses that button.
    /// The title is shown only if `titleVisibility` is `visible`.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions
        )
    }

    /// Presents an action sheet at the bottom of the window, or a card in the middle of a wide one,
    /// while a value is true.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }

    /// Presents an action sheet with a message while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message
        )
    }

    /// Presents an action sheet with a message while a value is true.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message
        )
    }

    /// Presents an action sheet with a message while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return DialogPresentation(
            self, isAlert: false, titleVisibility == .visible ? title : nil, isPresented
        ) {
            actions
        } _: {
            message
        }
    }

    /// Presents an action sheet for data while a value is true and the data is not nil.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions
        ) { _ in EmptyView() }
    }

    /// Presents an action sheet for data while a value is true and the data is not nil.
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions
        ) { _ in EmptyView() }
    }

    /// Presents an action sheet with a message for data while a value is true and the data is not
    /// nil.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message
        )
    }

    /// Presents an action sheet with a message for data while a value is true and the data is not
    /// nil.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message
        )
    }

    /// Presents an action sheet with a message for data while a value is true and the data is not
    /// nil.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        DialogPresentation(
            self, isAlert: false, titleVisibility == .visible ? title : nil,
            isPresented.given(data)
        ) {
            data.map(actions)
        } _: {
            data.map(message)
        }
    }
}
