/// A premultiplied drawing colour: sRGB-encoded channels, each 0 to 1, with colour at most alpha.
@usableFromInline
package typealias DrawColor = SIMD4<Float>
