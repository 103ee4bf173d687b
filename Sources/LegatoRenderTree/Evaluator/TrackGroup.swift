import Foundation
import LegatoGraphics
import LegatoMotion

/// Scratch memory for one portion of tracks: small enough that the numbers stay in the first-level
/// cache until their values are written.
final class TrackScratch {
    let times, fractions, progress, values, offsets: UnsafeMutablePointer<Double>

    init() {
        func numbers(_ count: Int) -> UnsafeMutablePointer<Double> {
            let numbers = UnsafeMutablePointer<Double>.allocate(capacity: count)
            numbers.initialize(repeating: 0, count: count)
            return numbers
        }
        let portion = TrackGroup.portionSize
        (times, fractions, progress) = (numbers(portion), numbers(portion), numbers(portion))
        values = numbers(AnimatorBatch.maximumLanes * portion)
        offsets = numbers((AnimatorBatch.maximumLanes + 2) * portion)
    }

    deinit {
        for numbers in [times, fractions, progress, values, offsets] { numbers.deallocate() }
    }
}

/// The tracks of one property that are evaluated and written in the same way.
final class TrackGroup {
    /// The largest number of tracks in a portion: those of a block of plain layers.
    static let portionSize = PlainLayerColumns.blockSize

    /// The properties that the tracks of a group share.
    struct Key: Hashable {
        let target: TrackTarget.Table
        let property: LayerProperty
        let form: Track.Form
        let inset: Int
        let trajectory: Track.Trajectory

        init(_ track: Track, _ target: TrackTarget.Table) {
            self.target = target
            (property, form, inset) = (track.property, track.form, track.inset)
            trajectory = track.trajectory
        }
    }

    /// Tracks that are evaluated together.
    private struct Portion {
        var first: Int
        /// The block of plain layers that they write to; 0 for other targets.
        var block: Int
        /// Whether their targets are consecutive.
        var isDense = true
    }

    let key: Key
    var count: Int { targets.count }
    /// The number of portions.
    var portionCount: Int { portions.count }
    /// The columns of plain layers that the tracks write.
    let columns: Range<Int>
    /// The factor of evaluated values.
    private let scale: Double

    private var timings = TimingBatch()
    private var curves = CurveBatch()
    private var springs = SpringBatch()
    private var ends: EndsBatch
    private var animators: AnimatorBatch
    /// For animators of transforms: the animated components, and for each track all components of
    /// the model value.
    private let components: [Int]
    private var transforms: [SIMD16<Double>] = []
    private var portions: [Portion] = []
    /// By track: the index of its target, the slot of its layer and the index of its drawing-order
    /// entry.
    private var targets: [Int32] = []
    private var slots: [Int32] = []
    private var entries: [Int32] = []
    /// By track, for springs: the duration of its pass and the current fraction of it.
    private var durations: [Double] = []
    private var fractions: [Double] = []

    init(_ key: Key) {
        self.key = key
        ends = EndsBatch(key.form.ends)
        components = key.form.components
        animators =
            if case .animator(let shape) = key.trajectory {
                AnimatorBatch(shape, lanes: key.form.lanes)
            } else {
                AnimatorBatch(AnimatorShape(), lanes: 0)
            }
        scale =
            if case .animator = key.trajectory, !key.form.isComposed {
                key.property.row.animationScale
            } else { 1 }
        guard key.target == .plainLayer else {
            columns = 0..<0
            return
        }
        let first = key.property.plainLayerColumn + key.inset / MemoryLayout<Double>.stride
        columns = first..<first + key.form.plainLayerColumns
    }

    /// Removes all tracks, keeping the memory, before at most `maximum` tracks are added.
    func removeAll(expecting maximum: Int) {
        timings.removeAll(expecting: maximum)
        curves.removeAll(expecting: maximum)
        springs.removeAll()
        animators.removeAll(expecting: maximum)
        transforms.removeAll(keepingCapacity: true)
        ends.removeAll(expecting: maximum)
        portions.removeAll(keepingCapacity: true)
        targets.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        durations.removeAll(keepingCapacity: true)
        fractions.removeAll(keepingCapacity: true)
    }

    /// Adds the track of an animation; tracks of plain layers must be added in the layers' order.
    func append(_ track: Track, _ animation: FrozenAnimation, slot: Int, target: Int, entry: Int) {
        append(slot: slot, target: target, entry: entry)
        timings.append(animation.timing)
        if let spring = animation.spring {
            springs.append(spring, at: 0)
            durations.append(animation.timing.duration)
            fractions.append(0)
        } else if let easing = animation.easing {
            curves.append(easing)
        }
        ends.append(from: track.start, by: track.delta, scale: track.scale)
    }

