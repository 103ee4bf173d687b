import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// What a person does with the pointer or the wheel, told to views.
@preconcurrency @MainActor public protocol Gesture<Value> {
    /// What it tells.
    associatedtype Value
    /// The type of gesture that the body is.
    associatedtype Body: Gesture

    /// The gesture that it is made of.
    var body: Body { get }
}

extension Never: Gesture {
    /// Nothing.
    public typealias Value = Never
}

/// A gesture that knows how to follow input; it has no body.
protocol PrimitiveGesture: Gesture where Body == Never {
    /// Makes what follows the pointer or the wheel on one layer; gestures inside find the storage of
    /// their properties in `properties`.
    func makeRecognizers(
        _ properties: PropertyStores,
        _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer]
}

extension Gesture where Body == Never {
    /// Not to be reached: the gesture has no body.
    public var body: Never { refuse("\(Self.self) has no body.") }
}

extension Gesture {
    /// Makes what follows the pointer or the wheel on one layer.
    func recognizers(
        _ properties: PropertyStores,
        _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        if let primitive = self as? any PrimitiveGesture {
            func open<P: PrimitiveGesture>(_ gesture: P) -> [any GestureRecognizer]? {
                (sink as? GestureSink<P.Value>).map { gesture.makeRecognizers(properties, $0) }
            }
            guard let made = open(primitive) else { refuse("\(Self.self) tells other values.") }
            return made
        }
        var connected = self
        properties.connect(&connected)
        return connected.body.recognizers(properties) { phase, round in
            guard let phase = phase as? GesturePhase<Value> else {
                refuse("\(Self.self) tells other values than its body.")
            }
            sink(phase, round)
        }
    }
}

/// What a gesture says.
enum GesturePhase<Value> {
    case changed(Value)
    case ended(Value)
    /// It comes to nothing.
    case failed

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Takes what a gesture says, and adds what is to be done about it to a round.
typealias GestureSink<Value> = (GesturePhase<Value>, GestureRound) -> Void

/// What is done about one event of a gesture, in one transaction.
final class GestureRound {
    var transaction = Transaction()
    private var actions: [() -> Void] = []

    private init() {}

    func act(_ action: @escaping () -> Void) { actions.append(action) }

    /// Tells a phase of a gesture and does what is said about it.
    static func tell<Value>(_ phase: GesturePhase<Value>, _ sink: GestureSink<Value>) {
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
    /// The transaction of a change that a gesture under way makes: one of many in a row, whose
    /// velocity later springs go on with.
    static var gestureChange: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        return transaction
    }
}
