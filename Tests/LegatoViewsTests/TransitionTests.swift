import Foundation
import Legato
import Observation
import TestSupport
import Testing

@Observable private final class Model {
    var isShown = true
    var rows = [1, 2, 3]
    var id = 0
    var log: [String] = []
}

/// A square that is inserted and removed.
private struct Square: View {
    let model: Model
    let transition: AnyTransition?

    var body: some View {
        VStack(spacing: 0) {
            if model.isShown {
                if let transition {
                    square.transition(transition)
                } else {
                    square
                }
            }
        }
    }

    private var square: some View {
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
            .onAppear { model.log.append("appear") }
            .onDisappear { model.log.append("disappear") }
    }
}

/// A transition whose views log their appearance and disappearance.
private struct Logging: Transition {
    let model: Model

    init(_ model: Model) { self.model = model }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .onAppear { model.log.append("transition appears") }
            .onDisappear { model.log.append("transition disappears") }
    }
}

/// Transitions.
struct TransitionTests {
    private func stage(_ transition: AnyTransition?, shown: Bool = true) -> (Model, Stage<Square>) {
        let model = Model()
        model.isShown = shown
        return (model, Stage(Square(model: model, transition: transition)))
    }

    @Test("Without a transition a removed view fades out, and is removed at the end")
    func removal() throws {
        let (model, stage) = stage(nil)
        let leaf = try #require(stage.leaves.last)
        stage.perform { withAnimation(.linear(duration: 1)) { model.isShown = false } }
        for (frames, opacity) in [(15, 0.75), (30, 0.25), (14, 1.0 / 60)] {
            stage.display.advance(frames: frames)
            #expect(abs(stage.shownOpacity(leaf) - opacity) < 1e-6)
            #expect(stage.shownOrigin(leaf) == CGPoint(x: 80, y: 40))
            #expect(model.log == ["appear"])
        }
        stage.display.advance(frames: 3)
        #expect(leaf.superlayer == nil || !stage.layers.contains { $0 === leaf })
        #expect(stage.layers.isEmpty)
        #expect(model.log == ["appear", "disappear"])
        #expect(stage.display.isIdle)
    }

    @Test("An inserted view fades in")
    func insertion() throws {
        let (model, stage) = stage(nil, shown: false)
        #expect(stage.layers.isEmpty)
        stage.perform { withAnimation(.linear(duration: 1)) { model.isShown = true } }
        for frames in [15, 15, 15] {
            stage.display.advance(frames: frames)
            let leaf = try #require(stage.leaves.last)
            let expected = (stage.display.time - 1.0 / 60)
            #expect(abs(stage.shownOpacity(leaf) - expected) < 1e-6)
        }
        stage.display.advance(frames: 30)
        #expect(stage.leaves.last.map(stage.shownOpacity) == 1)
        #expect(model.log == ["appear"])
    }

    /// The end states of transitions: x and y offset, and opacity.
    private static let ends: [(String, AnyTransition, Double, Double, Double)] = [
        ("move leading", AnyTransition.move(edge: .leading), -40.0, 0.0, 1.0),
        ("move trailing", .move(edge: .trailing), 40, 0, 1),
        ("move top", .move(edge: .top), 0, -20, 1),
        ("move bottom", .move(edge: .bottom), 0, 20, 1),
        ("slide", .slide, 40, 0, 1),
        ("push", .push(from: .leading), 40, 0, 0),
        ("offset", .offset(x: 12, y: -8), 12, -8, 1),
        ("scale", .scale, 20, 10, 1),
        ("scale half", .scale(scale: 0.5, anchor: .topLeading), 0, 0, 1),
        ("combined", .slide.combined(with: .opacity), 40, 0, 0),
        ("asymmetric", .asymmetric(insertion: .opacity, removal: .offset(x: 10)), 10, 0, 1),
    ]

    @Test("Built-in transitions have their documented effects")
    func builtIn() throws {
        for (name, transition, x, y, opacity) in Self.ends {
            let (model, stage) = stage(transition)
            let leaf = try #require(stage.leaves.last)
            stage.perform { withAnimation(.linear(duration: 1)) { model.isShown = false } }
            for progress in [0.25, 0.5, 0.75] {
                stage.display.advance(frames: 15)
                let origin = stage.shownOrigin(leaf)
                #expect(abs(origin.x - (80 + progress * x)) < 1e-6, "\(name) at \(progress)")
                #expect(abs(origin.y - (40 + progress * y)) < 1e-6, "\(name) at \(progress)")
                #expect(abs(stage.shownOpacity(leaf) - (1 + progress * (opacity - 1))) < 1e-6)
            }
            stage.display.advance(frames: 20)
            #expect(stage.layers.isEmpty)
        }
    }

