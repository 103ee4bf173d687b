#if Combine
import Foundation
import OpenCombine

/// The subscription to a publisher that joins several upstream publishers.
///
/// Downstream calls are made one at a time, without the lock of the state, so that a subscriber may
/// cancel or request elements from within them.
class JoinedSubscription<Output, Failure: Error>: Subscription {
    private let receive: (Output) -> Subscribers.Demand
    private let complete: (Subscribers.Completion<Failure>) -> Void
    private let calls = NSRecursiveLock()
    private let state = NSRecursiveLock()
    private(set) var upstreams: [(any Subscription)?]
    private var isFinished: [Bool]
    private var hasEnded = false
    /// The elements that the subscriber still accepts.
    private(set) var demand = Subscribers.Demand.none

    init<S: Subscriber>(_ downstream: S, count: Int) where S.Input == Output, S.Failure == Failure {
        receive = { downstream.receive($0) }
        complete = { downstream.receive(completion: $0) }
        upstreams = Array(repeating: nil, count: count)
        isFinished = Array(repeating: false, count: count)
    }

    /// Subscribes to an upstream publisher, unless the subscription has ended.
    func join<P: Publisher>(_ upstream: P, at index: Int) where P.Failure == Failure {
        guard locked({ !hasEnded }) else { return }
        upstream.subscribe(UpstreamSubscriber<P.Output, Failure>(self, index))
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let isActive = locked {
            guard !hasEnded else { return false }
            self.demand += demand
            return true
        }
        if isActive { demandChanged(by: demand) }
    }

    func cancel() { end().forEach { $0.cancel() } }

    // MARK: For subclasses

    /// Requests elements from the upstream publishers after the subscriber has requested some.
    func demandChanged(by demand: Subscribers.Demand) {}

    /// Requests elements from an upstream publisher whose subscription arrives.
    func subscribed(at index: Int) {}

    /// Handles an element, and returns how many more its publisher may send.
    func received(_ element: Any, at index: Int) -> Subscribers.Demand { .none }

    /// Whether elements are left that the subscriber has not received.
    var hasRemainder: Bool { false }

    /// Runs a function while no other thread changes the state.
    func locked<Result>(_ body: () -> Result) -> Result {
        state.lock()
        defer { state.unlock() }
        return body()
    }

    /// Runs a function while no other thread calls the subscriber.
    func serially<Result>(_ body: () -> Result) -> Result {
        calls.lock()
        defer { calls.unlock() }
        return body()
    }

    /// Sends an element to the subscriber if it accepts one, and returns the demand that it adds; nil
    /// if it accepts none.
    func send(_ element: Output) -> Subscribers.Demand? {
        let accepts = locked {
            guard !hasEnded, demand > .none else { return false }
            demand -= 1
            return true
        }
        guard accepts else { return nil }
        let more = receive(element)
        locked { demand += more }
        return more
    }

    /// Ends the subscription if all upstream publishers have finished.
    func finishIfDone() {
        guard locked({ !hasEnded && !hasRemainder && isFinished.allSatisfy(\.self) }) else {
            return
        }
        _ = end()
        complete(.finished)
    }

    // MARK: For upstream publishers

    fileprivate func receive(_ subscription: any Subscription, at index: Int) {
        let isWanted = locked {
            guard !hasEnded, upstreams[index] == nil else { return false }
            upstreams[index] = subscription
            return true
        }
        guard isWanted else { return subscription.cancel() }
        subscribed(at: index)
    }

    fileprivate func receive(element: Any, at index: Int) -> Subscribers.Demand {
        serially { locked { hasEnded } ? .none : received(element, at: index) }
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
        serially {
            locked {
                isFinished[index] = true
                upstreams[index] = nil
            }
            guard case .failure = completion else { return finishIfDone() }
            guard locked({ !hasEnded }) else { return }
            cancel()
            complete(completion)
        }
    }

    /// Ends the subscription, and returns the upstream subscriptions.
    private func end() -> [any Subscription] {
        locked {
            hasEnded = true
            defer { upstreams = upstreams.map { _ in nil } }
            return upstreams.compactMap { $0 }
        }
    }
}

/// The subscriber to one of the upstream publishers.
private final class UpstreamSubscriber<Input, Failure: Error>: Subscriber {
    private let receiveSubscription: (any Subscription) -> Void
    private let receiveElement: (Any) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    init<Output>(_ joined: JoinedSubscription<Output, Failure>, _ index: Int) {
        receiveSubscription = { joined.receive($0, at: index) }
        receiveElement = { joined.receive(element: $0, at: index) }
        receiveCompletion = { joined.receive($0, at: index) }
    }

    func receive(subscription: any Subscription) { receiveSubscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand { receiveElement(input) }

    func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
#endif
