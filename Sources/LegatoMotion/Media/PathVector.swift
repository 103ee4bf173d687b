/// The coordinates of a path as a vector.
///
/// The vectors of paths with the same kinds of elements in the same order form one vector space,
/// together with zero; so do lists of equal length, which layers also use. Vectors of different
/// spaces cannot be combined: their difference is zero and their sum is the first one. A path that
/// changes its structure therefore jumps.
public struct PathVector: VectorArithmetic, Hashable, Sendable {
    /// The structure shared by all vectors of one space.
    enum Structure: Hashable, Sendable {
        /// The kinds of a path's elements, in order.
        case path([PathElementKind])
        /// The length of a list.
        case list(Int)
        /// The items that the numbers of a list belong to.
        case things([String])
    }

    /// The structure; `nil` for the zero that fits any structure.
    var structure: Structure?
    package var coordinates: [Double]

    init(structure: Structure?, coordinates: [Double]) {
        self.structure = structure
        self.coordinates = coordinates
    }

    /// Creates a vector from a list of numbers.
    package init(list: [Double]) {
        self.init(structure: .list(list.count), coordinates: list)
    }

    /// Creates a vector from numbers that belong to items, identified by their names.
    package init(list: [Double], of things: [String]) {
        self.init(structure: .things(things), coordinates: list)
    }

    /// Whether both vectors belong to the same space, and neither is the universal zero.
    package func hasStructure(of other: Self) -> Bool {
        structure != nil && structure == other.structure
    }

    /// Whether every number is finite.
    package var isFinite: Bool { coordinates.allSatisfy(\.isFinite) }

    /// The universal zero, which fits every structure.
    public static var zero: Self { Self(structure: nil, coordinates: []) }

    /// The sum, coordinate by coordinate; the first vector if the structures differ.
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs.structure == nil { return rhs }
        guard lhs.structure == rhs.structure else { return lhs }
        return lhs.merged(with: rhs, +)
    }

    /// The difference, coordinate by coordinate; zero if the structures differ.
    public static func - (lhs: Self, rhs: Self) -> Self {
        if rhs.structure == nil { return lhs }
        if lhs.structure == nil { return rhs.scaled(by: -1) }
        guard lhs.structure == rhs.structure else { return .zero }
        return lhs.merged(with: rhs, -)
    }

    /// Whether both have equal structures and coordinates; all zero vectors are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.isZero && rhs.isZero
            || lhs.structure == rhs.structure && lhs.coordinates == rhs.coordinates
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        if !isZero {
            hasher.combine(structure)
            hasher.combine(coordinates)
        }
    }

    /// Multiplies every coordinate by a factor.
    public mutating func scale(by rhs: Double) {
        for index in coordinates.indices { coordinates[index] *= rhs }
    }

    /// The sum of the squared coordinates.
    public var magnitudeSquared: Double { coordinates.reduce(0) { $0 + $1 * $1 } }

    private var isZero: Bool { coordinates.allSatisfy { $0 == 0 } }

    private func merged(with other: Self, _ operation: (Double, Double) -> Double) -> Self {
        Self(
            structure: structure,
            coordinates: zip(coordinates, other.coordinates).map { operation($0, $1) }
        )
    }
}

/// The kind of a path element.
enum PathElementKind: UInt8, Sendable {
    case move
    case line
    case quadCurve
    case curve
    case close
}
