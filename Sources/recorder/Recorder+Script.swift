import ArgumentParser
import Foundation
import Legato
import LegatoScenes

extension Recorder {
    struct Script: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints a scene's scripted input: time in seconds, event, location in points."
        )

        @OptionGroup var stage: Stage

        func run() throws {
            try MainActor.assumeIsolated {
                let scene = try SceneCatalog.scene(id: stage.scene)
                for input in scene.scriptedInput(size: stage.size.size) {
                    try write(input.line)
                }
            }
        }
    }
}

extension ScriptedInput {
    /// The input as a line, such as `0.200 press 640.0 360.0`; a scroll also includes its delta.
    @MainActor fileprivate var line: String {
        func text(_ what: String, _ numbers: CGFloat...) -> String {
            let time = String(format: "%.3f", time)
            return ([time, what] + numbers.map { String(format: "%.1f", $0) })
                .joined(separator: " ")
        }
        return switch event {
        case .pointerDown(let it): text("press", it.location.x, it.location.y)
        case .pointerMoved(let it): text("move", it.location.x, it.location.y)
        case .pointerUp(let it): text("release", it.location.x, it.location.y)
        case .scroll(let it):
            text("scroll", it.location.x, it.location.y, it.delta.width, it.delta.height)
        case .pointerCancelled, .pointerExited, .pinch, .keyDown, .keyUp, .text, .composition,
            .drag, .dragExited, .drop:
            text("other")
        }
    }
}
