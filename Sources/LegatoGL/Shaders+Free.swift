import LegatoDrawing

/// Outlines with continuous corners (see `CornerFigure`) or edges without antialiasing.
extension Shaders {
    /// The formulas of the software renderer, from `pixels.h` and `corners.h`.
    static let freeCoverage =
        corner + continuousCorner + """
            #define HALF vec2(w2.w, w3.w)
            #define RADII w6
            #define TILT w4.xy
            #define EDGES (int(w4.w) & 15)
            #define CONTINUOUS (int(w4.w) >= 16)
            float edge(float value, vec2 slope) { return min(value / length(slope), 0.5); }
            float side(float value, int edges, int bit) {
                if ((edges & bit) == 0) return value;
                bool isInside = (bit & 5) != 0 ? value >= 0.0 : value > 0.0;
                return isInside ? 0.5 : -0.5;
            }
            float coverage(vec3 inset) {
                if (!isInFront) return 0.0;
                int edges = inset.z > 0.0 ? 0 : EDGES;
                vec4 limits = w5 + vec4(inset.zz, -inset.zz);
                float left = edge(h.x - limits.x * h.z, w2.xy - limits.x * w4.xy);
                float right = edge(limits.z * h.z - h.x, limits.z * w4.xy - w2.xy);
                float top = edge(h.y - limits.y * h.z, w3.xy - limits.y * w4.xy);
                float bottom = edge(limits.w * h.z - h.y, limits.w * w4.xy - w3.xy);
                float across = side(left, edges, 1) + side(right, edges, 2);
                float down = side(top, edges, 4) + side(bottom, edges, 8);
                float box = clamp(across, 0.0, 1.0) * clamp(down, 0.0, 1.0);
                vec2 size = HALF - inset.z;
                float r = radiusAt(p, w6, inset.z);
                if (r <= 0.0) return box;
                float share = 0.0;
                if (CONTINUOUS) {
                    float e = max(min(r * \(CornerFigure.expansion), min(size.x, size.y)), r);
                    share = min((e / r - 1.0) * \(1 / (CornerFigure.expansion - 1)), 1.0);
                    r = e;
                }
                vec2 q = abs(p) - (size - r);
                if (min(q.x, q.y) <= 0.0) return box;
                vec2 n = q;
                float distance = length(q) - r;
                float unit = length(q);
                if (CONTINUOUS) {
                    vec3 figure = continuous(q / r, share);
                    n = figure.xy;
                    distance = figure.z * r;
                    unit = 1.0;
                }
                n = vec2(p.x < 0.0 ? -n.x : n.x, p.y < 0.0 ? -n.y : n.y);
                vec2 slope = n.x * (w2.xy - p.x * w4.xy) + n.y * (w3.xy - p.y * w4.xy);
                distance = distance * unit / (length(slope) * inverseW);
                int both = (p.x < 0.0 ? 1 : 2) | (p.y < 0.0 ? 4 : 8);
                if ((edges & both) == both) return distance <= 0.0 ? box : 0.0;
                return min(box, clamp(0.5 - distance, 0.0, 1.0));
            }

            """

    private static let continuousCorner = """
        vec2 fourthRoot(vec2 x) { return sqrt(sqrt(x)); }
        /// The gradient of a continuous corner's level, and its distance outwards along that gradient.
        vec3 continuous(vec2 at, float share) {
            float rest = 1.0 - share;
            vec2 x = max(at, 1.0 / 1024.0);
            vec2 power = x * x * fourthRoot(x);
            float level = share * dot(power, x) + rest * dot(x, x);
            vec2 g = share * 3.25 * power + rest * 2.0 * x;
            float a = level / dot(x, g);
            float grow = sqrt(sqrt(level)) - 1.0;
            float rise = 4.0 * a * grow / (1.0 + (0.5 - 2.0 * a) * grow);
            float outwards = level * rise / (a * (1.0 + rise));
            return vec3(g, level < 0.015625 ? -1e6 : outwards);
        }
        float continuousReach(float y, float share) {
            float rest = 1.0 - share;
            float c = max(1.0 - (share * y * y * y * sqrt(sqrt(y)) + rest * y * y), 1e-9);
            float quarter = sqrt(sqrt(c));
            float x = share * quarter * sqrt(sqrt(quarter)) + rest * sqrt(c);
            for (int i = 0; i < 3; i++) {
                float power = x * x * sqrt(sqrt(x));
                float value = share * power * x + rest * x * x;
                x = max(x - (value - c) / (share * 3.25 * power + rest * 2.0 * x), 1e-4);
            }
            return min(x, 1.0);
        }

        """
}
