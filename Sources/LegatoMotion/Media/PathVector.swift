/// The coordinates of a path as a vector.
///
/// All vectors of paths with the same kinds of elements in the same order, and zero, form one
/// vector space; so do lists of as many numbers, which layers have beside paths. Vectors of different spaces have nothing in common: their difference is zero and
/// their sum is the first one. So a path that changes its structure jumps.
public struct PathVector: VectorArithmetic, Hashable, Sendable {
    /// What vectors of one space have in common.
    enum Structure: Hashable, Sendable {
        /// The kinds of elements of a path, in order.
        case path([PathElementKind])
        /// How many numbers a list has.
        case list(Int)
        /// What lists of different things are made of.
        case things([String])
    }

    /// What the numbers are of; `nil` for the zero that fits any structure.
    var structure: Structure?
    package var coordinates: [Double]

    init(structure: Structure?, coordinates: [Double]) {
        self.structure = structure
        self.coordinates = coordinates
    }

    /// Creates the vector of a list of numbers.
    package init(list: [Double]) {
        self.init(structure: .list(list.count), coordinates: list)
    }

    /// Creates the vector of numbers that belong to things, which have no other way of telling.
    package init(list: [Double], of things: [String]) {
        self.init(structure: .things(things), coordinates: list)
    }

    /// Whether another vector is of the same space, and neither the zero of all.
    package func hasStructure(of other: Self) -> Bool {
        structure != nil && structure == other.structure
    }

    /// Whether every number is finite.
    package var isFinite: Bool { coordinates.allSatisfy(\.isFinite) }

    /// The zero of every structure.
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

    /// Whether both have equal structures and coordinates; vectors of only zeros are all equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.isZero && rhs.isZero
            || lhs.structure == rhs.structure && lhs.coordinates == rhs.coordinates
    }

    /// Feeds in what equality compares.
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

/// The kinds of elements of a path.
enum PathElementKind: UInt8, Sendable {
    case move
    case line
    case quadCurve
    case curve
    case close
}
