import Foundation
import LegatoGraphics
import LegatoMotion

/// The animations of the usual kinds, prepared so that a frame evaluates all of them together.
///
/// A track runs between two fixed values of a number, point, size, rectangle, colour or turn about
/// z, alone on its property, without groups. What it gives equals `FrozenAnimation.apply(to:at:)`,
/// bit for bit; all other animations are evaluated there.
struct TrackTable: ~Copyable {
    /// What a track writes.
    private enum Form: UInt8 {
        case number, float, pair, rect, color
        /// The four entries of a transform that a turn about z changes.
        case turn
    }

    /// What lies between the fraction of a pass and the way between the ends.
    private enum Easing {
        case none
        case curve(Int)
        case spring(Int, duration: Double)
    }

    private struct Track {
        var slot: Int
        /// Where the values shown are kept.
        var target: Int
        var property: LayerProperty
        var form: Form
        var easing: Easing
        /// Where the value lies, bytes.
        var offset: Int
        var start: SIMD4<Double>
        var way: SIMD4<Double>
        /// The factors of both axes that a turn turns.
        var scale = SIMD2<Double>.one
    }

    /// Whether the table tells of the animations as they are.
    var isValid = false
    /// How many animations it holds.
    var count: Int { tracks.count }

    private var tracks: [Track] = []
    /// The places in the drawing order, by track.
    private var entries: [Int] = []
    private var timings = TimingBatch()
    private var curves = CurveBatch()
    private var springs = SpringBatch()

    mutating func removeAll() {
        tracks.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        timings.removeAll()
        curves.removeAll()
        springs.removeAll()
    }

    /// Adds all animations of a layer, or none of them.
    /// - Returns: what that makes of the layer.
    mutating func add(
        _ animations: [FrozenAnimation],
        ofSlot slot: Int,
        _ model: UnsafePointer<LayerState>,
        target: Int,
        entry: Int
    ) -> SlotMarks {
        var marks: SlotMarks = [.tracked, .staysPlain]
        let first = tracks.count
        for (index, animation) in animations.enumerated() {
            let isAlone = animations.indices.allSatisfy {
                $0 == index || animations[$0].path.property != animation.path.property
            }
            guard isAlone, var track = Self.track(animation, model, &marks) else {
                tracks.removeSubrange(first...)
                return []
            }
            (track.slot, track.target) = (slot, target)
            tracks.append(track)
        }
        for (index, animation) in animations.enumerated() {
            timings.append(animation.timing)
            entries.append(entry)
            if let spring = animation.spring {
                let duration = animation.timing.duration
                tracks[first + index].easing = .spring(springs.count, duration: duration)
                springs.append(spring, at: 0)
            } else if let easing = animation.easing {
                tracks[first + index].easing = .curve(curves.count)
                curves.append(easing, at: 0)
            }
        }
        return marks
    }

    /// The track of an animation; nil if it must be evaluated on its own.
    private static func track(
        _ animation: FrozenAnimation,
        _ model: UnsafePointer<LayerState>,
        _ marks: inout SlotMarks
    ) -> Track? {
        let row = animation.path.property.row
        guard case .vector(let from, let to, let by) = animation.ends, animation.groups.isEmpty,
            animation.function == nil, !animation.isAdditive, !animation.isCumulative,
            !row.isBoxed, row.property != .zPosition, animation.timing.duration.isFinite,
            animation.spring == nil || animation.easing == nil,
            let (form, offset) = form(of: animation.path)
        else { return nil }
        let isFixed = [from != nil, to != nil, by != nil].count { $0 } >= 2
        let under = animation.path.vector(in: model.pointee)
        if !isFixed || form == .turn { marks.insert(.dependsOnModel) }
        if !row.property.staysPlain { marks.remove(.staysPlain) }
        guard let (start, end) = FrozenAnimation.vectorEnds(from, to, by, under),
            // Nothing on the way is too large to be told.
            (start * start + end * end).sum() < 1e200
        else { return nil }
        var track = Track(
            slot: 0,
            target: 0,
            property: row.property,
            form: form,
            easing: .none,
            offset: offset,
            start: start,
            way: end - start
        )
        if form == .turn {
            let components = TransformComponents(model.pointee.transform)
            guard components.rotation.x == 0 && components.rotation.y == 0 else { return nil }
            // The other entries of the transform must be those that the turn would write.
            var turned = components
            turned.rotation.z = 0
            var rest = turned.transform
            let t = model.pointee.transform
            (rest.m11, rest.m12, rest.m21, rest.m22) = (t.m11, t.m12, t.m21, t.m22)
            guard CATransform3DEqualToTransform(rest, t) else { return nil }
            track.scale = SIMD2(components.scale.x, components.scale.y)
        }
        return track
    }

