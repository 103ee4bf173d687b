import Foundation
import LegatoViews

/// The root view of a window, which re-evaluates title, content and commands when the app's state
/// changes.
struct WindowRoot: View {
    let phases: WindowPhases
    let plan: () -> (WindowPlan, [CommandSet])
    let value: () -> WindowValue
    let actions: () -> WindowActions?
    /// Applies what the user can do with the window.
    var behave: (WindowBehaviors) -> Void = { _ in }
    @State private var id = UUID()
    @State private var behaviors = WindowBehaviors()
    @State private var hidesBars = false
    @Environment(\.scenePhase) private var phase

    var body: some View {
        let (plan, commands) = plan()
        let changes = plan.settings.changes
        var look = plan.settings.barLook
        look.isHidden = hidesBars
        return page(plan, commands)
            .environment(\.barLook, look)
            .toggledToolbar(isShown: !hidesBars) { hidesBars.toggle() }
            .environment(\.defaultStore, plan.settings.defaultStore)
            .handlesExternalEvents(
                preferring: plan.settings.externalEvents ?? [],
                allowing: plan.settings.externalEvents ?? ["*"]
            )
            .onPreferenceChange(WindowBehaviorsKey.self) {
                behaviors = $0
                behave($0)
            }
            .onChange(of: changes.count, initial: true) { changes.run() }
            .onChange(of: phase, initial: true) { phases.set(phase, of: id) }
            .onDisappear { phases.set(nil, of: id) }
    }

    @ViewBuilder private func page(_ plan: WindowPlan, _ commands: [CommandSet]) -> some View {
        let content = plan.content(value()).navigationTitle(plan.title)
        if commands.isEmpty {
            content
        } else {
            // The bar is at the top of a window that is larger than its content.
            let side: CGFloat? = plan.settings.resizing == .contentSize ? nil : .infinity
            MenuBarView(
                content.frame(maxWidth: side, maxHeight: side),
                commands: Group {
                    ForEach(commands.indices, id: \.self) {
                        commands[$0].controls.commandIndex($0)
                    }
                    if let actions = actions() {
                        ProgramCommands(actions: actions, behaviors: behaviors)
                    }
                },
                showsBar: plan.showsBar
            )
        }
    }
}

/// The scene phases of the windows; the most active one is the app's phase.
final class WindowPhases {
    let shared: SharedScenePhase
    private var phases: [UUID: ScenePhase] = [:]

    init(shared: SharedScenePhase) { self.shared = shared }

    /// Sets the phase of a window; nil after it has closed.
    func set(_ phase: ScenePhase?, of window: UUID) {
        phases[window] = phase
        shared.set(phases.values.max() ?? .background)
    }
}
