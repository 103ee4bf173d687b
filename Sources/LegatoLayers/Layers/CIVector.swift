public import Foundation
import LegatoRenderTree

/// A vector of four numbers: a row of `CIColorMatrix`, or its bias.
public nonisolated struct CIVector: Sendable, Hashable {
    /// The first component: the factor or bias for red.
    public var x: CGFloat
    /// The second component: for green.
    public var y: CGFloat
    /// The third component: for blue.
    public var z: CGFloat
    /// The fourth component: for alpha.
    public var w: CGFloat

    /// Creates a vector from its components.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    init(_ v: SIMD4<Double>) { (x, y, z, w) = (v.x, v.y, v.z, v.w) }

    package var numbers: SIMD4<Double> { SIMD4(x, y, z, w) }
}

extension CIVector: VectorSource {}
