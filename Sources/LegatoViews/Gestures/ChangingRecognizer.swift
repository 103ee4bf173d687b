import LegatoLayers
import LegatoMotion

/// A recogniser that another one takes the place of once it rests.
final class ChangingRecognizer: WrappingRecognizer {
    /// The one for the next time.
    var next: (any GestureRecognizer)?

    override func tell(_ body: (any GestureRecognizer) -> Void) {
        if base.state == .over, let next {
            base = next
            self.next = nil
        }
        super.tell(body)
    }
}

/// A gesture of a layer whose recogniser is there already.
struct MadeGesture: LayerGesture {
    let recognizer: any GestureRecognizer
    func makeRecognizer() -> any GestureRecognizer { recognizer }
}
