import Testing
import simd

/// Vectors, matrices and quaternions, by values computed by hand.
struct SimdTests {
    private let a = SIMD3<Float>(1, 2, 2)
    private let b = SIMD3<Float>(3, 0, 4)

    // MARK: Vectors

    @Test("Vectors have lengths, distances and products")
    func products() {
        #expect(simd_length(a) == 3 && length(b) == 5 && simd_length_squared(a) == 9)
        #expect(simd_dot(a, b) == 11 && dot(a, a) == 9)
        #expect(simd_cross(a, b) == SIMD3(8, 2, -6))
        #expect(simd_cross(SIMD2<Float>(1, 2), SIMD2(3, 4)) == SIMD3(0, 0, -2))
        #expect(simd_distance(a, b) == Float(12).squareRoot())
        #expect(distance_squared(a, b) == 12)
        #expect(simd_normalize(b) == SIMD3(0.6, 0, 0.8))
        #expect(simd_norm_one(SIMD2<Double>(-1, 2)) == 3)
        #expect(simd_norm_inf(SIMD2<Double>(-3, 2)) == 3)
        #expect(simd_project(SIMD2<Float>(2, 3), SIMD2(4, 0)) == SIMD2(2, 0))
    }

    @Test("Vectors are reflected and refracted at a plane")
    func reflections() {
        let up = SIMD2<Double>(0, 1)
        #expect(simd_reflect(SIMD2(1, -1), up) == SIMD2(1, 1))
        #expect(reflect(SIMD2(3, -2), n: up) == SIMD2(3, 2))
        #expect(simd_refract(SIMD2(0, -1), up, 0.5) == SIMD2(0, -1))
        let steep = SIMD2<Double>(0.8, -0.6)
        let refracted = refract(steep, n: up, eta: 0.75)
        #expect(distance(refracted, SIMD2(0.6, -0.8)) < 1e-15)
        #expect(refract(steep, n: up, eta: 1.5) == .zero)
    }

