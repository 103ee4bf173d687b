public import Foundation

/// A type whose values can be animated through a vector.
public protocol Animatable {
    /// The vector that stands for the value.
    associatedtype AnimatableData: VectorArithmetic

    /// The animated part of the value; setting it moves the value.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    @inlinable
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing: a type that names no data does not animate.
    @inlinable
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}
extension EmptyAnimatableData: Animatable {
    /// The value itself.
    @inlinable
    public var animatableData: EmptyAnimatableData {
        get { self }
        set {}
    }
}
