import ArgumentParser
import Foundation
import Legato
import LegatoScenes

extension Recorder {
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Names all scenes.")

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
            abstract: "Writes what a scene shows at a time as a PNG file."
        )

        @OptionGroup var stage: Stage
        @Option(help: "The time in seconds; the scene's own choice by default.")
        var at: Double?
        @Option(help: "What to draw over it to show how it came about; may be given repeatedly.")
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
            abstract: "Writes what a scene shows at several times side by side."
        )

        @OptionGroup var stage: Stage
        @Option(parsing: .upToNextOption, help: "The times in seconds, the earliest first.")
        var at: [Double]
        @Option(help: "Pixels between the pictures.")
        var gap = 8
        @Option(help: "The file to write.")
        var output: String

        func validate() throws {
            try checkTimes(at)
            try checkOutput(output)
            guard !at.isEmpty, at.count <= 16, (0...1000).contains(gap) else {
                throw ValidationError("A strip has 1 to 16 pictures and a gap of 0 to 1000.")
            }
            let gaps = CGFloat(gap * (at.count - 1))
            guard stage.size.size.width * stage.scale * CGFloat(at.count) + gaps <= 16384 else {
                throw ValidationError("A strip is at most 16384 pixels wide; choose a --scale.")
            }
        }

        func run() throws {
            try MainActor.assumeIsolated {
                let player = try stage.player()
                let pictures = at.map { player.picture(at: $0) }
                let step = pictures[0].width + gap
                let strip = CGContext(
                    width: step * pictures.count - gap,
                    height: pictures[0].height
                )
                for (index, picture) in pictures.enumerated() {
                    strip.draw(
                        picture,
                        in: CGRect(
                            x: index * step,
                            y: 0,
                            width: picture.width,
                            height: picture.height
                        )
                    )
                }
                try strip.makeImage().writePNG(to: output)
            }
        }
    }

    struct Dump: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints what is drawn for a scene at a time, as stable text."
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
