/// A keyframe that moves a value at once, and takes no time.
///
/// At its very time the keyframe before still answers; at the start of a track, this one. The
/// next keyframe sets out at rest.
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
    /// It stands for itself.
    public typealias Body = Never

    let to: Value

    /// Creates a keyframe from the value to move to.
    public init(_ to: Value) {
        self.to = to
    }

    var keyframes: [KeyframeDescription<Value>] { [.move(to)] }
}

extension MoveKeyframe: Sendable where Value: Sendable {}
