#if Combine
public import OpenCombine

/// Sends the latest elements of all upstream publishers whenever one of them sends an element.
private final class LatestSubscription<Output, Failure: Error>: JoinedSubscription<Output, Failure>
{
    private var latest: [Any?]
    private let make: ([Any]) -> Output

    init<S: Subscriber>(_ downstream: S, count: Int, _ make: @escaping ([Any]) -> Output)
    where S.Input == Output, S.Failure == Failure {
        self.make = make
        latest = Array(repeating: nil, count: count)
        super.init(downstream, count: count)
    }

    override func subscribed(at index: Int) {
        let (upstream, demand) = locked { (upstreams[index], self.demand) }
        if demand > .none { upstream?.request(demand) }
    }

    override func demandChanged(by demand: Subscribers.Demand) {
        locked { upstreams }.forEach { $0?.request(demand) }
    }

    override func received(_ element: Any, at index: Int) -> Subscribers.Demand {
        let elements = locked {
            latest[index] = element
            return latest.compactMap { $0 }
        }
        guard elements.count == latest.count, let more = send(make(elements)) else { return .none }
        guard more > .none else { return .none }
        let others = locked { upstreams.enumerated().filter { $0.offset != index } }
        for (_, upstream) in others { upstream?.request(more) }
        return more
    }
}

/// Returns an element as the type that its publisher sends.
private func sent<P: Publisher>(_ element: Any, of publisher: P) -> P.Output {
    guard let sent = element as? P.Output else { fatalError("element of another publisher") }
    return sent
}

extension Publishers {
    /// Sends the latest elements of two publishers whenever one of them sends an element.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The latest elements of the publishers.
        public typealias Output = (A.Output, B.Output)
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the latest elements of others.
        ///
        /// - Parameters:
        ///   - a: The first publisher.
        ///   - b: The second publisher.
        public init(_ a: A, _ b: B) {
            self.a = a; self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = LatestSubscription<Output, Failure>(subscriber, count: 2) {
                (sent($0[0], of: a), sent($0[1], of: b))
            }
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
        }
    }

    /// Sends the latest elements of three publishers whenever one of them sends an element.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The latest elements of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the latest elements of others.
        ///
        /// - Parameters:
        ///   - a: The first publisher.
        ///   - b: The second publisher.
        ///   - c: The third publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a; self.b = b; self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = LatestSubscription<Output, Failure>(subscriber, count: 3) {
                (sent($0[0], of: a), sent($0[1], of: b), sent($0[2], of: c))
            }
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
        }
    }

    /// Sends the latest elements of four publishers whenever one of them sends an element.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest elements of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the latest elements of others.
        ///
        /// - Parameters:
        ///   - a: The first publisher.
        ///   - b: The second publisher.
        ///   - c: The third publisher.
        ///   - d: The fourth publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a; self.b = b; self.c = c; self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = LatestSubscription<Output, Failure>(subscriber, count: 4) {
                (
                    sent($0[0], of: a), sent($0[1], of: b), sent($0[2], of: c),
                    sent($0[3], of: d)
                )
            }
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
            joined.join(d, at: 3)
        }
    }
}

extension Publisher {
    /// Returns a publisher of the latest elements of this one and another.
    ///
    /// It sends elements from when every publisher has sent one, and finishes when all have finished.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of tuples.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Returns a publisher of values made from the latest elements of this one and another.
    ///
    /// - Parameters:
    ///   - other: The other publisher.
    ///   - transform: Makes a value from the latest elements.
    /// - Returns: The publisher of values.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    /// Returns a publisher of the latest elements of this one and others.
    ///
    /// It sends elements from when every publisher has sent one, and finishes when all have finished.
    ///
    /// - Parameters:
    ///   - publisher1: Another publisher.
    ///   - publisher2: Another publisher.
    /// - Returns: The publisher of tuples.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Returns a publisher of values made from the latest elements of this one and others.
    ///
    /// - Parameters:
    ///   - publisher1: Another publisher.
    ///   - publisher2: Another publisher.
    ///   - transform: Makes a value from the latest elements.
    /// - Returns: The publisher of values.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Returns a publisher of the latest elements of this one and others.
    ///
    /// It sends elements from when every publisher has sent one, and finishes when all have finished.
    ///
    /// - Parameters:
    ///   - publisher1: Another publisher.
    ///   - publisher2: Another publisher.
    ///   - publisher3: Another publisher.
    /// - Returns: The publisher of tuples.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher of values made from the latest elements of this one and others.
    ///
    /// - Parameters:
    ///   - publisher1: Another publisher.
    ///   - publisher2: Another publisher.
    ///   - publisher3: Another publisher.
    ///   - transform: Makes a value from the latest elements.
    /// - Returns: The publisher of values.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map {
            transform($0.0, $0.1, $0.2, $0.3)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
