import LegatoGraphics
import LegatoMotion

/// A column of a window that a command shows and hides.
nonisolated struct ToggledColumn {
    let isShown: Bool
    let toggle: () -> Void
}

private nonisolated enum ToggledSidebarKey: FocusedValueKey {
    typealias Value = ToggledColumn
}

private nonisolated enum ToggledInspectorKey: FocusedValueKey {
    typealias Value = ToggledColumn
}

nonisolated extension FocusedValues {
    /// The sidebar of the window; nil for none.
    var toggledSidebar: ToggledColumn? {
        get { self[ToggledSidebarKey.self] }
        set { self[ToggledSidebarKey.self] = newValue }
    }

    /// The inspector of the window; nil for none.
    var toggledInspector: ToggledColumn? {
        get { self[ToggledInspectorKey.self] }
        set { self[ToggledInspectorKey.self] = newValue }
    }
}
