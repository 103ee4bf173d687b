import LegatoGraphics
public import Foundation

/// The modifier keys held during an event.
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
    /// The caps lock key; no event reports it.
    public static let capsLock = EventModifiers(rawValue: 16)
    /// A key of the numeric pad; no event reports it.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifiers.
    public static let all = EventModifiers(rawValue: 63)
}

/// An event of a mouse or a finger.
public nonisolated struct PointerEvent: Sendable, Equatable, Codable {
    /// The location in the root layer, in points, with y down.
    public var location: CGPoint
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval
    /// The button: 1 left, 2 middle, 3 right; 0 for a move without a button.
    public var button: Int
    /// The modifier keys held.
    public var modifiers: EventModifiers

    /// Creates an event, for the left button without modifiers by default.
    /// - Precondition: location and time are finite.
    public init(
        location: CGPoint, time: CFTimeInterval, button: Int = 1, modifiers: EventModifiers = []
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

/// An event of a scroll wheel or a trackpad.
public nonisolated struct ScrollEvent: Sendable, Equatable, Codable {
    /// The location of the pointer in the root layer, in points.
    public var location: CGPoint
    /// The scroll distance of the content, in points.
    public var delta: CGSize
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval
    /// The modifier keys held.
    public var modifiers: EventModifiers

    /// Creates an event, without modifiers by default.
    /// - Precondition: location, delta and time are finite.
    public init(
        location: CGPoint, delta: CGSize, time: CFTimeInterval, modifiers: EventModifiers = []
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

/// An event of two fingers on a touch screen.
public nonisolated struct PinchEvent: Sendable, Equatable, Codable {
    /// The phase of a pinch.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// The second finger was placed.
        case began
        /// A finger moved.
        case changed
        /// A finger was lifted.
        case ended
        /// The system cancelled the pinch.
        case cancelled
    }

    /// The phase of the pinch.
    public var phase: Phase
    /// The location of the first finger in the root layer, in points, with y down.
    public var first: CGPoint
    /// The location of the second finger.
    public var second: CGPoint
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval

    /// Creates an event.
    /// - Precondition: both locations and the time are finite.
    public init(phase: Phase, first: CGPoint, second: CGPoint, time: CFTimeInterval) {
        require(
            [first.x, first.y, second.x, second.y, time].allSatisfy(\.isFinite),
            "A pinch event needs finite locations and time, got \(first) and \(second) at \(time)"
        )
        self.phase = phase
        self.first = first
        self.second = second
        self.time = time
    }

    /// The midpoint of the fingers.
    public var center: CGPoint {
        CGPoint(x: first.x / 2 + second.x / 2, y: first.y / 2 + second.y / 2)
    }
    /// The distance between the fingers, in points.
    public var distance: CGFloat { hypot(second.x - first.x, second.y - first.y) }
}

/// An event of a key.
public nonisolated struct KeyEvent: Sendable, Equatable, Codable {
    /// The key's name in lower case, such as `a`, `.`, `space`, `left` or `escape`.
    public var key: String
    /// Whether the event repeats a key that is held.
    public var isRepeat: Bool
    /// The modifier keys held.
    public var modifiers: EventModifiers
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval

    /// Creates an event, for the first press without modifiers by default.
    public init(
        key: String, isRepeat: Bool = false, modifiers: EventModifiers = [], time: CFTimeInterval
    ) {
        self.key = key
        self.isRepeat = isRepeat
        self.modifiers = modifiers
        self.time = time
    }
}

nonisolated extension KeyEvent {
    /// The characters that the key types by itself, without those of the layout's other levels:
    /// Shift types upper-case letters, and keys without a character type nothing.
    ///
    /// Typed text comes as `InputEvent.text(_:)`, after dead keys and input methods.
    public var characters: String {
        let typed: String =
            switch key {
            case "space": " "
            case "return", "keypad enter": "\r"
            case "tab": "\t"
            default: key.count == 1 ? key : ""
            }
        return modifiers.contains(.shift) ? typed.uppercased() : typed
    }
}

/// An input event.
public nonisolated enum InputEvent: Sendable, Equatable {
    /// A button was pressed, or a finger placed.
    case pointerDown(PointerEvent)
    /// The pointer moved; without a button it also ends a press whose release was lost.
    case pointerMoved(PointerEvent)
    /// A button was released, or a finger lifted.
    case pointerUp(PointerEvent)
    /// The system cancelled the press.
    case pointerCancelled(PointerEvent)
    /// The pointer left the display; the location is the last one on it.
    case pointerExited(PointerEvent)
    /// The wheel turned.
    case scroll(ScrollEvent)
    /// Two fingers moved on a touch screen; this cancels the press of a single finger.
    case pinch(PinchEvent)
    /// A key was pressed.
    case keyDown(KeyEvent)
    /// A key was released.
    case keyUp(KeyEvent)
    /// Text was typed, with a key, several keys or an input method.
    case text(TextEvent)
    /// An input method has changed the text that it composes.
    case composition(CompositionEvent)
    /// Another program drags files, texts or other data over the display.
    case drag(DragEvent)
    /// What another program dragged has left the display, or was cancelled; the location is the last one.
    case dragExited(DragEvent)
    /// Another program has dropped files, texts or other data.
    case drop(DropEvent)
}
