// Apple's names, which are not in camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The requirements of the quaternion types.
///
/// A unit quaternion is a rotation in space, counterclockwise when seen against its axis.
public protocol Quaternion: Equatable, Sendable, CustomDebugStringConvertible {
    /// A component.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar

    /// The imaginary parts x, y and z, then the real part.
    var vector: SIMD4<Scalar> { get set }

    /// Creates a quaternion from the imaginary parts x, y and z, then the real part.
    init(vector: SIMD4<Scalar>)
}

/// A quaternion of single-precision numbers.
public struct simd_quatf: Quaternion {
    /// The imaginary parts x, y and z, then the real part.
    public var vector: SIMD4<Float>

    /// Creates a quaternion of zeros.
    @inlinable
    public init() { vector = .zero }

    /// Creates a quaternion from the imaginary parts x, y and z, then the real part.
    @inlinable
    public init(vector: SIMD4<Float>) { self.vector = vector }

    /// Creates a quaternion from the rotation of a matrix.
    @inlinable
    public init(_ matrix: simd_float3x3) { self.init(columns: matrix[0], matrix[1], matrix[2]) }

    /// Creates a quaternion from the rotation of a matrix without scale.
    @inlinable
    public init(_ matrix: simd_float4x4) {
        self.init(columns: matrix[0].xyz, matrix[1].xyz, matrix[2].xyz)
    }
}

/// A quaternion of double-precision numbers.
public struct simd_quatd: Quaternion {
    /// The imaginary parts x, y and z, then the real part.
    public var vector: SIMD4<Double>

    /// Creates a quaternion of zeros.
    @inlinable
    public init() { vector = .zero }

    /// Creates a quaternion from the imaginary parts x, y and z, then the real part.
    @inlinable
    public init(vector: SIMD4<Double>) { self.vector = vector }

    /// Creates a quaternion from the rotation of a matrix.
    @inlinable
    public init(_ matrix: simd_double3x3) { self.init(columns: matrix[0], matrix[1], matrix[2]) }

    /// Creates a quaternion from the rotation of a matrix without scale.
    @inlinable
    public init(_ matrix: simd_double4x4) {
        self.init(columns: matrix[0].xyz, matrix[1].xyz, matrix[2].xyz)
    }
}

extension SIMD4 {
    /// The first three elements.
    @inlinable
    var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
}

extension Quaternion {
    /// Creates a quaternion from its imaginary parts and its real part.
    @inlinable
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
        self.init(vector: SIMD4(ix, iy, iz, r))
    }

    /// Creates a quaternion from its real part and its imaginary parts.
    @inlinable
    public init(real: Scalar, imag: SIMD3<Scalar>) {
        self.init(vector: SIMD4(imag, real))
    }

    /// Creates the rotation by an angle in radians about a unit axis.
    @inlinable
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// Creates the shortest rotation from one unit vector to another.
    @inlinable
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let sum = from + to
        if length_squared(sum) > Scalar.ulpOfOne {
            let middle = normalize(sum)
            self.init(real: dot(from, middle), imag: cross(from, middle))
        } else {
            // The directions are opposite: half a turn about any perpendicular axis.
            let isAlongX = Swift.abs(from.x) > Swift.abs(from.y)
            let other = isAlongX ? SIMD3<Scalar>(0, 1, 0) : SIMD3<Scalar>(1, 0, 0)
            self.init(real: 0, imag: normalize(cross(from, other)))
        }
    }

    /// Creates a quaternion from the columns of the matrix of a rotation.
    @inlinable
    init(columns x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>) {
        let trace = x.x + y.y + z.z
        // The largest component is computed first, so that no small number is divided by.
        if trace >= 0 {
            let root = 2 * (1 + trace).squareRoot()
            self.init(
                real: root / 4, imag: SIMD3(y.z - z.y, z.x - x.z, x.y - y.x) / root
            )
        } else if x.x >= y.y && x.x >= z.z {
            let root = 2 * (1 + x.x - y.y - z.z).squareRoot()
            self.init(
                real: (y.z - z.y) / root,
                imag: SIMD3(root / 4, (x.y + y.x) / root, (x.z + z.x) / root)
            )
        } else if y.y >= z.z {
            let root = 2 * (1 - x.x + y.y - z.z).squareRoot()
            self.init(
                real: (z.x - x.z) / root,
                imag: SIMD3((x.y + y.x) / root, root / 4, (y.z + z.y) / root)
            )
        } else {
            let root = 2 * (1 - x.x - y.y + z.z).squareRoot()
            self.init(
                real: (x.y - y.x) / root,
                imag: SIMD3((x.z + z.x) / root, (y.z + z.y) / root, root / 4)
            )
        }
    }

    /// The real part.
    @inlinable
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary parts.
    @inlinable
    public var imag: SIMD3<Scalar> {
        get { vector.xyz }
        set { vector = SIMD4(newValue, real) }
    }

    /// The angle of the rotation in radians, from 0 to 2π.
    @inlinable
    public var angle: Scalar {
        Scalar(2 * atan2(Double(simd.length(imag)), Double(real)))
    }

    /// The unit axis of the rotation; NaN for the identity.
    @inlinable
    public var axis: SIMD3<Scalar> { normalize(imag) }

    /// The length.
    @inlinable
    public var length: Scalar { simd.length(vector) }

    /// The conjugate, which is the opposite rotation.
    @inlinable
    public var conjugate: Self { Self(real: real, imag: .zero - imag) }

    /// The inverse.
    @inlinable
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

    /// The normalized quaternion.
    @inlinable
    public var normalized: Self { Self(vector: normalize(vector)) }

    /// Returns a vector rotated by a unit quaternion.
    @inlinable
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = cross(imag, vector) * 2
        return vector + twice * real + cross(imag, twice)
    }

    /// The components of the quaternion.
    @inlinable
    public var debugDescription: String {
        "\(Self.self)(real: \(real), imag: \(imag))"
    }

    /// The columns of the matrix of the rotation.
    @inlinable
    var columns: [SIMD3<Scalar>] {
        [act(SIMD3(1, 0, 0)), act(SIMD3(0, 1, 0)), act(SIMD3(0, 0, 1))]
    }

    /// Returns the sum of two quaternions.
    @inlinable
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }

    /// Returns the difference of two quaternions.
    @inlinable
    public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }

    /// Returns the negated quaternion, which is the same rotation.
    @inlinable
    public static prefix func - (a: Self) -> Self { Self(vector: .zero - a.vector) }

    /// Returns the product, which rotates by `b` first, then by `a`.
    @inlinable
    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - dot(a.imag, b.imag),
            imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag)
        )
    }

    /// Returns a quaternion multiplied by a number.
    @inlinable
    public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }

    /// Returns a quaternion multiplied by a number.
    @inlinable
    public static func * (a: Scalar, b: Self) -> Self { b * a }

    /// Returns a quaternion divided by a number.
    @inlinable
    public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }

    /// Returns the product of a quaternion and the inverse of another.
    @inlinable
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }

    /// Adds a quaternion.
    @inlinable
    public static func += (a: inout Self, b: Self) { a = a + b }

    /// Subtracts a quaternion.
    @inlinable
    public static func -= (a: inout Self, b: Self) { a = a - b }

    /// Multiplies a quaternion by another on its right.
    @inlinable
    public static func *= (a: inout Self, b: Self) { a = a * b }

    /// Multiplies a quaternion by a number.
    @inlinable
    public static func *= (a: inout Self, b: Scalar) { a = a * b }

    /// Divides a quaternion by a number.
    @inlinable
    public static func /= (a: inout Self, b: Scalar) { a = a / b }
}
