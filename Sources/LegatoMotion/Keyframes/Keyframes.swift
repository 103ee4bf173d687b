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

extension Keyframes where Body == Never {
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