    @Test("Elements are mixed, limited and compared with edges")
    func elements() {
        let x = SIMD4<Float>(-1.5, 0, 0.5, 2.25)
        #expect(simd_mix(SIMD2<Float>(0, 10), SIMD2(10, 30), 0.25) == SIMD2(2.5, 15))
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 30), t: SIMD2(0, 1)) == SIMD2(0, 30))
        #expect(simd_clamp(x, SIMD4(repeating: 0), SIMD4(repeating: 1)) == SIMD4(0, 0, 0.5, 1))
        #expect(clamp(x, min: -1, max: 1) == SIMD4(-1, 0, 0.5, 1))
        #expect(simd_min(x, SIMD4(repeating: 0.25)) == SIMD4(-1.5, 0, 0.25, 0.25))
        #expect(simd_max(x, SIMD4(repeating: 0.25)) == SIMD4(0.25, 0.25, 0.5, 2.25))
        #expect(simd_abs(x) == SIMD4(1.5, 0, 0.5, 2.25))
        #expect(abs(SIMD2<Int32>(-4, 5)) == SIMD2(4, 5))
        #expect(simd_sign(x) == SIMD4(-1, 0, 1, 1))
        #expect(simd_step(SIMD4(repeating: 0.5), x) == SIMD4(0, 0, 1, 1))
        #expect(
            simd_smoothstep(SIMD4(repeating: 0), SIMD4(repeating: 1), x)
                == SIMD4(0, 0, 0.5, 1))
        #expect(simd_fract(x) == SIMD4(0.5, 0, 0.5, 0.25))
        #expect(floor(x) == SIMD4(-2, 0, 0, 2) && ceil(x) == SIMD4(-1, 0, 1, 3))
        #expect(round(x) == SIMD4(-2, 0, 1, 2) && trunc(x) == SIMD4(-1, 0, 0, 2))
        #expect(simd_recip(SIMD2<Float>(2, 4)) == SIMD2(0.5, 0.25))
        #expect(simd_rsqrt(SIMD2<Float>(4, 16)) == SIMD2(0.5, 0.25))
        #expect(simd_reduce_add(x) == 1.25 && simd_reduce_min(x) == -1.5)
        #expect(simd_reduce_max(x) == 2.25)
        #expect(simd_equal(x, x) && simd_almost_equal_elements(x, x + 0.25, 0.25))
    }

    @Test("Numbers are mixed, limited and compared with edges")
    func numbers() {
        #expect(simd_mix(2, 4, 0.25) == 2.5 && mix(2 as Float, 4, t: 0.5) == 3)
        #expect(simd_clamp(7, 0, 5) == 5 && clamp(-1 as Float, min: 0, max: 5) == 0)
        #expect(simd_step(0.5, 0.25) == 0 && step(0.5, edge: 0.5) == 1)
        #expect(simd_smoothstep(0, 4, 1) == 0.15625 && smoothstep(9, edge0: 0, edge1: 4) == 1)
        #expect(simd_sign(-3) == -1 && simd_fract(-0.25) == 0.75)
        #expect(simd_recip(4) == 0.25 && simd_rsqrt(16) == 0.25)
    }

    // MARK: Matrices

    @Test("A matrix is made of columns")
    func columns() {
        let matrix = simd_float2x2(SIMD2(1, 2), SIMD2(3, 4))
        #expect(matrix.columns.1 == SIMD2(3, 4) && matrix[1] == SIMD2(3, 4))
        #expect(matrix[1, 0] == 3)
        #expect(matrix == float2x2(rows: [SIMD2(1, 3), SIMD2(2, 4)]))
        #expect(matrix == simd_matrix(SIMD2(1, 2), SIMD2(3, 4)))
        #expect(simd_transpose(matrix) == simd_float2x2([SIMD2(1, 3), SIMD2(2, 4)]))
        #expect(simd_float3x3(2) == simd_diagonal_matrix(SIMD3(2, 2, 2)))
        #expect(matrix_identity_float4x4[2] == SIMD4(0, 0, 1, 0))
        var changed = matrix
        changed[0].y = 9
        changed[1, 1] = 8
        #expect(changed == simd_float2x2(columns: (SIMD2(1, 9), SIMD2(3, 8))))
        #expect(simd_float2x2() == matrix - matrix)
    }

    @Test("Matrices are multiplied by numbers, vectors and matrices")
    func matrixProducts() {
        let m = simd_double2x2(SIMD2(1, 2), SIMD2(3, 4))
        let n = simd_double2x2(SIMD2(0, 1), SIMD2(1, 0))
        #expect(simd_mul(m, SIMD2(1, 10)) == SIMD2(31, 42))
        #expect(simd_mul(SIMD2(1, 10), m) == SIMD2(21, 43))
        #expect(simd_mul(m, n) == simd_double2x2(SIMD2(3, 4), SIMD2(1, 2)))
        #expect(m * 2 == m + m && -m == m * -1 && 3 * m - m == 2 * m)
        #expect(simd_linear_combination(1, m, 2, n) == simd_double2x2(SIMD2(1, 4), SIMD2(5, 4)))
        var product = m
        product *= n
        product += n
        #expect(product == simd_double2x2(SIMD2(3, 5), SIMD2(2, 2)))
    }

    @Test("Matrices have determinants and inverses")
    func inverses() {
        let two = simd_double2x2(SIMD2(1, 2), SIMD2(3, 4))
        #expect(two.determinant == -2)
        #expect(two.inverse == simd_double2x2(SIMD2(-2, 1), SIMD2(1.5, -0.5)))
        let three = simd_double3x3(SIMD3(2, 0, 0), SIMD3(0, 0, 4), SIMD3(1, -1, 0))
        #expect(simd_determinant(three) == 8)
        #expect(three * simd_inverse(three) == matrix_identity_double3x3)
        let four = simd_double4x4(
            SIMD4(1, 0, 2, 0), SIMD4(0, 4, 0, 1), SIMD4(3, 0, 2, 0), SIMD4(5, 1, 0, 2))
        #expect(four.determinant == -28)
        #expect(simd_almost_equal_elements(four * four.inverse, .init(1), 1e-15))
        #expect(simd_almost_equal_elements(four.inverse * four, .init(1), 1e-15))
        #expect(!simd_float2x2(SIMD2(1, 1), SIMD2(1, 1)).inverse[0].x.isFinite)
    }

    @Test("A translation moves points and not directions")
    func translation() {
        var move = matrix_identity_float4x4
        move.columns.3 = SIMD4(5, 6, 7, 1)
        #expect(move * SIMD4(1, 1, 1, 1) == SIMD4(6, 7, 8, 1))
        #expect(move * SIMD4(1, 1, 1, 0) == SIMD4(1, 1, 1, 0))
        #expect(move.inverse * SIMD4(5, 6, 7, 1) == SIMD4(0, 0, 0, 1))
    }

    // MARK: Quaternions

    private let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))

    private func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { distance(a, b) < 1e-12 }

    @Test("A quarter turn about z takes x to y")
    func rotation() {
        #expect(isNear(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
        #expect(isNear(simd_act(quarter.inverse, SIMD3(0, 1, 0)), SIMD3(1, 0, 0)))
        #expect(isNear((quarter * quarter).act(SIMD3(1, 2, 3)), SIMD3(-1, -2, 3)))
        #expect(isNear(simd_double3x3(quarter) * SIMD3(0, 1, 0), SIMD3(-1, 0, 0)))
        #expect(
            simd_almost_equal_elements(
                simd_matrix4x4(quarter) * SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1), 1e-12))
    }

    @Test("A rotation has an angle and an axis, which a matrix keeps")
    func angles() {
        #expect(Swift.abs(quarter.angle - .pi / 2) < 1e-12)
        #expect(isNear(quarter.axis, SIMD3(0, 0, 1)))
        for axis in [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(0.6, 0, 0.8)] {
            for angle in [0.5, 2, 3.1] {
                let turn = simd_quatd(simd_matrix3x3(simd_quatd(angle: angle, axis: axis)))
                #expect(Swift.abs(turn.angle - angle) < 1e-9 && isNear(turn.axis, axis))
            }
        }
    }

    @Test("The rotation between two directions takes one to the other")
    func directions() {
        let (x, y) = (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0))
        #expect(isNear(simd_quatd(from: x, to: y).act(x), y))
        #expect(isNear(simd_quatd(from: x, to: -x).act(x), -x))
        #expect(isNear(simd_quaternion(y, y).act(x), x))
    }

    @Test("Half of a rotation has half of its angle, along the shorter or the longer arc")
    func slerp() {
        let none = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)
        let half = simd_slerp(none, quarter, 0.5)
        #expect(Swift.abs(half.angle - .pi / 4) < 1e-12)
        #expect(isNear(simd_slerp(none, -quarter, 1).act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
        let far = simd_slerp_longest(none, quarter, 0.5)
        #expect(isNear(far.act(SIMD3(1, 0, 0)), SIMD3(-(0.5.squareRoot()), -(0.5.squareRoot()), 0)))
        #expect(simd_slerp(none, none, 0.5).vector == none.vector)
    }

    @Test("Quaternions are added, multiplied and normalized")
    func arithmetic() {
        let i = simd_quatf(ix: 1, iy: 0, iz: 0, r: 0)
        let j = simd_quatf(ix: 0, iy: 1, iz: 0, r: 0)
        #expect(i * j == simd_quatf(ix: 0, iy: 0, iz: 1, r: 0))
        #expect(j * i == -simd_quatf(ix: 0, iy: 0, iz: 1, r: 0))
        #expect((i + j).length == Float(2).squareRoot())
        #expect((i * 4).normalized == i && simd_conjugate(i) == -i)
        #expect((2 * i).inverse == i * -0.5 && i / i == simd_quatf(real: 1, imag: .zero))
    }
}
