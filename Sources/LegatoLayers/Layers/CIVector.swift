public import Foundation

/// Four numbers: a row of `CIColorMatrix`, or what it adds.
public nonisolated struct CIVector: Sendable, Hashable {
    /// The first number: red's factor, or what is added to red.
    public var x: CGFloat
    /// The second number: of green.
    public var y: CGFloat
    /// The third number: of blue.
    public var z: CGFloat
    /// The fourth number: of alpha.
    public var w: CGFloat

    /// Creates a vector.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    init(_ v: SIMD4<Double>) { (x, y, z, w) = (v.x, v.y, v.z, v.w) }

    var numbers: SIMD4<Double> { SIMD4(x, y, z, w) }
}
