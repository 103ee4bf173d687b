import Foundation
package import LegatoGraphics
import LegatoMotion

/// A mesh gradient resolved to fixed colours.
nonisolated package struct ResolvedMesh: Sendable, Hashable {
    /// A vertex with the tangents of the surface on its four sides.
    package struct Vertex: Sendable, Hashable {
        package var position: SIMD2<Float>
        package var leading = SIMD2<Float>.zero
        package var trailing = SIMD2<Float>.zero
        package var top = SIMD2<Float>.zero
        package var bottom = SIMD2<Float>.zero

        /// The largest magnitude of its numbers; infinite if one is NaN.
        var largest: Float {
            let all = [position, leading, trailing, top, bottom].flatMap { [abs($0.x), abs($0.y)] }
            return all.contains(where: \.isNaN) ? .infinity : all.max() ?? 0
        }
    }

    package var width: Int
    package var height: Int
    package var vertices: [Vertex]
    package var colors: [ResolvedColor]
    package var background: ResolvedColor
    package var smoothsColors: Bool
    package var isPerceptual: Bool
    /// The opacity of the mesh and its background.
    package var opacity = 1.0
}

nonisolated extension ResolvedMesh {
    /// Returns the vertices at points whose tangents point from each neighbour to the next.
    static func vertices(_ points: [SIMD2<Float>], width: Int) -> [Vertex] {
        let height = points.count / max(width, 1)
        return points.indices.map { index in
            let (x, y) = (index % width, index / width)
            func tangent(_ isFirst: Bool, _ isLast: Bool, _ step: Int) -> SIMD2<Float> {
                let before = points[isFirst ? index : index - step]
                let after = points[isLast ? index : index + step]
                return isFirst || isLast ? after - before : (after - before) / 2
            }
            let across = tangent(x == 0, x == width - 1, 1)
            let down = tangent(y == 0, y == height - 1, width)
            return Vertex(
                position: points[index], leading: across, trailing: across, top: down, bottom: down
            )
        }
    }

    /// Whether the mesh can be interpolated with another.
    func isLike(_ other: ResolvedMesh) -> Bool {
        width == other.width && height == other.height && isPerceptual == other.isPerceptual
            && smoothsColors == other.smoothsColors
    }

    /// The numbers of the vertices, their colours and the background.
    var animatableData: GradientData {
        get {
            var values: [Double] = []
            for vertex in vertices {
                for point in [
                    vertex.position, vertex.leading, vertex.trailing, vertex.top, vertex.bottom,
                ] { values += [Double(point.x), Double(point.y)] }
            }
            for color in colors + [background] {
                let simd = color.animatableData.simd
                values += (0..<4).map { simd[$0] }
            }
            return GradientData(values)
        }
        set {
            let values = newValue.values
            guard values.count == 10 * vertices.count + 4 * (colors.count + 1) else { return }
            func point(_ index: Int) -> SIMD2<Float> {
                SIMD2(Float(values[index]), Float(values[index + 1]))
            }
            for index in vertices.indices {
                let first = 10 * index
                vertices[index] = Vertex(
                    position: point(first), leading: point(first + 2), trailing: point(first + 4),
                    top: point(first + 6), bottom: point(first + 8)
                )
            }
            func color(_ index: Int) -> Vector4 {
                let first = 10 * vertices.count + 4 * index
                return Vector4(SIMD4(values[first..<first + 4]))
            }
            for index in colors.indices { colors[index].animatableData = color(index) }
            background.animatableData = color(colors.count)
        }
    }
}
