import ArgumentParser
import Legato
import LegatoScenes

extension Recorder {
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes the curves of an animation as a PNG file, for the documentation."
        )

        @Option(
            parsing: .unconditional,
            help: "Plots a spring of half a second with this bounce, over -1 and at most 1."
        )
        var bounce: Double?
        @Flag(help: "Plots animations that are interrupted half-way.")
        var interruption = false
        @Option(help: "The file to write.")
        var output: String

        func validate() throws {
            guard (bounce != nil) != interruption else {
                throw ValidationError("Choose either --bounce or --interruption.")
            }
            guard bounce.map({ $0 > -1 && $0 <= 1 }) ?? true else {
                throw ValidationError("--bounce must be over -1 and at most 1.")
            }
        }

        func run() throws {
            try MainActor.assumeIsolated {
                let plot = bounce.map(LegatoScenes.Plot.spring) ?? .interruption
                try plot.picture().writePNG(to: output)
            }
        }
    }
}
