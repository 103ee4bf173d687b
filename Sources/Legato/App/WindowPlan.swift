import Foundation
import LegatoPlatform
import LegatoViews

/// A window that an app can open, as described by its scene.
struct WindowPlan {
    let id: String
    let title: String
    let settings: SceneSettings
    let isSingle: Bool
    let content: () -> AnyView

    init<Content: View>(
        _ id: String, _ title: String, _ settings: SceneSettings, isSingle: Bool,
        _ content: @escaping () -> Content
    ) {
        (self.id, self.title, self.settings, self.isSingle) = (id, title, settings, isSingle)
        self.content = { AnyView(WindowContent(content: content)) }
    }
}

/// Evaluates the content closure inside a body, so that its state reads are tracked.
struct WindowContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}
