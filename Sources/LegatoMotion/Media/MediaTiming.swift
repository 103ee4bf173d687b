import LegatoGraphics

/// What an animation presents outside its active time.
public enum MediaFill: UInt8, Sendable, Hashable {
    /// Nothing before or after.
    case removed
    /// The last value after the end.
    case forwards
    /// The first value before the start.
    case backwards
    /// The first value before the start, the last value after the end.
    case both
}

/// Core Animation's hierarchical timing, as arithmetic on times in seconds.
///
/// The rules are those of `CAMediaTiming`: `repeatDuration` overrides `repeatCount`, an
/// autoreversing cycle lasts twice `duration`, `speed` divides the active time, and `timeOffset`
/// shifts the play position without shortening it.
public struct MediaTiming: Sendable, Hashable {
    /// The start of the active time, in the parent's time.
    public var beginTime: Double
    /// The duration of one pass, > 0.
    public var duration: Double
    /// The rate relative to the parent's time; negative plays backwards, 0 pauses.
    public var speed: Double
    /// The play position at the start.
    public var timeOffset: Double
    /// The number of cycles; 0 counts as 1, fractions end within a cycle, infinity repeats
    /// indefinitely.
    public var repeatCount: Double
    /// The total duration of all repetitions; 0 uses `repeatCount`.
    public var repeatDuration: Double
    /// Whether each pass is followed by the same pass backwards.
    public var autoreverses: Bool
    /// What is presented outside the active time.
    public var fill: MediaFill

    /// Creates a timing that plays once at normal speed.
    /// - Precondition: `duration` is greater than 0.
    public init(
        beginTime: Double = 0, duration: Double, speed: Double = 1, timeOffset: Double = 0,
        repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
        fill: MediaFill = .removed
    ) {
        require(duration > 0, "A media timing needs a duration above 0, got \(duration)")
        self.beginTime = beginTime
        self.duration = duration
        self.speed = speed
        self.timeOffset = timeOffset
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fill = fill
    }

    /// The duration of one cycle at speed 1.
    public var cycle: Double { autoreverses ? 2 * duration : duration }

    /// The duration of all cycles at speed 1; infinite if it repeats indefinitely.
    public var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        if repeatCount > 0 {
            return repeatCount >= Double(Float.greatestFiniteMagnitude)
                ? .infinity : cycle * repeatCount
        }
        return cycle
    }

    /// The end of the active time, in the parent's time; infinite if it never ends.
    public var endTime: Double {
        speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
    }

    /// A position within a cycle.
    public struct Position: Sendable, Hashable {
        /// The play position within the pass, 0 to 1, before any timing function.
        public var fraction: Double
        /// The play position within the pass, 0 to `duration`, before any timing function.
        public var passTime: Double
        /// The number of complete cycles before, starting from 0.
        public var iteration: Double
        /// Whether the time is within the active interval, both ends included.
        public var isActive: Bool
    }

    /// Returns the position at a time of the parent, or nil where the animation presents nothing.
    public func position(at time: Double) -> Position? {
        let elapsed = time - beginTime
        let active = activeDuration
        var x: Double
        var atEnd = false
        var isActive = true
        if elapsed < 0 {
            guard fill == .backwards || fill == .both else { return nil }
            x = timeOffset
            isActive = false
        } else if elapsed * abs(speed) > active {
            guard fill == .forwards || fill == .both else { return nil }
            x = active * (speed < 0 ? -1 : 1) + timeOffset
            atEnd = true
            isActive = false
        } else {
            x = elapsed * speed + timeOffset
            atEnd = elapsed * abs(speed) == active
        }
        // Decision C6: a paused animation at its exact end presents the end.
        if speed == 0 && x == duration { atEnd = true }
        let period = cycle
        var iteration = (x / period).rounded(.down)
        var p = x - iteration * period
        if p >= period {
            p = 0
            iteration += 1
        }
        if atEnd && p == 0 && x > 0 {
            p = period
            iteration -= 1
        }
        if autoreverses && p > duration { p = period - p }
        return Position(
            fraction: p / duration, passTime: p, iteration: iteration, isActive: isActive
        )
    }
}

/// The clock of a layer: `local = (parent - beginTime) · speed + timeOffset`.
public struct MediaClockRate: Sendable, Hashable {
    /// The parent's time at which this clock starts; before it the clock reads 0.
    public var beginTime: Double
    /// The rate relative to the parent's clock.
    public var speed: Double
    /// The reading at `beginTime`.
    public var timeOffset: Double

    /// Creates a clock; by default it reads the parent's time.
    public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
        self.beginTime = beginTime
        self.speed = speed
        self.timeOffset = timeOffset
    }

    /// Whether this clock always reads its parent's time.
    public var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    /// Returns this clock's reading at a time of the parent.
    public func local(fromParent time: Double) -> Double {
        // Decision C17.
        if beginTime != 0 && time < beginTime { return 0 }
        return (time - beginTime) * speed + timeOffset
    }

    /// Returns the parent's time at a reading of this clock; 0 for a paused clock.
    public func parent(fromLocal time: Double) -> Double {
        speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
    }
}
