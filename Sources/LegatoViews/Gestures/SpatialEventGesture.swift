public import Foundation
import LegatoGraphics
public import LegatoLayers
import LegatoMotion

/// The presses of a `SpatialEventGesture`, with their locations.
public nonisolated struct SpatialEventCollection: Collection, Sendable {
    /// A press, from the pointer's going down to its release.
    public struct Event: Identifiable, Sendable, Hashable {
        /// The identity of a press, which it keeps until it ends.
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        /// The input devices that press.
        public enum Kind: Hashable, Sendable {
            /// A finger; Legato reports fingers as pointers.
            case touch
            /// A pinch at the view, which Legato does not report.
            case directPinch
            /// A pinch away from the view, which Legato does not report.
            case indirectPinch
            /// A pencil; Legato reports it as a pointer.
            case pencil
            /// The pointer, with the left button.
            case pointer
        }

        /// The phases of a press.
        public enum Phase: Hashable, Sendable {
            /// The pointer is down.
            case active
            /// The pointer was released.
            case ended
            /// The system or another gesture took the pointer.
            case cancelled
        }

        /// The identity of the press.
        public let id: ID
        /// When it changed last, in seconds of media time.
        public var timestamp: TimeInterval
        /// The input device.
        public var kind: Kind
        /// The location in the coordinate space of the gesture, in points.
        public var location: CGPoint
        /// The phase of the press.
        public var phase: Phase
        /// The modifier keys held.
        public var modifierKeys: EventModifiers

        /// Whether two events are the same press in the same state.
        public static func == (a: Event, b: Event) -> Bool {
            a.id == b.id && a.timestamp == b.timestamp && a.kind == b.kind
                && a.location == b.location && a.phase == b.phase
                && a.modifierKeys == b.modifierKeys
        }

        /// Hashes the identity.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private let events: [Event]

    init(_ events: [Event]) { self.events = events }

    /// The index of the first press.
    public var startIndex: Int { 0 }
    /// The number of presses: one, because there is one pointer.
    public var endIndex: Int { events.count }
    /// Returns the index after another one.
    public func index(after index: Int) -> Int { index + 1 }
    /// The press at an index.
    public subscript(index: Int) -> Event { events[index] }
    /// The press with an identity; nil if there is none.
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

/// A gesture that reports presses with their locations: their beginnings, moves and ends.
///
/// ```swift
/// Canvas { context, _ in
///     for spark in sparks { context.fill(Path(ellipseIn: spark), with: .color(.orange)) }
/// }
/// .gesture(
///     SpatialEventGesture()
///         .onChanged { events in
///             for event in events where event.phase == .active { add(at: event.location) }
///         }
/// )
/// ```
///
/// It is recognised with the press, as a `DragGesture` with a minimum distance of 0 is. `onEnded(_:)`
/// receives a press that ended or was cancelled.
public nonisolated struct SpatialEventGesture {
    /// The coordinate space in which locations are reported.
    public let coordinateSpace: CoordinateSpace

    /// Creates a gesture that reports presses.
    ///
    /// - Parameter coordinateSpace: The coordinate space of the locations; that of the view by default.
    public init(coordinateSpace: CoordinateSpace = .local) {
        self.coordinateSpace = coordinateSpace
    }
}
