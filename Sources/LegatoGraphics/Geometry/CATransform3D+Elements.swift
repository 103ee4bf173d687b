import Foundation

extension CATransform3D {
    /// Creates a transform from sixteen entries in row-major order: `m11` at 0, `m12` at 1, `m41`
    /// at 12.
    public init(elements e: SIMD16<Double>) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
            m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14],
            m44: e[15]
        )
    }

    /// The sixteen entries in row-major order, as in `init(elements:)`.
    public var elements: SIMD16<Double> {
        SIMD16(
            lowHalf: SIMD8(
                Double(m11), Double(m12), Double(m13), Double(m14), Double(m21), Double(m22),
                Double(m23), Double(m24)
            ),
            highHalf: SIMD8(
                Double(m31), Double(m32), Double(m33), Double(m34), Double(m41), Double(m42),
                Double(m43), Double(m44)
            )
        )
    }

    /// Creates a transform from the rows of its 3 x 3 part and its translation.
    init(
        rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>,
        translation t: SIMD3<Double> = .zero
    ) {
        self.init(
            m11: x.x, m12: x.y, m13: x.z, m14: 0, m21: y.x, m22: y.y, m23: y.z, m24: 0, m31: z.x,
            m32: z.y, m33: z.z, m34: 0, m41: t.x, m42: t.y, m43: t.z, m44: 1
        )
    }

    /// The first three entries of the first row.
    var row1: SIMD3<Double> { SIMD3(Double(m11), Double(m12), Double(m13)) }
    /// The first three entries of the second row.
    var row2: SIMD3<Double> { SIMD3(Double(m21), Double(m22), Double(m23)) }
    /// The first three entries of the third row.
    var row3: SIMD3<Double> { SIMD3(Double(m31), Double(m32), Double(m33)) }
    /// The first three entries of the fourth row.
    var row4: SIMD3<Double> { SIMD3(Double(m41), Double(m42), Double(m43)) }
    /// The fourth column.
    var column4: SIMD4<Double> { SIMD4(Double(m14), Double(m24), Double(m34), Double(m44)) }
}
