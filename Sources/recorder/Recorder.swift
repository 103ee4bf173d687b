import ArgumentParser
import Foundation
import Legato
import LegatoScenes

@main
struct Recorder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recorder",
        abstract: "Renders Legato's demo scenes and animations to files, without a display.",
        subcommands: [
            List.self, Snapshot.self, Strip.self, Record.self, Dump.self, Plot.self, Replay.self,
            Script.self,
        ]
    )
}

/// The scene and display options shared by the commands.
struct Stage: ParsableArguments {
    @Argument(help: "The name of the scene; 'recorder list' prints all.")
    var scene: String

    @Option(help: "The size in points.")
    var size = PointSize(width: 1280, height: 720)

    @Option(help: "The scale in pixels per point.")
    var scale = 1.0

    @Option(help: "The number of layers of a workload.")
    var count: Int?

    func validate() throws {
        guard size.fits(scale: scale) else {
            throw ValidationError(
                "--size times --scale must be 1 to 16384 pixels a side and at most 64 million in "
                    + "all, got \(size) at \(scale)."
            )
        }
        try checkCount(count)
    }

    @MainActor func player() throws -> ScenePlayer {
        ScenePlayer(try SceneCatalog.scene(id: scene), size: size.size, scale: scale, count: count)
    }
}

/// A size in the form `1280x720`.
struct PointSize: ExpressibleByArgument, CustomStringConvertible {
    var size: CGSize
    var description: String { "\(Int(size.width))x\(Int(size.height))" }

    init(width: Int, height: Int) { size = CGSize(width: width, height: height) }

    init?(argument: String) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
            .map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        self.init(width: width, height: height)
    }

    func fits(scale: Double) -> Bool {
        let sides = [size.width * scale, size.height * scale]
        return scale > 0 && scale.isFinite && sides.allSatisfy { $0 >= 1 && $0 <= 16384 }
            && sides[0] * sides[1] <= 64_000_000
    }
}

func checkCount(_ count: Int?) throws {
    guard (0...100_000).contains(count ?? 0) else {
        throw ValidationError("--count must be 0 to 100000, got \(count ?? 0).")
    }
}

func checkOutput(_ path: String) throws {
    guard !path.isEmpty else { throw ValidationError("--output must name a file or a folder.") }
}

/// Prints a line to standard output.
/// - Throws: The system's error if it cannot be written.
func write(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
}

func checkTimes(_ times: [Double]) throws {
    guard times.allSatisfy({ $0 >= 0 && $0 <= 3600 }), times == times.sorted() else {
        let list = times.map { "\($0)" }.joined(separator: " ")
        throw ValidationError("Times must be 0 to 3600 seconds in ascending order, got \(list).")
    }
}
