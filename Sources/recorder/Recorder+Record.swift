import ArgumentParser
import Foundation
import Legato
import LegatoScenes

extension Recorder {
    struct Record: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Records a scene as pictures, an animated picture or a video.",
            discussion: """
                --output DIR makes numbered PNG files, FILE.png an animated PNG, FILE.mp4, .webm, \
                .mkv, .mov or .gif a video or picture by way of ffmpeg.
                """
        )

        @OptionGroup var stage: Stage
        @Option(help: "How long to play, in seconds.")
        var seconds = 3.0
        @Option(help: "Frames a second.")
        var fps = 60
        @Option(help: "When to begin, in seconds after the scene began.")
        var from = 0.0
        @Option(help: "The folder or the file.")
        var output: String

        func validate() throws {
            try checkTimes([from])
            try checkOutput(output)
            guard (1...240).contains(fps) else {
                throw ValidationError("--fps must be 1 to 240.")
            }
            guard seconds > 0 && seconds <= 600 else {
                throw ValidationError("--seconds must be over 0 and at most 600.")
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
        tell("\r[\(bar)] frame \(frame) of \(frames)")
    }

    func end() {
        if isShown { tell("\r\u{1B}[K") }
    }

    private func tell(_ text: String) {
        // Errors are ignored: the progress bar is optional.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
