import LegatoDrawing

extension Shaders {
    /// The number of records in a row of the texture, and the number of texels in a record.
    static let recordsPerRow = 128
    static let texelsPerRecord = 5

    /// The formulas of the software renderer; the texture contains the records of a
    /// `GradientTable`.
    static let gradient = """
        #define RECORD int(PAINT0.w)
        #define COUNT (int(PAINT1.w) >> 2)
        #define KIND (int(PAINT1.w) & 3)
        vec4 cell(int record, int part) {
            int column = (record & \(recordsPerRow - 1)) * \(texelsPerRecord) + part;
            return texelFetch(picture, ivec2(column, record / \(recordsPerRow)), 0);
        }
        int stretchAt(int low, float t) {
            int high = RECORD + COUNT - 1;
            while (low < high) {
                int middle = (low + high + 1) >> 1;
                if (cell(middle, 0).z <= t) low = middle; else high = middle - 1;
            }
            return low;
        }
        vec4 meanOf(int record, float from, float to) {
            float x = (from + to) * 0.5 - cell(record, 0).x;
            float span = (to - from) * 0.5;
            vec4 curve = cell(record, 3);
            return cell(record, 1) + curve * (span * span * 0.333333333)
                + (cell(record, 2) + curve * x) * x;
        }
        float turnOf(vec2 at) {
            vec2 a = abs(at);
            float high = max(a.x, a.y);
            float z = high > 0.0 ? min(a.x, a.y) / high : 0.0;
            float s = z * z;
            float turn = (((((((-0.00074305833 * s + 0.0038461685) * s - 0.0094485674) * s
                + 0.015766043) * s - 0.022308089) * s + 0.031782024) * s - 0.05304946) * s
                + 0.15915492) * z;
            turn = a.y > a.x ? 0.25 - turn : turn;
            turn = at.x < 0.0 ? 0.5 - turn : turn;
            return at.y < 0.0 ? 1.0 - turn : turn;
        }
        void main() {
            place();
            vec2 at = vec2(dot(PAINT0.xy, d) + PAINT0.z, dot(PAINT1.xy, d) + PAINT1.z) * inverseW;
            vec2 slopeX = (PAINT0.xy - at.x * TILT) * inverseW;
            vec2 slopeY = (PAINT1.xy - at.y * TILT) * inverseW;
            float middle = at.x;
            float span = 0.5 * length(slopeX);
            if (KIND == \(GradientKind.radial.rawValue)) {
                middle = length(at);
                span = 0.5 * length(at.x * slopeX + at.y * slopeY) / max(middle, 1e-12);
            } else if (KIND == \(GradientKind.conic.rawValue)) {
                middle = turnOf(at);
                float square = dot(at, at);
                span = square > 0.0
                    ? min(0.0795774715 * length(at.x * slopeY - at.y * slopeX) / square, 0.5) : 0.5;
            }
            middle = clamp(middle, -4096.0, 4096.0);
            span = min(span, 4000.0);
            float from = middle - span;
            float to = middle + span;
            int first = stretchAt(RECORD, from);
            float end = cell(first, 0).y;
            vec4 mean;
            if (to < end) {
                mean = meanOf(first, from, to);
            } else {
                int last = stretchAt(first, to);
                float begin = cell(last, 0).z;
                mean = meanOf(first, from, end) * (end - from)
                    + (cell(last, 4) - cell(first + 1, 4)) + meanOf(last, begin, to) * (to - begin);
                mean /= to - from;
            }
            mean = clamp(mean, 0.0, 1.0) * PAINT2;
            result = min(mean, mean.a) * coverage(vec3(0.0));
        }

        """
}
