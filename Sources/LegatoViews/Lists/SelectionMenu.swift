import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The menu and the action of rows in lists and tables.
nonisolated struct SelectionMenu {
    /// Returns the menu of some rows.
    let items: (Set<AnyHashable>) -> AnyView
    /// Runs after a double click; nil for none.
    let primaryAction: ((Set<AnyHashable>) -> Void)?

    init(
        items: @escaping (Set<AnyHashable>) -> AnyView,
        primaryAction: ((Set<AnyHashable>) -> Void)?
    ) {
        (self.items, self.primaryAction) = (items, primaryAction)
    }
}

/// Finds rows of a list.
final class RowFinder {
    /// Returns the rows that a click at a point of the tree applies to.
    var rows: (CGPoint) -> Set<AnyHashable> = { _ in [] }
    /// Changes the selection on a key; returns whether it does.
    var onKey: (KeyEvent) -> Bool = { _ in false }

    nonisolated init() {}
}

private nonisolated enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
}

nonisolated extension EnvironmentValues {
    /// The menu and the action of rows in lists; nil for none.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Presents a menu on a secondary click on a row of the lists and tables in the view, and runs an
    /// action on a double click.
    ///
    /// ```swift
    /// List(files, selection: $selected) { FileRow($0) }
    ///     .contextMenu(forSelectionType: File.ID.self) { ids in
    ///         Button("Remove \(ids.count) files") { remove(ids) }
    ///     } primaryAction: { ids in
    ///         open(ids)
    ///     }
    /// ```
    ///
    /// Both apply to all selected rows if the row is selected, otherwise to the row alone.
    ///
    /// - Parameters:
    ///   - itemType: The type of the rows' tags or ids; rows of other types have no menu.
    ///   - menu: Returns the menu of some rows.
    ///   - primaryAction: The action; nil, the default, for none.
    /// - Returns: The view.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        let action = primaryAction.map { action in
            { (ids: Set<AnyHashable>) in action(typed(ids)) }
        }
        return environment(
            \.selectionMenu,
            SelectionMenu(items: { AnyView(menu(typed($0))) }, primaryAction: action)
        )
    }
}

/// The ids of a type.
private nonisolated func typed<I: Hashable>(_ ids: Set<AnyHashable>) -> Set<I> {
    Set(ids.compactMap { $0.base as? I })
}
