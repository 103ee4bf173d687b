import LegatoGraphics
import LegatoMotion

/// A column or a bar of a window that a command shows and hides.
nonisolated struct ToggledColumn {
    let isShown: Bool
    let toggle: () -> Void
}

private nonisolated enum ToggledSidebarKey<Value>: FocusedValueKey {}

private nonisolated enum ToggledInspectorKey<Value>: FocusedValueKey {}

private nonisolated enum ToggledToolbarKey<Value>: FocusedValueKey {}

extension View {
    /// The root of a window whose navigation bars a command shows and hides.
    package func toggledToolbar(
        isShown: Bool, toggle: @escaping () -> Void
    ) -> some View {
        focusedSceneValue(\.toggledToolbar, ToggledColumn(isShown: isShown, toggle: toggle))
    }
}

nonisolated extension FocusedValues {
    /// The navigation bars of the window; nil outside the windows of an app.
    var toggledToolbar: ToggledColumn? {
        get { self[ToggledToolbarKey<ToggledColumn>.self] }
        set { self[ToggledToolbarKey<ToggledColumn>.self] = newValue }
    }

    /// The sidebar of the window; nil for none.
    var toggledSidebar: ToggledColumn? {
        get { self[ToggledSidebarKey<ToggledColumn>.self] }
        set { self[ToggledSidebarKey<ToggledColumn>.self] = newValue }
    }

    /// The inspector of the window; nil for none.
    var toggledInspector: ToggledColumn? {
        get { self[ToggledInspectorKey<ToggledColumn>.self] }
        set { self[ToggledInspectorKey<ToggledColumn>.self] = newValue }
    }
}
