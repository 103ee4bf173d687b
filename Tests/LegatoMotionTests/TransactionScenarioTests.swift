import LegatoMotion
import Testing

private enum Source: TransactionKey {
    static var defaultValue: String { "program" }
}

extension Transaction {
    fileprivate var source: String {
        get { self[Source.self] }
        set { self[Source.self] = newValue }
    }
}

/// A property with an animator and its listeners, as in a layer or a view.
private struct Property {
    private(set) var model = 0.0
    private var animator = PropertyAnimator<Double>()
    private var waits = CompletionWaits()

    mutating func set(_ value: Double, at time: Double, in transaction: Transaction = .current) {
        defer { model = value }
        guard let animation = transaction.animation, value != model else {
            if transaction.tracksVelocity { animator.track(value, at: time) }
            return
        }
        animator.retarget(by: value - model, animation: animation, at: time)
        for listener in transaction.animationListeners {
            waits.add(listener, logicalEnd: animator.logicalEndTime)
        }
    }

    func shown(at time: Double) -> Double { model + animator.offset(at: time) }

    func velocity(at time: Double) -> Double { animator.velocity(at: time) }

    mutating func tick(_ time: Double) {
        animator.advance(to: time)
        let done = waits.takeFinished(
            at: time, end: animator.endTime, logicalEnd: animator.logicalEndTime
        )
        for listener in done { listener.animationFinished() }
    }
}

/// Transactions in use, and the animations that a drag starts.
struct TransactionScenarioTests {
    @Test func theClosureIsAnimatedAndItsCompletionRunsOnce() {
        var property = Property()
        var log: [String] = []
        let result = withAnimation(.linear(duration: 1)) {
            property.set(10, at: 0)
            return "result"
        } completion: {
            log.append("complete")
        }
        #expect(result == "result")
        #expect(property.shown(at: 0) == 0 && property.shown(at: 0.5) == 5)
        for (time, expected) in [(0.5, []), (0.999, []), (1, ["complete"]), (2, ["complete"])] {
            property.tick(time)
            #expect(log == expected, "at \(time)")
        }
        withAnimation(nil) { property.set(30, at: 3) }
        #expect(property.shown(at: 3) == 30)
        var transaction = Transaction(animation: .linear(duration: 2))
        transaction.addAnimationCompletion(criteria: .removed) { log.append("added") }
        withTransaction(transaction) { property.set(50, at: 4) }
        #expect(property.shown(at: 5) == 40)
        property.tick(6)
        #expect(log == ["complete", "added"])
        withTransaction(\.animation, .linear(duration: 4)) { property.set(0, at: 10) }
        #expect(property.shown(at: 11) == 37.5)
    }

    @Test func completionsRunAtOnceWhenNothingIsAnimated() {
        var property = Property()
        var log: [String] = []
        withAnimation(.linear) {
            property.set(0, at: 0)
        } completion: {
            log.append("same value")
        }
        withAnimation(nil) {
            property.set(5, at: 0)
        } completion: {
            log.append("no animation")
        }
        withAnimation {
            log.append("body")
        } completion: {
            log.append("no change")
        }
        #expect(log == ["same value", "no animation", "body", "no change"])
    }

    @Test func logicalCompletionPrecedesRemoval() {
        var property = Property()
        var log: [String] = []
        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
        withAnimation(animation, completionCriteria: .removed) {
            withAnimation(animation, completionCriteria: .logicallyComplete) {
                property.set(1, at: 0)
            } completion: {
                log.append("logical")
            }
        } completion: {
            log.append("removed")
        }
        for time in [0, 0.99, 1, 3, 5, 6] {
            property.tick(time)
            #expect(log == (time < 1 ? [] : time < 5 ? ["logical"] : ["logical", "removed"]))
        }
        // Within a single frame the order is the same.
        log = []
        withAnimation(.linear, completionCriteria: .removed) {
            withAnimation(.linear) {
                property.set(2, at: 10)
            } completion: {
                log.append("logical")
            }
        } completion: {
            log.append("removed")
        }
        property.tick(20)
        #expect(log == ["logical", "removed"])
    }

