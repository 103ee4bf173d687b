import LegatoDrawing

extension PixelArgument {
    /// The type of an argument in GLSL.
    enum GLSLType: Hashable {
        /// A number or a vector of a count of numbers.
        case vector(Int)
        /// An array of numbers, and its length.
        case numbers(Int)
        /// An array of colours, and its length.
        case colors(Int)
    }

    /// The type in GLSL; nil for pictures and bytes.
    var glslType: GLSLType? {
        switch self {
        case .vector(_, let count): .vector(min(max(count, 1), 4))
        case .bounds: .vector(4)
        case .numbers(let numbers): .numbers(numbers.count)
        case .colors(let colors): .colors(colors.count)
        case .image, .data: nil
        }
    }

    /// The numbers of the uniform.
    var glslNumbers: [Float] {
        switch self {
        case .vector(let vector, let count): (0..<min(max(count, 1), 4)).map { vector[$0] }
        case .numbers(let numbers): numbers
        case .colors(let colors): colors.flatMap { [$0.x, $0.y, $0.z, $0.w] }
        case .bounds, .image, .data: []
        }
    }
}

/// The source code around the GLSL text of pixel functions.
///
/// The formulas are those of `PixelShader`.
enum PixelShaders {
    /// The uniforms before the arguments.
    static let uniforms = [
        "legatoPlace", "legatoShift", "legatoSource", "legatoToLocal", "legatoToDevice",
        "legatoReach", "legatoLimits",
    ]

    /// Returns the name of an argument's uniform.
    static func argument(_ index: Int) -> String { "legatoArgument\(index)" }

    /// Returns the vertex shader for a viewport of the given size.
    static func vertex(viewport: Int) -> String {
        """
        uniform vec4 legatoPlace;
        void main() {
            vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
            vec2 place = mix(legatoPlace.xy, legatoPlace.zw, corner);
            gl_Position = vec4(place * \(2 / Float(viewport)) - 1.0, 0.0, 1.0);
        }

        """
    }

    /// Returns the fragment shader of a function.
    static func fragment(
        _ kind: PixelEffect.Kind, _ name: String, _ text: String, _ types: [PixelArgument.GLSLType]
    ) -> String {
        var (declared, passed) = ("", "")
        for (index, type) in types.enumerated() {
            let name = argument(index)
            switch type {
            case .vector(1): declared += "uniform float \(name);\n"
            case .vector(let count): declared += "uniform vec\(count) \(name);\n"
            case .numbers(let count): declared += "uniform float \(name)[\(max(count, 1))];\n"
            case .colors(let count): declared += "uniform vec4 \(name)[\(max(count, 1))];\n"
            }
            passed += ", \(name)"
            switch type {
            case .numbers(let count), .colors(let count): passed += ", \(count)"
            case .vector: break
            }
        }
        let call =
            switch kind {
            case .color: "\(name)(position, legatoTexel(at)\(passed))"
            case .paint: "\(name)(position, vec4(1.0)\(passed)) * legatoTexel(at).a"
            case .distortion: "sampleLayer(\(name)(position\(passed)))"
            case .layer: "\(name)(position\(passed))"
            }
        return start + declared + "#line 1\n" + text + "\n" + """
            void main() {
                ivec2 at = ivec2(floor(gl_FragCoord.xy + legatoShift.xy));
                vec2 position = legatoMap(legatoToLocal, vec2(at) + 0.5);
                bool isOutside = any(lessThan(position, legatoLimits.xy))
                    || any(greaterThan(position, legatoLimits.zw));
                if (isOutside && legatoTexel(at).a == 0.0) {
                    legatoResult = vec4(0.0);
                    return;
                }
                vec4 color = \(call);
                if (color.r != color.r) color.r = 0.0;
                if (color.g != color.g) color.g = 0.0;
                if (color.b != color.b) color.b = 0.0;
                if (color.a != color.a) color.a = 0.0;
                color.a = clamp(color.a, 0.0, 1.0);
                legatoResult = vec4(clamp(color.rgb, 0.0, color.a), color.a);
            }

            """
    }

    private static let start = """
        uniform sampler2D legatoPicture;
        uniform vec4 legatoShift, legatoSource, legatoLimits;
        uniform vec3 legatoToLocal[3], legatoToDevice[3];
        uniform float legatoReach;
        out vec4 legatoResult;
        vec2 legatoMap(vec3 map[3], vec2 point) {
            vec3 p = vec3(point, 1.0);
            float depth = dot(map[2], p);
            vec2 image = vec2(dot(map[0], p), dot(map[1], p));
            return depth == 1.0 ? image : image / depth;
        }
        vec4 legatoTexel(ivec2 at) {
            if (any(lessThan(at, ivec2(legatoSource.xy)))) return vec4(0.0);
            if (any(greaterThanEqual(at, ivec2(legatoSource.zw)))) return vec4(0.0);
            return texelFetch(legatoPicture, at + ivec2(legatoShift.zw), 0);
        }
        vec4 legatoNear(ivec2 at) {
            ivec2 here = ivec2(floor(gl_FragCoord.xy + legatoShift.xy));
            if (any(greaterThan(abs(at - here), ivec2(legatoReach)))) return vec4(0.0);
            return legatoTexel(at);
        }
        /// The colour of the layer at a position, as sampled by `SwiftUI::Layer`.
        vec4 sampleLayer(vec2 position) {
            vec2 place = legatoMap(legatoToDevice, position) - 0.5;
            bool isInside = all(greaterThan(place, legatoSource.xy - 1.0))
                && all(lessThan(place, legatoSource.zw));
            if (!isInside) return vec4(0.0);
            ivec2 at = ivec2(floor(place));
            vec2 part = place - floor(place);
            vec4 top = mix(legatoNear(at), legatoNear(at + ivec2(1, 0)), part.x);
            vec4 bottom = mix(legatoNear(at + ivec2(0, 1)), legatoNear(at + ivec2(1, 1)), part.x);
            return mix(top, bottom, part.y);
        }

        """
}
