/// The buttons of an alert or an action sheet.
private struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) {
                buttons[index].label
            }
        }
    }
}

/// A view that presents an alert or an action sheet in the older form.
private nonisolated struct OlderDialogPresentation<Base: View, Item>: View {
    let base: Base
    let isAlert: Bool
    let item: Binding<Item?>
    let content: (Item) -> Alert

    var body: some View {
        let dialog = item.wrappedValue.map(content)
        DialogPresentation(base, isAlert: isAlert, dialog?.title, item.isSome()) {
            AlertButtons(buttons: dialog?.buttons ?? [])
        } _: {
            dialog?.message
        }
    }
}

nonisolated extension View {
    /// Presents an alert while a value is true.
    public func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: true, item: isPresented.asItem()) { _ in
            content()
        }
    }

    /// Presents an alert for an item while the item is not nil.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: true, item: item, content: content)
    }

    /// Presents an action sheet while a value is true.
    public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: false, item: isPresented.asItem()) { _ in
            content().content
        }
    }

    /// Presents an action sheet for an item while the item is not nil.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: false, item: item) { content($0).content }
    }
}
