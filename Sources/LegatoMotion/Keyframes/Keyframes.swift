import LegatoGraphics

/// Tracks of keyframes that animate one value, or the members of one value, simultaneously.
///
/// `KeyframeTrack` conforms, and so do the results of the builder. To reuse tracks in several
/// timelines, declare a type that returns them from its `body`.
public protocol Keyframes<Value> {
    /// The type of the value that the tracks animate.
    associatedtype Value = Body.Value

    /// The type of the body; `Never` for a track.
    associatedtype Body: Keyframes

    /// The tracks that make up the keyframes.
    @KeyframesBuilder<Value> var body: Body { get }
}

extension PrimitiveKeyframes {
    /// Traps: a primitive track has no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: its Body is Never.")
    }
}

extension Never: Keyframes {}

/// Keyframes that provide their tracks without a body.
protocol PrimitiveKeyframes<Value>: Keyframes where Body == Never {
    /// Returns the tracks, resolved to start from a value.
    func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>]
}

extension Keyframes {
    /// Returns all tracks, with bodies expanded, resolved to start from a value.
    func allTrajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
        if let primitive = self as? any PrimitiveKeyframes<Value> {
            return primitive.trajectories(from: initialValue)
        }
        guard let content = body as? any Keyframes<Value> else {
            refuse("The body of \(Self.self) must animate \(Value.self), got \(Body.Value.self).")
        }
        return content.allTrajectories(from: initialValue)
    }
}

/// Builds keyframes from the tracks in a closure, or from keyframes for the whole value.
///
/// A closure contains either tracks or keyframes. It supports conditions, `switch`, optionals,
/// loops and availability checks.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// One of two alternatives, selected by a condition.
    public struct Conditional<First: Keyframes, Second: Keyframes<First.Value>>: PrimitiveKeyframes
    {
        /// The type of the value that the tracks animate.
        public typealias Value = First.Value
        /// Primitive keyframes have no body.
        public typealias Body = Never

        fileprivate let chosen: any Keyframes<First.Value>

        func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
            chosen.allTrajectories(from: initialValue)
        }
    }

    /// The tracks of several keyframes, running in parallel.
    public struct Group: PrimitiveKeyframes {
        /// Primitive keyframes have no body.
        public typealias Body = Never

        fileprivate let parts: [any Keyframes<Value>]

        func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
            parts.flatMap { $0.allTrajectories(from: initialValue) }
        }
    }

    /// Accepts a track, or other keyframes.
    public static func buildExpression<Content: Keyframes<Value>>(
        _ expression: Content
    ) -> Content {
        expression
    }

    /// Accepts an empty closure, which leaves the value unchanged.
    public static func buildBlock() -> Group {
        Group(parts: [])
    }

    /// Accepts the first statement of a closure.
    public static func buildPartialBlock<Content: Keyframes<Value>>(first: Content) -> Content {
        first
    }

    /// Adds the next statement of a closure.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> Group {
        Group(parts: [accumulated, next])
    }

    /// Selects the first branch of a condition.
    public static func buildEither<First: Keyframes<Value>, Second: Keyframes<Value>>(
        first component: First
    ) -> Conditional<First, Second> {
        Conditional(chosen: component)
    }

    /// Selects the second branch of a condition.
    public static func buildEither<First: Keyframes<Value>, Second: Keyframes<Value>>(
        second component: Second
    ) -> Conditional<First, Second> {
        Conditional(chosen: component)
    }

    /// Accepts an `if` without `else`; there are no tracks if the condition is false.
    public static func buildOptional<Content: Keyframes<Value>>(
        _ component: Content?
    ) -> Conditional<Content, Group> {
        Conditional(chosen: component ?? Group(parts: []))
    }

    /// Combines the iterations of a loop.
    public static func buildArray(_ components: [some Keyframes<Value>]) -> Group {
        Group(parts: components)
    }

    /// Accepts tracks guarded by an availability check.
    public static func buildLimitedAvailability(_ component: some Keyframes<Value>) -> Group {
        Group(parts: [component])
    }

    /// Returns the tracks of the closure.
    public static func buildFinalResult<Content: Keyframes<Value>>(
        _ component: Content
    ) -> Content {
        component
    }
}
