import Foundation
import Legato
import TestSupport
import Testing

/// Changes of all kinds at random times: nothing jumps, nothing is lost, and everything comes to
/// rest at the model values.
struct InterruptionTests {
    /// The model of the views.
    private struct Model {
        var offset = 0.0
        var place = 20.0
        var isTrailing = false
        var opacity = 1.0
        var scale = 1.0
        var number = 0.0
        var bound = 0.0
        var isShown = true
        var isLarge = false
    }

    private final class Log {
        var lines: [String] = []
    }

    /// A view for each kind of change, displayed as a dot or a number.
    private struct Probes: View {
        let model: Model
        let log: Log
        @Namespace private var space

        var body: some View {
            ZStack {
                Dot().offset(x: model.offset)
                Dot().position(x: model.place, y: 10)
                Dot().frame(maxWidth: .infinity, alignment: model.isTrailing ? .trailing : .leading)
                Dot().opacity(model.opacity)
                Dot().scaleEffect(model.scale)
                Dot().offset(x: model.bound).animation(.bouncy, value: model.bound)
                MainActorAnimationTests.Ticker(value: 1000 * model.number)
                ZStack {
                    if model.isShown {
                        noted("moving", Dot()).transition(.move(edge: .trailing))
                    }
                }
                .frame(width: 20, height: 20)
                matched
            }
        }

        @ViewBuilder private var matched: some View {
            if model.isLarge {
                noted("large", card(Color.blue)).frame(width: 60, height: 80)
                    .frame(width: 200, height: 200, alignment: .bottomTrailing)
            } else {
                noted("small", card(Color.red)).frame(width: 20, height: 40)
                    .frame(width: 200, height: 200, alignment: .topLeading)
            }
        }

        private func card(_ color: Color) -> some View {
            Ellipse().fill(color).matchedGeometryEffect(id: 0, in: space)
        }

        private func noted(_ name: String, _ view: some View) -> some View {
            view.onAppear { log.lines.append("+\(name)") }
                .onDisappear { log.lines.append("-\(name)") }
        }
    }

    /// An expected presentation value: the model value plus the remaining offset.
    private struct Trajectory {
        var model: Double
        /// Whether two animators run at once, as for both factors of a scale.
        private let isDoubled: Bool
        private var animator = PropertyAnimator<AnimatablePair<Double, Double>>()

        init(_ model: Double, isDoubled: Bool = false) {
            (self.model, self.isDoubled) = (model, isDoubled)
        }

        mutating func set(_ value: Double, _ animation: Animation?, at time: Double) {
            if let animation, value != model {
                // A display treats an animation that ends within a nanosecond as ended.
                if !isMoving(at: time) { animator = PropertyAnimator() }
                let delta = value - model
                animator.retarget(
                    by: AnimatablePair(delta, isDoubled ? delta : 0), animation: animation, at: time
                )
                animator.settle()
            }
            model = value
        }

        /// Discards running animations.
        mutating func reset(to value: Double) { self = Trajectory(value, isDoubled: isDoubled) }

        func value(at time: Double) -> Double { model + animator.offset(at: time + 1e-9).first }
        func isMoving(at time: Double) -> Bool { !animator.isFinished(at: time + 1e-9) }
    }

    /// The views and their expected presentation.
    private final class Trial {
        let log = Log()
        let remote = Remote(Model())
        let stage: ViewStage<Remoted<Model, Probes>>
        var random: SeededRandom
        private let probes: [CAShapeLayer]
        private var offset = Trajectory(0)
        private var place = Trajectory(20)
        private var side = Trajectory(10)
        private var opacity = Trajectory(1)
        private var scale = Trajectory(1, isDoubled: true)
        private var bound = Trajectory(0)
        private var number = Trajectory(0)
        private var presence = Trajectory(0)
        private var flight = Trajectory(0)

        init(seed: UInt64) {
            let log = log
            stage = ViewStage(Remoted(remote) { Probes(model: $0, log: log) })
            random = SeededRandom(seed: seed)
            probes = Array(stage.layers().prefix(6))
        }

        var time: Double { stage.display.time }

        private var animation: Animation? {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: nil
            case 1: .linear(duration: 0.3)
            case 2: .easeInOut(duration: 0.25)
            case 3: .bouncy(duration: 0.4)
            case 4: .spring(duration: 0.3).speed(1.5)
            case 5: .linear(duration: 0.2).delay(0.1)
            case 6: .interpolatingSpring(mass: 1, stiffness: 200, damping: 20)
            default: .smooth(duration: 0.3)
            }
        }

