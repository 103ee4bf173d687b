import LegatoGraphics

/// An event of typed text.
public nonisolated struct TextEvent: Sendable, Equatable, Codable {
    /// The text.
    public var string: String
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval

    /// Creates an event.
    /// - Precondition: the time is finite.
    public init(string: String, time: CFTimeInterval) {
        require(time.isFinite, "A text event needs a finite time, got \(time)")
        (self.string, self.time) = (string, time)
    }
}

/// An event of an input method, which composes a text before it is typed.
///
/// The composed text is shown underlined at the insertion point. An empty one ends the composition.
public nonisolated struct CompositionEvent: Sendable, Equatable, Codable {
    /// The text composed so far; empty when the composition ends.
    public var string: String
    /// The number of characters of the text before the insertion point of the input method, from 0
    /// to the length of the text; others are clamped.
    public var cursor: Int
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval

    /// Creates an event, by default with the insertion point of the input method at the end.
    /// - Precondition: the time is finite.
    public init(string: String, cursor: Int = .max, time: CFTimeInterval) {
        require(time.isFinite, "A composition event needs a finite time, got \(time)")
        (self.string, self.cursor, self.time) = (string, cursor, time)
    }
}