    @Test(
        "A transition on an id, a condition or rows applies to each of them",
        arguments: [false, true]
    )
    func transitionOnContainers(hasAnimation: Bool) throws {
        struct Squares: View {
            let model: Model
            let transition: AnyTransition
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    square.id(model.id).padding(5).transition(transition)
                    Group { if model.id > 0 { square } }.transition(transition)
                    ForEach([model.id], id: \.self) { _ in square }.transition(transition)
                }
            }
            private var square: some View {
                Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
            }
        }
        let model = Model()
        let linear = Animation.linear(duration: 1)
        let transition = AnyTransition.offset(x: 30).combined(with: .identity)
        let stage = Stage(
            Squares(
                model: model, transition: hasAnimation ? transition.animation(linear) : transition
            )
        )
        let left = try #require(stage.leaves.map { stage.shownOrigin($0).x }.min())
        stage.perform { withAnimation(hasAnimation ? nil : linear) { model.id = 1 } }
        for progress in [0.25, 0.5, 0.75] {
            stage.display.advance(frames: 15)
            // Two are removed and three inserted without fading; the first is five points further
            // in.
            let offsets = stage.leaves.map { stage.shownOrigin($0).x - left }.sorted()
            let away = [0, 5].map { $0 + 30 * progress }
            let expected = (away + [0, 0, 5].map { $0 + 30 * (1 - progress) }).sorted()
            #expect(offsets.count == 5)
            for (offset, end) in zip(offsets, expected) { #expect(abs(offset - end) < 1e-6) }
            for leaf in stage.leaves { #expect(stage.shownOpacity(leaf) == 1) }
        }
        stage.display.advance(frames: 20)
        #expect(stage.leaves.map { stage.shownOrigin($0).x - left }.sorted() == [0, 0, 5])
        #expect(stage.display.isIdle)
    }

    @Test("A slide starts at the leading edge, an asymmetric transition with its insertion")
    func insertionEdges() throws {
        for (transition, x, opacity) in [
            (AnyTransition.slide, -40.0, 1.0), (.push(from: .trailing), 40, 0),
            (.asymmetric(insertion: .opacity, removal: .slide), 0, 0),
        ] {
            let (model, stage) = stage(transition, shown: false)
            stage.perform { withAnimation(.linear(duration: 1)) { model.isShown = true } }
            for (frames, left) in [(15, 0.75), (30, 0.25)] {
                stage.display.advance(frames: frames)
                let leaf = try #require(stage.leaves.last)
                #expect(abs(stage.shownOrigin(leaf).x - (80 + left * x)) < 1e-6)
                #expect(abs(stage.shownOpacity(leaf) - (1 + left * (opacity - 1))) < 1e-6)
            }
        }
    }

    @Test("The views of a transition disappear with the view, animated or not")
    func transitionViews() {
        for isAnimated in [false, true] {
            let model = Model()
            let stage = Stage(Square(model: model, transition: AnyTransition(Logging(model))))
            for isShown in [false, true, false] {
                stage.perform {
                    withAnimation(isShown || isAnimated ? .linear(duration: 0.1) : nil) {
                        model.isShown = isShown
                    }
                }
                stage.display.advance(frames: 20)
                let log = model.log.filter { $0.hasPrefix("transition") }
                let present = log.count { $0 == "transition appears" }
                #expect(present == log.count - present + (isShown ? 1 : 0), "\(log)")
            }
        }
    }

    @Test("A re-inserted view reverses from its current frame and velocity")
    func interrupted() throws {
        let (model, stage) = stage(.move(edge: .trailing))
        let leaf = try #require(stage.leaves.last)
        let spring = Animation.spring(duration: 0.5)
        stage.perform { withAnimation(spring) { model.isShown = false } }
        stage.display.advance(frames: 8)
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: 40, animation: spring, at: 1.0 / 60)
        #expect(abs(stage.shownOrigin(leaf).x - (120 + animator.offset(at: 9.0 / 60))) < 1e-6)
        stage.perform { withAnimation(spring) { model.isShown = true } }
        animator.retarget(by: -40, animation: spring, at: 9.0 / 60)
        for frame in [10, 14, 20, 30] {
            stage.display.advance(frames: frame - Int((stage.display.time * 60).rounded()))
            #expect(stage.leaves.count == 1 && stage.leaves[0] === leaf)
            let expected = 80 + animator.offset(at: Double(frame) / 60)
            #expect(abs(stage.shownOrigin(leaf).x - expected) < 1e-6)
        }
        stage.display.advance(frames: 120)
        #expect(stage.shownOrigin(leaf) == CGPoint(x: 80, y: 40))
        #expect(model.log == ["appear"])
        #expect(stage.display.isIdle)
    }

    @Test("1,000 random changes leave no views behind")
    func random() {
        struct Rows: View {
            let model: Model
            var body: some View {
                VStack(spacing: 2) {
                    ForEach(model.rows, id: \.self) { row in
                        Color(white: 0.5).frame(width: 30, height: 8)
                            .onAppear { model.log.append("+\(row)") }
                            .onDisappear { model.log.append("-\(row)") }
                            .transition(row.isMultiple(of: 2) ? .slide : .opacity)
                    }
                    if model.isShown { Color(white: 0).frame(width: 10, height: 4).id(model.id) }
                }
            }
        }
        let model = Model()
        let stage = Stage(Rows(model: model))
        var generator = SeededRandom(seed: 7)
        for _ in 0..<1000 {
            let animation: Animation? =
                Bool.random(using: &generator) ? .spring(duration: 0.3) : nil
            stage.perform {
                withAnimation(animation) {
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: model.isShown.toggle()
                    case 1: model.rows = (1...6).filter { _ in Bool.random(using: &generator) }
                    default: model.id = Int.random(in: 0..<3, using: &generator)
                    }
                }
            }
            stage.display.advance(frames: Int.random(in: 0...12, using: &generator))
        }
        stage.display.advance(frames: 300)
        #expect(stage.display.isIdle)
        #expect(stage.leaves.count == model.rows.count + (model.isShown ? 1 : 0))
        for leaf in stage.leaves { #expect(abs(stage.shownOpacity(leaf) - 1) < 1e-6) }
        var there: [String: Int] = [:]
        for entry in model.log {
            there[String(entry.dropFirst()), default: 0] += entry.hasPrefix("+") ? 1 : -1
            #expect(there.values.allSatisfy { $0 == 0 || $0 == 1 })
        }
        #expect(Set(there.filter { $0.value == 1 }.keys) == Set(model.rows.map(String.init)))
    }
}
