/// The smooth curve measured by its arc length, so that it can be followed at an even speed.
struct MediaArc: Sendable, Hashable {
    /// Each segment is measured in so many pieces.
    private static let pieces = 32

    private let curve: MediaCurve
    /// The arc length from the beginning to the beginning of each piece, and to the end.
    private let lengths: [Double]

    /// Measures a curve; `nil` if it has no length.
    init?(curve: MediaCurve) {
        self.curve = curve
        var lengths = [0.0]
        var length = 0.0
        for piece in 0..<curve.segmentCount * Self.pieces {
            length += Self.length(of: piece, upTo: 1, on: curve)
            lengths.append(length)
        }
        guard length > 0, length.isFinite else { return nil }
        self.lengths = lengths
    }

    /// The position at a part of the whole length, 0 to 1.
    func position(at fraction: Double) -> MediaKeyframes.Position {
        let pieceCount = lengths.count - 1
        let target = fraction * lengths[pieceCount]
        var low = 0
        var high = pieceCount
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle + 1] < target { low = middle + 1 } else { high = middle }
        }
        guard fraction < 1, low < pieceCount else {
            return MediaKeyframes.Position(index: curve.segmentCount, fraction: 0)
        }
        let part = part(of: low, with: target - lengths[low])
        return MediaKeyframes.Position(
            index: low / Self.pieces,
            fraction: (Double(low % Self.pieces) + part) / Double(Self.pieces)
        )
    }

    /// Solves for the part of a piece that has a length, Newton's steps in a shrinking bracket.
    private func part(of piece: Int, with length: Double) -> Double {
        let whole = lengths[piece + 1] - lengths[piece]
        guard whole > 0 else { return 0 }
        var low = 0.0
        var high = 1.0
        var part = length / whole
        for _ in 0..<60 {
            let error = Self.length(of: piece, upTo: part, on: curve) - length
            if error < 0 { low = part } else { high = part }
            var next = part - error / Self.speed(of: piece, at: part, on: curve)
            if !(next > low && next < high) { next = (low + high) / 2 }
            if abs(next - part) <= 1e-14 { return next }
            part = next
        }
        return part
    }

    /// The length of the beginning of a piece, by Gauss's rule of five points.
    private static func length(of piece: Int, upTo part: Double, on curve: MediaCurve) -> Double {
        func speeds(_ offset: Double) -> Double {
            speed(of: piece, at: part * (1 - offset) / 2, on: curve)
                + speed(of: piece, at: part * (1 + offset) / 2, on: curve)
        }
        let sum =
            128.0 / 225 * speed(of: piece, at: part / 2, on: curve)
            + 0.4786286704993665 * speeds(0.5384693101056831)
            + 0.2369268850561891 * speeds(0.9061798459386640)
        return sum * part / 2
    }

    /// How fast the arc length grows with the part of a piece.
    private static func speed(of piece: Int, at part: Double, on curve: MediaCurve) -> Double {
        let fraction = (Double(piece % pieces) + part) / Double(pieces)
        return curve.speed(in: piece / pieces, at: fraction) / Double(pieces)
    }
}
