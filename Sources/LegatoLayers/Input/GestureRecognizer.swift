/// The state of a gesture during a press or a turn of the wheel.
public enum GestureRecognizerState: Sendable, Hashable {
    /// It may still be recognised; with the pointer up, it waits for another press.
    case possible
    /// It has matched, and waits for permission to act: `GestureRecognizer.recognized(on:)`.
    case recognized
    /// It owns the pointer or the wheel.
    case active
    /// It has failed or is done, until the next press.
    case over
}

/// The input that a gesture responds to.
public enum GestureInput: Sendable, Hashable {
    /// The pointer, from a press of the left button to its release.
    case pointer
    /// The wheel, or two fingers on a touch screen.
    case wheel
}

/// Recognises a gesture on a layer.
///
/// A display calls a pointer recognizer's `began`, then `moved` and `ended`, and a wheel
/// recognizer's `scrolled`, or `pinched` for two fingers. It may call `cancelled` at any time,
/// which ends the gesture.
@preconcurrency @MainActor public protocol GestureRecognizer: AnyObject {
    /// The current state of the gesture.
    var state: GestureRecognizerState { get }
    /// When `timePassed(on:)` should be called, in seconds of media time; nil, the default, for
    /// never.
    ///
    /// Required for a gesture that continues with the pointer up, or after the wheel has turned.
    var deadline: CFTimeInterval? { get }
    /// The input that it responds to; the pointer by default.
    var input: GestureInput { get }

    /// Called when the pointer is pressed on the layer or one of its sublayers.
    func began(_ event: PointerEvent, on layer: CALayer)
    /// Called when the pointer has moved.
    func moved(_ event: PointerEvent, on layer: CALayer)
    /// Called when the pointer is released.
    func ended(_ event: PointerEvent, on layer: CALayer)
    /// Called when the system or another gesture takes the pointer, its release is lost, or the
    /// layer leaves the display.
    func cancelled(_ event: PointerEvent, on layer: CALayer)
    /// Called when the wheel turns on the layer or one of its sublayers.
    func scrolled(_ event: ScrollEvent, on layer: CALayer)
    /// Called when two fingers are placed on the layer or one of its sublayers, move or are lifted.
    func pinched(_ event: PinchEvent, on layer: CALayer)
    /// Called when the deadline is reached.
    func timePassed(on layer: CALayer)
    /// Called in the state `recognized`, once no gesture with precedence can be recognised any
    /// more.
    func recognized(on layer: CALayer)
}

extension GestureRecognizer {
    /// Returns nil: no deadline.
    public var deadline: CFTimeInterval? { nil }
    /// Returns `.pointer`.
    public var input: GestureInput { .pointer }

    /// Does nothing.
    public func began(_ event: PointerEvent, on layer: CALayer) {}
    /// Does nothing.
    public func moved(_ event: PointerEvent, on layer: CALayer) {}
    /// Does nothing.
    public func ended(_ event: PointerEvent, on layer: CALayer) {}
    /// Does nothing.
    public func scrolled(_ event: ScrollEvent, on layer: CALayer) {}
    /// Does nothing.
    public func pinched(_ event: PinchEvent, on layer: CALayer) {}
    /// Does nothing.
    public func timePassed(on layer: CALayer) {}
    /// Does nothing.
    public func recognized(on layer: CALayer) {}
}

/// A gesture that can be added to a layer.
@preconcurrency @MainActor public protocol LayerGesture {
    /// Creates the recognizer for one layer.
    func makeRecognizer() -> any GestureRecognizer
}

/// A gesture that was added to a layer.
struct AttachedGesture {
    enum Rank {
        /// Before the gestures of descendants.
        case high
        /// After the gestures of descendants.
        case normal
        /// Independent of all other gestures.
        case simultaneous
    }

    let recognizer: any GestureRecognizer
    let rank: Rank
}

/// The actions of a gesture, called in the order in which they were added.
package nonisolated struct GestureActions<GestureValue> {
    private var changes: [(GestureValue) -> Void] = []
    private var ends: [(GestureValue) -> Void] = []
    private var cancellations: [(GestureValue) -> Void] = []

    package init() {}

    package func changed(_ value: GestureValue) { for action in changes { action(value) } }
    package func ended(_ value: GestureValue) { for action in ends { action(value) } }
    package func cancelled(_ value: GestureValue) { for action in cancellations { action(value) } }

    package mutating func onChanged(_ action: @escaping (GestureValue) -> Void) {
        changes.append(action)
    }
    package mutating func onEnded(_ action: @escaping (GestureValue) -> Void) {
        ends.append(action)
    }
    package mutating func onCancelled(_ action: @escaping (GestureValue) -> Void) {
        cancellations.append(action)
    }
}

/// A recognizer whose press hovers over layers, as one that has opened a menu.
package protocol HoveringRecognizer: GestureRecognizer {
    /// Whether the press hovers now.
    var hovers: Bool { get }
}
