public import LegatoGraphics

/// The shape in which an emitter's particles are born.
///
/// The shape is centred at `emitterPosition`. An unknown name is treated as `point`.
///
/// The shape determines the direction of emission longitude 0: +x for `point`, `rectangle` and
/// `cuboid`, -y for `line`, and outwards for `circle` and `sphere`. From there the longitude
/// rotates from x towards y. Published programs confirm these directions for `point`, `line`,
/// `rectangle` and the outline of `circle`; those of the other shapes and modes, and the direction
/// of rotation for a line, are inferred by analogy.
public struct CAEmitterLayerEmitterShape: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A single point; the default.
    public static let point = Self(rawValue: "point")
    /// A line along x, with the length of `emitterSize.width`; longitude 0 is -y and pi is +y.
    public static let line = Self(rawValue: "line")
    /// A rectangle with the size `emitterSize`.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A box with the size `emitterSize` and the depth `emitterDepth`.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle with the radius `emitterSize.width`; directions are relative to the outward one.
    public static let circle = Self(rawValue: "circle")
    /// A sphere with the radius `emitterSize.width`; directions are relative to the outward one.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape in which particles are born.
///
/// An unknown name is treated as `volume`. Published programs confirm that a line emits along its
/// whole length in every mode except `points`, and a rectangle from its whole area in `volume`; for
/// `points`, and for the modes of `cuboid` and `sphere`, there is no published evidence.
public struct CAEmitterLayerEmitterMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ends of a line, the corners, or the points of a circle or sphere on the axes.
    public static let points = Self(rawValue: "points")
    /// The edges: of a circle its circumference, of a sphere that in the layer's plane.
    public static let outline = Self(rawValue: "outline")
    /// The area: of a box or a sphere its surface.
    public static let surface = Self(rawValue: "surface")
    /// The whole shape; the default.
    public static let volume = Self(rawValue: "volume")
}

/// The order in which an emitter's particles are drawn.
///
/// An unknown name is treated as `unordered`.
public struct CAEmitterLayerRenderMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In no particular order, one cell after another; the default.
    public static let unordered = Self(rawValue: "unordered")
    /// Oldest first: the youngest particles are in front.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// Oldest last: the oldest particles are in front.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// From the lowest z to the highest.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Each particle is added to its background, including other particles; the order does not
    /// matter.
    public static let additive = Self(rawValue: "additive")
}
