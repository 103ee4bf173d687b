#if Combine
public import OpenCombine

/// Sends the elements of all upstream publishers.
///
/// Without unlimited demand, it holds at most one element of each upstream publisher.
final class MergedSubscription<Output, Failure: Error>: JoinedSubscription<Output, Failure> {
    private var waiting: [(element: Output, index: Int)] = []
    /// What has been requested from each upstream publisher last.
    private var requested: [Subscribers.Demand]

    override init<S: Subscriber>(_ downstream: S, count: Int)
    where S.Input == Output, S.Failure == Failure {
        requested = Array(repeating: .none, count: count)
        super.init(downstream, count: count)
    }

    override var hasRemainder: Bool { !waiting.isEmpty }

    override func subscribed(at index: Int) { requestFirst(at: index) }

    override func demandChanged(by demand: Subscribers.Demand) {
        serially {
            while let next = nextWaiting() {
                _ = send(next.element)
                locked { upstreams[next.index] }?.request(.max(1))
            }
            for index in requested.indices { requestFirst(at: index) }
            finishIfDone()
        }
    }

    override func received(_ element: Any, at index: Int) -> Subscribers.Demand {
        guard let element = element as? Output else { return .none }
        guard send(element) != nil else {
            locked { waiting.append((element, index)) }
            return .none
        }
        return locked { requested[index] } == .unlimited ? .none : .max(1)
    }

    /// Removes the first element that waits, if the subscriber accepts one.
    private func nextWaiting() -> (element: Output, index: Int)? {
        locked { demand > .none && !waiting.isEmpty ? waiting.removeFirst() : nil }
    }

    /// Requests the first element, or all, from an upstream publisher.
    private func requestFirst(at index: Int) {
        let request = locked { () -> (any Subscription, Subscribers.Demand)? in
            guard demand > .none, let upstream = upstreams[index] else { return nil }
            let wanted: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
            guard wanted > requested[index] else { return nil }
            requested[index] = wanted
            return (upstream, wanted)
        }
        if let (upstream, demand) = request { upstream.request(demand) }
    }
}

extension Publishers {
    /// Sends the elements of any number of publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// An element of one of the publishers.
        public typealias Output = Upstream.Output
        /// The error of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher of the elements of others.
        ///
        /// - Parameter upstream: The other publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of the elements of others.
        ///
        /// - Parameter upstream: The other publishers; without any it finishes immediately.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: publishers.count)
            subscriber.receive(subscription: joined)
            for (index, publisher) in publishers.enumerated() { joined.join(publisher, at: index) }
            joined.finishIfDone()
        }

        /// Returns a publisher that also sends the elements of another.
        ///
        /// - Parameter other: The other publisher.
        /// - Returns: The publisher of all elements.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher of the elements of this one and another of the same type.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of all elements.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }
}
#endif
