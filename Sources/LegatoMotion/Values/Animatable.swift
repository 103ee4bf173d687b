public import Foundation

/// A type whose values are animated through a vector.
///
/// ```swift
/// struct Badge: Animatable {
///     var scale: CGFloat
///     var animatableData: CGFloat {
///         get { scale }
///         set { scale = newValue }
///     }
/// }
/// ```
///
/// The protocol is explicitly `nonisolated`, so that a view that conforms to it and implements
/// `animatableData` itself does not need `nonisolated` in any language mode.
nonisolated public protocol Animatable {
    /// The type of the vector that represents the value.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate; setting it changes the value.
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
    /// Empty data, for types that do not declare any; they do not animate.
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
