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
/// The protocol is isolated to nothing, and says so: a view that conforms to it, and writes its
/// data by hand, then needs no `nonisolated` in any language mode.
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
    /// Empty data: a type that declares none does not animate.
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
