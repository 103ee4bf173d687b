import CLegatoMotionKernels
import LegatoGraphics

/// Many property animators of one shape, evaluated together with SIMD.
///
/// The results are the model value plus `PropertyAnimator.offset(at:)`, bit for bit, on every
/// processor. Evaluating allocates nothing.
package struct AnimatorBatch: ~Copyable {
    /// The number of animators.
    package var count: Int { models.count }
    /// The distance between the components of the results, in numbers.
    package static let stride = EndsBatch.stride
    /// The maximum number of components of an animator.
    package static let maximumLanes = 9

    private let lanes: Int
    /// The model values by component.
    private var models: MixedColumns
    private let stages: [AnimatorStage]
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    ///
    /// - Parameters:
    ///   - shape: The shape of its animators.
    ///   - lanes: The number of evaluated components of each, at most `maximumLanes`.
    package init(_ shape: AnimatorShape, lanes: Int) {
        self.init(shape, lanes: lanes, level: KernelChoice.fastest)
    }

    /// Creates an empty batch that uses one compilation of the kernels.
    init(_ shape: AnimatorShape, lanes: Int, level: Int32) {
        self.lanes = lanes
        models = MixedColumns(columns: lanes)
        kernels = KernelChoice.kernels(level)
        stages = (0..<shape.count).compactMap { index in
            shape[index].map { AnimatorStage($0, lanes: lanes, level: level) }
        }
    }

    /// Removes all animators and keeps the memory for a maximum number of new ones.
    package mutating func removeAll(expecting maximum: Int) {
        models.removeAll(expecting: maximum)
        for stage in stages { stage.removeAll(expecting: maximum) }
    }

    /// Adds an animator of the batch's shape.
    ///
    /// Its index is the previous count.
    ///
    /// - Parameters:
    ///   - animator: The animator.
    ///   - model: The model value.
    package mutating func append(_ animator: PropertyAnimator<Vector4>, model: SIMD4<Double>) {
        models.append { model[$0] }
        guard let stack = animator.stack else { return }
        for index in stages.indices { stages[index].append(stack, index) { $0.simd[$1] } }
    }

    /// Adds an animator of which only some components are evaluated.
    ///
    /// - Parameters:
    ///   - animator: The animator.
    ///   - model: The model value.
    ///   - components: The indices of the components, one for each lane of the batch.
    package mutating func append(
        _ animator: PropertyAnimator<Vector16>, model: SIMD16<Double>, components: [Int]
    ) {
        models.append { model[components[$0]] }
        guard let stack = animator.stack else { return }
        for index in stages.indices {
            stages[index].append(stack, index) { $0.simd[components[$1]] }
        }
    }

    /// Evaluates a range of animators.
    ///
    /// - Parameters:
    ///   - range: The animators, at most `stride`.
    ///   - time: The time of all animators, if there are no `times`.
    ///   - times: The time of each animator, starting with the first of the range, padded by 8.
    ///   - isFloat: Whether the results are rounded to floats.
    ///   - scratch: Memory for `mostLanes + 2` times `stride` numbers.
    ///   - values: The results, with the components `stride` numbers apart; nothing is written
    ///     beyond them.
    package func evaluate(
        _ range: Range<Int>, at time: Double, times: UnsafePointer<Double>? = nil, isFloat: Bool,
        scratch: UnsafeMutablePointer<Double>, into values: UnsafeMutablePointer<Double>
    ) {
        require(
            range.upperBound <= count && range.count <= Self.stride,
            "A range must be within 0..<\(count) and have at most \(Self.stride) animators, "
                + "got \(range)"
        )
        guard !range.isEmpty, let between = kernels.pointee.between else { return }
        let time = LegatoColumn(each: times, all: time)
        // A spring sets the offsets; everything else adds to the previous ones.
        if stages.first?.stage.isSpring != true {
            scratch.update(repeating: 0, count: lanes * Self.stride)
        }
        for stage in stages { stage.evaluate(range, at: time, offsets: scratch) }
        for lane in 0..<lanes {
            let ends = LegatoEnds(
                start: models.values(lane, from: range.lowerBound),
                delta: LegatoColumn(each: nil, all: 1)
            )
            withUnsafePointer(to: ends) {
                between(
                    $0, scratch + lane * Self.stride, Int64(range.count), isFloat ? 1 : 0,
                    values + lane * Self.stride
                )
            }
        }
    }
}

/// The animations at one stage of a batch's shape.
final class AnimatorStage {
    fileprivate let stage: AnimatorShape.Stage
    private let lanes: Int
    private let kernels: UnsafePointer<LegatoMotionKernels>
    /// The columns of `Column`, then the start of each component, then its velocity.
    private var columns: MixedColumns
    private var curves: CurveBatch
    private var trajectories: [FluidTrajectory] = []
    private var motions: [UnitMotion] = []

    private enum Column: Int, CaseIterable {
        case start, end
        /// The duration of a curve.
        case rate
        case lag, beginning, decay, frequency, inverse, fast
    }

    init(_ stage: AnimatorShape.Stage, lanes: Int, level: Int32) {
        (self.stage, self.lanes) = (stage, lanes)
        kernels = KernelChoice.kernels(level)
        columns = MixedColumns(columns: Column.allCases.count + 2 * lanes)
        curves = CurveBatch(level: level)
    }

    func removeAll(expecting maximum: Int) {
        columns.removeAll(expecting: maximum)
        curves.removeAll(expecting: maximum)
        trajectories.removeAll(keepingCapacity: true)
        motions.removeAll(keepingCapacity: true)
    }

