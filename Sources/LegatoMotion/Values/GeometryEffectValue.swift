public import Foundation
public import LegatoGraphics

/// The projection of a geometry effect.
///
/// It is separate from `GeometryEffect`, in a module without default isolation, so that its method
/// is nonisolated in every language mode and may call other methods of the effect. Conform to
/// `GeometryEffect`, not to this protocol alone.
public protocol GeometryEffectValue {
    /// Returns the projection for a view of a size, about the view's top leading corner.
    ///
    /// A projection with an element that is infinite, NaN or larger than 1e9 is replaced by the
    /// identity, with a warning.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
