import LegatoGraphics

/// A sequence of keyframes for one value.
///
/// The keyframes themselves conform, and so do the results of the builder. To reuse keyframes in
/// several tracks, declare a type that returns them from its `body`.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value that the keyframes animate.
    associatedtype Value: Animatable = Body.Value

    /// The type of the content's body; `Never` for primitive keyframes.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that make up the content.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == Never {
    /// Traps: a primitive keyframe has no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: its Body is Never.")
    }
}

extension Never: Animatable {
    /// There are no values.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
    /// There are no values.
    public typealias Value = Never
    /// There is no body.
    public typealias Body = Never

    /// Never called: there are no values.
    public var body: Never { self }
}

/// A keyframe as declared, before its neighbours are known.
enum KeyframeDescription<Value: Animatable> {
    case linear(Value, duration: Double, curve: UnitCurve)
    case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
    case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
    case move(Value)
}

/// Content that provides its keyframes without a body.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == Never {
    var keyframes: [KeyframeDescription<Value>] { get }
}

extension KeyframeTrackContent {
    /// All keyframes, with bodies expanded.
    var descriptions: [KeyframeDescription<Value>] {
        if let primitive = self as? any PrimitiveTrackContent<Value> { return primitive.keyframes }
        guard let content = body as? any KeyframeTrackContent<Value> else {
            refuse("The body of \(Self.self) must animate \(Value.self), got \(Body.Value.self).")
        }
        return content.descriptions
    }
}
