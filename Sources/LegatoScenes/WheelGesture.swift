import Foundation
import Legato

/// A gesture for scrolling over a layer with the wheel or with two fingers on a trackpad.
struct WheelGesture: LayerGesture {
    /// Called with the distance by which to move the content, in points.
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
