import LegatoGraphics
package import LegatoLayers
package import LegatoMotion

/// A gesture that processes input itself; it has no body.
protocol PrimitiveGesture: Gesture where Body == Never {
    /// Creates the recognizers for one layer; nested gestures store their dynamic properties in
    /// `properties`.
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer]
}

extension PrimitiveGesture {
    /// Traps: the gesture has no body.
    public var body: Never { refuseBody(ofGesture: Self.self) }
}

extension Gesture {
    /// Creates the recognizers for one layer.
    func recognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        if let primitive = self as? any PrimitiveGesture {
            func open<P: PrimitiveGesture>(_ gesture: P) -> [any GestureRecognizer]? {
                (sink as? GestureSink<P.Value>).map { gesture.makeRecognizers(properties, $0) }
            }
            guard let made = open(primitive) else {
                refuse("\(Self.self) must report values of the type \(Value.self).")
            }
            return made
        }
        var connected = self
        properties.connect(&connected)
        return connected.body.recognizers(properties) { phase, round in
            guard let phase = phase as? GesturePhase<Value> else {
                refuse(
                    "The body of \(Self.self) must report values of the type \(Value.self), got "
                        + "\(Self.Body.Value.self)."
                )
            }
            sink(phase, round)
        }
    }
}

/// A gesture whose recognizers another module adds to the layer of a view.
package protocol ForeignGesture: Gesture where Body == Never, Value == Void {
    /// The type of the value that describes the gesture.
    associatedtype Source
    /// The value that describes the gesture; its dynamic properties are connected.
    nonisolated var source: Source { get set }

    /// Adds recognizers to a layer, or updates them.
    /// - Parameters:
    ///   - layer: The layer of the gesture.
    ///   - kept: What the last call for the layer has returned; nil the first time.
    /// - Returns: The owner of the recognizers, which is kept while the gesture is on.
    func attach(to layer: CALayer, kept: AnyObject?) -> AnyObject
}

extension ForeignGesture {
    /// Traps: the gesture has no body.
    public var body: Never { refuseBody(ofGesture: Self.self) }
}

/// A change of a gesture's state.
enum GesturePhase<Value> {
    case changed(Value)
    case ended(Value)
    /// The gesture failed.
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Receives the phases of a gesture, and adds the actions they require to a round.
typealias GestureSink<Value> = (GesturePhase<Value>, GestureRound) -> Void

/// The actions for one event of a gesture, in one transaction.
final class GestureRound {
    var transaction = Transaction()
    private var actions: [() -> Void] = []

    private init() {}

    func act(_ action: @escaping () -> Void) { actions.append(action) }

    /// Reports a phase to a sink and runs the resulting actions.
    static func report<Value>(_ phase: GesturePhase<Value>, _ sink: GestureSink<Value>) {
        let round = GestureRound()
        if case .changed = phase { round.transaction = .gestureChange }
        sink(phase, round)
        guard !round.actions.isEmpty else { return }
        withTransaction(round.transaction) {
            for action in round.actions { action() }
        }
    }
}

extension Transaction {
    /// The transaction for changes during a gesture: continuous, and with a velocity that later
    /// springs start with.
    package static var gestureChange: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        return transaction
    }
}
