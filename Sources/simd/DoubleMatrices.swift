// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A 2 x 2 double-precision matrix.
public struct simd_double2x2: SquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (.zero, .zero) }

    /// Creates a matrix from its columns.
    @inlinable public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

    /// Creates a matrix from its columns.
    @inlinable public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
        columns = (col0, col1)
    }

    /// The column at an index from 0.
    @inlinable public subscript(column: Int) -> SIMD2<Double> {
        get {
            precondition(0..<2 ~= column, "a matrix of 2 columns has no column \(column)")
            return switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            precondition(0..<2 ~= column, "a matrix of 2 columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }

    /// The determinant.
    public var determinant: Double { columns.0.x * columns.1.y - columns.1.x * columns.0.y }

    /// The inverse; its elements are infinite or NaN for a singular matrix.
    public var inverse: Self {
        let (a, b) = columns
        return Self(SIMD2(b.y, -a.y), SIMD2(-b.x, a.x)) * (1 / determinant)
    }
}

/// Returns the matrix with two columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(col0, col1)
}

/// Returns the diagonal matrix with the elements of a vector.
@inlinable public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(diagonal: x)
}

/// A 2 x 2 double-precision matrix.
public typealias double2x2 = simd_double2x2
/// A 2 x 2 double-precision matrix.
public typealias matrix_double2x2 = simd_double2x2
/// The identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// A 3 x 3 double-precision matrix.
public struct simd_double3x3: SquareMatrix {
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (.zero, .zero, .zero) }

    /// Creates a matrix from its columns.
    @inlinable public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    @inlinable public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) {
        columns = (col0, col1, col2)
    }

    /// The column at an index from 0.
    @inlinable public subscript(column: Int) -> SIMD3<Double> {
        get {
            precondition(0..<3 ~= column, "a matrix of 3 columns has no column \(column)")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            precondition(0..<3 ~= column, "a matrix of 3 columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    /// The determinant.
    public var determinant: Double { dot(columns.0, cross(columns.1, columns.2)) }

    /// The inverse; its elements are infinite or NaN for a singular matrix.
    public var inverse: Self {
        let (a, b, c) = columns
        return Self(cross(b, c), cross(c, a), cross(a, b)).transpose * (1 / determinant)
    }
}

/// Returns the matrix with three columns.
@inlinable public func simd_matrix(
    _ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>
) -> simd_double3x3 {
    simd_double3x3(col0, col1, col2)
}

/// Returns the diagonal matrix with the elements of a vector.
@inlinable public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(diagonal: x)
}

/// A 3 x 3 double-precision matrix.
public typealias double3x3 = simd_double3x3
/// A 3 x 3 double-precision matrix.
public typealias matrix_double3x3 = simd_double3x3
/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A 4 x 4 double-precision matrix.
public struct simd_double4x4: SquareMatrix {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Creates a matrix from its columns.
    @inlinable public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix from its columns.
    @inlinable public init(
        _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
    ) {
        columns = (col0, col1, col2, col3)
    }

    /// The column at an index from 0.
    @inlinable public subscript(column: Int) -> SIMD4<Double> {
        get {
            precondition(0..<4 ~= column, "a matrix of 4 columns has no column \(column)")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            precondition(0..<4 ~= column, "a matrix of 4 columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    /// The determinant.
    public var determinant: Double { Minors(self).determinant }

    /// The inverse; its elements are infinite or NaN for a singular matrix.
    public var inverse: Self {
        Minors(self).adjugate * (1 / determinant)
    }
}

/// Returns the matrix with four columns.
@inlinable public func simd_matrix(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
    simd_double4x4(col0, col1, col2, col3)
}

/// Returns the diagonal matrix with the elements of a vector.
@inlinable public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 {
    simd_double4x4(diagonal: x)
}

/// A 4 x 4 double-precision matrix.
public typealias double4x4 = simd_double4x4
/// A 4 x 4 double-precision matrix.
public typealias matrix_double4x4 = simd_double4x4
/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)
