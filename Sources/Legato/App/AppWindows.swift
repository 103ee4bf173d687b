import Foundation
import LegatoGraphics
import LegatoPlatform
import LegatoViews

/// The windows that an app can open.
package final class AppWindows {
    /// A window, known once it is open.
    private final class Opened {
        weak var window: LegatoPlatform.Window?
        let plan: Int

        init(plan: Int) { self.plan = plan }
    }

    private let plans: () -> [WindowPlan]
    /// The windows, the oldest first.
    private var opened: [Opened] = []

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

    /// Opens the windows that are presented at launch.
    func openAtLaunch() throws(PlatformError) {
        for (index, plan) in plans().enumerated()
        where plan.settings.launchBehavior.opens ?? (index == 0) {
            try open(index, plan)
        }
    }

    /// Returns the root view of the window at an index.
    package func root(of index: Int) -> some View { root(Opened(plan: index)) }

    private func root(_ opened: Opened) -> some View {
        let plans = plans
        return WindowRoot(phases: phases) {
            let all = plans()
            return (all[opened.plan], CommandSet.all(of: all))
        }
        .environment(\.openWindow, OpenWindowAction { [weak self] id in self?.open(id) })
        .environment(\.openSettings, OpenSettingsAction { [weak self] in self?.openSettings() })
        .environment(
            \.dismissWindow,
            DismissWindowAction { [weak self] id in
                if let id { self?.close(id) } else { opened.window?.close() }
            }
        )
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

    private func openSettings() {
        let plans = plans()
        guard let index = plans.firstIndex(where: \.settings.isSettings) else {
            return printMessage("openSettings() found no Settings scene in the app.")
        }
        do throws(PlatformError) { try open(index, plans[index]) } catch {
            printMessage("\(error)")
        }
    }

    private func close(_ id: String) {
        let plans = plans()
        for window in opened where plans[window.plan].id == id && !id.isEmpty {
            window.window?.close()
        }
    }

    /// Opens a window, unless the plan allows only one and it is already open.
    private func open(_ index: Int, _ plan: WindowPlan) throws(PlatformError) {
        opened.removeAll { !($0.window?.isOpen ?? false) }
        if plan.isSingle, let known = opened.first(where: { $0.plan == index })?.window {
            return known.raise()
        }
        let entry = Opened(plan: index)
        let settings = plan.settings
        // The views read the desktop's settings.
        try Application.shared.start()
        let views = HostingLayer(rootView: root(entry))
        let window = try LegatoPlatform.Window(
            title: plan.title, size: settings.ownSize ?? CGSize(width: 800, height: 600),
            views: views
        )
        entry.window = window
        opened.append(entry)
        window.hasTitleBar = settings.isBordered
        window.isAlwaysOnTop = settings.isFloating
        let sizes = WindowSizes(settings, views.sizeThatFits)
        if let least = sizes.least {
            window.contentMinSize = least
            if let most = sizes.most { window.contentMaxSize = most }
            window.isResizable = sizes.most != least
            window.setContentSize(sizes.first)
        }
        if let position = settings.position { window.move(to: position) }
    }
}

extension CommandSet {
    /// The commands of the scenes of some windows, without those of windows that ignore them.
    fileprivate static func all(of plans: [WindowPlan]) -> [CommandSet] {
        var all: [CommandSet] = []
        for set in plans.flatMap(\.settings.commands) where !all.contains(where: { $0 === set }) {
            all.append(set)
        }
        if plans.contains(where: \.settings.isSettings) {
            all.append(CommandSet(SettingsCommand()))
        }
        return all
    }
}

/// The command that every program with settings has.
private struct SettingsCommand: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View { Button("Settings…") { openSettings() }.keyboardShortcut(",") }
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

/// The root view of a window, which re-evaluates title, content and commands when the app's state
/// changes.
private struct WindowRoot: View {
    let phases: WindowPhases
    let plan: () -> (WindowPlan, [CommandSet])
    @State private var id = UUID()
    @Environment(\.scenePhase) private var phase

    var body: some View {
        let (plan, commands) = plan()
        let changes = plan.settings.changes
        plan.content().navigationTitle(plan.title)
            .background {
                if !commands.isEmpty {
                    ForEach(commands.indices, id: \.self) { commands[$0].controls }
                        .onlyForShortcuts
                }
            }
            .onChange(of: changes.count, initial: true) { changes.run() }
            .onChange(of: phase, initial: true) { phases.set(phase, of: id) }
            .onDisappear { phases.set(nil, of: id) }
    }
}
