#if Combine
import Combine
import Testing

/// Publishers that join others.
struct JoinedPublisherTests {
    private struct Failed: Error {}

    /// A subscriber that requests elements only when a test does.
    private final class Manual<Failure: Error>: Subscriber {
        var subscription: (any Subscription)?
        var elements: [Int] = []
        var isDone = false

        func receive(subscription: any Subscription) { self.subscription = subscription }

        func receive(_ input: Int) -> Subscribers.Demand {
            elements.append(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) { isDone = true }
    }

    @Test("The latest elements are sent when every publisher has sent one, until all have finished")
    func latest() {
        let (first, second) = (
            PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>()
        )
        var log: [String] = []
        let sink = first.combineLatest(second).sink { _ in
            log.append("done")
        } receiveValue: {
            log.append("\($0) \($1)")
        }
        first.send(1)
        first.send(2)
        second.send("a")
        first.send(3)
        first.send(completion: .finished)
        second.send("b")
        #expect(log == ["2 a", "3 a", "3 b"])
        second.send(completion: .finished)
        #expect(log.last == "done")
        sink.cancel()
    }

    @Test("Three and four publishers are combined, also by a function and with nil as elements")
    func more() {
        let number = CurrentValueSubject<Int?, Never>(nil)
        let (word, flag) = (CurrentValueSubject<String, Never>("a"), Just(true))
        var (log, sum) = ([String](), [Int]())
        let sinks = [
            number.combineLatest(word, flag) { "\($0 ?? 0) \($1) \($2)" }.sink { log.append($0) },
            Publishers.CombineLatest4(Just(1), Just(2), Just(3), number)
                .map { $0 + $1 + $2 + ($3 ?? 0) }.sink { sum.append($0) },
        ]
        number.send(5)
        word.send("b")
        number.send(nil)
        #expect(log == ["0 a true", "5 a true", "5 b true", "0 b true"])
        #expect(sum == [6, 11, 6])
        sinks.forEach { $0.cancel() }
    }

    @Test("A cancelled subscription sends nothing more, and releases its subscriber")
    func cancelled() {
        final class Target {}
        let (first, second) = (
            CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2)
        )
        weak var target: Target?
        var log: [Int] = []
        var sink: AnyCancellable?
        do {
            let object = Target()
            target = object
            sink = first.combineLatest(second, +).merge(with: first).sink {
                withExtendedLifetime(object) {}
                log.append($0)
            }
        }
        #expect(log == [3, 1] && target != nil)
        sink?.cancel()
        sink = nil
        first.send(7)
        #expect(log == [3, 1] && target == nil)
    }

    @Test("Elements of all publishers are merged; a failure ends them")
    func merged() {
        let (first, second) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
        var log: [String] = []
        let sink = first.merge(with: second, Just(9).setFailureType(to: Failed.self)).sink {
            if case .failure = $0 { log.append("failed") }
        } receiveValue: {
            log.append("\($0)")
        }
        first.send(1)
        second.send(2)
        first.send(completion: .failure(Failed()))
        second.send(3)
        #expect(log == ["9", "1", "2", "failed"])
        sink.cancel()
    }

    @Test("Merged publishers wait for the demand of the subscriber, and lose no element")
    func demand() {
        let manual = Manual<Never>()
        Publishers.MergeMany([[1, 2, 3].publisher, [10, 20].publisher]).subscribe(manual)
        #expect(manual.elements == [])
        manual.subscription?.request(.max(1))
        #expect(manual.elements == [1])
        manual.subscription?.request(.max(2))
        #expect(manual.elements.count == 3 && !manual.isDone)
        manual.subscription?.request(.unlimited)
        #expect(manual.elements.sorted() == [1, 2, 3, 10, 20] && manual.isDone)
    }

    @Test("Without publishers, merging finishes immediately")
    func empty() {
        let manual = Manual<Never>()
        Publishers.MergeMany([Just<Int>]()).subscribe(manual)
        #expect(manual.isDone)
    }

    @Test("The latest elements obey the demand of the subscriber")
    func latestDemand() {
        let manual = Manual<Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        first.combineLatest(second, +).subscribe(manual)
        manual.subscription?.request(.max(2))
        first.send(1)
        second.send(10)
        first.send(2)
        first.send(3)
        #expect(manual.elements == [11, 12])
        manual.subscription?.request(.unlimited)
        second.send(20)
        #expect(manual.elements == [11, 12, 22])
    }

    @Test("A subscriber may cancel while it receives an element")
    func reentrant() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var log: [Int] = []
        var sink: AnyCancellable?
        sink = first.merge(with: second).sink {
            log.append($0)
            sink?.cancel()
        }
        first.send(1)
        second.send(2)
        #expect(log == [1] && sink != nil)
    }
}
#endif