    /// Adds the track of an animator.
    func append(
        _ track: Track, _ animator: any FrozenAnimator, slot: Int, target: Int, entry: Int
    ) {
        append(slot: slot, target: target, entry: entry)
        if let animator = animator as? VectorAnimator {
            animators.append(animator.animator, model: track.start)
        } else if let animator = animator as? ComponentsAnimator {
            animators.append(animator.animator, model: track.components, components: components)
            transforms.append(track.components)
        } else {
            refuse("An animator of '\(key.property)' cannot have a track")
        }
    }

    private func append(slot: Int, target: Int, entry: Int) {
        addToPortion(target)
        targets.append(Int32(target))
        slots.append(Int32(slot))
        entries.append(Int32(entry))
    }

    /// Assigns the next track to the last portion or to a new one.
    private func addToPortion(_ target: Int) {
        let block = key.target == .plainLayer ? target / PlainLayerColumns.blockSize : 0
        if let last = portions.last, last.block == block, count - last.first < Self.portionSize {
            if Int(targets[count - 1]) + 1 != target {
                portions[portions.count - 1].isDense = false
            }
        } else {
            portions.append(Portion(first: count, block: block))
        }
    }

    private func tracks(ofPortion index: Int) -> Range<Int> {
        let next = index + 1
        return portions[index].first..<(next < portions.count ? portions[next].first : count)
    }

    /// Evaluates springs, which are sorted by damping regime and therefore not evaluated in
    /// portions.
    func begin(_ frame: TrackFrame, _ scratch: TrackScratch) {
        guard key.trajectory == .spring else { return }
        fractions.withUnsafeMutableBufferPointer { fractions in
            guard let base = fractions.baseAddress else { return }
            for portion in portions.indices {
                let range = tracks(ofPortion: portion)
                _ = evaluateFractions(range, frame, scratch)
                (base + range.lowerBound).update(from: scratch.fractions, count: range.count)
                for index in range { springs.setTime(base[index] * durations[index], at: index) }
            }
        }
        springs.evaluate()
    }

    /// Evaluates a portion and writes the values of its tracks.
    func evaluate(_ portion: Int, _ frame: TrackFrame, _ scratch: TrackScratch) {
        let range = tracks(ofPortion: portion)
        var progress = UnsafePointer(scratch.progress)
        let showsAll: Bool
        switch key.trajectory {
        case .animator: return evaluateAnimators(portion, range, frame, scratch)
        case .linear:
            showsAll = evaluateFractions(range, frame, scratch)
            progress = UnsafePointer(scratch.fractions)
        case .curve:
            showsAll = evaluateFractions(range, frame, scratch)
            curves.evaluate(range, at: scratch.fractions, into: scratch.progress)
        case .spring:
            for index in range {
                scratch.fractions[index - range.lowerBound] = fractions[index]
                scratch.progress[index - range.lowerBound] = springs.value(at: index)
            }
            showsAll = !range.contains { fractions[$0].isNaN }
        }
        guard key.target == .plainLayer else {
            ends.evaluate(range, at: progress, into: scratch.values)
            return write(range, scratch, to: frame)
        }
        let (block, isDense) = (portions[portion].block, portions[portion].isDense)
        let values = frame.plainLayers.values(ofBlock: block)
        if isDense && showsAll {
            let lane = Int(targets[range.lowerBound]) % PlainLayerColumns.blockSize
            let place = values + columns.lowerBound * PlainLayerColumns.blockSize + lane
            ends.evaluate(range, at: progress, into: place)
        } else {
            ends.evaluate(range, at: progress, into: scratch.values)
            write(range, scratch, to: values, of: frame)
        }
    }

    /// Evaluates a portion of animators.
    private func evaluateAnimators(
        _ portion: Int, _ range: Range<Int>, _ frame: TrackFrame, _ scratch: TrackScratch
    ) {
        if let times = frame.times { gatherTimes(range, times, scratch) }
        func evaluate(into values: UnsafeMutablePointer<Double>) {
            animators.evaluate(
                range, at: frame.time,
                times: frame.times == nil ? nil : UnsafePointer(scratch.times),
                isFloat: key.form == .float, scratch: scratch.offsets, into: values
            )
        }
        // Animators have a value at all times.
        scratch.fractions.update(repeating: 0, count: range.count)
        guard key.target == .plainLayer else {
            evaluate(into: scratch.values)
            removeScale(range, scratch)
            return write(range, scratch, to: frame)
        }
        let values = frame.plainLayers.values(ofBlock: portions[portion].block)
        if portions[portion].isDense && !key.form.isComposed && scale == 1 {
            let lane = Int(targets[range.lowerBound]) % PlainLayerColumns.blockSize
            evaluate(into: values + columns.lowerBound * PlainLayerColumns.blockSize + lane)
        } else {
            evaluate(into: scratch.values)
            removeScale(range, scratch)
            if key.form.isComposed { composeEntries(range, scratch) }
            write(range, scratch, to: values, of: frame)
        }
    }

