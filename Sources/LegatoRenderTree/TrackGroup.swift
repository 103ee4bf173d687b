import Foundation
import LegatoGraphics
import LegatoMotion

/// Memory for the numbers of so many tracks as are evaluated before their values are written, while
/// they are in the nearest cache.
final class TrackScratch {
    static let portion = 256
    let times, fractions, progress, angles, sines, cosines: UnsafeMutablePointer<Double>

    init() {
        func numbers() -> UnsafeMutablePointer<Double> {
            let bytes = Self.portion * MemoryLayout<Double>.stride
            let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
            let numbers = memory.bindMemory(to: Double.self, capacity: Self.portion)
            numbers.initialize(repeating: 0, count: Self.portion)
            return numbers
        }
        (times, fractions, progress) = (numbers(), numbers(), numbers())
        (angles, sines, cosines) = (numbers(), numbers(), numbers())
    }

    deinit {
        for numbers in [times, fractions, progress, angles, sines, cosines] {
            numbers.deallocate()
        }
    }
}

/// What tracks write to: the model values of a layer, or some of them.
protocol TrackValues {
    /// Gives a property its model value.
    mutating func copy(_ property: LayerProperty, from model: UnsafePointer<LayerState>)
    /// Shows a colour.
    mutating func setColor(_ property: LayerProperty, _ color: SIMD4<Double>)
    /// Shows a turn.
    mutating func setTurn(_ sine: Double, _ cosine: Double, _ scale: SIMD2<Double>)
    /// Where the value of a property lies in what holds it, bytes.
    static func offset(of property: LayerProperty) -> Int
    /// What holds the value of a property; valid until the values are copied.
    mutating func memory(of property: LayerProperty) -> UnsafeMutableRawPointer
}

/// The tracks of one property that are evaluated and written in the same way.
final class TrackGroup {
    /// What lies between the fraction of a pass and the way between the ends.
    enum Easing {
        case none, curve, spring
    }

    /// What the tracks of a group share.
    struct Key: Equatable {
        let target: TrackTarget.Kind
        let property: LayerProperty
        let form: Track.Form
        let inset: Int
        let easing: Easing

        init(_ track: Track, _ target: TrackTarget.Kind, _ animation: FrozenAnimation) {
            self.target = target
            (property, form, inset) = (track.property, track.form, track.inset)
            easing = animation.spring != nil ? .spring : animation.easing != nil ? .curve : .none
        }
    }

    let key: Key
    var count: Int { targets.count }

    private var timings = TimingBatch()
    private var curves = CurveBatch()
    private var springs = SpringBatch()
    /// By track: where its values go, the slot of its layer and its place in the drawing order.
    private var targets: [Int32] = []
    private var slots: [Int32] = []
    private var entries: [Int32] = []
    /// As many numbers a track as its form has.
    private var starts: [Double] = []
    private var ways: [Double] = []
    /// By track, the factors of turns.
    private var scales: [SIMD2<Double>] = []
    /// By track, the lengths of the passes of springs.
    private var durations: [Double] = []

    init(_ key: Key) { self.key = key }

    /// Forgets all tracks, keeping the memory.
    func removeAll() {
        timings.removeAll()
        curves.removeAll()
        springs.removeAll()
        targets.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        ways.removeAll(keepingCapacity: true)
        scales.removeAll(keepingCapacity: true)
        durations.removeAll(keepingCapacity: true)
    }

    /// Adds a track.
    func append(
        _ track: Track,
        _ animation: FrozenAnimation,
        slot: Int,
        target: Int,
        entry: Int
    ) {
        timings.append(animation.timing)
        if let spring = animation.spring {
            springs.append(spring, at: 0)
            durations.append(animation.timing.duration)
        } else if let easing = animation.easing {
            curves.append(easing, at: 0)
        }
        targets.append(Int32(target))
        slots.append(Int32(slot))
        entries.append(Int32(entry))
        for lane in 0..<key.form.width {
            starts.append(track.start[lane])
            ways.append(track.way[lane])
        }
        if key.form == .turn { scales.append(track.scale) }
    }

    /// Evaluates all tracks, and writes what they show into a table.
    func evaluate<Values: TrackValues>(
        at time: Double,
        _ times: [Double]?,
        _ scratch: TrackScratch,
        into table: UnsafeMutablePointer<Values>,
        _ models: StateTable
    ) {
        if key.easing == .spring { evaluateSprings(at: time, times) }
        forEachPortion {
            var fractions = UnsafePointer(scratch.fractions)
            var progress = UnsafePointer(scratch.progress)
            switch key.easing {
            case .none:
                evaluateFractions($0, at: time, times, scratch)
                progress = fractions
            case .curve:
                evaluateFractions($0, at: time, times, scratch)
                curves.evaluate($0, at: fractions, into: scratch.progress)
            case .spring:
                fractions = timings.fractions + $0.lowerBound
                for index in $0 {
                    scratch.progress[index - $0.lowerBound] = springs.value(at: index)
                }
            }
            write($0, scratch, fractions, progress, into: table, models)
        }
    }

