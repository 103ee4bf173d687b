package import Legato

extension Plot {
    /// Returns a plot of a spring's value and velocity from 0 to 1, for three times its duration.
    ///
    /// All springs of half a second with a bounce of −0.5 to 0.7 use the same axes.
    /// - Parameters:
    ///   - duration: The spring's duration in seconds, above 0; 0.5 by default.
    ///   - bounce: The spring's bounce, above −1 and at most 1.
    /// - Returns: The plot.
    package static func spring(duration: Double = 0.5, bounce: Double) -> Plot {
        require(
            bounce > -1 && bounce <= 1,
            "A bounce to plot must be over -1 and at most 1, got \(bounce)"
        )
        require(
            duration > 0 && duration.isFinite, "A duration to plot must be over 0, got \(duration)"
        )
        let spring = Spring(duration: duration, bounce: bounce)
        return Plot(
            duration: 3 * duration,
            panels: [
                Panel(
                    title: "value",
                    range: 0...1.5,
                    step: 0.5,
                    curves: [
                        Curve(color: Plot.Ink.guide, isDashed: true) { _ in 1 },
                        Curve(color: Plot.Ink.blue) { spring.value(target: 1, time: $0) },
                    ]
                ),
                Panel(
                    title: "velocity, per second", range: -4...10, step: 2,
                    curves: [Curve(color: Plot.Ink.rust) { spring.velocity(target: 1, time: $0) }]
                ),
            ]
        )
    }

    /// Returns a plot of a curve's progress and velocity over the time from 0 to 1.
    /// - Parameter curve: The curve.
    /// - Returns: The plot.
    package static func curve(_ curve: UnitCurve) -> Plot {
        Plot(
            duration: 1,
            panels: [
                Panel(
                    title: "progress",
                    range: 0...1,
                    step: 0.25,
                    curves: [
                        Curve(color: Plot.Ink.guide, isDashed: true) { $0 },
                        Curve(color: Plot.Ink.blue) { curve.value(at: $0) },
                    ]
                ),
                Panel(
                    title: "velocity", range: 0...2, step: 0.5,
                    curves: [Curve(color: Plot.Ink.rust) { curve.velocity(at: $0) }]
                ),
            ]
        )
    }

    /// A plot of a value that is animated to 100 and retargeted to 0 in flight: by a spring that
    /// merges, and by a linear animation that is combined with the previous one.
    package static var interruption: Plot {
        let merging = interrupted(.smooth(duration: 0.5))
        let combining = interrupted(.linear(duration: 0.5))
        let (merged, combined) = ("smooth: merges", "linear: combines")
        return Plot(
            duration: 1,
            panels: [
                Panel(
                    title: "value",
                    range: 0...100,
                    step: 25,
                    curves: [
                        Curve(name: "target", color: Plot.Ink.guide, isDashed: true) {
                            target(at: $0)
                        },
                        Curve(name: merged, color: Plot.Ink.blue) {
                            target(at: $0) + merging($0).offset(at: $0)
                        },
                        Curve(name: combined, color: Plot.Ink.rust) {
                            target(at: $0) + combining($0).offset(at: $0)
                        },
                    ]
                ),
                Panel(
                    title: "velocity, per second",
                    range: -400...600,
                    step: 200,
                    curves: [
                        Curve(color: Plot.Ink.blue) { merging($0).velocity(at: $0) },
                        Curve(color: Plot.Ink.rust) { combining($0).velocity(at: $0) },
                    ]
                ),
            ]
        )
    }

    /// The time at which the value is retargeted, in seconds.
    private static let interruptionTime = 0.25

    private static func target(at time: Double) -> Double {
        time < interruptionTime ? 100 : 0
    }

    /// Returns a function from a time to the animator running at that time.
    private static func interrupted(
        _ animation: Animation
    ) -> (Double) -> PropertyAnimator<Double> {
        var before = PropertyAnimator<Double>()
        before.retarget(by: 100, animation: animation, at: 0)
        var after = before
        after.retarget(by: -100, animation: animation, at: interruptionTime)
        return { [before, after] time in time < interruptionTime ? before : after }
    }
}
