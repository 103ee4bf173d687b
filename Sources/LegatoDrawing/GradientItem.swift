/// Along what the colours of a gradient change.
public enum GradientKind: UInt8, Sendable, CaseIterable {
    /// The line from start to end.
    case axial
    /// The way out of an ellipse around the start.
    case radial
    /// The way around the start, once.
    case conic
}

/// A colour of a gradient and where it stands.
public struct GradientStop: Sendable, Equatable {
    /// The place on the way from the start, 0, to the end, 1.
    ///
    /// Stops ascend; equal ones make a hard edge. They are cut to -64...64.
    public var location: Float
    /// The colour, not premultiplied: sRGB-encoded channels, each 0 to 1.
    public var color: SIMD4<Float>

    /// Creates a stop.
    public init(location: Float, color: SIMD4<Float>) {
        self.location = location
        self.color = color
    }
}

/// What gradient items are filled with: a run of a display list's stops.
///
/// Between two stops the channels and the alpha change linearly, each for itself; what is drawn is
/// their premultiplied product, as Core Graphics does it. Before the first stop and after the last
/// one their colours go on; in a conic gradient as far as the start of the turn.
public struct Gradient: Sendable, Equatable {
    /// Along what the colours change.
    public var kind: GradientKind
    /// Index of the first stop in `DisplayList.stops`.
    public var firstStop: Int32
    /// How many stops there are, at least 1.
    public var stopCount: Int32

    /// Creates a gradient from a run of stops.
    public init(kind: GradientKind, firstStop: Int32, stopCount: Int32) {
        self.kind = kind
        self.firstStop = firstStop
        self.stopCount = stopCount
    }
}

/// A rounded rectangle filled with a gradient.
///
/// A pixel shows the mean of the colours over its own width along the way: hard edges are
/// antialiased, and no stop is too thin to leave its share.
public struct GradientItem: Sendable, Equatable {
    /// The outline.
    public var shape: RoundedShape
    /// Index into `DisplayList.gradients`.
    public var gradient: Int32
    /// The index of the part of the target that it is cut to, in `DisplayList.cuts`; -1 for none.
    public var cut: Int32 = -1
    /// The rectangle in local points that the gradient's unit space is stretched over.
    ///
    /// The way is straight, round or square to the line from start to end in unit space.
    public var frame: LocalRect
    /// The start in unit space: the centre of radial and conic gradients.
    public var start: SIMD2<Float>
    /// The end in unit space.
    ///
    /// Radial: a corner of the box around the ellipse. Conic: the turn begins in its direction and
    /// goes from +x to +y. Nothing is drawn where it is nearer to the start than a millionth, or, for
    /// a radial gradient, where one coordinate is.
    public var end: SIMD2<Float>
    /// The factors on the premultiplied colours, each 0 to 1, colour at most alpha.
    public var tint: DrawColor
    /// The pixels that may be touched.
    public var scissor: PixelRect

    /// Creates a gradient item; over the outline's rectangle and as it is by default.
    public init(
        shape: RoundedShape,
        gradient: Int32,
        frame: LocalRect? = nil,
        start: SIMD2<Float>,
        end: SIMD2<Float>,
        tint: DrawColor = .one,
        scissor: PixelRect
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

/// From unit space to the two coordinates that the way along a gradient is made of.
///
/// Each is `x·s + y·t + z` for a point (s, t). The way is x for an axial gradient, the length of
/// (x, y) for a radial one, and the angle from +x to +y in turns for a conic one.
package struct GradientAxes {
    /// The first coordinate.
    package let x: SIMD3<Double>
    /// The second coordinate.
    package let y: SIMD3<Double>

    /// Nil where start and end are too near to draw anything.
    package init?(_ kind: GradientKind, from start: SIMD2<Float>, to end: SIMD2<Float>) {
        let least = 1e-6
        let from = SIMD2<Double>(start)
        let way = SIMD2<Double>(end) - from
        if kind == .radial {
            guard abs(way.x) >= least, abs(way.y) >= least else { return nil }
            x = SIMD3(1, 0, -from.x) / way.x
            y = SIMD3(0, 1, -from.y) / way.y
            return
        }
        let squared = (way * way).sum()
        guard squared >= least * least else { return nil }
        x = SIMD3(way.x, way.y, -(way * from).sum()) / squared
        y = SIMD3(-way.y, way.x, way.y * from.x - way.x * from.y) / squared
    }
}
