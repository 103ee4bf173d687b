import LegatoGraphics

/// The animations that run on one property, and what they add to its model value.
///
/// A presented value is the model value plus `offset(at:)`. As long as `isFrozen` is true the
/// animator is a pure function of time: it may be copied, sent to another thread and asked
/// for any times in any order. Evaluating it then allocates nothing.
public struct PropertyAnimator<Value: VectorArithmetic & Sendable>: Sendable {
    private var trajectory: MotionTrajectory<Value>?

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
        ownTrajectory()
        trajectory?.retarget(by: delta, animation: animation, at: time)
    }

    /// Makes sure that there is a trajectory, and that no other animator shares it.
    @inline(__always)
    private mutating func ownTrajectory() {
        if !isKnownUniquelyReferenced(&trajectory) {
            trajectory = MotionTrajectory(copying: trajectory)
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
        ownTrajectory()
        trajectory?.addSample(value, at: time)
    }

    /// Hands custom animations, those that run and those to come, what surrounds the property.
    package mutating func surround(with environment: EnvironmentValues) {
        ownTrajectory()
        trajectory?.environment = environment
    }

    /// Whether changes were taken note of since the last spring, whose velocity the next one gets.
    package var tracksVelocity: Bool { trajectory?.tracksVelocity ?? false }

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
        ownTrajectory()
        trajectory?.advance(to: time)
    }

    /// Works out, once, when what runs will be at rest.
    ///
    /// A spring that is retargeted again and again never gets to its end, so a change does not look
    /// for it. Until this is called, each question about the end of a spring does, and so does each
    /// evaluation near the end.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public mutating func settle() {
        guard trajectory != nil else { return }
        ownTrajectory()
        trajectory?.settle()
    }

    /// Comes to rest if all animations have ended by a frame's time.
    ///
    /// From then on the offset is exactly zero, whatever the rounding of the time.
    ///
    /// Code that treats an animator as finished asks here, so that it agrees with what is rendered.
    ///
    /// - Parameter time: The time in seconds.
    /// - Returns: Whether it is at rest.
    package mutating func rest(at time: Double) -> Bool {
        guard FrameMoment.hasCome(endTime, by: time) else { return false }
        guard let trajectory, trajectory.end > -.infinity else { return true }
        ownTrajectory()
        self.trajectory?.rest()
        return true
    }

    /// What to add to the model value at a time; exactly zero from `endTime` on.
    ///
    /// - Parameter time: The time in seconds, not before the last change.
    /// - Returns: The offset of the presented value from the model value.
    @_specialize(where Value == Double)
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector16)
    public func offset(at time: Double) -> Value {
        if let trajectory { trajectory.offset(at: time) } else { .zero }
    }

    /// Reads the stack of animations; `none` if nothing was ever animated.
    @inline(__always)
    func forStack<Result>(
        _ none: Result,
        _ body: (borrowing MotionStack<Value>) -> Result
    ) -> Result {
        trajectory.map { $0.forStack(body) } ?? none
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
        if let trajectory { trajectory.velocity(at: time) } else { .zero }
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
        get { trajectory?.end ?? -.infinity }
    }

    /// The first time from which the eye waits for nothing more, at most `endTime`.
    public var logicalEndTime: Double {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { trajectory?.logicalEnd ?? -.infinity }
    }

    /// Whether all running animations are built in, so that evaluating them is a pure function
    /// of time and may be done on the render thread.
    public var isFrozen: Bool {
        @_specialize(where Value == Double)
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { trajectory?.isFrozen ?? true }
    }
}

extension VectorArithmetic {
    var length: Double { magnitudeSquared.squareRoot() }
}