        /// Changes one or more values.
        /// - Returns: Whether all of the change is animated.
        func change() -> Bool {
            let animation = animation
            let kinds = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                Int.random(in: 0..<9, using: &random)
            }
            let level = Double(Int.random(in: 0...4, using: &random))
            stage.change {
                withAnimation(animation) {
                    for kind in kinds { change(kind, level, isAnimated: animation != nil) }
                }
            }
            note(animation)
            return animation != nil
        }

        private func change(_ kind: Int, _ level: Double, isAnimated: Bool) {
            switch kind {
            case 0: remote.value.offset = 20 * level
            case 1: remote.value.place = 20 + 30 * level
            case 2: remote.value.isTrailing.toggle()
            case 3: remote.value.opacity = level / 4
            case 4: remote.value.scale = 1 + level / 4
            case 5: remote.value.bound = 10 * level
            case 6: remote.value.number = level
            case 7: remote.value.isShown.toggle()
            default:
                if isAnimated || !flight.isMoving(at: time) { remote.value.isLarge.toggle() }
            }
        }

        /// Updates the expected values after a change.
        private func note(_ animation: Animation?) {
            let model = remote.value
            offset.set(model.offset, animation, at: time)
            place.set(model.place, animation, at: time)
            side.set(model.isTrailing ? 190 : 10, animation, at: time)
            opacity.set(model.opacity, animation, at: time)
            scale.set(model.scale, animation, at: time)
            bound.set(model.bound, .bouncy, at: time)
            number.set(1000 * model.number, animation, at: time)
            flight.set(model.isLarge ? 1 : 0, animation, at: time)
            let target = model.isShown ? 0.0 : 20
            guard target != presence.model else { return }
            if animation == nil, !model.isShown || !presence.isMoving(at: time) {
                // Removal without animation is immediate.
                presence.reset(to: target)
            } else {
                presence.set(target, animation, at: time)
            }
        }

        /// Returns the presentation values, in the order of `expected`.
        func shown() throws -> [Double] {
            let scaled = try stage.shown(probes[4])
            let width = scaled.convert(scaled.bounds, to: try stage.shown(stage.display.rootLayer))
                .width
            var values = [
                try stage.middle(probes[0]).x - 100, try stage.middle(probes[1]).x,
                try stage.middle(probes[2]).x, try shownOpacity(probes[3]), width / 20,
                try stage.middle(probes[5]).x - 100,
            ].map { Double($0) }
            values.append(try #require(Double(stage.strings()[0])) / 1000)
            return values
        }

        private func shownOpacity(_ layer: CALayer) throws -> Double {
            var opacity = 1.0
            var current: CALayer? = layer
            while let layer = current {
                opacity *= Double(layer.presentation()?.opacity ?? 1)
                current = layer.superlayer
            }
            return opacity
        }

        /// Returns the expected values.
        func expected() -> [Double] {
            [
                offset.value(at: time), place.value(at: time), side.value(at: time),
                opacity.value(at: time), scale.value(at: time),
                bound.value(at: time), number.value(at: time) / 1000,
            ]
        }

        /// Returns the positions of the inserted and removed dots, relative to the centre.
        func moving() throws -> [Double] {
            try stage.layers().filter { layer in
                layer.bounds.size == CGSize(width: 20, height: 20)
                    && !probes.contains { $0 === layer }
            }
            .map { Double(try stage.middle($0).x) - 100 }
        }

        func expectedMoving() -> [Double] {
            guard remote.value.isShown || presence.isMoving(at: time) else { return [] }
            return [presence.value(at: time)]
        }

        /// Returns the right edges of the matched cards.
        func cards() throws -> [Double] {
            try stage.layers().suffix(2).filter { $0.bounds.size != CGSize(width: 20, height: 20) }
                .map { layer in
                    let shown = try stage.shown(layer)
                    return Double(
                        shown.convert(shown.bounds, to: try stage.shown(stage.display.rootLayer))
                            .maxX
                    )
                }
        }

        func expectedCard() -> Double { 20 + 180 * flight.value(at: time) }

        /// Advances until everything is at rest.
        func rest() { stage.display.advance(by: 3) }
    }

    private func expect(_ trial: Trial, _ moment: String) throws {
        let (shown, expected) = (try trial.shown(), trial.expected())
        for (index, (actual, value)) in zip(shown, expected).enumerated() {
            // Numbers are displayed without decimals; a scale is computed from a transform and
            // comes to rest slightly earlier or later.
            let distance = index == 6 ? 6e-4 : index == 4 ? 1e-4 : 1e-5
            #expect(abs(actual - value) <= distance, "value \(index) \(moment)")
        }
        let moving = try trial.moving()
        // A dot at its end may already be removed.
        if trial.expectedMoving().contains(where: { abs($0 - 20) > 1e-3 })
            || moving.contains(where: { abs($0 - 20) > 1e-3 })
        {
            expectClose(moving, trial.expectedMoving(), within: 1e-5)
        }
        for card in try trial.cards() {
            #expect(abs(card - trial.expectedCard()) < 2, "card \(moment)")
        }
    }

    @Test func aThousandRandomSequencesAreContinuousAndSettleAtTheModel() throws {
        let trial = Trial(seed: 71)
        for sequence in 0..<(triesAllCases ? 1000 : 200) {
            for change in 0..<Int.random(in: 1...5, using: &trial.random) {
                let before = try (trial.shown(), trial.cards())
                let isAnimated = trial.change()
                let after = try (trial.shown(), trial.cards())
                if isAnimated {
                    expectClose(after.0, before.0, within: 1e-3)
                    for card in after.1 {
                        #expect(before.1.contains { abs($0 - card) < 1e-3 })
                    }
                }
                try expect(trial, "after change \(change) of \(sequence)")
                trial.stage.display.advance(frames: Int.random(in: 0...10, using: &trial.random))
                try expect(trial, "later than change \(change) of \(sequence)")
            }
            guard sequence.isMultiple(of: 5) else { continue }
            trial.rest()
            #expect(trial.stage.display.isIdle)
            try expect(trial, "at rest after \(sequence)")
            #expect(try trial.cards().count == 1)
        }
        trial.rest()
        expectBalance(trial.log.lines, trial.remote.value)
    }

    private func expectBalance(_ lines: [String], _ model: Model) {
        var there: [String: Int] = [:]
        for line in lines {
            let name = String(line.dropFirst())
            there[name, default: 0] += line.hasPrefix("+") ? 1 : -1
            #expect((0...1).contains(there[name] ?? 0), "\(line)")
        }
        #expect(there["moving"] == (model.isShown ? 1 : 0))
        #expect(there["small"] == (model.isLarge ? 0 : 1))
        #expect(there["large", default: 0] == (model.isLarge ? 1 : 0))
    }
}
