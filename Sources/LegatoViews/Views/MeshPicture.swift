import Foundation
import LegatoGraphics
import LegatoMotion

/// Draws a mesh gradient into a picture of a fixed size, which is stretched to the shape.
nonisolated struct MeshPicture {
    /// The width and the height of the picture, in pixels.
    static let side = 128
    /// The number of steps in which each side of a patch is drawn.
    private static let steps = 10

    private let mesh: ResolvedMesh
    /// The colours in the space in which they are interpolated.
    private let colors: [SIMD4<Float>]
    private var pixels: [SIMD4<Float>]

    /// Returns the picture of a mesh.
    static func image(_ mesh: ResolvedMesh) -> CGImage {
        var picture = MeshPicture(mesh)
        for row in 0..<mesh.height - 1 {
            for column in 0..<mesh.width - 1 { picture.drawPatch(column, row) }
        }
        return picture.image
    }

    private init(_ mesh: ResolvedMesh) {
        self.mesh = mesh
        colors = mesh.colors.map { Self.coordinates($0, mesh.isPerceptual) }
        let background = Self.coordinates(mesh.background, mesh.isPerceptual)
        pixels = Array(repeating: background, count: Self.side * Self.side)
    }

    private static func coordinates(_ color: ResolvedColor, _ isPerceptual: Bool) -> SIMD4<Float> {
        if isPerceptual { return SIMD4<Float>(color.animatableData.simd) }
        let color = color.cgColor
        return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }

    private var image: CGImage {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 4)
        for value in pixels {
            var color = value
            if mesh.isPerceptual {
                var resolved = mesh.background
                resolved.animatableData = Vector4(SIMD4<Double>(value))
                color = Self.coordinates(resolved, false)
            }
            color.clamp(lowerBound: .zero, upperBound: .one)
            let alpha = color.w * Float(mesh.opacity)
            let shown = SIMD4(color.x * alpha, color.y * alpha, color.z * alpha, alpha) * 255
            for index in 0..<4 { bytes.append(UInt8(min(max(shown[index], 0), 255).rounded())) }
        }
        return CGImage(width: Self.side, height: Self.side, premultipliedRGBA: bytes)
    }

    // MARK: Patches

    private typealias MeshCorner = (point: SIMD2<Float>, color: SIMD4<Float>)

    private mutating func drawPatch(_ column: Int, _ row: Int) {
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
            (row + y) * mesh.width + column + x
        }
        let count = Self.steps + 1
        var grid: [MeshCorner] = []
        for y in 0..<count {
            for x in 0..<count {
                let (u, v) = (Float(x) / Float(Self.steps), Float(y) / Float(Self.steps))
                grid.append((point(corners, u, v), color(corners, u, v)))
            }
        }
        for y in 0..<Self.steps {
            for x in 0..<Self.steps {
                let first = y * count + x
                let quad = [
                    grid[first], grid[first + 1], grid[first + count + 1], grid[first + count],
                ]
                fill(quad[0], quad[1], quad[2])
                fill(quad[0], quad[2], quad[3])
            }
        }
    }

    /// The weights of two values and of their tangents in a Hermite curve.
    private func hermite(_ t: Float) -> SIMD4<Float> {
        let (t2, t3) = (t * t, t * t * t)
        return SIMD4(2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3, t3 - 2 * t2 + t, t3 - t2)
    }

    /// The point of a patch at a fraction of its width and height, in pixels.
    private func point(_ corners: [Int], _ u: Float, _ v: Float) -> SIMD2<Float> {
        let (a, b) = (mesh.vertices[corners[0]], mesh.vertices[corners[1]])
        let (c, d) = (mesh.vertices[corners[2]], mesh.vertices[corners[3]])
        let (across, down) = (hermite(u), hermite(v))
        func row(_ first: ResolvedMesh.Vertex, _ last: ResolvedMesh.Vertex) -> SIMD2<Float> {
            across.x * first.position + across.y * last.position + across.z * first.trailing
                + across.w * last.leading
        }
        // Between the sides, the downward tangents are interpolated with the curves' weights.
        let upper = across.x * a.bottom + across.y * b.bottom
        let lower = across.x * c.top + across.y * d.top
        let point = down.x * row(a, b) + down.y * row(c, d) + down.z * upper + down.w * lower
        return point * Float(Self.side)
    }

    private func color(_ corners: [Int], _ u: Float, _ v: Float) -> SIMD4<Float> {
        func eased(_ t: Float) -> Float { mesh.smoothsColors ? t * t * (3 - 2 * t) : t }
        let (u, v) = (eased(u), eased(v))
        let upper = colors[corners[0]] * (1 - u) + colors[corners[1]] * u
        let lower = colors[corners[2]] * (1 - u) + colors[corners[3]] * u
        return upper * (1 - v) + lower * v
    }

    // MARK: Triangles

    private mutating func fill(_ a: MeshCorner, _ b: MeshCorner, _ c: MeshCorner) {
        let side = Float(Self.side)
        func cross(_ p: SIMD2<Float>, _ q: SIMD2<Float>) -> Float { p.x * q.y - p.y * q.x }
        let area = cross(b.point - a.point, c.point - a.point)
        guard abs(area) > 1e-6 else { return }
        let ys = [a.point.y, b.point.y, c.point.y].map { min(max($0, 0), side) }
        let xs = [a.point.x, b.point.x, c.point.x].map { min(max($0, 0), side) }
        func range(_ values: [Float]) -> Range<Int> {
            let low = Int((values.min() ?? 0).rounded(.down))
            let high = min(Int((values.max() ?? 0).rounded(.up)), Self.side)
            return low..<max(low, high)
        }
        // The edges belong to both of the triangles that they separate.
        let slack: Float = -1e-3
        for y in range(ys) {
            for x in range(xs) {
                let p = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                let first = cross(b.point - p, c.point - p) / area
                let second = cross(c.point - p, a.point - p) / area
                let third = 1 - first - second
                guard first >= slack, second >= slack, third >= slack else { continue }
                pixels[y * Self.side + x] = first * a.color + second * b.color + third * c.color
            }
        }
    }
}
