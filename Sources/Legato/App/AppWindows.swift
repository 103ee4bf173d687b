import Foundation
import LegatoPlatform
import LegatoViews

/// The windows that an app can open.
package final class AppWindows {
    private struct Opened {
        weak var window: LegatoPlatform.Window?
    }

    private let plans: () -> [WindowPlan]
    /// The most recently opened window of each plan, by index.
    private var latest: [Int: Opened] = [:]

    private let phases: WindowPhases

    /// Creates the windows of a scene; `scene` is called again when the state that it reads
    /// changes.
    package init(
        phase: SharedScenePhase = SharedScenePhase(), _ scene: @escaping () -> some Scene
    ) {
        phases = WindowPhases(shared: phase)
        let (properties, changes) = (PropertyStores(phase: phases.shared), SceneChanges())
        plans = {
            properties.restart()
            changes.restart()
            return scene().allPlans(SceneSettings(properties: properties, changes: changes))
        }
    }

    private var openWindow: OpenWindowAction {
        OpenWindowAction { [weak self] id in self?.open(id) }
    }

    /// Opens the windows that are presented at launch.
    func openAtLaunch() throws(PlatformError) {
        for (index, plan) in plans().enumerated()
        where plan.settings.launchBehavior.opens ?? (index == 0) {
            try open(index, plan)
        }
    }

    /// Returns the root view of the window at an index.
    package func root(of index: Int) -> some View {
        let plans = plans
        return WindowRoot(phases: phases) { plans()[index] }
            .environment(\.openWindow, openWindow)
    }

    private func open(_ id: String) {
        let plans = plans()
        guard let index = plans.firstIndex(where: { $0.id == id && !id.isEmpty }) else {
            let known = plans.map(\.id).filter { !$0.isEmpty }
            return printMessage(
                "openWindow(id: \"\(id)\") found no scene of the app with that id. Use one of: "
                    + "\(known.joined(separator: ", "))."
            )
        }
        do throws(PlatformError) { try open(index, plans[index]) } catch {
            printMessage("\(error)")
        }
    }

    /// Opens a window, unless the plan allows only one and it is already open.
    private func open(_ index: Int, _ plan: WindowPlan) throws(PlatformError) {
        if plan.isSingle, latest[index]?.window?.isOpen == true { return }
        let window = try LegatoPlatform.Window(title: plan.title, size: plan.settings.defaultSize) {
            root(of: index)
        }
        latest[index] = Opened(window: window)
    }
}

/// The scene phases of the windows, of which the app's is the most active one.
private final class WindowPhases {
    let shared: SharedScenePhase
    private var phases: [UUID: ScenePhase] = [:]

    init(shared: SharedScenePhase) { self.shared = shared }

    /// Sets the phase of a window; nil after it has closed.
    func set(_ phase: ScenePhase?, of window: UUID) {
        phases[window] = phase
        shared.set(phases.values.max() ?? .background)
    }
}

/// The root view of a window, which re-evaluates title and content when the app's state changes.
private struct WindowRoot: View {
    let phases: WindowPhases
    let plan: () -> WindowPlan
    @State private var id = UUID()
    @Environment(\.scenePhase) private var phase

    var body: some View {
        let plan = plan()
        let changes = plan.settings.changes
        plan.content().navigationTitle(plan.title)
            .onChange(of: changes.count, initial: true) { changes.run() }
            .onChange(of: phase, initial: true) { phases.set(phase, of: id) }
            .onDisappear { phases.set(nil, of: id) }
    }
}