    @Test func afterAnInterruptionEveryChangeReportsItsOwnEnd() {
        var property = Property()
        var log: [String] = []
        for (index, criteria) in [AnimationCompletionCriteria.logicallyComplete, .removed]
            .enumerated()
        {
            withAnimation(.smooth, completionCriteria: criteria) {
                property.set(Double(index + 1) * 100, at: 0)
            } completion: {
                log.append("first \(index)")
            }
        }
        withAnimation(.smooth) {
            property.set(500, at: 0.3)
        } completion: {
            log.append("second")
        }
        property.tick(0.49)
        #expect(log == [])
        // The first change completes half a second after it was made, although it was merged.
        property.tick(0.5)
        #expect(log == ["first 0"])
        property.tick(0.8)
        #expect(log == ["first 0", "second"])
        property.tick(5)
        #expect(log == ["first 0", "second", "first 1"])
    }

    @Test func aChangeWithoutAnimationOffsetsRunningAnimations() {
        var property = Property()
        withAnimation(.linear(duration: 1)) { property.set(10, at: 0) }
        property.set(110, at: 0.5)
        #expect(property.shown(at: 0.5) == 105 && property.shown(at: 0.75) == 107.5)
        withAnimation(.linear(duration: 9)) { property.set(110, at: 0.8) }
        #expect(property.shown(at: 1) == 110)
    }

    @Test func disabledAnimationsOverrideImplicitOnesBelow() {
        var rule = ValueBoundAnimation<Bool>()
        var property = Property()
        func change(_ isActive: Bool, at time: Double) {
            var transaction = Transaction.current
            rule.apply(.linear(duration: 1), value: isActive, to: &transaction)
            property.set(isActive ? 10 : 0, at: time, in: transaction)
        }
        change(false, at: 0)
        change(true, at: 0)
        #expect(property.shown(at: 0.5) == 5)
        var transaction = Transaction()
        transaction.animation = nil
        transaction.disablesAnimations = true
        withTransaction(transaction) { change(false, at: 2) }
        #expect(property.shown(at: 2) == 0)
        // An animation set in the same transaction still runs.
        transaction.animation = .linear(duration: 4)
        withTransaction(transaction) { change(true, at: 3) }
        #expect(property.shown(at: 4) == 2.5)
    }

    @Test func aTransactionKeyReportsTheSourceOfAChange() {
        var property = Property()
        func change(to value: Double, at time: Double) {
            var transaction = Transaction.current
            transaction.animation =
                transaction.source == "button" ? .linear(duration: 1) : .linear(duration: 4)
            property.set(value, at: time, in: transaction)
        }
        withTransaction(\.source, "button") { change(to: 8, at: 0) }
        #expect(property.shown(at: 0.5) == 4)
        change(to: 0, at: 2)
        #expect(property.shown(at: 3) == 6)
        #expect(Transaction.current.source == "program")
    }

    @Test func aDragWithSpringsPassesItsVelocityOn() {
        var property = Property()
        var now = 0.0
        for step in 1...40 {
            now = Double(step) / 60
            withAnimation(.interactiveSpring) { property.set(300 * now, at: now) }
        }
        let velocity = property.velocity(at: now)
        // The object moves with the pointer's velocity.
        #expect(abs(velocity - 300) < 15)
        let shown = property.shown(at: now)
        withAnimation(.spring) { property.set(120, at: now) }
        #expect(abs(property.shown(at: now) - shown) < 1e-9)
        #expect(abs(property.velocity(at: now) - velocity) < 1e-9)
        // It continues beyond the point of release before it turns back.
        #expect(property.shown(at: now + 0.02) > shown)
        #expect(property.shown(at: now + 5) == 120)
    }

    @Test func aDragWithoutAnimationIsTrackedAndPassesItsVelocityOn() {
        var property = Property()
        var transaction = Transaction()
        transaction.tracksVelocity = true
        transaction.isContinuous = true
        for step in 0...30 {
            let time = Double(step) / 60
            withTransaction(transaction) { property.set(-240 * time, at: time) }
            #expect(property.shown(at: time) == -240 * time)
        }
        var late = property
        withAnimation(.spring) { property.set(0, at: 0.5) }
        #expect(property.shown(at: 0.5) == -120)
        #expect(abs(property.velocity(at: 0.5) + 240) < 1e-9)
        // Every millisecond reduces the velocity until the spring begins.
        withAnimation(.spring) { late.set(0, at: 0.6) }
        var expected = -240.0
        for _ in 0..<100 { expected *= 0.998 }
        #expect(abs(late.velocity(at: 0.6) - expected) < 1e-9)
        // The velocity is handed over only once.
        let before = property.velocity(at: 0.55)
        withAnimation(.spring) { property.set(40, at: 0.55) }
        #expect(abs(property.velocity(at: 0.55) - before) < 1e-9)
    }
}
