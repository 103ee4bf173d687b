import Foundation
public import LegatoGraphics
import LegatoMotion

/// A style of colours at the vertices of a grid, smoothly interpolated between them.
///
/// The vertices are unit points of the shape that is painted, row by row. Moving them bends the
/// grid; a change of their positions and colours animates.
///
/// ```swift
/// MeshGradient(
///     width: 3, height: 2,
///     points: [[0, 0], [0.4, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
///     colors: [.red, .orange, .yellow, .purple, .blue, .teal]
/// )
/// ```
///
/// A mesh that has fewer than 2 or more than 64 columns or rows, or not as many points and colours
/// as vertices, shows its background only, with a warning.
nonisolated public struct MeshGradient: PrimitiveShapeStyle, Equatable {
    /// A vertex with the control points of the curves that leave it.
    public struct BezierPoint: Sendable, Hashable {
        /// The position of the vertex.
        public var position: SIMD2<Float>
        /// The control point of the curve to the previous column.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve to the previous row.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the next column.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the next row.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a vertex.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The vertices of a mesh.
    public enum Locations: Sendable, Hashable {
        /// Positions, joined by smooth curves.
        case points([SIMD2<Float>])
        /// Positions with control points.
        case bezierPoints([BezierPoint])
    }

    /// The colours of a mesh.
    public enum Colors: Sendable, Hashable {
        /// Colours that depend on the environment.
        case colors([Color])
        /// Fixed colours.
        case resolvedColors([ResolvedColor])
    }

    /// The number of columns of vertices.
    public var width: Int
    /// The number of rows of vertices.
    public var height: Int
    /// The vertices, row by row.
    public var locations: Locations
    /// The colours of the vertices.
    public var colors: Colors
    /// The colour outside the mesh.
    public var background: Color
    /// Whether colours are interpolated by smooth curves rather than by lines.
    public var smoothsColors: Bool
    /// The space in which the colours are interpolated.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a mesh of vertices and colours.
    ///
    /// - Parameters:
    ///   - width: The number of columns of vertices.
    ///   - height: The number of rows of vertices.
    ///   - locations: The vertices, row by row, as unit points.
    ///   - colors: The colours of the vertices.
    ///   - background: The colour outside the mesh; clear by default.
    ///   - smoothsColors: Whether colours are interpolated by smooth curves rather than by lines;
    ///     true by default.
    ///   - colorSpace: The space in which the colours are interpolated; encoded sRGB by default.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height) = (width, height)
        (self.locations, self.colors) = (locations, colors)
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a mesh of points and colours; see the initializer with locations.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace
        )
    }

    /// Creates a mesh of points and fixed colours; see the initializer with locations.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [ResolvedColor],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points),
            colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace
        )
    }

    /// Creates a mesh of vertices with control points and colours; see the initializer with
    /// locations.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .colors(colors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let colors =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let points = vertices
        let background = background.resolve(in: environment)
        let count = width.multipliedReportingOverflow(by: height)
        let isValid =
            (2...64).contains(width) && (2...64).contains(height) && !count.overflow
            && points.count == count.partialValue && colors.count == count.partialValue
            && points.allSatisfy { abs($0.largest) <= Float(NumberCheck.limit) }
        guard isValid else {
            NumberCheck(Self.self, "init(width:height:points:colors:)").warn(
                "\(width) x \(height), \(points.count) points and \(colors.count) colours",
                "the background is shown",
                rule: "2 to 64 columns and rows, and a finite point and a colour for each vertex"
            )
            return .color(background)
        }
        return .mesh(
            ResolvedMesh(
                width: width, height: height, vertices: points, colors: colors,
                background: background, smoothsColors: smoothsColors,
                isPerceptual: colorSpace.isPerceptual
            )
        )
    }

    /// The vertices with the tangents of the surface.
    private var vertices: [ResolvedMesh.Vertex] {
        switch locations {
        case .points(let points):
            guard points.count == width * height else {
                return points.map { ResolvedMesh.Vertex(position: $0) }
            }
            return ResolvedMesh.vertices(points, width: width)
        case .bezierPoints(let points):
            return points.map {
                ResolvedMesh.Vertex(
                    position: $0.position, leading: 3 * ($0.position - $0.leadingControlPoint),
                    trailing: 3 * ($0.trailingControlPoint - $0.position),
                    top: 3 * ($0.position - $0.topControlPoint),
                    bottom: 3 * ($0.bottomControlPoint - $0.position)
                )
            }
        }
    }
}

extension MeshGradient: View {
    /// Fills the proposed space with the mesh.
    @MainActor public var body: some View { Rectangle().fill(self) }
}
