import LegatoGraphics

/// The animations that run on one property, and what they add to its model value.
///
/// A presented value is the model value plus `offset(at:)`. As long as `isFrozen` is true the
/// animator is a pure function of time: it may be copied, sent to another thread and asked
/// for any times in any order. Evaluating it then allocates nothing.
public struct PropertyAnimator<Value: VectorArithmetic & Sendable>: Sendable {
    private(set) var tracks: [MotionTrack<Value>] = []
    private var sampler = VelocitySampler<Value>()
    private var lastChange: Change?

    /// An animated change, and what there was before it: another one at the same time takes its
    /// place.
    private struct Change {
        let time: Double
        let delta: Value
        let tracks: [MotionTrack<Value>]
        let sampler: VelocitySampler<Value>
    }

    /// Creates an animator with nothing to do; its offset is zero.
    public init() {}

    /// Takes note that the model value has changed, and animates the change.
    ///
    /// The presented value does not jump: right after the change the offset is the former
    /// offset minus the change. A fluid spring takes over velocity and position of whatever was
    /// running; other animations run on top of it, towards the new value from wherever the
    /// older ones are. A change at the very time of the last one replaces its animation: both
    /// are one change. A change of zero does nothing.
    ///
    /// - Parameters:
    ///   - delta: The new model value minus the old one; its magnitude squared must be finite.
    ///   - animation: The animation of the transaction.
    ///   - time: The time of the change in seconds, finite, not before earlier changes.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public mutating func retarget(by delta: Value, animation: Animation, at time: Double) {
        require(time.isFinite, "The time (\(time)) of a change must be a finite number.")
        require(
            delta.magnitudeSquared.isFinite,
            "The change (\(delta)) must be finite."
        )
        guard delta != .zero else { return }
        if let lastChange, lastChange.time == time {
            tracks = lastChange.tracks
            sampler = lastChange.sampler
            start(lastChange.delta + delta, animation, at: time)
        } else {
            advance(to: time)
            removeFinished(at: time)
            start(delta, animation, at: time)
        }
    }

    /// Takes note of a change that is not animated, as one of a drag.
    ///
    /// What runs goes on, and the presented value moves along with the model value. A fluid
    /// spring that comes later starts with the velocity of these changes. It fades by a factor
    /// of 0.998 with every millisecond since the last of them.
    ///
    /// - Parameters:
    ///   - value: The new model value; its magnitude squared must be finite.
    ///   - time: The time of the change in seconds, finite.
    public mutating func track(_ value: Value, at time: Double) {
        require(time.isFinite, "The time (\(time)) of a change must be a finite number.")
        require(value.magnitudeSquared.isFinite, "The value (\(value)) must be finite.")
        sampler.addSample(value, time: time)
    }

    private mutating func start(_ delta: Value, _ animation: Animation, at time: Double) {
        lastChange = Change(time: time, delta: delta, tracks: tracks, sampler: sampler)
        guard delta != .zero else { return }
        let before = sample(at: time)
        let whole = tracks.reduce(delta) { $0 + $1.delta }
        let way = delta - before.offset
        guard let resolved = animation.resolved(magnitude: way.length) else {
            retargetCustom(by: delta, animation: animation, at: time)
            return
        }
        if case .fluid(let spring, let timing) = resolved,
            let begun = mergeStart(of: timing, at: time)
        {
            let local = timing.local(time - begun)
            let velocity = before.velocity + sampler.velocity(at: time)
            sampler = VelocitySampler()
            let previous = tracks.count == 1 ? tracks[0].fluid : nil
            let course = spring.course(
                takingOver: previous?.course,
                at: previous?.age(at: time - tracks[0].start) ?? 0
            )
            let motion = FluidMotion(
                timing: timing,
                course: course,
                beginning: local,
                offset: before.offset - delta,
                velocity: timing.rate > 0
                    ? velocity.scaled(by: 1 / timing.rate) : .zero,
                value: whole
            )
            tracks = [
                MotionTrack(animation: animation, start: begun, delta: whole, motion: motion)
            ]
        } else {
            tracks.append(
                MotionTrack(
                    animation: animation,
                    start: time,
                    delta: delta,
                    motion: resolved.motion(magnitude: way.length)
                )
            )
        }
    }

    /// When a fluid spring that merges now is taken to have begun, or `nil` if it cannot merge.
    ///
    /// Inside delays and speeds it merges only with a spring that has the same ones.
    private func mergeStart(of timing: FluidTiming, at time: Double) -> Double? {
        if tracks.isEmpty || timing == FluidTiming() { return time }
        guard tracks.count == 1, tracks[0].fluid?.timing == timing else { return nil }
        return tracks[0].start
    }

    private mutating func retargetCustom(by delta: Value, animation: Animation, at time: Double) {
        if tracks.count == 1 {
            let track = tracks[0]
            let elapsed = time - track.start
            var context = track.context
            if animation.shouldMerge(
                previous: track.animation,
                value: track.delta,
                time: elapsed,
                context: &context
            ) {
                tracks = [
                    MotionTrack(
                        animation: animation,
                        start: track.start,
                        delta: track.delta + delta,
                        context: context
                    )
                ]
                return
            }
        }
        tracks.append(
            MotionTrack(
                animation: animation,
                start: time,
                delta: delta,
                context: AnimationContext()
            )
        )
    }

    private mutating func removeFinished(at time: Double) {
        if let index = tracks.lastIndex(where: { $0.end <= time }) {
            tracks.removeSubrange(...index)
        }
    }

    /// Lets custom animations take note of a time; built-in ones need no such call.
    ///
    /// An animator that is not frozen has to be advanced to each time at which it is shown, in
    /// order and before it is asked for that time; its animations are asked once for each. For a
    /// frozen one this does nothing.
    ///
    /// - Parameter time: The time in seconds, not before earlier ones.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public mutating func advance(to time: Double) {
        guard !isFrozen else { return }
        var before = MotionSample<Value>(offset: .zero, velocity: .zero)
        for index in tracks.indices {
            before = tracks[index].advance(to: time, after: before)
        }
    }

    private func sample(at time: Double) -> MotionSample<Value> {
        var result = MotionSample<Value>(offset: .zero, velocity: .zero)
        // By index: iterating copies each track, and allocates where it is not specialized.
        for index in tracks.indices {
            result = tracks[index].sample(at: time, after: result)
        }
        return result
    }

    /// What to add to the model value at a time; exactly zero from `endTime` on.
    ///
    /// - Parameter time: The time in seconds, not before the last change.
    /// - Returns: The offset of the presented value from the model value.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public func offset(at time: Double) -> Value {
        time >= endTime ? .zero : sample(at: time).offset
    }

    /// The velocity of the presented value per second, exactly zero from `endTime` on.
    ///
    /// Where a curve stands upright, its velocity counts as zero.
    ///
    /// - Parameter time: The time in seconds, not before the last change.
    /// - Returns: The velocity per second.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public func velocity(at time: Double) -> Value {
        time >= endTime ? .zero : sample(at: time).velocity
    }

    /// Whether nothing moves from this time on.
    public func isFinished(at time: Double) -> Bool { time >= endTime }

    /// Whether the eye waits for nothing more from this time on.
    public func isLogicallyComplete(at time: Double) -> Bool { time >= logicalEndTime }

    /// The first time from which the offset is zero for ever.
    ///
    /// It is −∞ when nothing was ever animated and +∞ for what never ends, and for custom
    /// animations until they have ended.
    public var endTime: Double {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { tracks.isEmpty ? -.infinity : tracks[tracks.count - 1].end }
    }

    /// The first time from which the eye waits for nothing more, at most `endTime`.
    public var logicalEndTime: Double {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { tracks.isEmpty ? -.infinity : tracks[tracks.count - 1].logicalEnd }
    }

    /// Whether all running animations are built in, so that evaluating them is a pure function
    /// of time and may be done on the render thread.
    public var isFrozen: Bool {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { tracks.allSatisfy(\.isFrozen) }
    }
}

extension VectorArithmetic {
    var length: Double { magnitudeSquared.squareRoot() }
}
