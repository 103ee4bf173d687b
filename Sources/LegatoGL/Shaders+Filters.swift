/// The filters of group pictures. Where the software renderer rounds halves up, these shaders do so
/// explicitly, because drivers differ.
extension Shaders {
    /// Returns one dimension of the Gaussian blur of a picture.
    static func filter(tap: String, axis: String) -> String {
        """
        void main() {
            ivec2 at = ivec2(floor(pixel() + PAINT0.xy));
            ivec2 limits = ivec2(PAINT1.xy);
            int start = at.\(axis) + int(PAINT0.z);
            int end = start + int(PAINT0.w);
            bool clamps = PAINT2.y > 0.0;
            if (!clamps) {
                start = max(start, limits.x);
                end = min(end, limits.y);
            }
            vec4 sum = vec4(0.0);
            for (int k = start; k < end; k++) {
                float away = float(k - at.\(axis));
                int i = clamp(k, limits.x, limits.y - 1);
                sum += exp(PAINT1.w * away * away) * texelFetch(picture, \(tap), 0);
            }
            result = sum * PAINT2.x;
        }

        """
    }

    /// A pixel of the source; outside it is transparent or the nearest one.
    static let tap = """
        vec4 tap(ivec2 at) {
            ivec2 low = ivec2(PAINT2.xy), high = ivec2(PAINT2.zw);
            at += ivec2(PAINT1.xy);
            ivec2 inside = clamp(at, low, high - 1);
            vec4 texel = texelFetch(picture, inside, 0);
            return PAINT0.z > 0.0 || at == inside ? texel : vec4(0.0);
        }
        vec4 rounded(vec4 value) { return floor(value * 255.0 + 0.501) / 255.0; }

        """

    static let halve = """
        void main() {
            ivec2 at = 2 * ivec2(floor(pixel() + PAINT0.xy));
            vec4 sum = tap(at) + tap(at + ivec2(1, 0)) + tap(at + ivec2(0, 1))
                + tap(at + ivec2(1, 1));
            result = rounded(sum * 0.25);
        }

        """

    static let enlarge = """
        void main() {
            ivec2 at = ivec2(floor(pixel() + PAINT0.xy));
            int times = int(PAINT0.w);
            ivec2 place = 2 * at + 1 - (1 << times);
            ivec2 low = place >> (times + 1);
            int size = 2 << times;
            vec2 part = vec2(place & (size - 1)) / float(size);
            vec4 top = mix(tap(low), tap(low + ivec2(1, 0)), part.x);
            vec4 bottom = mix(tap(low + ivec2(0, 1)), tap(low + ivec2(1, 1)), part.x);
            result = rounded(mix(top, bottom, part.y));
        }

        """

    static let recolor = """
        void main() {
            vec4 texel = texelFetch(picture, ivec2(floor(pixel() + PAINT0.xy)), 0);
            vec3 color = vec3(dot(PAINT1, texel), dot(PAINT2, texel), dot(PAINT3, texel));
            result = vec4(clamp(color, 0.0, texel.a), texel.a);
        }

        """

    static let recolorStraight = """
        void main() {
            vec4 texel = texelFetch(picture, ivec2(floor(gl_FragCoord.xy + PAINT0.xy)), 0);
            vec4 c = vec4(texel.a > 0.0 ? min(texel.rgb / texel.a, 1.0) : vec3(0.0), texel.a);
            vec4 sum = vec4(dot(PAINT1, c), dot(PAINT2, c), dot(PAINT3, c), dot(PAINT4, c));
            sum = clamp(sum + PAINT5, 0.0, 1.0);
            float alpha = texel.a > 0.0 ? sum.a : 0.0;
            result = vec4(sum.rgb * alpha, alpha);
        }

        """

    static let filtered = """
        void main() {
            ivec2 at = ivec2(floor(pixel()));
            vec4 old = texelFetch(picture, at + ivec2(PAINT0.xy), 0);
            vec4 new = texelFetch(picture, at + ivec2(PAINT0.zw), 0);
            float shape = texelFetch(picture, at + ivec2(PAINT1.xy), 0).a;
            result = mix(old, new, floor(shape * PAINT1.z * 255.0 + 0.5) / 255.0);
        }

        """

