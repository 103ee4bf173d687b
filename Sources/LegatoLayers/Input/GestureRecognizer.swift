/// How far a gesture has come with what the pointer or the wheel does.
public enum GestureRecognizerState: Sendable, Hashable {
    /// It may still come; with the pointer up it waits for another press.
    case possible
    /// It came, and waits for leave to say so: `GestureRecognizer.recognized(on:)`.
    case recognized
    /// It has the pointer or the wheel for itself.
    case active
    /// It comes no more before the next press: it failed or is done.
    case over
}

/// What a gesture follows.
public enum GestureInput: Sendable, Hashable {
    /// The pointer, from a press of the left button to its release.
    case pointer
    /// The wheel, and two fingers on a touch screen.
    case wheel
}

/// What a display asks of a gesture while a pointer is down on its layer or the wheel turns there.
///
/// A recogniser of the pointer is told `began`, then `moved` and `ended`; one of the wheel is told
/// `scrolled`, or for two fingers `pinched`. Either may be told `cancelled` at any time and is over then.
@preconcurrency @MainActor public protocol GestureRecognizer: AnyObject {
    /// How far the gesture has come.
    var state: GestureRecognizerState { get }
    /// When it wants to hear that time passed, media time in seconds; nil, the default, for never.
    ///
    /// A gesture that goes on with the pointer up, or after the wheel turned, must have one.
    var deadline: CFTimeInterval? { get }
    /// What it follows; the pointer by default.
    var input: GestureInput { get }

    /// The pointer went down on the layer or one of its sublayers.
    func began(_ event: PointerEvent, on layer: CALayer)
    /// It moved.
    func moved(_ event: PointerEvent, on layer: CALayer)
    /// It went up.
    func ended(_ event: PointerEvent, on layer: CALayer)
    /// The system took it away, or another gesture did, its release was lost or the layer left.
    func cancelled(_ event: PointerEvent, on layer: CALayer)
    /// The wheel turned on the layer or one of its sublayers, or still turns.
    func scrolled(_ event: ScrollEvent, on layer: CALayer)
    /// Two fingers came down around a place of the layer or one of its sublayers, moved or went up.
    func pinched(_ event: PinchEvent, on layer: CALayer)
    /// The deadline came.
    func timePassed(on layer: CALayer)
    /// No gesture that goes before can come any more: what was recognised counts.
    func recognized(on layer: CALayer)
}

extension GestureRecognizer {
    /// Never.
    public var deadline: CFTimeInterval? { nil }
    /// The pointer.
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

/// A gesture that a layer can be given.
@preconcurrency @MainActor public protocol LayerGesture {
    /// Makes what follows the pointer or the wheel on one layer.
    func makeRecognizer() -> any GestureRecognizer
}

/// What a gesture calls, in the order in which it was said.
package struct GestureActions<Value> {
    private var changes: [(Value) -> Void] = []
    private var ends: [(Value) -> Void] = []

    package init() {}

    package func changed(_ value: Value) { for action in changes { action(value) } }
    package func ended(_ value: Value) { for action in ends { action(value) } }

    package mutating func onChanged(_ action: @escaping (Value) -> Void) { changes.append(action) }
    package mutating func onEnded(_ action: @escaping (Value) -> Void) { ends.append(action) }
}
