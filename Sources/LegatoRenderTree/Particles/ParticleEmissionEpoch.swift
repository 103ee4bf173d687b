import Foundation
import LegatoGraphics

/// A period in which an emitter had the same committed values.
struct ParticleEmissionEpoch {
    /// The start and end, in the layer's time.
    var start: Double
    var end: Double
    var values: EmitterValues
    /// The animations of the values in that period.
    var animations: [FrozenAnimation] = []
    var animators: [(property: LayerProperty, animator: any FrozenAnimator)] = []
    /// The number of births of each cell before the epoch.
    var counts: [Double] = []
    /// When its last particle has expired; infinite until the epoch has ended.
    var gone = Double.infinity

    /// The maximum lifetime, in seconds, while a lifetime is animated.
    static let longestAnimatedLife = 60.0

    var isAnimated: Bool { !animations.isEmpty || !animators.isEmpty }

    /// The emission of a cell with the committed values.
    func emission(_ cell: Int) -> ParticleEmission? {
        guard let cells = values.cells, cells.indices.contains(cell) else { return nil }
        return ParticleEmission(
            cells[cell], rateFactor: Double(values.birthRate), life: Double(values.lifetime)
        )
    }

    /// The number of births of a cell before the epoch.
    func count(_ cell: Int) -> Double { cell < counts.count ? counts[cell] : 0 }

    /// The number of births of each cell until a time in the epoch.
    ///
    /// Births are not numbered while an animation changes the rate.
    func counts(at time: Double) -> [Double] {
        (values.cells ?? []).indices.map { i in
            guard let emission = emission(i), !affectsBirths(of: i) else { return count(i) }
            return emission.count(at: time, from: start, count(i))
        }
    }

    /// Whether an animation changes the times of a cell's births.
    func affectsBirths(of cell: Int) -> Bool {
        guard isAnimated else { return false }
        let name = values.cells?[cell].name
        return animators.contains { $0.property == .birthRate }
            || animations.contains {
                switch $0.path.part {
                case .cell(let path): path.property.affectsBirths && path.isDirect(name)
                default: $0.path.property == .birthRate
                }
            }
    }

    /// Whether an animation changes how long particles live.
    private var movesLifetimes: Bool {
        animators.contains { $0.property == .lifetime }
            || animations.contains {
                if case .cell(let path) = $0.path.part { return path.property.movesLifetimes }
                return $0.path.property == .lifetime
            }
    }

    /// The time after its birth for which a particle may be drawn.
    var reach: Double {
        if movesLifetimes { return Self.longestAnimatedLife }
        return (values.cells ?? []).indices.reduce(0) { max($0, emission($1)?.reach ?? 0) }
    }

    /// When the first particle may be drawn and the last one has expired; nil if there are none.
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

    /// Whether the births of another epoch are computed in the same way.
    func isLike(_ other: ParticleEmissionEpoch) -> Bool {
        !isAnimated && !other.isAnimated && values == other.values
    }

    /// The animated values at a time.
    func moved(_ state: inout LayerState, _ model: UnsafePointer<LayerState>, at time: Double) {
        for (property, animator) in animators {
            state.copy(property, from: model)
            animator.apply(to: &state, property.row, at: time)
        }
        for animation in animations { state.copy(animation.path.property, from: model) }
        for animation in animations { animation.apply(to: &state, at: time) }
    }
}

/// The previous epochs of an emitter.
struct EmissionHistory {
    /// The maximum number of remembered epochs.
    static let maximumEpochs = 4096

    /// The epochs with particles that may still be alive, the oldest first.
    private(set) var past: [ParticleEmissionEpoch] = []
    /// When the current values were committed, in the layer's time.
    private(set) var start = -Double.infinity
    /// The number of births of each cell until then.
    private(set) var counts: [Double] = []

    /// Ends the current epoch at a time of the layer.
    ///
    /// If the layer's clock was set back, the births after that time are undone.
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
        if past.count > Self.maximumEpochs { past.removeFirst(past.count - Self.maximumEpochs) }
    }
}

extension CellPath {
    /// Whether it names a cell of the emitter itself.
    func isDirect(_ name: String?) -> Bool { cellNames == [name] }
}
