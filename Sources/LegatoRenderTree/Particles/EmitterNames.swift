public import LegatoGraphics

/// The shape in which an emitter's particles are born.
///
/// Its middle is `emitterPosition`. A name that is none of these counts as `point`.
///
/// The shape decides the direction of emission longitude 0: +x for `point`, `rectangle` and
/// `cuboid`, -y for `line`, outwards for `circle` and `sphere`. From there longitude turns from x
/// towards y. Published programs show these directions for `point`, `line`, `rectangle` and the
/// outline of `circle`; those of the other shapes and modes, and the sense in which longitude turns
/// from a line, follow by analogy.
public struct CAEmitterLayerEmitterShape: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One point; the default.
    public static let point = Self(rawValue: "point")
    /// A line along x, as long as the width of `emitterSize`; longitude 0 is -y and pi is +y.
    public static let line = Self(rawValue: "line")
    /// A rectangle of `emitterSize`.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A box of `emitterSize` and `emitterDepth`.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle whose radius is the width of `emitterSize`; directions are counted from its
    /// outward one.
    public static let circle = Self(rawValue: "circle")
    /// A sphere whose radius is the width of `emitterSize`; directions are counted from its
    /// outward one.
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape in which particles are born.
///
/// A name that is none of these counts as `volume`. Published programs show that a line emits along
/// its whole length in every mode but `points`, and a rectangle from its whole area in `volume`;
/// for `points`, and for the modes of `cuboid` and `sphere`, nothing is published.
public struct CAEmitterLayerEmitterMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ends of the line, the corners, or where the axes cross circle and sphere.
    public static let points = Self(rawValue: "points")
    /// The edges; of a circle the line around it, of a sphere that in the layer's plane.
    public static let outline = Self(rawValue: "outline")
    /// The area; of a box and a sphere their surface.
    public static let surface = Self(rawValue: "surface")
    /// All of the shape; the default.
    public static let volume = Self(rawValue: "volume")
}

/// In which order an emitter's particles are drawn.
///
/// A name that is none of these counts as `unordered`.
public struct CAEmitterLayerRenderMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In no particular order: cell after cell; the default.
    public static let unordered = Self(rawValue: "unordered")
    /// From the oldest, which lies lowest, to the youngest.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// From the youngest, which lies lowest, to the oldest.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// From the lowest z to the highest.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Each is added to what lies below it, be that other particles or not; the order does not matter.
    public static let additive = Self(rawValue: "additive")
}
