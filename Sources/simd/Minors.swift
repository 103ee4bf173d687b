/// The determinants of two rows of a matrix of four rows: of the first two, and of the last two.
struct Minors<M: SquareMatrix> {
    typealias Scalar = M.Scalar

    private let matrix: M
    private let upper: [Scalar]
    private let lower: [Scalar]

    init(_ matrix: M) {
        self.matrix = matrix
        func minors(_ row: Int) -> [Scalar] {
            [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].map { a, b in
                matrix[a, row] * matrix[b, row + 1] - matrix[b, row] * matrix[a, row + 1]
            }
        }
        (upper, lower) = (minors(0), minors(2))
    }

    var determinant: Scalar {
        let outer = upper[0] * lower[5] - upper[1] * lower[4] + upper[2] * lower[3]
        return outer + upper[3] * lower[2] - upper[4] * lower[1] + upper[5] * lower[0]
    }

    /// The transposed matrix of the cofactors: the inverse times the determinant.
    var adjugate: M {
        var result = M()
        for column in 0..<4 {
            // The element of the inverse in this column is the cofactor of the row of this index.
            let row = [1, 0, 3, 2][column]
            let minors = column < 2 ? lower : upper
            for index in 0..<4 {
                let others = (0..<4).filter { $0 != index }
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
