public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Presents an alert while a value is true; each of its buttons dismisses it.
    ///
    /// Without actions it gets a button that dismisses it.
    ///
    /// ```swift
    /// Button("Delete") { isAsking = true }
    ///     .alert("Delete the file?", isPresented: $isAsking) {
    ///         Button("Delete", role: .destructive) { delete() }
    ///         Button("Cancel", role: .cancel) {}
    ///     }
    /// ```
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a value is true; each of its buttons dismisses it.
    ///
    /// Without actions it gets a button that dismisses it.
    @_disfavoredOverload
    public func alert<A: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a value is true; each of its buttons dismisses it.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert with a message while a value is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message while a value is true.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message while a value is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return DialogPresentation(self, isAlert: true, title, isPresented) {
            actions
        } _: {
            message
        }
    }

    /// Presents an alert for data while a value is true and the data is not nil.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert for data while a value is true and the data is not nil.
    @_disfavoredOverload
    public func alert<A: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert for data while a value is true and the data is not nil.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }

    /// Presents an alert with a message for data while a value is true and the data is not nil.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
            message: message
        )
    }

    /// Presents an alert with a message for data while a value is true and the data is not nil.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            Text(title), isPresented: isPresented, presenting: data, actions: actions,
            message: message
        )
    }

    /// Presents an alert with a message for data while a value is true and the data is not nil.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        DialogPresentation(self, isAlert: true, title, isPresented.given(data)) {
            data.map(actions)
        } _: {
            data.map(message)
        }
    }

    /// Presents an alert for an error while a value is true and the error is not nil; its title is
    /// the error's description.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return DialogPresentation(
            self, isAlert: true, Text(error?.errorDescription ?? "Error"), isPresented.given(error)
        ) {
            actions
        } _: {
            EmptyView()
        }
    }

    /// Presents an alert with a message for an error while a value is true and the error is not
    /// nil; its title is the error's description.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        DialogPresentation(
            self, isAlert: true, Text(error?.errorDescription ?? "Error"), isPresented.given(error)
        ) {
            error.map(actions)
        } _: {
            error.map(message)
        }
    }
}

nonisolated extension Binding<Bool> {
    /// The binding while a value is not nil, and false otherwise.
    func given<T>(_ data: T?) -> Binding<Bool> {
        data == nil ? mapped({ _ in false }, { $0 }) : self
    }
}
