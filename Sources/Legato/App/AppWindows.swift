import Foundation
import LegatoGraphics
import LegatoPlatform
import LegatoViews

/// Opens and tracks the windows of an app.
package final class AppWindows {
    /// An entry for a window; `window` is nil until the window has opened.
    final class Opened {
        weak var window: LegatoPlatform.Window?
        let plan: Int
        /// The value for which it is open.
        let value: WindowValue
        /// What the user can do with the window.
        var behaviors = WindowBehaviors()
        /// Whether the size of the content fixes that of the window.
        var isFixed = false

        init(plan: Int, value: AnyHashable? = nil) {
            (self.plan, self.value) = (plan, WindowValue(value))
        }

        /// Whether the window may be closed by the user.
        var mayClose: Bool {
            behaviors.dismiss != .disabled && value.shouldClose?() ?? true
        }

        /// Whether the user may resize the window: unless its content or its views prevent that.
        var mayResize: Bool { !isFixed && behaviors.resize != .disabled }

        func allowResizing() { window?.isResizable = mayResize }
    }

    let plans: () -> [WindowPlan]
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

    /// Opens the windows that are presented at launch, and those of the scenes for some URLs.
    func openAtLaunch(for urls: [URL]) throws(PlatformError) {
        for (index, plan) in plans().enumerated()
        where plan.settings.opens(urls) ?? (index == 0) {
            try open(index, plan)
        }
    }

    /// Returns the root view of the window at an index, for a value.
    package func root(of index: Int, value: AnyHashable? = nil) -> some View {
        root(Opened(plan: index, value: value))
    }

    private func root(_ opened: Opened) -> some View {
        let plans = plans
        return WindowRoot(phases: phases) {
            let all = plans()
            return (all[opened.plan], CommandSet.all(of: all))
        } value: {
            opened.value
        } actions: { [weak self] in
            self?.actions(opened)
        } behave: {
            opened.behaviors = $0
            opened.allowResizing()
        }
        .environment(\.moveWindow, MoveWindowAction { opened.window?.moveToPointer($0) })
        .environment(\.openWindow, OpenWindowAction { [weak self] in self?.open($0) })
        .environment(\.openDocument, OpenDocumentAction { [weak self] in try self?.open(file: $0) })
        .environment(\.newDocument, NewDocumentAction { [weak self] in self?.open($0) })
        .environment(\.openSettings, OpenSettingsAction { [weak self] in self?.openSettings() })
        .environment(
            \.dismissWindow,
            DismissWindowAction { [weak self] target in
                if let target { self?.close(target) } else { opened.window?.close() }
            }
        )
    }

    /// Returns the actions of the standard commands for a window.
    private func actions(_ opened: Opened) -> WindowActions {
        let plans = plans()
        let first = plans.firstIndex { !$0.isSingle && !$0.settings.isSettings }
        return WindowActions(
            new: first.map { index in { [weak self] in self?.tryOpening(index, plans[index]) } },
            close: { if opened.mayClose { opened.window?.close() } },
            minimize: { opened.window?.minimize() },
            toggleFullScreen: { opened.window?.isFullScreen.toggle() },
            quit: { [weak self] in self?.quit() },
            windows: { [weak self] in
                (self?.opened ?? []).compactMap { entry in
                    guard let window = entry.window, window.isOpen else { return nil }
                    return .init(title: window.title, isOwn: entry === opened) { window.raise() }
                }
            }
        )
    }

    /// Ends the app, unless a window must stay open, which then comes to the front.
    private func quit() {
        for entry in opened {
            guard let window = entry.window, window.isOpen else { continue }
            guard entry.value.shouldClose?() ?? true else { return window.raise() }
        }
        Application.shared.terminate()
    }

    /// Returns the index of the scene that opens a window; nil, with a message, if there is none.
    private func index(of target: WindowTarget, in plans: [WindowPlan]) -> Int? {
        if let index = plans.firstIndex(where: target.matches) { return index }
        printMessage(target.refusal(by: plans))
        return nil
    }

    private func open(_ target: WindowTarget) {
        let plans = plans()
        guard let index = index(of: target, in: plans) else { return }
        tryOpening(index, plans[index], target.value)
    }

    func tryOpening(_ index: Int, _ plan: WindowPlan, _ value: AnyHashable? = nil) {
        do throws(PlatformError) { try open(index, plan, value) } catch { printMessage("\(error)") }
    }

    private func openSettings() {
        let plans = plans()
        guard let index = plans.firstIndex(where: \.settings.isSettings) else {
            return printMessage("openSettings() found no Settings scene in the app.")
        }
        tryOpening(index, plans[index])
    }

    private func close(_ target: WindowTarget) {
        let plans = plans()
        for entry in opened where target.matches(plans[entry.plan]) {
            if target.type == nil || entry.value.value == target.value { entry.window?.close() }
        }
    }

    /// Brings the window that a scene has open for a value to the front; returns whether there is one.
    private func raise(_ index: Int, _ value: AnyHashable) -> Bool {
        let known = opened.first {
            $0.plan == index && $0.value.value == value && $0.window?.isOpen == true
        }
        known?.window?.raise()
        return known != nil
    }

    /// Opens a window, unless the plan allows only one, or one for a value, and it is already open.
    private func open(
        _ index: Int, _ plan: WindowPlan, _ value: AnyHashable? = nil
    ) throws(PlatformError) {
        opened.removeAll { !($0.window?.isOpen ?? false) }
        if plan.isSingle, let known = opened.first(where: { $0.plan == index }) {
            return known.window?.raise() ?? ()
        }
        if let value, raise(index, value) { return }
        let entry = Opened(plan: index, value: value)
        entry.value.raiseOther = { [weak self] in self?.raise(index, $0) ?? false }
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
        window.shouldClose = { [weak entry] in entry?.mayClose ?? true }
        window.onProgramEnd = { [value = entry.value] in value.save?() }
        let sizes = WindowSizes(settings, views.sizeThatFits)
        if let minimum = sizes.minimum {
            window.contentMinSize = minimum
            if let maximum = sizes.maximum { window.contentMaxSize = maximum }
            entry.isFixed = sizes.maximum == minimum
            window.setContentSize(sizes.first)
        }
        entry.allowResizing()
        Application.onSceneWindow?(window)
        if let position = settings.position { window.move(to: position) }
        guard let placement = settings.placement, let screen = window.screenFrames else { return }
        let display = DisplayProxy(bounds: screen.bounds, visibleRect: screen.usable)
        let placed = placement(
            WindowLayoutRoot(measure: views.sizeThatFits),
            WindowPlacementContext(defaultDisplay: display)
        )
        window.setContentSize(placed.size(from: window.size))
        switch placed.place {
        case .point(let point): window.origin = point
        case .part(let part): window.move(to: part)
        case nil: break
        }
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

extension WindowTarget {
    /// The message for a target that none of the scenes opens.
    func refusal(by plans: [WindowPlan]) -> String {
        let call = "\(call(of: "openWindow")) found no scene of the app "
        if let type {
            let types = plans.compactMap(\.valueType).map { "\($0)" }
            return call + "for that type. "
                + (types.isEmpty
                    ? "No scene presents values. Add one: WindowGroup(for: \(type).self)."
                    : "Use one of: \(types.joined(separator: ", ")).")
        }
        let ids = plans.map(\.id).filter { !$0.isEmpty }
        return call + "with that id. "
            + (ids.isEmpty
                ? "No scene has an id. Give one an id: WindowGroup(id: \"\(id ?? "")\")."
                : "Use one of: \(ids.joined(separator: ", ")).")
    }
}
