import LegatoMotion
import Testing

private enum Marker: TransactionKey {
    static var defaultValue: String? { "none" }
}

extension Transaction {
    fileprivate var marker: String? {
        get { self[Marker.self] }
        set { self[Marker.self] = newValue }
    }
}

struct TransactionTests {
    @Test func outsideOfAnyTransactionNothingIsAnimated() {
        #expect(Transaction.current.animation == nil)
        #expect(!Transaction.current.disablesAnimations)
        #expect(!Transaction.current.isContinuous)
        #expect(!Transaction.current.tracksVelocity)
        #expect(Transaction.current.marker == "none")
    }

    @Test func theInnerAnimationAppliesInsideAndTheOuterAfterwards() {
        withAnimation(.linear) {
            #expect(Transaction.current.animation == .linear)
            withAnimation(.bouncy) { #expect(Transaction.current.animation == .bouncy) }
            withAnimation(nil) { #expect(Transaction.current.animation == nil) }
            #expect(Transaction.current.animation == .linear)
        }
        #expect(Transaction.current.animation == nil)
    }

    @Test func onlyKeysThatWereSetOverrideTheCurrentTransaction() {
        withAnimation(.linear) {
            withTransaction(\.isContinuous, true) {
                #expect(Transaction.current.isContinuous)
                #expect(Transaction.current.animation == .linear)
            }
            var transaction = Transaction()
            transaction.marker = nil
            transaction.disablesAnimations = true
            transaction.tracksVelocity = true
            withTransaction(transaction) {
                #expect(Transaction.current.marker == nil)
                #expect(Transaction.current.disablesAnimations)
                #expect(Transaction.current.tracksVelocity)
                #expect(Transaction.current.animation == .linear)
            }
            #expect(Transaction.current.marker == "none")
        }
    }

    // On the main actor the task cannot begin before the body has returned.
    @Test @MainActor func aTaskThatOutlivesTheBodyIsNotAnimated() async {
        let task = withAnimation(.linear) {
            Task { @MainActor in
                await Task.yield()
                return Transaction.current.animation
            }
        }
        #expect(await task.value == nil)
    }

    @Test func aCompletionWithoutAnimationsRunsAfterTheBody() {
        var log: [String] = []
        let result = withAnimation(.linear) {
            log.append("body")
            return 7
        } completion: {
            log.append("completion")
        }
        #expect(result == 7)
        #expect(log == ["body", "completion"])
    }

    @Test func aCompletionWaitsForAllAnimationsAndRunsOnce() {
        var count = 0
        var listeners: [AnimationListener] = []
        withAnimation(.linear, completionCriteria: .removed) {
            listeners = Transaction.current.animationListeners
            listeners[0].animationAdded()
            listeners[0].animationAdded()
            listeners[0].animationFinished()
            listeners[0].animationFinished()
            #expect(count == 0)
            listeners[0].animationAdded()
        } completion: {
            count += 1
        }
        #expect(listeners[0].criteria == .removed)
        #expect(count == 0)
        listeners[0].animationFinished()
        #expect(count == 1)
        listeners[0].animationAdded()
        listeners[0].animationFinished()
        #expect(count == 1)
    }

    @Test func theOuterCompletionWaitsForInnerChangesAsWell() {
        var log: [String] = []
        withAnimation(.linear) {
            withAnimation(.bouncy) {
                for listener in Transaction.current.animationListeners {
                    listener.animationAdded()
                    listener.animationFinished()
                }
                #expect(Transaction.current.animationListeners.count == 2)
            } completion: {
                log.append("inner")
            }
            #expect(log == ["inner"])
        } completion: {
            log.append("outer")
        }
        #expect(log == ["inner", "outer"])
    }

    @Test func anErrorIsRethrownAndTheCompletionRuns() {
        struct Failure: Error {}
        var count = 0
        #expect(throws: Failure.self) {
            try withAnimation(.linear) {
                throw Failure()
            } completion: {
                count += 1
            }
        }
        #expect(count == 1)
        #expect(Transaction.current.animation == nil)
    }

    @Test func finishingMoreAnimationsThanWereAddedTraps() async {
        await #expect(processExitsWith: .failure) {
            AnimationListener(criteria: .removed) {}.animationFinished()
        }
    }
}
