import Foundation
import LegatoPlatform
import LegatoViews

/// A window that an app may open.
final class WindowPlan {
    let id: String
    let launchBehavior: SceneLaunchBehavior
    private let isSingle: Bool
    private let make: (OpenWindowAction) throws(PlatformError) -> LegatoPlatform.Window
    private weak var latest: LegatoPlatform.Window?

    init<Content: View>(
        _ id: String,
        _ title: String,
        _ settings: SceneSettings,
        isSingle: Bool,
        _ content: @escaping () -> Content
    ) {
        (self.id, self.isSingle, launchBehavior) = (id, isSingle, settings.launchBehavior)
        make = { (openWindow) throws(PlatformError) in
            try LegatoPlatform.Window(title: title, size: settings.defaultSize) {
                WindowContent(content: content).environment(\.openWindow, openWindow)
            }
        }
    }

    /// Opens the window, unless there is to be one of its kind and it is open.
    func open(_ openWindow: OpenWindowAction) throws(PlatformError) {
        if isSingle, latest?.isOpen == true { return }
        latest = try make(openWindow)
    }
}

/// A view whose body is a closure's, so that what that reads is followed.
private struct WindowContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

/// The windows that an app may open.
final class AppWindows {
    private let plans: [WindowPlan]

    init(_ scene: some Scene) { plans = scene.allPlans(SceneSettings()) }

    private var openWindow: OpenWindowAction {
        OpenWindowAction { [weak self] id in self?.open(id) }
    }

    /// Opens what is to be open from the start.
    func openAtLaunch() throws(PlatformError) {
        for (index, plan) in plans.enumerated() where plan.launchBehavior.opens ?? (index == 0) {
            try plan.open(openWindow)
        }
    }

    private func open(_ id: String) {
        guard let plan = plans.first(where: { $0.id == id && !id.isEmpty }) else {
            let known = plans.map(\.id).filter { !$0.isEmpty }
            return tell(
                "No scene of the app has the id \"\(id)\" to open a window of; there are: "
                    + "\(known.joined(separator: ", "))."
            )
        }
        do throws(PlatformError) { try plan.open(openWindow) } catch { tell("\(error)") }
    }
}
