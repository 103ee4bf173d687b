import LegatoMotion

/// How far frozen animations have got, worked out for many at a time.
///
/// Gives the values of `FrozenAnimation.apply(to:at:)`, bit for bit.
struct ProgressBatch: ~Copyable {
    private enum Source {
        /// It is known already.
        case known
        case curve(Int)
        case spring(Int)
        /// The animation shows nothing.
        case nothing
    }

    private struct Entry {
        var source: Source
        var fraction: Double
        var iteration: Double
    }

    /// So many animations are evaluated before they are applied, while they are still in the cache.
    static let portion = 256

    private var entries: [Entry] = []
    private var curves = CurveBatch()
    private var springs = SpringBatch()

    /// How many animations were added.
    var count: Int { entries.count }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        curves.removeAll()
        springs.removeAll()
    }

    /// Adds an animation at a time of its layer; its index is the count before.
    mutating func append(_ animation: FrozenAnimation, at time: Double) {
        guard let position = animation.position(at: time) else {
            entries.append(Entry(source: .nothing, fraction: 0, iteration: 0))
            return
        }
        let fraction = position.fraction
        let source: Source
        if let spring = animation.spring {
            let eased = animation.easing?.value(at: fraction) ?? fraction
            source = .spring(springs.count)
            springs.append(spring, at: eased * animation.timing.duration)
        } else if let easing = animation.easing {
            source = .curve(curves.count)
            curves.append(easing, at: fraction)
        } else {
            source = .known
        }
        let entry = Entry(source: source, fraction: fraction, iteration: position.iteration)
        entries.append(entry)
    }

    /// Evaluates what was added.
    mutating func evaluate() {
        curves.evaluate()
        springs.evaluate()
    }

    /// Changes `state` to what an animation shows, which was added with an index.
    func apply(
        _ animation: FrozenAnimation,
        at index: Int,
        to state: inout LayerState
    ) {
        let entry = entries[index]
        let progress: Double
        switch entry.source {
        case .nothing: return
        case .known: progress = entry.fraction
        case .curve(let curve): progress = curves.value(at: curve)
        case .spring(let spring): progress = springs.value(at: spring)
        }
        animation.apply(progress: progress, iteration: entry.iteration, to: &state)
    }
}
