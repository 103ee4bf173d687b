import LegatoDrawing

/// A projection of a rectangle into a target, and its inverse.
struct PlacedProjection {
    let projection: CentredProjection
    let inverse: InverseProjection

    /// Inverts a projection; returns nil if it is singular or out of range.
    init?(_ m: Projection, around rect: LocalRect, _ place: Placement) {
        projection = CentredProjection(m, around: rect)
            .translated(by: Double(place.dx), Double(place.dy))
        guard abs(projection.x) < 1e9, abs(projection.y) < 1e9,
            let inverse = InverseProjection(projection, from: projection.origin)
        else { return nil }
        self.inverse = inverse
    }

    /// Whether the rectangle's sides stay parallel to the pixel grid.
    var keepsAxes: Bool {
        let m = projection
        return m.isAffine && ((m.b == 0 && m.c == 0) || (m.a == 0 && m.d == 0))
    }
}
