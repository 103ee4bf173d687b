#if Combine
public import OpenCombine

extension Publishers {
    /// Sends the elements of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// An element of one of the publishers.
        public typealias Output = A.Output
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the elements of others.
        public init(_ a: A, _ b: B) {
            self.a = a; self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: 2)
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
        }
    }

    /// Sends the elements of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
    {
        /// An element of one of the publishers.
        public typealias Output = A.Output
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the elements of others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a; self.b = b; self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: 3)
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
        }
    }

    /// Sends the elements of four publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        /// An element of one of the publishers.
        public typealias Output = A.Output
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

        /// Creates a publisher of the elements of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a; self.b = b; self.c = c; self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: 4)
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
            joined.join(d, at: 3)
        }
    }

    /// Sends the elements of five publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
        Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        /// An element of one of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E

        /// Creates a publisher of the elements of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a; self.b = b; self.c = c; self.d = d; self.e = e
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: 5)
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
            joined.join(d, at: 3)
            joined.join(e, at: 4)
        }
    }

    /// Sends the elements of six publishers.
    public struct Merge6<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        /// An element of one of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates a publisher of the elements of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a; self.b = b; self.c = c; self.d = d; self.e = e; self.f = f
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: 6)
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
            joined.join(d, at: 3)
            joined.join(e, at: 4)
            joined.join(f, at: 5)
        }
    }

    /// Sends the elements of seven publishers.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
        G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        /// An element of one of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher of the elements of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a; self.b = b; self.c = c; self.d = d; self.e = e; self.f = f; self.g = g
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: 7)
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
            joined.join(d, at: 3)
            joined.join(e, at: 4)
            joined.join(f, at: 5)
            joined.join(g, at: 6)
        }
    }

    /// Sends the elements of eight publishers.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
        G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        /// An element of one of the publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher of the elements of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a; self.b = b; self.c = c; self.d = d; self.e = e; self.f = f; self.g = g;
            self.h = h
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let joined = MergedSubscription(subscriber, count: 8)
            subscriber.receive(subscription: joined)
            joined.join(a, at: 0)
            joined.join(b, at: 1)
            joined.join(c, at: 2)
            joined.join(d, at: 3)
            joined.join(e, at: 4)
            joined.join(f, at: 5)
            joined.join(g, at: 6)
            joined.join(h, at: 7)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable, H: Equatable
{}
#endif
