import Foundation
import LegatoPlatform
package import LegatoViews

/// A window that an app may open, as its scene says.
struct WindowPlan {
    let id: String
    let title: String
    let settings: SceneSettings
    let isSingle: Bool
    let content: () -> AnyView

    init<Content: View>(
        _ id: String,
        _ title: String,
        _ settings: SceneSettings,
        isSingle: Bool,
        _ content: @escaping () -> Content
    ) {
        (self.id, self.title, self.settings, self.isSingle) = (id, title, settings, isSingle)
        self.content = { AnyView(WindowContent(content: content)) }
    }
}

/// The views of a window under the title that its scene gives it, both as the state of the app says.
private struct WindowRoot: View {
    let plan: () -> WindowPlan

    var body: some View {
        let plan = plan()
        plan.content().navigationTitle(plan.title)
    }
}

/// A view whose body is a closure's, so that what that reads is followed.
private struct WindowContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

/// The windows that an app may open.
package final class AppWindows {
    private struct Opened {
        weak var window: LegatoPlatform.Window?
    }

    private let plans: () -> [WindowPlan]
    /// What was opened last of each plan.
    private var latest: [Int: Opened] = [:]

    /// Makes the windows of a scene, which is asked for again when state changes that it read.
    package init(_ scene: @escaping () -> some Scene) {
        let properties = PropertyStores()
        plans = {
            properties.restart()
            return scene().allPlans(SceneSettings(properties: properties))
        }
    }

    private var openWindow: OpenWindowAction {
        OpenWindowAction { [weak self] id in self?.open(id) }
    }

    /// Opens what is to be open from the start.
    func openAtLaunch() throws(PlatformError) {
        for (index, plan) in plans().enumerated()
        where plan.settings.launchBehavior.opens ?? (index == 0) {
            try open(index, plan)
        }
    }

    /// The views of one of the windows.
    package func root(of index: Int) -> some View {
        let plans = plans
        return WindowRoot { plans()[index] }.environment(\.openWindow, openWindow)
    }

    private func open(_ id: String) {
        let plans = plans()
        guard let index = plans.firstIndex(where: { $0.id == id && !id.isEmpty }) else {
            let known = plans.map(\.id).filter { !$0.isEmpty }
            return tell(
                "No scene of the app has the id \"\(id)\" to open a window of; there are: "
                    + "\(known.joined(separator: ", "))."
            )
        }
        do throws(PlatformError) { try open(index, plans[index]) } catch { tell("\(error)") }
    }

    /// Opens a window, unless there is to be one of its kind and it is open.
    private func open(_ index: Int, _ plan: WindowPlan) throws(PlatformError) {
        if plan.isSingle, latest[index]?.window?.isOpen == true { return }
        let window = try LegatoPlatform.Window(title: plan.title, size: plan.settings.defaultSize) {
            root(of: index)
        }
        latest[index] = Opened(window: window)
    }
}