    private static func form(of path: PropertyPath) -> (Form, offset: Int)? {
        let row = path.property.row
        switch (path.part, row.type) {
        case (.whole, .double): return (.number, row.offset)
        case (.whole, .float): return (.float, row.offset)
        case (.whole, .point), (.whole, .size): return (.pair, row.offset)
        case (.whole, .rect): return (.rect, row.offset)
        case (.whole, .color): return (.color, row.offset)
        case (.lane(let lane), .point), (.lane(let lane), .size), (.lane(let lane), .rect):
            return (.number, row.offset + lane * MemoryLayout<Double>.stride)
        case (.origin, .rect): return (.pair, row.offset)
        case (.size, .rect): return (.pair, row.offset + MemoryLayout<CGPoint>.stride)
        case (.transform(.rotation), _), (.transform(.rotationZ), _):
            return path.property == .transform ? (.turn, row.offset) : nil
        default: return nil
        }
    }

    /// Evaluates all tracks at the times that the entries of the drawing order read.
    mutating func evaluate(_ times: [Double]) {
        times.withUnsafeBufferPointer { times in
            for index in entries.indices { timings.setTime(times[entries[index]], at: index) }
        }
        evaluate()
    }

    /// Evaluates all tracks at one time.
    mutating func evaluate(at time: Double) {
        timings.setTimes(time)
        evaluate()
    }

    private mutating func evaluate() {
        timings.evaluate()
        let (fractions, inputs) = (timings.fractions, curves.inputs)
        tracks.withUnsafeBufferPointer { tracks in
            for index in tracks.indices {
                switch tracks[index].easing {
                case .none: break
                case .curve(let curve): inputs[curve] = fractions[index]
                case .spring(let spring, let duration):
                    springs.setTime(fractions[index] * duration, at: spring)
                }
            }
        }
        curves.evaluate()
        springs.evaluate()
    }

    /// Writes what all tracks show.
    func apply(to shown: StateTable, models: StateTable) {
        guard !tracks.isEmpty else { return }
        let (shown, models) = (shown.base, models.base)
        let (fractions, values) = (timings.fractions, curves.values)
        tracks.withUnsafeBufferPointer { tracks in
            for index in tracks.indices {
                let target = shown + tracks[index].target
                let fraction = fractions[index]
                guard !fraction.isNaN else {
                    let slot = tracks[index].slot
                    target.pointee.copy(tracks[index].property, from: models + slot)
                    continue
                }
                let x =
                    switch tracks[index].easing {
                    case .none: fraction
                    case .curve(let curve): values[curve]
                    case .spring(let spring, _): springs.value(at: spring)
                    }
                Self.show(tracks[index], x, at: UnsafeMutableRawPointer(target))
            }
        }
    }

    @inline(__always)
    private static func show(_ track: Track, _ x: Double, at state: UnsafeMutableRawPointer) {
        let place = state + track.offset
        switch track.form {
        case .number:
            place.storeBytes(of: track.start.x + track.way.x * x, as: Double.self)
        case .float:
            place.storeBytes(of: Float(track.start.x + track.way.x * x), as: Float.self)
        case .pair:
            let value = track.start.lowHalf + track.way.lowHalf * x
            place.storeBytes(of: value.x, as: Double.self)
            place.storeBytes(of: value.y, toByteOffset: 8, as: Double.self)
        case .rect:
            let v = track.start + track.way * x
            let rect = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
            place.storeBytes(of: rect, as: CGRect.self)
        case .color:
            let v = track.start + track.way * x
            place.storeBytes(
                of: CGColor(red: v.x, green: v.y, blue: v.z, alpha: v.w),
                as: CGColor?.self
            )
        case .turn:
            let angle = track.start.x + track.way.x * x
            let (sine, cosine) = (sin(angle), cos(angle))
            let transform = place.assumingMemoryBound(to: CATransform3D.self)
            transform.pointee.m11 = cosine * track.scale.x
            transform.pointee.m12 = sine * track.scale.x
            transform.pointee.m21 = -sine * track.scale.y
            transform.pointee.m22 = cosine * track.scale.y
        }
    }
}
