import ArgumentParser
import Foundation
import Legato
import LegatoRecording
import LegatoScenes

extension Recorder {
    struct Record: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Records a scene as PNG files, an animated PNG or a video.",
            discussion: """
                --output DIR writes numbered PNG files, FILE.png an animated PNG, and FILE.mp4, \
                .webm, .mkv, .mov or .gif a video or animated image, which needs ffmpeg.
                """
        )

        @OptionGroup var stage: Stage
        @Option(help: "The duration in seconds.")
        var seconds = 3.0
        @Option(help: "The frames per second.")
        var fps = 60
        @Option(help: "The start time in seconds of the scene's time.")
        var from = 0.0
        @Option(help: "The folder or the file.")
        var output: String

        func validate() throws {
            try checkTimes([from])
            try checkOutput(output)
            guard (1...240).contains(fps) else {
                throw ValidationError("--fps must be 1 to 240, got \(fps).")
            }
            guard seconds > 0 && seconds <= 600 else {
                throw ValidationError("--seconds must be over 0 and at most 600, got \(seconds).")
            }
        }

        func run() throws {
            try MainActor.assumeIsolated {
                let player = try stage.player()
                let frames = max(1, Int((seconds * Double(fps)).rounded()))
                let progress = Progress(frames)
                var target = try FrameOutput(output, frames: frames, framesPerSecond: fps)
                for frame in 0..<frames {
                    try target.add(player.picture(at: from + Double(frame) / Double(fps)))
                    progress.show(frame + 1)
                }
                try target.finish()
                progress.end()
                try write("\(target.count) frames in \(output)")
            }
        }
    }
}

/// A progress bar on the terminal.
struct Progress {
    private let frames: Int
    private let isShown = isatty(STDERR_FILENO) == 1

    init(_ frames: Int) { self.frames = frames }

    func show(_ frame: Int) {
        guard isShown else { return }
        let bar = String(repeating: "#", count: 30 * frame / frames)
            .padding(toLength: 30, withPad: ".", startingAt: 0)
        write("\r[\(bar)] frame \(frame) of \(frames)")
    }

    func end() {
        if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        // Errors are ignored, because the progress bar is optional.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
