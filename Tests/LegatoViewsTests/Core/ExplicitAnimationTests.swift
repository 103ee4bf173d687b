import Legato
import Testing

/// Explicit animations.
struct ExplicitAnimationTests {
    private let remote = Remote(0.0)
    private func stage() -> ViewStage<some View> {
        remote.release()
        return ViewStage(Remoted(remote) { Dot().offset(x: $0) })
    }

    private let times = [0, 0.1, 0.25, 0.4, 0.75, 1, 1.5]

    @Test func withAnimationAnimatesTheChangesOfItsClosure() throws {
        let stage = stage()
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 80 } }
        let x = try stage.values(at: times) { try stage.x() }
        expectClose(x, [100, 108, 120, 132, 160, 180, 180])
    }

    @Test func withAnimationDefaultsToTheDefaultSpring() throws {
        let stage = stage()
        stage.change { withAnimation { remote.value = 80 } }
        let x = try stage.values(at: times) { try stage.x() }
        expectClose(x, deltas(.default, 80, at: times).map { 100 + $0 })
        #expect(x.allSatisfy { $0 <= 180 })
    }

    @Test func everyFormOfASpringHasTheSpringsValues() throws {
        for animation in [
            Animation.smooth, .snappy, .bouncy, .spring(duration: 0.8, bounce: 0.4),
            .interpolatingSpring(stiffness: 100, damping: 8), .easeInOut(duration: 0.6).delay(0.2),
        ] {
            let stage = stage()
            stage.change { withAnimation(animation) { remote.value = 60 } }
            let x = try stage.values(at: times) { try stage.x() }
            expectClose(x, deltas(animation, 60, at: times).map { 100 + $0 }, within: 1e-4)
        }
    }

    @Test func nilChangesImmediately() throws {
        let stage = stage()
        stage.change { withAnimation(nil) { remote.value = 80 } }
        expectClose(try stage.values(at: [0, 0.1, 1]) { try stage.x() }, [180, 180, 180])
    }

    @Test func withTransactionUsesItsAnimation() throws {
        let stage = stage()
        stage.change {
            withTransaction(Transaction(animation: .linear(duration: 2))) { remote.value = 80 }
        }
        expectClose(try stage.values(at: [0.5, 1]) { try stage.x() }, [120, 140])
        stage.display.advance(by: 2)
        stage.change {
            withTransaction(\.animation, .linear(duration: 4)) { remote.value = 0 }
        }
        expectClose(try stage.values(at: [1, 2, 4]) { try stage.x() }, [160, 140, 100])
    }

    @Test func changesOutsideTheClosureAreNotAnimated() throws {
        let other = Remote(0.0)
        let stage = ViewStage(
            ZStack {
                Remoted(remote) { Dot().offset(x: $0) }
                Remoted(other) { Dot().offset(x: $0) }
            }
        )
        stage.change {
            withAnimation(.linear(duration: 1)) { remote.value = 80 }
            other.value = 40
        }
        let places = try stage.values(at: [0, 0.5]) { try [stage.x(0), stage.x(1)] }
        expectClose(places.flatMap { $0 }, [100, 140, 140, 140])
    }

    @Test func theCompletionRunsOnceWhenLogicallyCompleteOrRemoved() throws {
        for (criteria, due) in [
            (AnimationCompletionCriteria.logicallyComplete, 1.0), (.removed, 3.0),
        ] {
            let stage = stage()
            var ends: [Double] = []
            let animation = Animation.linear(duration: 3).logicallyComplete(after: 1)
            let start = stage.display.time
            stage.change {
                withAnimation(animation, completionCriteria: criteria) {
                    remote.value = 80
                } completion: {
                    ends.append(CACurrentMediaTime())
                }
            }
            stage.display.advance(by: due - 0.05)
            #expect(ends == [])
            stage.display.advance(by: 0.1)
            expectClose(ends, [start + due], within: 0.02)
            stage.display.advance(by: 5)
            #expect(ends.count == 1)
        }
    }

    @Test func theCompletionRunsAtOnceWhenNothingIsAnimated() throws {
        let stage = stage()
        var log: [String] = []
        stage.change {
            withAnimation(.linear(duration: 1)) {
                remote.value = 0
            } completion: {
                log.append("same value")
            }
        }
        #expect(log == ["same value"])
        stage.change {
            withAnimation(nil) {
                remote.value = 50
            } completion: {
                log.append("nil")
            }
        }
        stage.change {
            withAnimation {
            } completion: {
                log.append("no change")
            }
        }
        #expect(log == ["same value", "nil", "no change"])
        stage.display.advance(by: 3)
        #expect(log.count == 3)
    }

    @Test func aCompletionWaitsForEveryAnimatedValue() throws {
        let slow = Remote(0.0)
        let stage = ViewStage(
            ZStack {
                Remoted(remote) { Dot().offset(x: $0) }
                Remoted(slow) { Dot().offset(x: $0).animation(.linear(duration: 2), value: $0) }
            }
        )
        var count = 0
        stage.change {
            withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                remote.value = 50
                slow.value = 50
            } completion: {
                count += 1
            }
        }
        stage.display.advance(by: 1.9)
        #expect(count == 0)
        stage.display.advance(by: 0.2)
        #expect(count == 1)
        stage.display.advance(by: 5)
        #expect(count == 1)
    }

    @Test func anInterruptedChangeCompletesOnceAndTheNextOneToo() throws {
        let stage = stage()
        var log: [String] = []
        stage.change {
            withAnimation(.linear(duration: 1)) {
                remote.value = 80
            } completion: {
                log.append("a")
            }
        }
        stage.display.advance(by: 0.5)
        stage.change {
            withAnimation(.linear(duration: 1)) {
                remote.value = 0
            } completion: {
                log.append("b")
            }
        }
        stage.display.advance(by: 0.9)
        #expect(log == ["a"])
        stage.display.advance(by: 3)
        #expect(log == ["a", "b"])
    }

    /// Two changes of one state in one turn: the view shows the value of the last one.
    @Test func aValueResetInTheSameTurnDoesNotAnimate() throws {
        let stage = stage()
        var count = 0
        stage.change {
            withAnimation(.linear(duration: 1)) {
                remote.value = 80
                remote.value = 0
            } completion: {
                count += 1
            }
        }
        expectClose(try stage.values(at: [0, 0.5]) { try stage.x() }, [100, 100])
        #expect(count == 1)
    }
}