    /// The formulas of "Compositing and Blending Level 1"; d is the backdrop and s the source, both
    /// unpremultiplied.
    static let mixtures = """
        float screenOf(float d, float s) { return d + s - d * s; }
        float hardLightOf(float d, float s) {
            return s <= 0.5 ? d * (2.0 * s) : screenOf(d, 2.0 * s - 1.0);
        }
        float softLightOf(float d, float s) {
            float lifted = d <= 0.25 ? ((16.0 * d - 12.0) * d + 4.0) * d : sqrt(d);
            return d + (2.0 * s - 1.0) * (s <= 0.5 ? d * (1.0 - d) : lifted - d);
        }
        float mixture(int mode, float d, float s) {
            if (mode == 0) return d * s;
            if (mode == 1) return screenOf(d, s);
            if (mode == 2) return hardLightOf(s, d);
            if (mode == 3) return min(d, s);
            if (mode == 4) return max(d, s);
            if (mode == 5) return d <= 0.0 ? 0.0 : s >= 1.0 ? 1.0 : min(1.0, d / (1.0 - s));
            if (mode == 6) {
                return d >= 1.0 ? 1.0 : s <= 0.0 ? 0.0 : 1.0 - min(1.0, (1.0 - d) / s);
            }
            if (mode == 7) return hardLightOf(d, s);
            if (mode == 8) return softLightOf(d, s);
            if (mode == 9) return abs(d - s);
            return d + s - 2.0 * d * s;
        }
        float lightness(vec3 c) { return dot(c, vec3(0.3, 0.59, 0.11)); }
        float least(vec3 c) { return min(min(c.r, c.g), c.b); }
        float greatest(vec3 c) { return max(max(c.r, c.g), c.b); }
        vec3 withLightness(vec3 c, float wanted) {
            c += wanted - lightness(c);
            float l = lightness(c), n = least(c), x = greatest(c);
            if (n < 0.0) c = l + (c - l) * l / (l - n);
            if (x > 1.0) c = l + (c - l) * (1.0 - l) / (x - l);
            return c;
        }
        vec3 withSaturation(vec3 c, vec3 of) {
            float n = least(c), range = greatest(c) - n;
            return range > 0.0 ? (c - n) * (greatest(of) - least(of)) / range : vec3(0.0);
        }
        vec3 mixtures(int mode, vec3 d, vec3 s) {
            if (mode == 11) return withLightness(withSaturation(s, d), lightness(d));
            if (mode == 12) return withLightness(withSaturation(d, s), lightness(d));
            if (mode == 13) return withLightness(s, lightness(d));
            if (mode == 14) return withLightness(d, lightness(s));
            return vec3(mixture(mode, d.r, s.r), mixture(mode, d.g, s.g), mixture(mode, d.b, s.b));
        }
        /// The compositing operators that mix no colours.
        vec4 operated(int mode, vec4 d, vec4 s) {
            if (mode == 15) return d * (1.0 - s.a);
            if (mode == 16) return s * d.a + d * (1.0 - s.a);
            if (mode == 17) return d + s * (1.0 - d.a);
            float alpha = min(1.0, s.a + d.a);
            return vec4(max(alpha - (d.a - d.rgb) - (s.a - s.rgb), 0.0), alpha);
        }
        float straight(float v, float alpha) {
            return alpha <= 0.0 ? 0.0 : v >= alpha ? 1.0 : v / alpha;
        }
        vec3 straight(vec4 c) {
            return vec3(straight(c.r, c.a), straight(c.g, c.a), straight(c.b, c.a));
        }

        """

    static let mixed = """
        void main() {
            ivec2 at = ivec2(floor(pixel()));
            vec4 s = texelFetch(picture, at + ivec2(PAINT0.xy), 0);
            vec4 d = texelFetch(picture, at + ivec2(PAINT0.zw), 0);
            int mode = int(PAINT1.x);
            if (mode >= 15) {
                result = operated(mode, d, s);
                return;
            }
            vec3 b = mixtures(mode, straight(d), straight(s));
            float alpha = s.a + d.a - s.a * d.a;
            vec3 color = s.rgb * (1.0 - d.a) + d.rgb * (1.0 - s.a) + (s.a * d.a) * b;
            result = vec4(clamp(color, 0.0, alpha), alpha);
        }

        """
}
