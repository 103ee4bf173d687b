import Foundation
import LegatoLayers
import LegatoPlatform
import LegatoViews

/// A window that inspects another window.
private final class InspectorWindow {
    /// The open inspector; nil if there is none.
    static var open: InspectorWindow?

    let inspected: LegatoPlatform.Window
    let window: LegatoPlatform.Window
    private let model: InspectorModel
    private var timer: Timer?

    /// The shortest interval between two reads of the inspected window, in seconds.
    private static let interval = 1.0 / 20
    /// The largest fraction of time spent on reading.
    private static let share = 1.0 / 8

    init(_ inspected: LegatoPlatform.Window) throws(PlatformError) {
        self.inspected = inspected
        let model = InspectorModel(InspectedDisplay(inspected))
        self.model = model
        window = try LegatoPlatform.Window(
            title: "Inspector of \(inspected.title)", size: CGSize(width: 960, height: 720)
        ) { InspectorView(model) }
        window.onClose = { [weak self] in self?.end() }
        inspected.onInspectedClose = { [weak self] in self?.window.close() }
        schedule(after: Self.interval)
    }

    /// Schedules the next read of the inspected window, which schedules the one after it.
    private func schedule(after interval: TimeInterval) {
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) {
            [weak self] _ in MainActor.assumeIsolated { self?.read() }
        }
    }

    private func read() {
        let start = MediaClock.monotonic.now
        model.refresh()
        let cost = MediaClock.monotonic.now - start
        schedule(after: max(Self.interval, cost / Self.share))
    }

    func raise() { window.raise() }

    /// Closes the window.
    func close() { window.close() }

    private func end() {
        timer?.invalidate()
        inspected.onInspectedClose = nil
        model.close()
        if Self.open === self { Self.open = nil }
    }
}

private enum Inspector: InspectorPresenter {
    static func open(for window: LegatoPlatform.Window) throws(PlatformError) {
        if let open = InspectorWindow.open {
            if open.inspected === window { return open.raise() }
            // Pressed in the inspector itself, its shortcut closes it.
            if open.window === window { return open.close() }
            open.close()
        }
        InspectorWindow.open = try InspectorWindow(window)
    }
}
