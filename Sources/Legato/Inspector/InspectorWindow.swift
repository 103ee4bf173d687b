import Foundation
import LegatoPlatform
import LegatoViews

/// The window that inspects another one.
private final class InspectorWindow {
    /// The open one; nil if there is none.
    static var open: InspectorWindow?

    let inspected: LegatoPlatform.Window
    let window: LegatoPlatform.Window
    private let model: InspectorModel
    private var timer: Timer?

    /// The interval between two readings of the inspected window, in seconds.
    private static let interval = 1.0 / 20

    init(_ inspected: LegatoPlatform.Window) throws(PlatformError) {
        self.inspected = inspected
        let model = InspectorModel(InspectedDisplay(inspected))
        self.model = model
        window = try LegatoPlatform.Window(
            title: "Inspector of \(inspected.title)", size: CGSize(width: 960, height: 720)
        ) { InspectorView(model) }
        window.onClose = { [weak self] in self?.end() }
        inspected.onInspectedClose = { [weak self] in self?.window.close() }
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { _ in
            MainActor.assumeIsolated { model.refresh() }
        }
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
            // Its own key closes it.
            if open.window === window { return open.close() }
            open.close()
        }
        InspectorWindow.open = try InspectorWindow(window)
    }
}
