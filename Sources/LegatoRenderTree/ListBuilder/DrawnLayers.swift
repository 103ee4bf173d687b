import LegatoDrawing
import CLegatoMotionKernels

/// The result of drawing a portion of pieces.
struct DrawnLayers {
    var shapes = 0
    var outcome = LegatoOutcome(
        minX: 1e9, minY: 1e9, maxX: -1e9, maxY: -1e9, hidden: 0, turnedAway: 0, outside: 0,
        empty: 0
    )

    var pixels: PixelRect {
        guard shapes > 0 else { return .nothing }
        return PixelRect(
            minX: Int32(device: outcome.minX), minY: Int32(device: outcome.minY),
            maxX: Int32(device: outcome.maxX), maxY: Int32(device: outcome.maxY)
        )
    }

    mutating func add(_ other: DrawnLayers) {
        shapes += other.shapes
        outcome.minX = min(outcome.minX, other.outcome.minX)
        outcome.minY = min(outcome.minY, other.outcome.minY)
        outcome.maxX = max(outcome.maxX, other.outcome.maxX)
        outcome.maxY = max(outcome.maxY, other.outcome.maxY)
        outcome.hidden += other.outcome.hidden
        outcome.turnedAway += other.outcome.turnedAway
        outcome.outside += other.outcome.outside
        outcome.empty += other.outcome.empty
    }

    func count(into statistics: inout RenderStatistics) {
        statistics.visible += shapes
        statistics.culled.hidden += Int(outcome.hidden)
        statistics.culled.turnedAway += Int(outcome.turnedAway)
        statistics.culled.outside += Int(outcome.outside)
        statistics.culled.empty += Int(outcome.empty)
    }
}
