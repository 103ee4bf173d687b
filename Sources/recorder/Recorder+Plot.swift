import ArgumentParser
import Foundation
import Legato
import LegatoRecording

extension Recorder {
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes the curves of an animation as a PNG file.",
            subcommands: [Spring.self, Curve.self, Interruption.self]
        )

        /// The output option shared by the commands.
        struct Target: ParsableArguments {
            @Option(help: "The file to write.")
            var output: String

            func validate() throws { try checkOutput(output) }

            @MainActor func write(_ plot: LegatoRecording.Plot) throws {
                try plot.picture().writePNG(to: output)
            }
        }

        struct Spring: ParsableCommand {
            static let configuration = CommandConfiguration(
                abstract: "Plots the value and velocity of a spring."
            )

            @Option(help: "The spring's duration in seconds.")
            var duration = 0.5
            @Option(parsing: .unconditional, help: "The spring's bounce, over -1 and at most 1.")
            var bounce = 0.0
            @OptionGroup var target: Target

            func validate() throws {
                guard bounce > -1 && bounce <= 1 else {
                    throw ValidationError("--bounce must be over -1 and at most 1, got \(bounce).")
                }
                guard duration > 0 && duration <= 3600 else {
                    throw ValidationError(
                        "--duration must be over 0 and at most 3600, got \(duration)."
                    )
                }
            }

            func run() throws {
                try MainActor.assumeIsolated {
                    try target.write(.spring(duration: duration, bounce: bounce))
                }
            }
        }

        struct Curve: ParsableCommand {
            static let configuration = CommandConfiguration(
                abstract: "Plots the progress and velocity of a Bezier curve from (0, 0) to (1, 1)."
            )

            @Argument(
                parsing: .allUnrecognized,
                help: "The control points x1 y1 x2 y2, such as 0.42 0 0.58 1; x from 0 to 1."
            )
            var points: [Double]
            @OptionGroup var target: Target

            func validate() throws {
                guard points.count == 4, points.allSatisfy({ abs($0) <= 1000 }),
                    (0...1).contains(points[0]), (0...1).contains(points[2])
                else {
                    throw ValidationError(
                        "A curve needs four numbers x1 y1 x2 y2, with x from 0 to 1 and y from -1000 "
                            + "to 1000, got \(points.map { "\($0)" }.joined(separator: " "))."
                    )
                }
            }

            func run() throws {
                try MainActor.assumeIsolated {
                    let curve = UnitCurve.bezier(
                        startControlPoint: UnitPoint(x: points[0], y: points[1]),
                        endControlPoint: UnitPoint(x: points[2], y: points[3])
                    )
                    try target.write(.curve(curve))
                }
            }
        }

        struct Interruption: ParsableCommand {
            static let configuration = CommandConfiguration(
                abstract: "Plots animations that are retargeted half-way."
            )

            @OptionGroup var target: Target

            func run() throws {
                try MainActor.assumeIsolated { try target.write(.interruption) }
            }
        }
    }
}
