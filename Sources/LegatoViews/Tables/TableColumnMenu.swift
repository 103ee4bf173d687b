import Foundation
import LegatoGraphics
import LegatoMotion

extension View {
    /// Shows a menu of columns on a secondary click, if people can show and hide some.
    @ViewBuilder func tableColumnMenu<Value>(
        _ columns: [TableColumnPlan<Value>],
        _ customization: Binding<TableColumnCustomization<Value>>?
    ) -> some View {
        let columns = columns.filter { $0.custom.allows(.visibility) }
        if let customization, !columns.isEmpty {
            ContextMenu(
                self, TableColumnMenu(columns: columns, customization: customization),
                opensByLongPress: false
            )
        } else {
            self
        }
    }
}

/// The columns that people can show and hide.
private struct TableColumnMenu<Value: Identifiable>: View {
    let columns: [TableColumnPlan<Value>]
    let customization: Binding<TableColumnCustomization<Value>>

    var body: some View {
        ForEach(columns, id: \.index) { column in
            Toggle(isOn: isShown(column.custom)) { column.title }
        }
    }

    private func isShown(_ custom: TableColumnCustom) -> Binding<Bool> {
        Binding {
            customization.wrappedValue.isShown(custom)
        } set: { isShown in
            guard let id = custom.id else { return }
            customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
        }
    }
}
