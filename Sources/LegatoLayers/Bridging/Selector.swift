public import Foundation
import LegatoGraphics

/// A method that a control, a gesture recognizer, a timer or a display link calls on its target.
///
/// `#selector` and `@objc` need Objective-C, which Swift on Linux does not have. Create a selector
/// from the method itself: remove `@objc`, and write `Selector(` in place of `#selector(`.
///
/// ```swift
/// final class Counter {
///     var count = 0
///     func add(_ link: CADisplayLink) { count += 1 }
/// }
///
/// let counter = Counter()
/// let link = CADisplayLink(target: counter, selector: Selector(Counter.add))
/// ```
///
/// A method of a type, `Counter.add`, is called on the target, which is not kept alive. A method of
/// an object, `counter.add`, keeps that object alive as long as the selector. A selector made from
/// a name calls the method registered for that name; if none is registered, it prints a warning and
/// calls nothing.
///
/// Two selectors are equal if they have the same name, or are copies of one made from a method.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// Calls a method on a target with the sender and the event; returns false for another target.
    typealias Call = @MainActor @Sendable (AnyObject?, [Any?]) -> Bool

    /// The methods by their names.
    private static let registered = Locked<[String: [Selector]]>([:])

    /// The name; unique for a selector made from a method.
    public let description: String
    private let call: Call?
    /// Returns whether an object has the method; nil for a selector made from a name.
    private let belongs: (@Sendable (AnyObject) -> Bool)?

    /// Creates a selector for the method that is registered for a name, such as `"add:"`.
    public init(_ name: String) { (description, call, belongs) = (name, nil, nil) }

    /// Creates a selector for the method that is registered for a name.
    public init(stringLiteral name: String) { self.init(name) }

    private init(
        of isMethod: @escaping @Sendable (AnyObject) -> Bool = { _ in true }, call: @escaping Call
    ) {
        (description, self.call) = ("method \(UUID().uuidString)", call)
        belongs = isMethod
    }

    /// Creates a selector for a method without parameters.
    @preconcurrency public init<Target>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
    ) {
        self.init(of: { $0 is Target }) { target, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector for a method that receives the sender.
    @preconcurrency public init<Target, Sender>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(of: { $0 is Target }) { target, arguments in
            guard let target = target as? Target, let sender: Sender = Self.argument(arguments, 0)
            else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Creates a selector for a method that receives the sender and the event.
    @preconcurrency public init<Target, Sender, Event>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(of: { $0 is Target }) { target, arguments in
            guard let target = target as? Target, let sender: Sender = Self.argument(arguments, 0),
                let event: Event = Self.argument(arguments, 1)
            else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// Creates a selector for a method of an object, which it keeps alive, or of a closure.
    @preconcurrency public init(_ method: @escaping @MainActor @Sendable () -> Void) {
        self.init { _, _ in
            method()
            return true
        }
    }

    /// Creates a selector for a method of an object, which it keeps alive, or of a closure, that
    /// receives the sender.
    @preconcurrency public init<Sender>(_ method: @escaping @MainActor @Sendable (Sender) -> Void) {
        self.init { _, arguments in
            guard let sender: Sender = Self.argument(arguments, 0) else { return false }
            method(sender)
            return true
        }
    }

    private static func argument<T>(_ arguments: [Any?], _ index: Int) -> T? {
        guard arguments.indices.contains(index) else { return nil }
        return arguments[index] as? T
    }

    /// Registers a method for selectors with a name, which call it on targets of its type.
    @MainActor public static func register(_ name: String, _ method: Selector) {
        guard method.call != nil else { return }
        registered.withLock { $0[name, default: []].append(method) }
    }

    /// The methods that the selector calls.
    private var methods: [Selector] {
        call == nil ? Self.registered.withLock { $0[description] ?? [] } : [self]
    }

    /// Returns whether an object has the method.
    package func isMethod(of object: AnyObject) -> Bool {
        methods.contains { $0.belongs?(object) == true }
    }

    /// Calls the method on a target, or on the first responder after it that has the method.
    @MainActor package func perform(on target: AnyObject?, _ arguments: Any?...) {
        let calls = methods.compactMap(\.call)
        var at = target
        repeat {
            if calls.contains(where: { $0(at, arguments) }) { return }
            at = (at as? any SelectorTarget)?.nextTarget
        } while at != nil
        let kind = target.map { "\(type(of: $0))" } ?? "no target"
        guard call == nil else {
            return Warning.print(
                "A selector calls nothing on \(kind): its method belongs to another type, or takes "
                    + "other parameters than the sender and the event."
            )
        }
        Warning.print(
            "Selector(\(description.debugDescription)) calls nothing on \(kind): no method is "
                + "registered for it. Write Selector(Type.method), or call "
                + "Selector.register(_:_:) first."
        )
    }

    /// Returns whether two selectors call the same method.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// An object that forwards selectors it does not implement to another object.
package protocol SelectorTarget: AnyObject {
    var nextTarget: AnyObject? { get }
}

extension CADisplayLink {
    /// Creates a link that calls a method of `target`, which it retains until `invalidate()`.
    nonisolated public convenience init(target: AnyObject, selector: Selector) {
        nonisolated(unsafe) let target = target
        self.init { link in selector.perform(on: target, link) }
    }
}

nonisolated extension NSObjectProtocol {
    /// Returns whether the object has the method of a selector.
    ///
    /// - Returns: Whether the object is of the type of the method that the selector is made from or,
    ///   for a selector made from a name, of one that is registered for the name.
    public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }
}

/// Returns the selector with a name, such as `"add:"`.
/// - Returns: The selector.
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// Returns the name of a selector; a unique one for a selector that is made from a method.
/// - Returns: The name.
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
