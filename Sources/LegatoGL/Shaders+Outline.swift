/// The position of a pixel, and its coverage by an outline.
///
/// Every outline except `none` and `round` defines `d` (device offset), `p` (u and v), `inverseW`,
/// `isInFront`, `HALF`, `RADII` and `coverage(inset)`, the coverage of the outline inset by `inset`
/// (in u, v and local units).
extension Shaders {
    static let noOutline = """
        float coverage(vec3 inset) { return 1.0; }
        void place() {}

        """

    static let roundCoverage = """
        void place() {}
        float coverage(vec3 inset) {
            vec2 q = max(abs(p) - w1.xy, 0.0);
            return clamp(w1.z - sqrt(dot(q, q)), 0.0, 1.0);
        }

        """

    static let affinePlace = """
        const bool isInFront = true;
        const float inverseW = 1.0;
        #define TILT vec2(0.0)
        vec2 d, p;
        void place() {
            d = pixel() - w1.zw;
            p = vec2(dot(w2.xy, d), dot(w2.zw, d));
        }

        """

    static let box = """
        float boxCoverage(vec2 inset) {
            vec2 low = min(p - w3.xy - inset, 0.5);
            vec2 high = min(w3.zw - inset - p, 0.5);
            vec2 overlap = clamp(low + high, 0.0, 1.0);
            return overlap.x * overlap.y;
        }

        """

    static let plainCoverage = """
        #define HALF w3.zw
        float coverage(vec3 inset) { return boxCoverage(inset.xy); }

        """

    static let corner = """
        float radiusAt(vec2 at, vec4 radii, float inset) {
            vec2 row = at.y < 0.0 ? radii.xy : radii.zw;
            return max((at.x < 0.0 ? row.x : row.y) - inset, 0.0);
        }

        """

    static let similarCoverage =
        corner + """
            float coverage(vec3 inset) {
                vec2 limit = w3.xy - inset.z;
                vec2 sides = clamp(min(limit + p, 0.5) + min(limit - p, 0.5), 0.0, 1.0);
                float box = sides.x * sides.y;
                float r = radiusAt(p, w4, inset.z);
                vec2 q = abs(p) - (limit - r);
                float rounded = min(box, clamp(0.5 - (length(q) - r), 0.0, 1.0));
                return r > 0.0 && min(q.x, q.y) > 0.0 ? rounded : box;
            }

            """

    static let affineCoverage =
        corner + """
            #define HALF w4.xy
            #define RADII w5
            float coverage(vec3 inset) {
                float box = boxCoverage(inset.xy);
                vec2 at = p * w4.zw;
                float r = radiusAt(at, w5, inset.z);
                vec2 q = abs(at) - (w4.xy - inset.z - r);
                vec2 n = vec2(at.x < 0.0 ? -q.x : q.x, at.y < 0.0 ? -q.y : q.y);
                vec2 g = n * w4.zw;
                float slope = sqrt(dot(g, g) + 2.0 * (n.x * n.y) * w6.x);
                float l = length(q);
                float rounded = min(box, clamp(0.5 - (l - r) * l / slope, 0.0, 1.0));
                return r > 0.0 && min(q.x, q.y) > 0.0 ? rounded : box;
            }

            """

    static let perspectivePlace = """
        bool isInFront;
        float inverseW;
        vec2 d, p;
        vec3 h;
        void place() {
            d = pixel() - w1.zw;
            h = vec3(dot(w2.xy, d) + w2.z, dot(w3.xy, d) + w3.z, dot(w4.xy, d) + w4.z);
            isInFront = h.z > 0.0;
            inverseW = 1.0 / h.z;
            p = h.xy * inverseW;
        }

        """

    static let perspectiveCoverage =
        corner + """
            #define HALF vec2(w2.w, w3.w)
            #define RADII w6
            #define TILT w4.xy
            float edge(float value, vec2 slope) { return min(value / length(slope), 0.5); }
            float coverage(vec3 inset) {
                if (!isInFront) return 0.0;
                vec4 limits = w5 + vec4(inset.zz, -inset.zz);
                float left = edge(h.x - limits.x * h.z, w2.xy - limits.x * w4.xy);
                float right = edge(limits.z * h.z - h.x, limits.z * w4.xy - w2.xy);
                float top = edge(h.y - limits.y * h.z, w3.xy - limits.y * w4.xy);
                float bottom = edge(limits.w * h.z - h.y, limits.w * w4.xy - w3.xy);
                float box = clamp(left + right, 0.0, 1.0) * clamp(top + bottom, 0.0, 1.0);
                float r = radiusAt(p, w6, inset.z);
                vec2 q = abs(p) - (HALF - inset.z - r);
                if (r <= 0.0 || min(q.x, q.y) <= 0.0) return box;
                vec2 n = vec2(p.x < 0.0 ? -q.x : q.x, p.y < 0.0 ? -q.y : q.y);
                vec2 slope = n.x * (w2.xy - p.x * w4.xy) + n.y * (w3.xy - p.y * w4.xy);
                float l = length(q);
                float distance = (l - r) * l / (length(slope) * inverseW);
                return min(box, clamp(0.5 - distance, 0.0, 1.0));
            }

            """
}
