/// The 2 x 2 minors of the first two rows and of the last two rows of a 4 x 4 matrix.
struct Minors<M: SquareMatrix> {
    typealias Scalar = M.Scalar

    private let matrix: M
    private let upper: InlineArray<6, Scalar>
    private let lower: InlineArray<6, Scalar>

    init(_ matrix: M) {
        self.matrix = matrix
        func minors(_ row: Int) -> InlineArray<6, Scalar> {
            func minor(_ a: Int, _ b: Int) -> Scalar {
                matrix[a, row] * matrix[b, row + 1] - matrix[b, row] * matrix[a, row + 1]
            }
            return [minor(0, 1), minor(0, 2), minor(0, 3), minor(1, 2), minor(1, 3), minor(2, 3)]
        }
        (upper, lower) = (minors(0), minors(2))
    }

    var determinant: Scalar {
        let outer = upper[0] * lower[5] - upper[1] * lower[4] + upper[2] * lower[3]
        return outer + upper[3] * lower[2] - upper[4] * lower[1] + upper[5] * lower[0]
    }

    /// The adjugate: the inverse times the determinant.
    var adjugate: M {
        var result = M()
        for column in 0..<4 {
            // The element of the inverse in this column is the cofactor of the row of this index.
            let row = column ^ 1
            let minors = column < 2 ? lower : upper
            for index in 0..<4 {
                let others = otherColumns[index]
                let sum =
                    matrix[others[0], row] * minors[Self.minor(others[1], others[2])]
                    - matrix[others[1], row] * minors[Self.minor(others[0], others[2])]
                    + matrix[others[2], row] * minors[Self.minor(others[0], others[1])]
                result[column, index] = (index + column).isMultiple(of: 2) ? sum : -sum
            }
        }
        return result
    }

    /// The index of the minor of two columns, the smaller first.
    private static func minor(_ a: Int, _ b: Int) -> Int { a == 0 ? b - 1 : a + b }
}

/// The other columns, for each column.
private let otherColumns: InlineArray<4, SIMD3<Int>> = [
    [1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2],
]
