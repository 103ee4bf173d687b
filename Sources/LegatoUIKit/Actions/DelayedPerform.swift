public import Foundation
import LegatoGraphics
public import LegatoLayers

/// A pending call of a selector.
@MainActor final class DelayedCall {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    var timer: Timer?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    static var waiting: [DelayedCall] = []

    /// Cancels the calls that satisfy a condition.
    static func cancel(_ isMeant: (DelayedCall) -> Bool) {
        for call in waiting where isMeant(call) { call.timer?.invalidate() }
        waiting.removeAll(where: isMeant)
    }
}

extension NSObject {
    /// Calls a method of the object after a time, on the main run loop.
    ///
    /// The object is kept alive until then. The call is cancelled by
    /// `cancelPreviousPerformRequests(withTarget:)`.
    /// - Parameters:
    ///   - aSelector: The method, which may take the argument.
    ///   - anArgument: The argument.
    ///   - delay: The time, in seconds, up to 1e9; one below 0, above that or NaN counts as 0, with a
    ///     warning.
    @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        let call = DelayedCall(self, aSelector, anArgument)
        let seconds = NumberCheck(NSObject.self, "perform(_:with:afterDelay:)").length(
            CGFloat(delay))
        let timer = Timer(timeInterval: TimeInterval(seconds ?? 0), repeats: false) { _ in
            MainActor.assumeIsolated {
                DelayedCall.waiting.removeAll { $0 === call }
                call.selector.perform(on: call.target, call.argument)
            }
        }
        call.timer = timer
        DelayedCall.waiting.append(call)
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Calls a method of the object with an argument.
    @MainActor public func perform(_ aSelector: Selector, with object: Any? = nil) {
        aSelector.perform(on: self, object)
    }

    /// Cancels the object's pending calls.
    @MainActor public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCall.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the pending calls of one of the object's methods with an equal argument.
    ///
    /// The selector is the same `Selector` value, or has the same name.
    @MainActor public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCall.cancel { call in
            guard call.target === aTarget as AnyObject, call.selector == aSelector else {
                return false
            }
            switch (call.argument, anArgument) {
            case (nil, nil): return true
            case (let a as AnyHashable, let b as AnyHashable): return a == b
            case (let a?, let b?): return a as AnyObject === b as AnyObject
            default: return false
            }
        }
    }
}
