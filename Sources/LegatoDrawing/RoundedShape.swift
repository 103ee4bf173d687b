/// A rounded rectangle positioned on the target.
@usableFromInline
package struct RoundedShape: Sendable, Equatable {
    /// The map from local points to device pixels.
    package var projection: Projection
    /// The rectangle in local points.
    package var rect: LocalRect
    /// The shape of the corners.
    package var curve: CornerCurve
    /// The edges that are not antialiased: a pixel is inside if its centre is.
    ///
    /// A corner between two such edges is not antialiased either. Blurred shadows ignore this.
    package var hardEdges: OutlineEdges
    /// The corner radii in points: (minX,minY), (maxX,minY), (minX,maxY), (maxX,maxY).
    ///
    /// Each is at least 0 and at most half of the smaller side.
    package var radii: SIMD4<Float>

    /// Creates a positioned rounded rectangle; by default with square corners and antialiased
    /// edges.
    @usableFromInline
    package init(
        projection: Projection, rect: LocalRect, radii: SIMD4<Float> = .zero,
        curve: CornerCurve = .circular, hardEdges: OutlineEdges = []
    ) {
        self.projection = projection
        self.rect = rect
        self.radii = radii
        self.curve = curve
        self.hardEdges = hardEdges
    }
}
