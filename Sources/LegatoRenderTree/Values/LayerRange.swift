import LegatoDrawing

/// The range of numbers with which a layer is drawn.
///
/// Points, scales and radii range from -1e9 to 1e9, times from -1e12 to 1e12 seconds
/// (`LayerProperty.measure`). A layer that is out of range, by its own values or those of its
/// ancestors, is not drawn, nor are its sublayers.
package enum LayerRange {
    /// The largest magnitude, in points or as a factor.
    package static let limit = Double(DrawableRange.limit)
    /// The largest magnitude of a time, in seconds.
    package static let times = 1e12

    /// Returns whether four numbers are in the range; NaN is not.
    @inline(__always)
    static func holds(_ numbers: SIMD4<Double>) -> Bool {
        all(numbers .<= limit) && all(numbers .>= -limit)
    }
}
