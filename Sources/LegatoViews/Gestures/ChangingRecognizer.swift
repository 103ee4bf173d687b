import LegatoLayers
import LegatoMotion

/// A recognizer that is replaced by another one when it is idle.
final class ChangingRecognizer: WrappingRecognizer {
    /// The replacement.
    var next: (any GestureRecognizer)?

    override func pass(_ body: (any GestureRecognizer) -> Void) {
        if base.state == .over, let next {
            base = next
            self.next = nil
        }
        super.pass(body)
    }
}

/// A layer gesture with an existing recognizer.
struct MadeGesture: LayerGesture {
    let recognizer: any GestureRecognizer
    func makeRecognizer() -> any GestureRecognizer { recognizer }
}