    /// Evaluates the springs, which are sorted by regimes, all together.
    private func evaluateSprings(at time: Double, _ times: [Double]?) {
        if let times {
            for index in 0..<count { timings.setTime(times[Int(entries[index])], at: index) }
        } else {
            timings.setTimes(time)
        }
        timings.evaluate()
        let fractions = timings.fractions
        for index in 0..<count {
            springs.setTime(fractions[index] * durations[index], at: index)
        }
        springs.evaluate()
    }

    private func forEachPortion(_ body: (Range<Int>) -> Void) {
        var first = 0
        while first < count {
            let end = min(first + TrackScratch.portion, count)
            body(first..<end)
            first = end
        }
    }

    private func evaluateFractions(
        _ range: Range<Int>,
        at time: Double,
        _ times: [Double]?,
        _ scratch: TrackScratch
    ) {
        guard let times else {
            return timings.evaluate(range, at: time, into: scratch.fractions)
        }
        for index in range {
            scratch.times[index - range.lowerBound] = times[Int(entries[index])]
        }
        timings.evaluate(range, at: time, times: scratch.times, into: scratch.fractions)
    }

    private func write<Values: TrackValues>(
        _ range: Range<Int>,
        _ scratch: TrackScratch,
        _ fractions: UnsafePointer<Double>,
        _ progress: UnsafePointer<Double>,
        into table: UnsafeMutablePointer<Values>,
        _ models: StateTable
    ) {
        let property = key.property
        let offset = Values.offset(of: property) + key.inset
        let first = range.lowerBound
        targets.withUnsafeBufferPointer { targets in
            /// Writes each track that shows something; the others give the model value.
            @inline(__always)
            func forEach(
                _ body: (_ index: Int, _ x: Double, UnsafeMutablePointer<Values>) -> Void
            ) {
                for index in range {
                    let target = table + Int(targets[index])
                    guard !fractions[index - first].isNaN else {
                        let slot = Int(slots[index])
                        target.pointee.copy(property, from: UnsafePointer(models[slot]))
                        continue
                    }
                    body(index, progress[index - first], target)
                }
            }
            starts.withUnsafeBufferPointer { starts in
                ways.withUnsafeBufferPointer { ways in
                    switch key.form {
                    case .number:
                        forEach { index, x, target in
                            (target.pointee.memory(of: property) + offset).storeBytes(
                                of: starts[index] + ways[index] * x,
                                as: Double.self
                            )
                        }
                    case .float:
                        forEach { index, x, target in
                            (target.pointee.memory(of: property) + offset).storeBytes(
                                of: Float(starts[index] + ways[index] * x),
                                as: Float.self
                            )
                        }
                    case .pair:
                        forEach { index, x, target in
                            let place = target.pointee.memory(of: property) + offset
                            let (i, j) = (index * 2, index * 2 + 1)
                            place.storeBytes(of: starts[i] + ways[i] * x, as: Double.self)
                            place.storeBytes(
                                of: starts[j] + ways[j] * x,
                                toByteOffset: 8,
                                as: Double.self
                            )
                        }
                    case .rect:
                        forEach { index, x, target in
                            let place = target.pointee.memory(of: property) + offset
                            for lane in 0..<4 {
                                let i = index * 4 + lane
                                place.storeBytes(
                                    of: starts[i] + ways[i] * x,
                                    toByteOffset: lane * 8,
                                    as: Double.self
                                )
                            }
                        }
                    case .color:
                        forEach { index, x, target in
                            let i = index * 4
                            let start = SIMD4(
                                starts[i],
                                starts[i + 1],
                                starts[i + 2],
                                starts[i + 3]
                            )
                            let way = SIMD4(ways[i], ways[i + 1], ways[i + 2], ways[i + 3])
                            target.pointee.setColor(property, start + way * x)
                        }
                    case .turn:
                        for index in range {
                            scratch.angles[index - first] =
                                starts[index] + ways[index] * progress[index - first]
                        }
                        turn(
                            scratch.angles,
                            count: range.count,
                            sines: scratch.sines,
                            cosines: scratch.cosines
                        )
                        scales.withUnsafeBufferPointer { scales in
                            forEach { index, _, target in
                                target.pointee.setTurn(
                                    scratch.sines[index - first],
                                    scratch.cosines[index - first],
                                    scales[index]
                                )
                            }
                        }
                    }
                }
            }
        }
    }
}

extension LayerState: TrackValues {
    mutating func setColor(_ property: LayerProperty, _ v: SIMD4<Double>) {
        let color = CGColor(red: v.x, green: v.y, blue: v.z, alpha: v.w)
        let place = memory(of: property) + Self.offset(of: property)
        place.storeBytes(of: color, as: CGColor?.self)
    }

    mutating func setTurn(_ sine: Double, _ cosine: Double, _ scale: SIMD2<Double>) {
        var turned = transform
        (turned.m11, turned.m12) = (cosine * scale.x, sine * scale.x)
        (turned.m21, turned.m22) = (-sine * scale.y, cosine * scale.y)
        transform = turned
    }

    static func offset(of property: LayerProperty) -> Int { property.row.offset }

    @inline(__always)
    mutating func memory(of property: LayerProperty) -> UnsafeMutableRawPointer {
        // A box keeps its place while it is this value's own.
        property.isRare
            ? rare.write { $0 }
            : withUnsafeMutablePointer(to: &self) { UnsafeMutableRawPointer($0) }
    }
}
