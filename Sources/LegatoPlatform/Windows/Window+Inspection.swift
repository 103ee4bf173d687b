import Foundation
import LegatoGraphics
public import LegatoLayers

extension Window {
    /// Returns what the window shows now: its layers with model and presentation values, their
    /// running animations, and its views.
    ///
    /// Uncommitted changes appear in the model values only.
    public func inspection() -> Inspection { host.run { host.inspection() } }

    /// Whether causes are recorded for `inspection()`: which bodies are evaluated and why; false by
    /// default.
    ///
    /// The inspector turns it on. Turning it on discards earlier recordings.
    public var isInspected: Bool {
        get { host.isInspected }
        set { host.isInspected = newValue }
    }

    /// Opens a window that inspects this one, or raises it if it is open.
    ///
    /// The user opens it with Control-Shift-F12, and the environment variable `LEGATO_INSPECTOR`
    /// opens it at the start of the program. It closes with this window.
    /// - Throws: `PlatformError` if the window cannot be opened, or the program contains no views.
    public func openInspector() throws(PlatformError) {
        try Application.shared.openInspector(of: self)
    }

    /// The display of the window, for the inspector.
    package var inspectedHost: LayerHost { host }

    /// The rectangle marked over the window's frames; nil for none.
    package var highlight: LayerHighlight? {
        get { renderThread.mailbox.access { $0.highlight } }
        set {
            guard newValue != highlight else { return }
            renderThread.post { $0.highlight = newValue }
        }
    }

    /// Takes the window's input until it is set to nil; for picking a layer.
    package var pick: ((InputEvent) -> Bool)? {
        get { inspectorHooks.pick }
        set { inspectorHooks.pick = newValue }
    }

    /// Called when the window has closed, before `onClose`.
    package var onInspectedClose: (() -> Void)? {
        get { inspectorHooks.onClose }
        set { inspectorHooks.onClose = newValue }
    }

    /// Whether frames are being recorded.
    package var recordsFrames: Bool { renderThread.mailbox.access { $0.recordingCapacity > 0 } }

    /// Whether the inspector takes an event: its key, or input while a layer is being picked.
    func isForInspector(_ input: InputEvent) -> Bool {
        if inspectorHooks.pick?(input) ?? false { return true }
        guard case .keyDown(let key) = input, key.key == "f12",
            key.modifiers == [.control, .shift]
        else { return false }
        do throws(PlatformError) {
            if !key.isRepeat { try openInspector() }
        } catch {
            Warning.print("\(error)")
        }
        return true
    }
}
