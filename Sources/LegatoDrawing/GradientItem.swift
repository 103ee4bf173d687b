/// The geometry along which the colours of a gradient change.
@usableFromInline
package enum GradientKind: UInt8, Sendable, CaseIterable {
    /// Along the line from start to end.
    case axial
    /// Outwards along the radius of an ellipse around the start.
    case radial
    /// Around the start, for one turn.
    case conic
}

/// A colour of a gradient and its location.
@usableFromInline
package struct GradientStop: Sendable, Equatable {
    /// The location between the start, 0, and the end, 1.
    ///
    /// Stops are in ascending order; equal locations make a hard edge. They are clamped to
    /// -64...64.
    package var location: Float
    /// The unpremultiplied colour: sRGB-encoded channels, each 0 to 1.
    package var color: SIMD4<Float>

    /// Creates a stop.
    @usableFromInline
    package init(location: Float, color: SIMD4<Float>) {
        self.location = location
        self.color = color
    }
}

/// The colours of gradient items: a run of a display list's stops.
///
/// Between two stops the channels and the alpha are interpolated linearly and separately, and then
/// premultiplied, as in Core Graphics. The colours of the first and last stop extend beyond them;
/// in a conic gradient up to the start of the turn.
@usableFromInline
package struct Gradient: Sendable, Equatable {
    /// The geometry along which the colours change.
    package var kind: GradientKind
    /// The index of the first stop in `DisplayList.stops`.
    package var firstStop: Int32
    /// The number of stops, at least 1.
    package var stopCount: Int32

    /// Creates a gradient from a run of stops.
    @usableFromInline
    package init(kind: GradientKind, firstStop: Int32, stopCount: Int32) {
        self.kind = kind
        self.firstStop = firstStop
        self.stopCount = stopCount
    }
}

/// A rounded rectangle filled with a gradient.
///
/// Each pixel shows the mean colour over the pixel's extent along the gradient, so that hard edges
/// are antialiased and even thin stops contribute.
@usableFromInline
package struct GradientItem: Sendable, Equatable {
    /// The outline.
    package var shape: RoundedShape
    /// The index into `DisplayList.gradients`.
    package var gradient: Int32
    /// The index of the part of the target that it is clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    package var cut: Int32 = -1
    /// The rectangle in local points that the gradient's unit space is stretched over.
    ///
    /// Perpendiculars, circles and angles of the gradient are those of unit space.
    package var frame: LocalRect
    /// The start in unit space: the centre of radial and conic gradients.
    package var start: SIMD2<Float>
    /// The end in unit space.
    ///
    /// For a radial gradient it is a corner of the box around the ellipse. For a conic gradient the
    /// turn starts in its direction and goes from +x to +y. Nothing is drawn if its distance from
    /// the start, or for a radial gradient either coordinate of it, is less than a millionth.
    package var end: SIMD2<Float>
    /// The factors of the premultiplied colours, each 0 to 1, with colour at most alpha.
    package var tint: DrawColor
    /// The pixels that may be drawn to.
    package var scissor: PixelRect

    /// Creates a gradient item; by default over the outline's rectangle and untinted.
    @usableFromInline
    package init(
        shape: RoundedShape, gradient: Int32, frame: LocalRect? = nil, start: SIMD2<Float>,
        end: SIMD2<Float>, tint: DrawColor = .one, scissor: PixelRect
    ) {
        self.shape = shape
        self.gradient = gradient
        self.frame = frame ?? shape.rect
        self.start = start
        self.end = end
        self.tint = tint
        self.scissor = scissor
    }
}

/// The affine map from unit space to the two coordinates that determine the location in a gradient.
///
/// Each is `x·s + y·t + z` for a point (s, t). The location is x for an axial gradient, the length
/// of (x, y) for a radial one, and the angle from +x to +y in turns for a conic one.
package struct GradientAxes {
    /// The first coordinate.
    package let x: SIMD3<Double>
    /// The second coordinate.
    package let y: SIMD3<Double>

    /// Creates the map; returns nil if start and end are too close to draw anything.
    package init?(_ kind: GradientKind, from start: SIMD2<Float>, to end: SIMD2<Float>) {
        let minimum = 1e-6
        let from = SIMD2<Double>(start)
        let axis = SIMD2<Double>(end) - from
        if kind == .radial {
            guard abs(axis.x) >= minimum, abs(axis.y) >= minimum else { return nil }
            x = SIMD3(1, 0, -from.x) / axis.x
            y = SIMD3(0, 1, -from.y) / axis.y
            return
        }
        let squared = (axis * axis).sum()
        guard squared >= minimum * minimum else { return nil }
        x = SIMD3(axis.x, axis.y, -(axis * from).sum()) / squared
        y = SIMD3(-axis.y, axis.x, axis.y * from.x - axis.x * from.y) / squared
    }
}
