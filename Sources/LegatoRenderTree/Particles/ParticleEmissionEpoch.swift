import Foundation
import LegatoGraphics

/// A time in which an emitter gave birth by the same committed values.
struct ParticleEmissionEpoch {
    /// When it began and ended, in the layer's time.
    var start: Double
    var end: Double
    var values: EmitterValues
    /// What moved the values meanwhile.
    var animations: [FrozenAnimation] = []
    var animators: [(property: LayerProperty, animator: FrozenAnimator)] = []
    /// The number of births of each cell before it.
    var counts: [Double] = []
    /// When nothing of it shows any more; known once it has ended.
    var gone = Double.infinity

    /// While an animation moves a lifetime, particles live no longer than so many seconds.
    static let longestAnimatedLife = 60.0

    var isAnimated: Bool { !animations.isEmpty || !animators.isEmpty }

    /// The emission of a cell by the values as they were committed.
    func emission(_ cell: Int) -> ParticleEmission? {
        guard let cells = values.cells, cells.indices.contains(cell) else { return nil }
        return ParticleEmission(
            cells[cell],
            rateFactor: Double(values.birthRate),
            life: Double(values.lifetime)
        )
    }

    /// The number of births of a cell before the epoch, or before its end.
    func count(_ cell: Int) -> Double { cell < counts.count ? counts[cell] : 0 }

    /// The number of births of each cell until a time in the epoch.
    ///
    /// While an animation moves the rate, births are not counted.
    func counts(at time: Double) -> [Double] {
        (values.cells ?? []).indices.map { i in
            guard let emission = emission(i), !movesBirths(of: i) else { return count(i) }
            return emission.count(at: time, from: start, count(i))
        }
    }

    /// Whether an animation moves when a cell gives birth.
    func movesBirths(of cell: Int) -> Bool {
        guard isAnimated else { return false }
        let name = values.cells?[cell].name
        return animators.contains { $0.property == .birthRate }
            || animations.contains {
                switch $0.path.part {
                case .cell(let path): path.property.movesBirths && path.isDirect(name)
                default: $0.path.property == .birthRate
                }
            }
    }

    /// Whether an animation moves how long particles live.
    private var movesLifetimes: Bool {
        animators.contains { $0.property == .lifetime }
            || animations.contains {
                if case .cell(let path) = $0.path.part { return path.property.movesLifetimes }
                return $0.path.property == .lifetime
            }
    }

    /// How long after a birth something of it may show.
    var reach: Double {
        if movesLifetimes { return Self.longestAnimatedLife }
        return (values.cells ?? []).indices.reduce(0) { max($0, emission($1)?.reach ?? 0) }
    }

    /// When the first particle may show and the last one is gone; nil if there are none.
    var livelyTime: (begin: Double, end: Double)? {
        var (begin, last) = (Double.infinity, -Double.infinity)
        for i in (values.cells ?? []).indices {
            guard let emission = emission(i), emission.rate > 0 || isAnimated else {
                continue
            }
            begin = min(begin, max(emission.begin, start))
            last = max(last, min(emission.end, end) + max(reach, emission.reach))
        }
        return begin < last ? (begin, last) : nil
    }

    /// Whether the births of another epoch follow the same law.
    func isLike(_ other: ParticleEmissionEpoch) -> Bool {
        !isAnimated && !other.isAnimated && values == other.values
    }

    /// The values at a time: as committed, moved by what moved them then.
    func moved(_ state: inout LayerState, _ model: UnsafePointer<LayerState>, at time: Double) {
        for (property, animator) in animators {
            state.copy(property, from: model)
            animator.apply(to: &state, property.row, at: time)
        }
        for animation in animations { state.copy(animation.path.property, from: model) }
        for animation in animations { animation.apply(to: &state, at: time) }
    }
}

/// What an emitter did before its present values.
struct EmissionHistory {
    /// So many changes are remembered at most.
    static let mostEpochs = 4096

    /// The epochs from which something may still live, the oldest first.
    private(set) var past: [ParticleEmissionEpoch] = []
    /// Since when the present values hold, in the layer's time.
    private(set) var start = -Double.infinity
    /// The number of births of each cell until then.
    private(set) var counts: [Double] = []

    /// Ends the present epoch at a time of the layer.
    ///
    /// Where the layer's clock was set back, what was born after that time never was.
    mutating func close(_ present: ParticleEmissionEpoch, at time: Double) {
        var epoch = present
        while time <= epoch.start, let last = past.popLast() { epoch = last }
        if time > epoch.start {
            counts = epoch.counts(at: time)
            epoch.end = time
            epoch.gone = time + epoch.reach
            if let last = past.last, last.isLike(epoch) {
                past[past.count - 1].end = time
                past[past.count - 1].gone = epoch.gone
            } else if epoch.livelyTime != nil {
                past.append(epoch)
            }
        }
        start = time
        past.removeAll { $0.gone <= time }
        if past.count > Self.mostEpochs { past.removeFirst(past.count - Self.mostEpochs) }
    }
}

extension CellPath {
    /// Whether it leads to a cell of the emitter itself.
    func isDirect(_ name: String?) -> Bool { cellNames == [name] }
}
