import LegatoGraphics
public import Foundation

/// The keys held while an event happened.
public nonisolated struct EventModifiers: OptionSet, Sendable, Hashable, Codable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A shift key.
    public static let shift = EventModifiers(rawValue: 1)
    /// A control key.
    public static let control = EventModifiers(rawValue: 2)
    /// An option or alt key.
    public static let option = EventModifiers(rawValue: 4)
    /// A command, super or Windows key.
    public static let command = EventModifiers(rawValue: 8)
}

/// What a mouse or a finger did.
public nonisolated struct PointerEvent: Sendable, Equatable, Codable {
    /// Where, in points of the root layer, y down.
    public var location: CGPoint
    /// When, in media time, seconds.
    public var time: CFTimeInterval
    /// The button: 1 left, 2 middle, 3 right; 0 for a move without one.
    public var button: Int
    /// The keys held.
    public var modifiers: EventModifiers

    /// Creates an event; of the left button by default.
    /// - Precondition: location and time are finite.
    public init(
        location: CGPoint,
        time: CFTimeInterval,
        button: Int = 1,
        modifiers: EventModifiers = []
    ) {
        require(
            location.x.isFinite && location.y.isFinite && time.isFinite,
            "A pointer event needs a finite location and time, got \(location) at \(time)"
        )
        self.location = location
        self.time = time
        self.button = button
        self.modifiers = modifiers
    }
}

/// What a scroll wheel or a trackpad did.
public nonisolated struct ScrollEvent: Sendable, Equatable, Codable {
    /// Where the pointer was, in points of the root layer.
    public var location: CGPoint
    /// How far the content moves, points.
    public var delta: CGSize
    /// When, in media time, seconds.
    public var time: CFTimeInterval
    /// The keys held.
    public var modifiers: EventModifiers

    /// Creates an event; without modifiers by default.
    /// - Precondition: location, delta and time are finite.
    public init(
        location: CGPoint,
        delta: CGSize,
        time: CFTimeInterval,
        modifiers: EventModifiers = []
    ) {
        require(
            location.x.isFinite && location.y.isFinite && delta.width.isFinite
                && delta.height.isFinite && time.isFinite,
            "A scroll event needs a finite location, delta and time, got \(delta) at \(location), "
                + "\(time)"
        )
        self.location = location
        self.delta = delta
        self.time = time
        self.modifiers = modifiers
    }
}

/// What two fingers on a touch screen did.
public nonisolated struct PinchEvent: Sendable, Equatable, Codable {
    /// How far the fingers have come.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// The second finger came down.
        case began
        /// A finger moved.
        case changed
        /// A finger was lifted.
        case ended
        /// The system took the fingers away.
        case cancelled
    }

    /// How far the fingers have come.
    public var phase: Phase
    /// Where the finger that came first is, in points of the root layer, y down.
    public var first: CGPoint
    /// Where the other finger is.
    public var second: CGPoint
    /// When, in media time, seconds.
    public var time: CFTimeInterval

    /// Creates an event.
    /// - Precondition: both places and the time are finite.
    public init(phase: Phase, first: CGPoint, second: CGPoint, time: CFTimeInterval) {
        require(
            [first.x, first.y, second.x, second.y, time].allSatisfy(\.isFinite),
            "A pinch event needs finite places and time, got \(first) and \(second) at \(time)"
        )
        self.phase = phase
        self.first = first
        self.second = second
        self.time = time
    }

    /// The place in the middle between the fingers.
    public var center: CGPoint {
        CGPoint(x: first.x / 2 + second.x / 2, y: first.y / 2 + second.y / 2)
    }
    /// How far the fingers are from each other, points.
    public var distance: CGFloat { hypot(second.x - first.x, second.y - first.y) }
}

/// What a key did.
public nonisolated struct KeyEvent: Sendable, Equatable, Codable {
    /// The key's name in lower case, such as `a`, `.`, `space`, `left`, `escape`.
    public var key: String
    /// Whether the key repeats because it is held.
    public var isRepeat: Bool
    /// The other keys held.
    public var modifiers: EventModifiers
    /// When, in media time, seconds.
    public var time: CFTimeInterval

    /// Creates an event; the first of a press, without modifiers, by default.
    public init(
        key: String,
        isRepeat: Bool = false,
        modifiers: EventModifiers = [],
        time: CFTimeInterval
    ) {
        self.key = key
        self.isRepeat = isRepeat
        self.modifiers = modifiers
        self.time = time
    }
}

/// What a person did.
public nonisolated enum InputEvent: Sendable, Equatable {
    /// A button or a finger went down.
    case pointerDown(PointerEvent)
    /// The pointer moved; without a button it also ends a press whose release was lost.
    case pointerMoved(PointerEvent)
    /// A button or a finger went up.
    case pointerUp(PointerEvent)
    /// The system took the pointer away.
    case pointerCancelled(PointerEvent)
    /// The pointer left the display; the location is the last one on it.
    case pointerExited(PointerEvent)
    /// A wheel turned.
    case scroll(ScrollEvent)
    /// Two fingers moved on a touch screen; they take the pointer away from where one was down.
    case pinch(PinchEvent)
    /// A key went down.
    case keyDown(KeyEvent)
    /// A key went up.
    case keyUp(KeyEvent)
}
