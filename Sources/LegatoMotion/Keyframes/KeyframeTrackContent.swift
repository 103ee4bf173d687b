import LegatoGraphics

/// A run of keyframes that follow one another on one value.
///
/// The keyframes themselves conform, and so do the results of the builder. A type of your own
/// names other contents in its `body`, in order to use them in several tracks.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value that the keyframes move.
    associatedtype Value: Animatable = Body.Value

    /// The type of the contents that it stands for; `Never` for the keyframes themselves.
    associatedtype Body: KeyframeTrackContent

    /// The contents that it stands for.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == Never {
    /// Nothing: a keyframe stands for itself; asking for its body traps.
    public var body: Never {
        refuse("\(Self.self) stands for itself and has no body.")
    }
}

extension Never: Animatable {
    /// Nothing, as there are no values.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
    /// No value.
    public typealias Value = Never
    /// No contents.
    public typealias Body = Never

    /// Nothing, as there are no values.
    public var body: Never { self }
}

/// A keyframe as it was written, before anything is known about its neighbours.
enum KeyframeDescription<Value: Animatable> {
    case linear(Value, duration: Double, curve: UnitCurve)
    case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
    case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
    case move(Value)
}

/// Contents that know their keyframes without a body.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == Never {
    var keyframes: [KeyframeDescription<Value>] { get }
}

extension KeyframeTrackContent {
    /// All keyframes, bodies opened.
    var descriptions: [KeyframeDescription<Value>] {
        if let primitive = self as? any PrimitiveTrackContent<Value> { return primitive.keyframes }
        guard let content = body as? any KeyframeTrackContent<Value> else {
            refuse(
                "The body of \(Self.self) moves \(Body.Value.self), it must move \(Value.self)."
            )
        }
        return content.descriptions
    }
}