    /// Converts values from the unit in which they are animated.
    private func removeScale(_ range: Range<Int>, _ scratch: TrackScratch) {
        guard scale != 1 else { return }
        for lane in 0..<key.form.lanes {
            let values = scratch.values + lane * Self.portionSize
            for place in 0..<range.count { values[place] /= scale }
        }
    }

    /// Replaces evaluated components of transforms by the entries that plain layers store.
    private func composeEntries(_ range: Range<Int>, _ scratch: TrackScratch) {
        for place in 0..<range.count {
            let t = transform(place, range, scratch)
            let entries = SIMD8<Double>(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42, 0, 0)
            for number in 0..<6 {
                scratch.values[number * Self.portionSize + place] = entries[number]
            }
        }
    }

    /// Returns the transform of a track whose animated components have been evaluated.
    private func transform(
        _ place: Int, _ range: Range<Int>, _ scratch: TrackScratch
    ) -> CATransform3D {
        var lanes = transforms[range.lowerBound + place]
        for k in components.indices {
            lanes[components[k]] = scratch.values[k * Self.portionSize + place]
        }
        return TransformComponents(lanes: lanes).transform
    }

    private func gatherTimes(
        _ range: Range<Int>, _ times: UnsafePointer<Double>, _ scratch: TrackScratch
    ) {
        for index in range { scratch.times[index - range.lowerBound] = times[Int(entries[index])] }
    }

    private func evaluateFractions(
        _ range: Range<Int>, _ frame: TrackFrame, _ scratch: TrackScratch
    ) -> Bool {
        guard let times = frame.times else {
            return timings.evaluate(range, at: frame.time, into: scratch.fractions)
        }
        gatherTimes(range, times, scratch)
        return timings.evaluate(range, at: .nan, times: scratch.times, into: scratch.fractions)
    }

    /// Writes values one by one into a block of plain layers; tracks outside their active time
    /// write the model value.
    private func write(
        _ range: Range<Int>, _ scratch: TrackScratch, to block: UnsafeMutablePointer<Double>,
        of frame: TrackFrame
    ) {
        for index in range {
            let (place, target) = (index - range.lowerBound, Int(targets[index]))
            guard !scratch.fractions[place].isNaN else {
                let model = UnsafePointer(frame.models[Int(slots[index])])
                frame.plainLayers.copy(columns, from: model, to: target)
                continue
            }
            let lane = block + target % PlainLayerColumns.blockSize
            for (number, column) in columns.enumerated() {
                lane[column * PlainLayerColumns.blockSize] =
                    scratch.values[number * Self.portionSize + place]
            }
        }
    }

    /// Writes values one by one into layer states, in the same way.
    private func write(_ range: Range<Int>, _ scratch: TrackScratch, to frame: TrackFrame) {
        let offset = key.property.row.offset + key.inset
        for index in range {
            let (place, target) = (index - range.lowerBound, frame.shown[Int(targets[index])])
            guard !scratch.fractions[place].isNaN else {
                let model = UnsafePointer(frame.models[Int(slots[index])])
                target.pointee.copy(key.property, from: model)
                continue
            }
            func value(_ lane: Int) -> Double { scratch.values[lane * Self.portionSize + place] }
            let memory = target.pointee.memory(of: key.property) + offset
            switch key.form {
            case .number, .pair, .rect:
                for lane in 0..<key.form.lanes {
                    memory.storeBytes(of: value(lane), toByteOffset: lane * 8, as: Double.self)
                }
            case .float: memory.storeBytes(of: Float(value(0)), as: Float.self)
            case .color:
                let color = CGColor(red: value(0), green: value(1), blue: value(2), alpha: value(3))
                memory.assumingMemoryBound(to: CGColor?.self).pointee = color
            case .turn:
                var turned = target.pointee.transform
                (turned.m11, turned.m12) = (value(0), value(1))
                (turned.m21, turned.m22) = (value(2), value(3))
                target.pointee.transform = turned
            case .components:
                let transform = transform(place, range, scratch)
                if key.property == .transform {
                    target.pointee.transform = transform
                } else {
                    memory.assumingMemoryBound(to: CATransform3D.self).pointee = transform
                }
            }
        }
    }
}

extension LayerState {
    /// Returns the memory of the structure that stores a property, except class-specific ones;
    /// valid until the state is copied.
    @inline(__always)
    fileprivate mutating func memory(of property: LayerProperty) -> UnsafeMutableRawPointer {
        // The address of a box is stable while the box is uniquely referenced.
        property.isRare
            ? rare.write { $0 }
            : withUnsafeMutablePointer(to: &self) { UnsafeMutableRawPointer($0) }
    }
}
