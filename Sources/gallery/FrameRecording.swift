import Legato
import LegatoGL
import LegatoRecording
import LegatoScenes

/// Writes the frames of a scene as numbered images.
@MainActor
struct FrameRecording {
    var usesOpenGL: Bool
    var folder: String

    /// Plays a scene with its scripted input and writes 60 frames per second.
    func write(_ scene: DemoScene, count: Int?, seconds: Double) throws {
        let player = ScenePlayer(scene, count: count)
        let frames = max(1, Int((seconds * 60).rounded()))
        var folder = try FrameFolder(folder, frames: frames)
        let context = usesOpenGL ? try OffscreenContext() : nil
        let gl = try context.map { context in try GLRenderer { context.load($0) } }
        for frame in 0..<frames {
            player.play(to: Double(frame) / 60)
            if let gl {
                try gl.render(player.display.displayList())
                try folder.add(gl.readPixels())
            } else {
                try folder.add(player.display.snapshot())
            }
        }
        withExtendedLifetime(context) {}
    }
}
