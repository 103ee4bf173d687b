import ArgumentParser
import Foundation
import Legato
import LegatoScenes

extension Recorder {
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Prints the names of all scenes.")

        func run() throws {
            try MainActor.assumeIsolated {
                let width = SceneCatalog.all.map(\.id.count).max() ?? 0
                for scene in SceneCatalog.all {
                    let name = scene.id.padding(toLength: width, withPad: " ", startingAt: 0)
                    try write("\(name)  \(scene.sentence)")
                }
            }
        }
    }

    struct Snapshot: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Renders a scene at a time to a PNG file."
        )

        @OptionGroup var stage: Stage
        @Option(help: "The time in seconds; the scene's default if left out.")
        var at: Double?
        @Option(help: "A debug overlay to draw; may be given several times.")
        var overlay: [OverlayName] = []
        @Option(help: "The file to write.")
        var output: String

        func validate() throws {
            try checkTimes(at.map { [$0] } ?? [])
            try checkOutput(output)
        }

        func run() throws {
            try MainActor.assumeIsolated {
                let player = try stage.player()
                player.display.debugOverlay = DebugOverlay(overlay.map(\.overlay))
                try player.picture(at: at ?? player.scene.stillTime).writePNG(to: output)
            }
        }
    }

    struct Strip: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Renders a scene at several times, side by side, to a PNG file."
        )

        @OptionGroup var stage: Stage
        @Option(parsing: .upToNextOption, help: "The times in seconds, in ascending order.")
        var at: [Double]
        @Option(help: "The gap between the pictures in pixels.")
        var gap = 8
        @Option(help: "The file to write.")
        var output: String

        func validate() throws {
            try checkTimes(at)
            try checkOutput(output)
            guard !at.isEmpty, at.count <= 16, (0...1000).contains(gap) else {
                throw ValidationError(
                    "A strip must have 1 to 16 times and a --gap of 0 to 1000, got \(at.count) and "
                        + "\(gap)."
                )
            }
            let gaps = CGFloat(gap * (at.count - 1))
            let width = stage.size.size.width * stage.scale * CGFloat(at.count) + gaps
            guard width <= 16384 else {
                throw ValidationError(
                    "A strip must be at most 16384 pixels wide, got \(width); reduce --scale."
                )
            }
        }

        func run() throws {
            try MainActor.assumeIsolated {
                let player = try stage.player()
                let pictures = at.map { player.picture(at: $0) }
                let step = pictures[0].width + gap
                let strip = CGContext(
                    width: step * pictures.count - gap, height: pictures[0].height
                )
                for (index, picture) in pictures.enumerated() {
                    strip.draw(
                        picture,
                        in: CGRect(
                            x: index * step, y: 0, width: picture.width, height: picture.height
                        )
                    )
                }
                try strip.makeImage().writePNG(to: output)
            }
        }
    }

    struct Dump: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the display list of a scene at a time, as stable text."
        )

        @OptionGroup var stage: Stage
        @Option(help: "The time in seconds.")
        var at: Double

        func validate() throws { try checkTimes([at]) }

        func run() throws {
            try MainActor.assumeIsolated {
                let player = try stage.player()
                player.play(to: at)
                try write(player.display.displayList().dump())
            }
        }
    }
}
