import Foundation
import LegatoGraphics
import LegatoMotion
import Testing

struct Halves: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
    }
}

struct Badge: Animatable {
    var scale: CGFloat
    var animatableData: CGFloat {
        get { scale }
        set { scale = newValue }
    }
}

struct AccentKey: EnvironmentKey {
    static var defaultValue: CGColor { .black }
}

/// Listings on animations.
///
/// The listings of the documentation comments on animations, springs and keyframes.
struct AnimationListings {
    @Test("A custom animation covers half of the change after half a second")
    func custom() {
        var x = PropertyAnimator<Double>()
        x.retarget(by: 100, animation: Animation(Halves()), at: 0)
        #expect([0.25, 0.75, 1].map { 100 + x.offset(at: $0) } == [0, 50, 100])
    }

    @Test("An animatable type is changed through its data")
    func animatable() {
        var badge = Badge(scale: 1)
        badge.animatableData += 0.5
        #expect(badge.scale == 1.5)
    }

    @Test("An environment has a key's default value until one is set")
    func environment() {
        var environment = EnvironmentValues()
        #expect(environment[AccentKey.self] == .black)
        environment[AccentKey.self] = .white
        #expect(environment[AccentKey.self] == .white)
    }

    @Test("A throw ends at its target")
    func decay() {
        let decay = DecayAnimation(from: 0.0, velocity: 800)
        let end = decay.target
        #expect(end > 0 && abs(decay.value(at: 20) - end) < 1e-9)
    }

    @Test("A curve gives progress, and an animation its pace")
    func curve() {
        let progress = UnitCurve.easeInOut.value(at: 0.25)
        let animation = Animation.timingCurve(.circularEaseOut, duration: 0.4)
        #expect(progress > 0 && progress < 0.25)
        #expect(animation != .timingCurve(.circularEaseIn, duration: 0.4))
    }

    @Test("A retargeted property moves from its old value to its model value")
    func animator() {
        var x = PropertyAnimator<Double>()
        x.retarget(by: 100, animation: .spring, at: 0)
        let presented = 100 + x.offset(at: 0.1)
        #expect(presented > 0 && presented < 100)
    }

    @Test("A batch of curves gives a curve's value")
    func curves() {
        var batch = CurveBatch()
        batch.append(CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1), at: 0.25)
        batch.evaluate()
        let y = batch.value(at: 0)
        #expect(y == CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at: 0.25))
    }

    @Test("A batch of springs gives a spring's value")
    func springs() {
        var batch = SpringBatch()
        batch.append(SpringResponse(mass: 1, stiffness: 100, damping: 10), at: 0.25)
        batch.evaluate()
        let progress = batch.value(at: 0)
        #expect(progress == SpringResponse(mass: 1, stiffness: 100, damping: 10).value(at: 0.25))
    }

    @Test("A player of keyframes is halfway in the middle")
    func player() {
        var player = KeyframePlayer(initialValue: 0.0)
        player.play(at: 0) { _ in
            CubicKeyframe(100, duration: 0.5)
        }
        let halfway = player.value(at: 0.25)
        #expect(abs(halfway - 50) < 1e-9)
    }

    @Test("A timeline's second keyframe moves from the first one's value")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(100, duration: 0.5)
            SpringKeyframe(80, duration: 0.5)
        }
        let value = timeline.value(time: 0.75)
        #expect(value > 80 - 20 && value < 100)
    }

    private struct Look {
        var opacity = 0.0
    }

    @Test("A track animates a member")
    func track() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.opacity) {
                LinearKeyframe(1, duration: 0.2)
                LinearKeyframe(0, duration: 0.6)
            }
        }
        #expect(abs(timeline.value(time: 0.5).opacity - 0.5) < 1e-9)
    }

    @Test("A repeating sequence steps to the second phase and back")
    func phases() {
        var sequence = PhaseSequence([0.0, 1.0], isRepeating: true)
        guard let step = sequence.begin() else { return }
        // Present step.phase with step.animation. When that is complete:
        let next = sequence.complete(step)
        #expect(step.phase == 1 && next?.phase == 0)
    }

    @Test("A throw ends ahead of its location")
    func projectedEnd() {
        let (location, velocity) = (CGPoint(x: 10, y: 20), CGSize(width: 1000, height: 0))
        let end = DecelerationRate.normal.projectedEnd(from: location, velocity: velocity)
        #expect(end.x > 10 && end.y == 20)
    }

    @Test("A pull past the edge is limited")
    func rubberBand() {
        let dragged = -100.0
        let band = RubberBand(dimension: 400)
        let y = band.limited(dragged, to: 0...1200)
        #expect(y < 0 && y > -55)
    }

    @Test("A spring has covered part of its distance")
    func spring() {
        let spring = Spring(duration: 0.4, bounce: 0.2)
        let position = spring.value(target: 100.0, time: 0.1)
        #expect(position > 0 && position < 100)
    }

    @Test("A pointer's velocity is the slope of its samples")
    func velocity() {
        var tracker = VelocityTracker()
        tracker.add(CGPoint(x: 0, y: 0), at: 0)
        tracker.add(CGPoint(x: 8, y: 0), at: 0.016)
        let velocity = tracker.velocity(at: 0.016)
        #expect(abs(velocity.width - 500) < 1e-9 && velocity.height == 0)
    }

    private final class Door {
        var isDisabled = false
        var isOpen = false {
            didSet { isDisabled = Transaction.current.disablesAnimations }
        }

        func open() {
            var transaction = Transaction(animation: .smooth)
            transaction.disablesAnimations = true
            withTransaction(transaction) { isOpen = true }
        }
    }

    @Test("A transaction that disables animations reaches the change")
    func transaction() {
        let door = Door()
        door.open()
        #expect(door.isOpen && door.isDisabled)
    }

    @Test("A completion runs after the change")
    func completion() {
        var (isExpanded, isOpen, isRemoved) = (false, true, false)
        func remove() { isRemoved = true }
        withAnimation(.bouncy) { isExpanded.toggle() }
        withAnimation(.smooth) {
            isOpen = false
        } completion: {
            remove()
        }
        #expect(isExpanded && !isOpen && isRemoved)
    }
}
