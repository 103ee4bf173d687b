#if Combine
import Foundation
public import OpenCombine

extension Publishers {
    /// How elements are grouped by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// A group for each interval in which there are elements.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// A group for each interval, and one as soon as it has a number of elements.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends arrays of the elements that arrive within an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The elements of an interval.
        public typealias Output = [Upstream.Output]
        /// The error of the publisher.
        public typealias Failure = Upstream.Failure

        /// The publisher of the elements.
        public let upstream: Upstream
        /// How elements are grouped.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options of the scheduler; nil for its own.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of groups.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the elements.
        ///   - strategy: How elements are grouped.
        ///   - options: The options of the scheduler; nil for its own.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeGroups(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Returns a publisher of arrays of the elements that arrive within an interval.
    ///
    /// - Parameters:
    ///   - strategy: The scheduler, the interval and the largest number of elements.
    ///   - options: The options of the scheduler; nil, the default, for its own.
    /// - Returns: The publisher of arrays, none of which is empty.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// The subscription that groups elements.
///
/// Without demand, a group waits, and grows until the next interval.
private final class TimeGroups<Downstream: Subscriber, Input, Context: Scheduler>: Subscriber,
    Subscription
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int?
    private let options: Context.SchedulerOptions?
    private let lock = NSRecursiveLock()
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var group: [Input] = []
    private var demand = Subscribers.Demand.none
    private var hasEnded = false

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        (self.downstream, self.options) = (downstream, options)
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
    }

    func receive(subscription: any Subscription) {
        guard locked({ upstream == nil && !hasEnded }) else { return subscription.cancel() }
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in
            self?.send()
        }
        locked { (upstream, self.timer) = (subscription, timer) }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = locked {
            guard !hasEnded else { return false }
            group.append(input)
            return limit.map { group.count >= $0 } ?? false
        }
        if isFull { send() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { send() }
        guard locked({ !hasEnded }) else { return }
        end()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { locked { self.demand += demand } }

    func cancel() { end()?.cancel() }

    /// Sends the group, if there is one and the subscriber accepts it.
    private func send() {
        let full: [Input] = locked {
            guard !hasEnded, !group.isEmpty, demand > .none else { return [] }
            demand -= 1
            defer { group = [] }
            return group
        }
        guard !full.isEmpty else { return }
        let more = downstream.receive(full)
        locked { demand += more }
    }

    /// Stops the timer, and returns the upstream subscription.
    @discardableResult private func end() -> (any Subscription)? {
        locked {
            hasEnded = true
            timer?.cancel()
            timer = nil
            defer { upstream = nil }
            return upstream
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
#endif
