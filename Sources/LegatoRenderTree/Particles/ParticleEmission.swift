import Foundation
import LegatoGraphics

/// The births of a cell, in the time of its emitter or of the particle that contains it.
///
/// Cell time is `(time - beginTime) * speed + timeOffset`; births are numbered from cell time 0, at
/// intervals of `1 / birthRate`, for the duration of the cell's repetitions.
struct ParticleEmission {
    let cell: EmitterCell
    /// Births per second; 0 for a cell that emits nothing.
    let rate: Double
    /// The rate of cell time.
    let speed: Double
    /// The time from which births are numbered.
    let origin: Double
    /// The time from which particles are drawn.
    let begin: Double
    /// The time at which births end.
    let end: Double
    /// The time after its birth for which a particle, or one that it emitted, may be drawn.
    let reach: Double
    /// The emissions of its particles' cells, as a range of the list of emissions.
    var inner = 0..<0
    /// The index of its look; -1 for none.
    var look = -1

    /// Creates the emission of a cell.
    /// - Parameters:
    ///   - cell: The cell.
    ///   - rateFactor: The factor on the birth rate.
    ///   - life: The factor on lifetimes.
    ///   - greatestLife: The maximum factor on lifetimes; `life` by default.
    ///   - capacity: The maximum number of its particles.
    ///   - span: The maximum duration of its births.
    init(
        _ cell: EmitterCell, rateFactor: Double, life: Double, greatestLife: Double? = nil,
        capacity: Double = Double(RenderLimits.particles), span: Double = .infinity
    ) {
        self.cell = cell
        let cycle = max(0, cell.autoreverses ? 2 * cell.duration : cell.duration)
        let active =
            cell.repeatDuration > 0
            ? cell.repeatDuration : cell.repeatCount > 0 ? cycle * cell.repeatCount : cycle
        speed = max(0, cell.speed)
        begin = cell.beginTime
        origin = speed > 0 ? begin - cell.timeOffset / speed : begin
        end = speed > 0 ? origin + active / speed : begin
        let greatestLife = max(life, greatestLife ?? life)
        reach = speed > 0 ? Self.longestLife(of: cell, greatestLife) / speed : 0
        let wanted = max(0, rateFactor * cell.birthRate) * speed
        let isLively =
            cell.isEnabled && Self.longestLife(of: cell, life) > 0 && end > origin
            && Self.shows(cell)
        let maximum = wanted * min(reach, min(end - origin, span))
        rate = !isLively ? 0 : maximum > capacity ? wanted * (capacity / maximum) : wanted
    }

    /// The maximum number of particles at a time.
    var population: Double { rate * min(reach, end - origin) }

    private static func lifetime(of cell: EmitterCell, _ life: Double) -> Double {
        max(0, (cell.lifetime + abs(cell.lifetimeRange) / 2) * life)
    }

    /// The time for which a particle, or one that it emitted, may be drawn, in cell time.
    private static func longestLife(of cell: EmitterCell, _ life: Double) -> Double {
        let own = lifetime(of: cell, life)
        guard own > 0 else { return 0 }
        let inner = (cell.cells ?? []).map {
            $0.speed > 0 ? longestLife(of: $0, life) / $0.speed : 0
        }
        return own + (inner.max() ?? 0)
    }

    private static func shows(_ cell: EmitterCell) -> Bool {
        cell.contents != nil || (cell.cells ?? []).contains(where: shows)
    }

    /// The number of births until a time, given the number before a start time.
    func count(at time: Double, from start: Double, _ before: Double) -> Double {
        let from = max(start, origin)
        guard rate > 0, time > from else { return before }
        return before + rate * (min(time, end) - min(from, end))
    }
}
