import Foundation
import Legato
import Testing

@testable import LegatoTesting

/// Traces of animations.
struct TraceTests {
    private let display = HeadlessDisplay(size: CGSize(width: 200, height: 100))
    private let card = CALayer()

    init() {
        card.name = "card"
        card.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        display.perform { display.rootLayer.addSublayer(card) }
        display.advance(frames: 1)
    }

    /// Returns a trace with a value for each second.
    private func trace(_ values: Double...) -> AnimationTrace {
        AnimationTrace(of: "x", values.enumerated().map { (Double($0.offset) + 5, $0.element) })
    }

    /// Expects a trace to meet an expectation, and others to fail it with messages.
    private func check(
        _ expectation: AnimationExpectation, passes good: AnimationTrace,
        fails bad: [(AnimationTrace, String)], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        good.expect(expectation)
        for (trace, message) in bad {
            let found = issues(sourceLocation: sourceLocation) { trace.expect(expectation) }
            #expect(found == ["x: \(message)"], sourceLocation: sourceLocation)
        }
    }

    @Test("A trace has the presentation value at each refresh")
    func samples() throws {
        display.perform { CALayer.animate(.linear(duration: 1)) { card.position.x = 110 } }
        let trace = display.trace(of: card, \.position.x, during: 0.5)
        #expect(trace.samples.count == 31 && trace.duration == 0.5)
        #expect(trace.samples[0] == AnimationTrace.Sample(time: 0, value: 10))
        #expect(abs(trace.lastValue - 60) < 1e-9)
        #expect(abs(trace.value(at: 0.255) - 35.5) < 1e-9)
        #expect(trace.value(at: -1) == 10 && trace.value(at: 9) == trace.lastValue)
        let messages = issues { trace.expect(.passes(0, at: 0.5)) }
        #expect(try #require(messages.first).hasPrefix("CALayer \"card\": is "))
    }

    @Test("Floats and closures are traced, also from a moment between two refreshes")
    func kinds() {
        display.advance(by: 0.005)
        display.perform { CALayer.animate(.linear(duration: 1)) { card.opacity = 0 } }
        let opacity = display.trace(of: card, \.opacity, during: 0.1)
        opacity.expect(.passes(0.9, at: 0.1, accuracy: 1e-6), .isMonotonic)
        #expect(abs(opacity.duration - 0.1) < 1e-9)
        let doubled = display.trace(during: 0.1) {
            2 * Double(card.presentation()?.opacity ?? 0)
        }
        doubled.expect(.passes(1.6, at: 0.1, accuracy: 1e-6))
    }

    @Test("A layer on no display and a bad duration are reported")
    func badInput() {
        let messages = issues {
            #expect(display.trace(of: CALayer(), \.opacity, during: 0).lastValue == 1)
            #expect(display.trace(of: card, \.opacity, during: -1).samples.count == 1)
        }
        #expect(
            messages == [
                "CALayer is not on a display; add it first",
                "trace(during:) needs a finite duration of at least 0, got -1.0",
            ]
        )
    }

    @Test("Traces are joined, and a retargeted spring keeps its velocity")
    func joining() {
        func retargeted(by animation: Animation) -> AnimationTrace {
            display.perform { CALayer.animate(.spring) { card.position.x = 110 } }
            var trace = display.trace(of: card, \.position.x, during: 0.2)
            display.perform { CALayer.animate(animation) { card.position.x = 10 } }
            trace += display.trace(of: card, \.position.x, during: 2)
            return trace
        }
        let spring = retargeted(by: .spring)
        #expect(spring.samples.count == 133 && abs(spring.duration - 2.2) < 1e-9)
        spring.expect(.velocityIsContinuous(limit: 400), .settles(at: 10, within: 1.5))
        let messages = issues {
            retargeted(by: .linear(duration: 0.1)).expect(.velocityIsContinuous(limit: 400))
        }
        #expect(messages.count == 1 && messages[0].contains("has the velocity -"))
    }

    @Test("A value at a time")
    func passing() {
        check(
            .passes(4, at: 1, accuracy: 0.5), passes: trace(0, 4.25),
            fails: [
                (trace(0, 3), "is 3.0 at 1 s, expected 4.0 ± 0.5"),
                (trace(0), "has no value at 1 s: the trace ends at 0 s"),
                (trace(0, .nan), "is nan at 1 s, expected 4.0 ± 0.5"),
            ]
        )
    }

    @Test("A monotonic value")
    func monotony() {
        trace(3, 2, 2, 1).expect(.isMonotonic)
        check(
            .isMonotonic, passes: trace(1, 1, 2, 3),
            fails: [
                (
                    trace(1, 2, 1.5),
                    "reverses at 1 s: it rises to 2.0, then falls to 1.5 at 2 s, expected a "
                        + "monotonic value"
                ),
                (
                    trace(3, 2, 2, 2.5),
                    "reverses at 2 s: it falls to 2.0, then rises to 2.5 at 3 s, expected a "
                        + "monotonic value"
                ),
            ]
        )
    }

    @Test("A value within a range")
    func range() {
        check(
            .staysWithin(0...2), passes: trace(0, 2, 1),
            fails: [(trace(0, 2.5, 3), "is 2.5 at 1 s, expected 0.0...2.0")]
        )
    }

    @Test("A continuous velocity")
    func velocity() {
        check(
            .velocityIsContinuous(limit: 1), passes: trace(0, 1, 3, 4, 4),
            fails: [
                (
                    trace(0, 1, 2, 1),
                    "has the velocity -1.0 after 2 s and 1.0 before, expected a change of at most "
                        + "1.0"
                )
            ]
        )
    }

    @Test("A value that settles")
    func settling() {
        check(
            .settles(at: 4, within: 2, accuracy: 0.5), passes: trace(0, 9, 4.5, 4),
            fails: [
                (
                    trace(0, 4, 4, 5, 4),
                    "is still 5.0 at 3 s, expected to settle at 4.0 ± 0.5 within 2 s"
                ),
                (trace(0, 4), "cannot be checked for settling within 2 s: the trace ends at 1 s"),
            ]
        )
    }

    @Test("A value that overshoots")
    func overshooting() {
        trace(9, 1, 4).expect(.overshoots(by: 3), .staysWithin(0...9))
        trace(0, 2, 4).expect(.overshoots(by: 0))
        check(
            .overshoots(by: 2, accuracy: 0.5), passes: trace(0, 6.25, 4),
            fails: [
                (
                    trace(0, 7, 4),
                    "overshoots 4.0 by 3.0, with 7.0 at 1 s, expected an overshoot of 2.0 ± 0.5"
                ),
                (trace(0, 3, 4), "does not overshoot 4.0, expected an overshoot of 2.0 ± 0.5"),
            ]
        )
    }
}
