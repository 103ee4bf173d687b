/// The source code of the shader programs, composed of an outline and a paint.
///
/// A record is a run of words (vec4), which the vertex shader passes on unchanged:
///
///     0, 1     quad: corner (2), first side (2), second side (2); device origin of offsets (2)
///     outline  plain        map of u and v (4), box (4)
///              similar      map of u and v (4), half size (2) and unused (2), radii (4)
///              affine       map of u and v (4), box (4), half size (2) and gradients of u, v (2),
///                           radii (4), dot product of the gradients and unused (3)
///              perspective  U (3) half width, V (3) half height, W (3) unused, box (4), radii (4)
///              free         as perspective, but instead of unused the hard edges (bits, see
///                           `OutlineEdges`), plus 16 if corners are continuous
///     paint    color        colour (4)
///              border       fill (4), border over fill (4), inset in u, v and local (3) unused
///              picture      s (3) unused, t (3) unused, tint (4)
///              shadow       1 / sigma, 1 / (sigma √2), 3 sigma, unused, colour (4)
///              gradient     x (3) first record, y (3) 4 records + kind, tint (4)
///              copy         offset (2), opacity, unused
///              mask         offset (2), unused (2), colour (4)
///              blur         offset (2), first tap, taps, source limits (2), displacement,
///                           -1 / (2 sigma²), 1 / sum of the weights, whether the edge extends,
///                           unused (2)
///              halve        position (2), whether the edge extends, unused; offset in the
///                           source (2), unused (2), source limits (4)
///              enlarge      position (2), whether the edge extends, times; as above
///              recolor      offset (2) unused (2), rows of a matrix (4) (4) (4)
///              recolorStraight  the same, rows of a matrix (4) (4) (4) (4), bias (4)
///              mixed        offset (2), offset of the backdrop (2), mode, unused (3)
///              filtered     offset of the backdrop (2), of the filtered picture (2) and of the
///                           group (2), opacity, unused
///
/// The outline `round` is drawn from its corners instead, each in three words:
///
///     0        position (2), pixels perpendicular to the sides from the centre (2)
///     1        half size minus the radius (2), radius plus half a pixel, unused
///     2        colour (4)
///
/// Coordinates are pixels of the target. The viewport is the largest square that the driver
/// supports, regardless of the target's size. A window counts its rows from the bottom: `rows`
/// converts a row of the picture to one of the target, and back.
///
/// The formulas are those of the software renderer.
enum Shaders {
    /// Returns the vertex shader of a pipeline for a viewport of the given size.
    static func vertex(_ pipeline: Pipeline, viewport: Int) -> String {
        if case .corners(let words) = pipeline.layout {
            return corners(words: words, viewport: viewport)
        }
        var inputs = ""
        var outputs = ""
        var copies = ""
        for i in 0..<pipeline.words {
            inputs += "layout(location = \(i)) in vec4 a\(i);\n"
            guard i > 0 else { continue }
            outputs += "flat out vec4 w\(i);\n"
            copies += "    w\(i) = a\(i);\n"
        }
        return inputs + outputs + position(viewport: viewport) + """
            void main() {
                vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
                gl_Position = position(a0.xy + a0.zw * corner.x + a1.xy * corner.y);
            \(copies)}

            """
    }

    private static func corners(words: Int, viewport: Int) -> String {
        var inputs = "LEVEL out vec2 p;\n"
        var copies = ""
        for i in 0..<words {
            inputs += "layout(location = \(i)) in vec4 a\(i);\n"
            guard i > 0 else { continue }
            inputs += "flat out vec4 w\(i);\n"
            copies += "    w\(i) = a\(i);\n"
        }
        return inputs + position(viewport: viewport) + """
            void main() {
                p = a0.zw;
                gl_Position = position(a0.xy);
            \(copies)}

            """
    }

    private static func position(viewport: Int) -> String {
        """
        uniform vec2 rows;
        vec4 position(vec2 place) {
            place.y = place.y * rows.x + rows.y;
            return vec4(place * \(2 / Float(viewport)) - 1.0, 0.0, 1.0);
        }

        """
    }

    /// The position of a pixel in the picture.
    private static let pixel = """
        uniform vec2 rows;
        vec2 pixel() { return vec2(gl_FragCoord.x, gl_FragCoord.y * rows.x + rows.y); }

        """

    /// Returns the fragment shader of a pipeline.
    static func fragment(_ pipeline: Pipeline) -> String {
        var inputs = ""
        let (words, paint): (Int, Int)
        switch pipeline.layout {
        case .instance(let count):
            (words, paint) = (count, 2 + pipeline.outline.words)
            inputs = pixel
        case .corners(let count):
            (words, paint) = (count, 1 + pipeline.outline.words)
            inputs = "LEVEL in vec2 p;\n"
        }
        for i in 1..<words { inputs += "flat in vec4 w\(i);\n" }
        return inputs + "out vec4 result;\n" + names(pipeline.paint, from: paint)
            + (pipeline.paint.usesTexture ? "uniform sampler2D picture;\n" : "")
            + outline(pipeline) + body(pipeline.paint)
    }

    private static func names(_ paint: PaintKind, from first: Int) -> String {
        (0..<paint.words).map { "#define PAINT\($0) w\(first + $0)\n" }.joined()
    }

    private static func outline(_ pipeline: Pipeline) -> String {
        switch pipeline.outline {
        case .none: noOutline
        case .round: roundCoverage
        case .plain: affinePlace + box + plainCoverage
        case .similar: affinePlace + similarCoverage
        case .affine: affinePlace + box + affineCoverage
        case .perspective: perspectivePlace + perspectiveCoverage
        case .free: perspectivePlace + freeCoverage
        }
    }

    private static func body(_ paint: PaintKind) -> String {
        switch paint {
        case .color: color
        case .border: border
        case .nearest: texels + nearest
        case .linear: texels + linear
        case .shadow: shadow
        case .gradient: gradient
        case .copy: copy
        case .mask: mask
        case .blurRows: blur(channel: "a", tap: "ivec2(i, at.y)", axis: "x")
        case .blurColumns: blur(channel: "r", tap: "ivec2(at.x, i)", axis: "y")
        case .filterRows: filter(tap: "ivec2(i, at.y)", axis: "x")
        case .filterColumns: filter(tap: "ivec2(at.x, i)", axis: "y")
        case .halve: tap + halve
        case .enlarge: tap + enlarge
        case .recolor: recolor
        case .recolorStraight: recolorStraight
        case .mixed: mixtures + mixed
        case .filtered: filtered
        }
    }
}

extension PaintKind {
    /// Whether it reads a texture.
    var usesTexture: Bool {
        switch self {
        case .color, .border, .shadow: false
        default: true
        }
    }
}
