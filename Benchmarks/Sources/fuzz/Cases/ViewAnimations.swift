import Foundation
import Legato

/// The animations and transitions that random views use.
@MainActor
enum ViewAnimations {
    /// Returns an animation chosen by a tape; nil is the simplest.
    static func animation(_ tape: inout Tape) -> Animation? {
        let animation: Animation? = tape.pick([
            nil, .default, .linear(duration: 0.3), .spring, .bouncy, .easeIn(duration: 0),
            .linear(duration: 0.1).repeatForever(), .easeOut.delay(0.1).speed(2),
            Animation(WildAnimation(factor: .nan)), Animation(WildAnimation(factor: 1e300)),
            Animation(WildAnimation(factor: 0.5)), .interactiveSpring,
        ])
        guard tape.chance(1, in: 4) else { return animation }
        return odd(&tape)
    }

    private static func odd(_ tape: inout Tape) -> Animation {
        let (a, b) = (tape.number(), tape.number())
        switch tape.below(6) {
        case 0: return .spring(duration: a, bounce: b)
        case 1: return .timingCurve(a, b, b, a, duration: 0.3)
        case 2: return .interpolatingSpring(stiffness: a, damping: b)
        case 3: return .linear(duration: a).repeatCount(tape.wholeNumber())
        case 4: return .default.delay(a).speed(b)
        default:
            return .interpolatingSpring(duration: 0.3, bounce: 0, initialVelocity: a)
        }
    }

    /// The number of transitions.
    static let transitions = 12

    /// Returns the transition with a number.
    static func transition(_ kind: Int, _ a: Double) -> AnyTransition {
        switch kind {
        case 0: .opacity
        case 1: .slide
        case 2: .scale
        case 3: .move(edge: .bottom)
        case 4: .asymmetric(insertion: .scale(scale: 0), removal: .push(from: .leading))
        case 5: .identity
        case 6: .scale(scale: a, anchor: UnitPoint(x: a, y: 0))
        case 7: .offset(x: a, y: 3)
        case 8: .opacity.combined(with: .move(edge: .leading))
        case 9: .slide.animation(.spring(duration: a))
        case 10: .modifier(active: Tilted(angle: a), identity: Tilted(angle: 0))
        default: .push(from: .top)
        }
    }

    private struct Tilted: ViewModifier {
        let angle: Double
        func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
    }
}

/// A custom animation that returns multiples of the delta after half of its time.
nonisolated struct WildAnimation: CustomAnimation {
    let factor: Double

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time < 0.4 else { return nil }
        return value.scaled(by: time < 0.1 ? time * 2 : factor)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        value.scaled(by: factor)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        factor == 0.5
    }
}
