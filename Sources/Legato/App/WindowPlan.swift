import Foundation
import LegatoPlatform
import LegatoViews

/// A window that an app can open, as described by its scene.
struct WindowPlan {
    let id: String
    let title: String
    let settings: SceneSettings
    let isSingle: Bool
    /// The type of the values for which the scene opens windows; nil for none.
    let valueType: Any.Type?
    /// The documents that the scene opens; nil for none.
    let documents: DocumentPlan?
    let content: (WindowValue) -> AnyView

    init<Content: View>(
        _ id: String, _ title: String, _ settings: SceneSettings, isSingle: Bool,
        valueType: Any.Type? = nil, documents: DocumentPlan? = nil,
        _ content: @escaping (WindowValue) -> Content
    ) {
        (self.id, self.title, self.settings, self.isSingle) = (id, title, settings, isSingle)
        (self.valueType, self.documents) = (valueType, documents)
        self.content = { value in AnyView(WindowContent { content(value) }) }
    }

    /// Whether the windows have a menu bar.
    var showsBar: Bool { settings.isBordered && !settings.isSettings }
}

/// Evaluates the content closure inside a body, so that its state reads are tracked.
struct WindowContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}
