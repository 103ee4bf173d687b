import Foundation
import Legato

/// A turn of the wheel, or of two fingers on a trackpad, over a layer.
struct WheelGesture: LayerGesture {
    /// Gets how far the content is to move, points.
    let onScroll: (CGSize) -> Void

    func makeRecognizer() -> any GestureRecognizer { Recognizer(onScroll) }

    private final class Recognizer: GestureRecognizer {
        private let onScroll: (CGSize) -> Void
        private(set) var state = GestureRecognizerState.over
        let input = GestureInput.wheel

        init(_ onScroll: @escaping (CGSize) -> Void) { self.onScroll = onScroll }

        func scrolled(_ event: ScrollEvent, on layer: CALayer) {
            state = .active
            onScroll(event.delta)
        }

        func cancelled(_ event: PointerEvent, on layer: CALayer) { state = .over }
    }
}
