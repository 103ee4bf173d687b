import Foundation
import Legato
import LegatoScenes

/// Writes the frames of a scene as numbered pictures.
@MainActor
struct FrameRecording {
    var renderer: Gallery.RendererName
    var folder: String

    /// Plays a scene with its scripted input and writes 60 frames a second.
    func write(_ scene: DemoScene, count: Int?, seconds: Double) throws {
        let player = ScenePlayer(scene, count: count)
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        // If the folder cannot be made, writing the first picture says why.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let frames = max(1, Int((seconds * 60).rounded()))
        let next = url.appendingPathComponent(name(ofFrame: frames))
        guard !FileManager.default.fileExists(atPath: next.path) else { throw StaleFrames(next) }
        let context = renderer == .gl ? try OffscreenContext() : nil
        let gl = try context.map { context in try GLRenderer { context.load($0) } }
        for frame in 0..<frames {
            player.play(to: Double(frame) / 60)
            let picture: CGImage
            if let gl {
                try gl.render(player.display.displayList())
                picture = try gl.readPixels()
            } else {
                picture = player.display.snapshot()
            }
            try picture.writePNG(to: url.appendingPathComponent(name(ofFrame: frame)))
        }
        withExtendedLifetime(context) {}
    }

    private func name(ofFrame frame: Int) -> String { String(format: "frame-%04d.png", frame) }
}

/// A folder that holds a longer recording, whose end would look like this one's.
struct StaleFrames: Error, CustomStringConvertible {
    private let path: String

    init(_ file: URL) { path = file.path }

    var description: String {
        "Could not record: \(path) is left from a longer recording. Empty the folder, or choose "
            + "another one."
    }
}