    /// Adds the parameters of an animation of a stack, by its index, bottom first.
    @inline(__always)
    func append<Value>(
        _ stack: MotionStack<Value>, _ index: Int, _ number: (Value, _ lane: Int) -> Double
    ) {
        let place = stack.hasSpring ? index - 1 : index
        if stage.isSpring, place < 0 {
            if stage == .blended { trajectories.append(stack.trajectory) }
            let (start, spring) = (stack.start, stack.trajectory.final)
            columns.append { index in
                switch Column(rawValue: index) {
                case .start: start.time
                case .end: stack.knownEnd
                case .rate: start.timing.rate
                case .lag: start.timing.lag
                case .beginning: start.beginning
                case .decay: spring.decay
                case .frequency: spring.frequency
                case .inverse: spring.inverse
                case .fast: spring.fast
                case nil:
                    index < Column.allCases.count + lanes
                        ? number(start.offset, index - Column.allCases.count)
                        : number(start.velocity, index - Column.allCases.count - lanes)
                }
            }
        } else if stack.overlays.indices.contains(place), let motion = stack.overlays[place].motion
        {
            let track = stack.overlays[place]
            var duration = 0.0
            if stage == .curve, let (curve, length) = motion.curve {
                curves.append(curve.solver ?? .identity)
                duration = length
            } else {
                motions.append(motion)
            }
            columns.append { index in
                switch Column(rawValue: index) {
                case .start: track.start
                case .end: track.end
                case .rate: duration
                case .lag, .beginning, .decay, .frequency, .inverse, .fast: 0
                case nil:
                    index < Column.allCases.count + lanes
                        ? number(track.delta, index - Column.allCases.count) : 0
                }
            }
        } else {
            refuse("An animator must have the AnimatorShape of its batch")
        }
    }

    private func column(_ column: Column, _ first: Int) -> LegatoColumn {
        columns.values(column.rawValue, from: first)
    }

    private func number(_ column: Column, _ index: Int) -> Double {
        columns[column.rawValue, index]
    }

    /// Adds the animations to the offsets of the lower ones; the first replaces them.
    func evaluate(
        _ range: Range<Int>, at time: LegatoColumn, offsets: UnsafeMutablePointer<Double>
    ) {
        let p = offsets + AnimatorBatch.maximumLanes * AnimatorBatch.stride
        let q = p + AnimatorBatch.stride
        if stage.isSpring {
            factors(range, at: time, p, q)
            forEachLane(range) { lane, count in
                let first = range.lowerBound
                let starts = LegatoSpringStarts(
                    time: time, end: column(.end, first),
                    offset: columns.values(Column.allCases.count + lane, from: first),
                    velocity: columns.values(Column.allCases.count + lanes + lane, from: first)
                )
                withUnsafePointer(to: starts) {
                    kernels.pointee.springOffsets(
                        $0, p, q, count, offsets + lane * AnimatorBatch.stride
                    )
                }
            }
        } else {
            progress(range, at: time, p, q)
            forEachLane(range) { lane, count in
                let first = range.lowerBound
                let changes = LegatoChanges(
                    time: time, end: column(.end, first),
                    delta: columns.values(Column.allCases.count + lane, from: first)
                )
                withUnsafePointer(to: changes) {
                    kernels.pointee.changeOffsets(
                        $0, q, count, offsets + lane * AnimatorBatch.stride
                    )
                }
            }
        }
    }

    private func forEachLane(_ range: Range<Int>, _ body: (_ lane: Int, _ count: Int64) -> Void) {
        for lane in 0..<lanes { body(lane, Int64(range.count)) }
    }

    /// The factors of the initial offset and the initial velocity of springs.
    private func factors(
        _ range: Range<Int>, at time: LegatoColumn, _ p: UnsafeMutablePointer<Double>,
        _ q: UnsafeMutablePointer<Double>
    ) {
        let first = range.lowerBound
        guard let regime = stage.regime else {
            for index in range {
                let elapsed = time.value(index - first) - number(.start, index)
                let own = number(.rate, index) * elapsed - number(.lag, index)
                let age = max(own - number(.beginning, index), 0)
                let motion = trajectories[index].coefficients(at: age)
                (p[index - first], q[index - first]) = (motion.p, motion.q)
            }
            return
        }
        let springs = LegatoAnimatorSprings(
            time: time, start: column(.start, first), rate: column(.rate, first),
            lag: column(.lag, first), beginning: column(.beginning, first),
            decay: column(.decay, first), frequency: column(.frequency, first),
            inverse: column(.inverse, first), fast: column(.fast, first)
        )
        let regimes = kernels.pointee.animatorSprings
        let kernel =
            switch regime {
            case .underdamped: regimes.0
            case .critical: regimes.1
            case .overdamped: regimes.2
            }
        withUnsafePointer(to: springs) { kernel?($0, Int64(range.count), p, q) }
    }

    /// The progress of the changes from 0 to 1.
    private func progress(
        _ range: Range<Int>, at time: LegatoColumn, _ fractions: UnsafeMutablePointer<Double>,
        _ progress: UnsafeMutablePointer<Double>
    ) {
        let first = range.lowerBound
        guard stage == .curve else {
            for index in range {
                let elapsed = time.value(index - first) - number(.start, index)
                progress[index - first] = motions[index].sample(at: elapsed).progress
            }
            return
        }
        withUnsafePointer(to: time) { time in
            withUnsafePointer(to: column(.start, first)) { start in
                withUnsafePointer(to: column(.rate, first)) { duration in
                    kernels.pointee.passed(time, start, duration, Int64(range.count), fractions)
                }
            }
        }
        curves.evaluate(range, at: fractions, into: progress)
    }
}

extension LegatoColumn {
    fileprivate func value(_ index: Int) -> Double { each?[index] ?? all }
}
