// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The requirements of the square matrix types, which store columns.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    /// The type of a column or a row.
    associatedtype Vector: SIMD where Vector.Scalar: BinaryFloatingPoint
    /// An element.
    typealias Scalar = Vector.Scalar

    /// Creates a matrix of zeros.
    init()

    /// The column at an index from 0.
    subscript(column: Int) -> Vector { get set }

    /// The determinant.
    var determinant: Scalar { get }

    /// The inverse; its elements are infinite or NaN for a singular matrix.
    var inverse: Self { get }
}

extension SquareMatrix {
    /// The number of rows and columns.
    @inlinable static var side: Int { Vector.scalarCount }

    /// Creates a matrix from its columns.
    @inlinable
    init(makingColumns column: (Int) -> Vector) {
        self.init()
        for index in 0..<Self.side { self[index] = column(index) }
    }

    /// Creates a diagonal matrix with equal elements.
    @inlinable
    public init(_ scalar: Scalar) { self.init(diagonal: Vector(repeating: scalar)) }

    /// Creates the diagonal matrix with the elements of a vector.
    @inlinable
    public init(diagonal: Vector) {
        self.init()
        for index in 0..<Self.side { self[index, index] = diagonal[index] }
    }

    /// Creates a matrix from its columns, as many as it has rows.
    @inlinable
    public init(_ columns: [Vector]) {
        precondition(
            columns.count == Self.side,
            "a matrix of \(Self.side) rows needs as many columns, got \(columns.count)"
        )
        self.init(makingColumns: { columns[$0] })
    }

    /// Creates a matrix from its rows, as many as it has columns.
    @inlinable
    public init(rows: [Vector]) { self = Self(rows).transpose }

    /// The element at a column and a row from 0.
    @inlinable
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transposed matrix.
    @inlinable
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.side {
            for row in 0..<Self.side { result[row, column] = self[column, row] }
        }
        return result
    }

    /// The columns in brackets.
    public var debugDescription: String {
        let columns = (0..<Self.side).map { column in
            "[" + (0..<Self.side).map { "\(self[column, $0])" }.joined(separator: ", ") + "]"
        }
        return "\(Self.self)([\(columns.joined(separator: ", "))])"
    }

    /// Whether all elements are equal.
    @inlinable
    public static func == (a: Self, b: Self) -> Bool {
        (0..<side).allSatisfy { a[$0] == b[$0] }
    }

    /// Returns the sum of two matrices.
    @inlinable
    public static func + (a: Self, b: Self) -> Self {
        Self(makingColumns: { a[$0] + b[$0] })
    }

    /// Returns the difference of two matrices.
    @inlinable
    public static func - (a: Self, b: Self) -> Self {
        Self(makingColumns: { a[$0] - b[$0] })
    }

    /// Returns the negated matrix.
    @inlinable
    public static prefix func - (a: Self) -> Self {
        Self(makingColumns: { .zero - a[$0] })
    }

    /// Returns a matrix multiplied by a number.
    @inlinable
    public static func * (a: Self, b: Scalar) -> Self {
        Self(makingColumns: { a[$0] * b })
    }

    /// Returns a matrix multiplied by a number.
    @inlinable
    public static func * (a: Scalar, b: Self) -> Self { b * a }

    /// Returns the product of a matrix and a column.
    @inlinable
    public static func * (a: Self, b: Vector) -> Vector {
        var sum = Vector.zero
        for index in 0..<side { sum += a[index] * b[index] }
        return sum
    }

    /// Returns the product of a row and a matrix.
    @inlinable
    public static func * (a: Vector, b: Self) -> Vector {
        var result = Vector.zero
        for index in 0..<side { result[index] = dot(a, b[index]) }
        return result
    }

    /// Returns the product of two matrices, which applies `b` to a column first, then `a`.
    @inlinable
    public static func * (a: Self, b: Self) -> Self {
        Self(makingColumns: { a * b[$0] })
    }

    /// Adds a matrix.
    @inlinable
    public static func += (a: inout Self, b: Self) { a = a + b }

    /// Subtracts a matrix.
    @inlinable
    public static func -= (a: inout Self, b: Self) { a = a - b }

    /// Multiplies a matrix by a number.
    @inlinable
    public static func *= (a: inout Self, b: Scalar) { a = a * b }

    /// Multiplies a matrix by another on its right.
    @inlinable
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

// MARK: C names

/// Returns the product of two matrices.
@inlinable public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }

/// Returns the product of a matrix and a column.
@inlinable public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Vector) -> M.Vector { x * y }

/// Returns the product of a row and a matrix.
@inlinable public func simd_mul<M: SquareMatrix>(_ x: M.Vector, _ y: M) -> M.Vector { x * y }

/// Returns a matrix multiplied by a number.
@inlinable public func simd_mul<M: SquareMatrix>(_ a: M.Scalar, _ x: M) -> M { x * a }

/// Returns the product of two matrices; the same as `simd_mul`.
@inlinable public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }

/// Returns the sum of two matrices.
@inlinable public func simd_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }

/// Returns the difference of two matrices.
@inlinable public func simd_sub<M: SquareMatrix>(_ x: M, _ y: M) -> M { x - y }

/// Returns a linear combination of two matrices.
@inlinable
public func simd_linear_combination<M: SquareMatrix>(
    _ a: M.Scalar, _ x: M, _ b: M.Scalar, _ y: M
) -> M { x * a + y * b }

/// Returns the transposed matrix.
@inlinable public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }

/// Returns the inverse of a matrix; its elements are infinite or NaN for a singular matrix.
@inlinable public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }

/// Returns the determinant of a matrix.
@inlinable public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }

/// Returns whether all elements of two matrices are equal.
@inlinable public func simd_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }

/// Returns whether the elements of two matrices differ by at most a tolerance.
@inlinable
public func simd_almost_equal_elements<M: SquareMatrix>(
    _ x: M, _ y: M, _ tolerance: M.Scalar
) -> Bool {
    (0..<M.side).allSatisfy { simd_almost_equal_elements(x[$0], y[$0], tolerance) }
}
