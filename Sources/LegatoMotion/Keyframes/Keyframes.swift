import LegatoGraphics

/// Tracks of keyframes that move one value, or the members of one value, at the same time.
///
/// `KeyframeTrack` conforms, and so do the results of the builder. A type of your own names
/// other keyframes in its `body`, in order to use them in several timelines.
public protocol Keyframes<Value> {
    /// The type of the value that the tracks move.
    associatedtype Value = Body.Value

    /// The type of the keyframes that it stands for; `Never` for a track.
    associatedtype Body: Keyframes

    /// The keyframes that it stands for.
    @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Never {
    /// Nothing: a track stands for itself; asking for its body traps.
    public var body: Never {
        refuse("\(Self.self) stands for itself and has no body.")
    }
}

extension Never: Keyframes {}

/// Keyframes that know their tracks without a body.
protocol PrimitiveKeyframes<Value>: Keyframes where Body == Never {
    /// The tracks, made ready to start from a value.
    func trajectories(from initialValue: Value) -> [any MemberTrajectory<Value>]
}

extension Keyframes {
    /// All tracks, bodies opened, made ready to start from a value.
    func allTrajectories(from initialValue: Value) -> [any MemberTrajectory<Value>] {
        if let primitive = self as? any PrimitiveKeyframes<Value> {
            return primitive.trajectories(from: initialValue)
        }
        guard let content = body as? any Keyframes<Value> else {
            refuse(
                "The body of \(Self.self) moves \(Body.Value.self), it must move \(Value.self)."
            )
        }
        return content.allTrajectories(from: initialValue)
    }
}
