import LegatoDrawing

/// The premultiplied colour of a pixel.
extension Shaders {
    static let color = """
        void main() {
            place();
            result = PAINT0 * coverage(vec3(0.0));
        }

        """

    static let border = """
        void main() {
            place();
            float inner = coverage(PAINT2.xyz);
            result = (PAINT1 + (PAINT0 - PAINT1) * inner) * coverage(vec3(0.0));
        }

        """

    static let texels = """
        vec2 texelPlace() {
            vec2 at = vec2(dot(PAINT0.xy, d) + PAINT0.z, dot(PAINT1.xy, d) + PAINT1.z);
            return at * inverseW;
        }

        """

    static let nearest = """
        void main() {
            place();
            vec2 last = vec2(textureSize(picture, 0) - 1);
            vec2 at = clamp(texelPlace(), vec2(0.0), last);
            vec4 texel = texelFetch(picture, ivec2(at), 0);
            result = min(texel, texel.a) * (PAINT2 * coverage(vec3(0.0)));
        }

        """

    static let linear = """
        void main() {
            place();
            ivec2 size = textureSize(picture, 0);
            vec2 at = clamp(texelPlace() - 0.5, vec2(-1.0), vec2(size));
            vec2 whole = floor(at);
            vec2 part = at - whole;
            ivec2 low = clamp(ivec2(whole), ivec2(0), size - 1);
            ivec2 high = clamp(ivec2(whole) + 1, ivec2(0), size - 1);
            vec4 top = mix(texelFetch(picture, low, 0),
                texelFetch(picture, ivec2(high.x, low.y), 0), part.x);
            vec4 bottom = mix(texelFetch(picture, ivec2(low.x, high.y), 0),
                texelFetch(picture, high, 0), part.x);
            vec4 mean = mix(top, bottom, part.y);
            result = min(mean, mean.a) * (PAINT2 * coverage(vec3(0.0)));
        }

        """

    /// The error function by Abramowitz and Stegun 7.1.28, with six Gauss-Legendre nodes.
    static let shadow = """
        #define SHARPNESS PAINT0.x
        #define SCALE PAINT0.y
        #define REACH PAINT0.z
        vec2 errorFunction(vec2 x) {
            vec2 a = min(abs(x), 4.0);
            vec2 sum = (((((4.30638e-5 * a + 2.765672e-4) * a + 1.520143e-4) * a
                + 9.2705272e-3) * a + 4.22820123e-2) * a + 7.05230784e-2) * a + 1.0;
            sum *= sum;
            sum *= sum;
            sum *= sum;
            sum *= sum;
            return sign(x) * (1.0 - 1.0 / sum);
        }
        float axis(float at, float limit) {
            vec2 ends = errorFunction(vec2(at + limit, at - limit) * SCALE);
            return 0.5 * (ends.x - ends.y);
        }
        #ifdef RADII
        float reachAt(float t, float top, float bottom) {
            float r = t < 0.0 ? top : bottom;
            #ifdef CONTINUOUS
            if (r > 0.0) {
                float e = max(min(r * \(CornerFigure.expansion), min(HALF.x, HALF.y)), r);
                float share = min((e / r - 1.0) * \(1 / (CornerFigure.expansion - 1)), 1.0);
                float y = min(max(abs(t) - (HALF.y - e), 0.0) / e, 1.0);
                return HALF.x - e + e * continuousReach(y, share);
            }
            #endif
            float k = max(abs(t) - (HALF.y - r), 0.0);
            return HALF.x - r + sqrt(max(r * r - k * k, 0.0));
        }
        float node(float middle, float span, float at, float weight) {
            float t = middle + span * at;
            float z = (p.y - t) * SHARPNESS;
            float left = reachAt(t, RADII.x, RADII.z);
            float right = reachAt(t, RADII.y, RADII.w);
            vec2 ends = errorFunction(vec2(p.x + left, p.x - right) * SCALE);
            return weight * exp(-0.5 * z * z) * (ends.x - ends.y);
        }
        float roundShadow() {
            float low = max(-HALF.y, p.y - REACH);
            float high = min(HALF.y, p.y + REACH);
            if (low >= high) return 0.0;
            float middle = (low + high) * 0.5;
            float span = (high - low) * 0.5;
            float sum = node(middle, span, -0.932469514, 0.171324492)
                + node(middle, span, -0.661209386, 0.360761573)
                + node(middle, span, -0.238619186, 0.467913935)
                + node(middle, span, 0.238619186, 0.467913935)
                + node(middle, span, 0.661209386, 0.360761573)
                + node(middle, span, 0.932469514, 0.171324492);
            return sum * span * 0.199471140 * SHARPNESS;
        }
        #else
        #define RADII vec4(0.0)
        float roundShadow() { return 0.0; }
        #endif
        void main() {
            place();
            float value = RADII == vec4(0.0)
                ? axis(p.x, HALF.x) * axis(p.y, HALF.y) : roundShadow();
            result = PAINT1 * (isInFront ? value : 0.0);
        }

        """

    private static let pixelPlace = """
        ivec2 pixelPlace() {
            return ivec2(floor(pixel() + PAINT0.xy));
        }

        """

    static let copy =
        pixelPlace + """
            void main() {
                place();
                result = texelFetch(picture, pixelPlace(), 0)
                    * (PAINT0.z * coverage(vec3(0.0)));
            }

            """

    static let mask =
        pixelPlace + """
            void main() {
                result = PAINT1 * texelFetch(picture, pixelPlace(), 0).r;
            }

            """

    /// Returns one dimension of a Gaussian; for sigma 0 (its last factor is 0) it uses the two
    /// nearest pixels.
    static func blur(channel: String, tap: String, axis: String) -> String {
        """
        void main() {
            ivec2 at = ivec2(floor(pixel() + PAINT0.xy));
            int start = at.\(axis) + int(PAINT0.z);
            int first = max(start, int(PAINT1.x));
            int end = min(start + int(PAINT0.w), int(PAINT1.y));
            float sum = 0.0;
            for (int i = first; i < end; i++) {
                float away = float(i - at.\(axis)) + PAINT1.z;
                float weight = PAINT1.w < 0.0 ? exp(PAINT1.w * away * away) : 1.0 - abs(away);
                sum += weight * texelFetch(picture, \(tap), 0).\(channel);
            }
            result = vec4(sum * PAINT2.x);
        }

        """
    }
}
