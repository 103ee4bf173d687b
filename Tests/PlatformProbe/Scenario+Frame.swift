import Foundation
import Legato

extension Scenario {
    /// Changes the window by the commands on standard input, one a line, and reports the results.
    func runFrame() throws {
        let probe = FrameProbe(window: try openWindow())
        probe.window.rootLayer.backgroundColor = CGColor(red: 0, green: 0.6, blue: 0)
        probe.window.shouldClose = {
            report("asked", probe.allowsClosing)
            return probe.allowsClosing
        }
        Thread.detachNewThread {
            // `readLine` would hold the lock of standard input, for which reports wait.
            while true {
                let data = FileHandle.standardInput.availableData
                if data.isEmpty { return }
                let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
                Task { @MainActor in for line in lines { probe.perform(line) } }
            }
        }
        try Application.shared.run()
        report("ends", true)
    }
}

/// A window that commands change.
private final class FrameProbe {
    let window: Window
    var allowsClosing = false

    init(window: Window) { self.window = window }

    func perform(_ line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        let numbers = words.compactMap { Double($0) }
        let isOn = words.last == "on"
        var newSize: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
        switch words.first {
        case "full": window.isFullScreen = isOn
        case "bar": window.hasTitleBar = isOn
        case "resizable": window.isResizable = isOn
        case "top": window.isAlwaysOnTop = isOn
        case "least": window.contentMinSize = newSize
        case "most": window.contentMaxSize = newSize
        case "size": window.setContentSize(newSize)
        case "move": window.origin = CGPoint(x: numbers[0], y: numbers[1])
        case "icon": window.setIcon(icon)
        case "minimize": window.minimize()
        case "maximize": window.maximize()
        case "restore": window.restore()
        case "closes": allowsClosing = isOn
        default: break
        }
        let (shown, origin) = (window.size, window.origin)
        report(
            "frame",
            "\(Int(shown.width)) x \(Int(shown.height)) at \(Int(origin.x)), \(Int(origin.y)) full "
                + "\(window.isFullScreen) bar \(window.hasTitleBar) resizable "
                + "\(window.isResizable) top \(window.isAlwaysOnTop)"
        )
    }

    /// A half transparent red picture.
    private var icon: CGImage {
        let pixels = (0..<16).flatMap { _ in [128, 0, 0, 128] as [UInt8] }
        return CGImage(width: 4, height: 4, premultipliedRGBA: pixels)
    }
}
