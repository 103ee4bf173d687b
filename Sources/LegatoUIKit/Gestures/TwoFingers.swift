import Foundation
import LegatoLayers

/// The two-finger gesture that layers report to a recognizer, in place of touches.
@MainActor struct TwoFingers {
    private struct Source {
        weak var view: AnyObject?
    }

    /// Where the gesture began, in points of the display; nil before the first one.
    private(set) var place: CGPoint?
    /// Whether the recognizer ignores the gesture until its end.
    var isIgnored = false
    private var sources: [Source] = []

    /// Returns whether a view's layer reports no gestures yet, and records the view.
    mutating func isFirst(_ view: AnyObject) -> Bool {
        sources.removeAll { $0.view == nil }
        guard !sources.contains(where: { $0.view === view }) else { return false }
        sources.append(Source(view: view))
        return true
    }

    /// Takes the start of a gesture, in points of the superlayer of the layer that reports it.
    mutating func begin(at start: CGPoint, in layer: CALayer) {
        guard let root = layer.host?.rootLayer, let above = layer.superlayer else {
            return place = start
        }
        place = above.convert(start, to: root)
    }
}

/// A gesture of two fingers that reports when it is cancelled.
struct TwoFingerGesture: LayerGesture {
    let gesture: any LayerGesture
    /// Called when the gesture is cancelled, whose own actions at the end are not called.
    let onCancelled: () -> Void

    func makeRecognizer() -> any GestureRecognizer {
        Recognizer(gesture.makeRecognizer(), onCancelled)
    }

    private final class Recognizer: GestureRecognizer {
        private let base: any GestureRecognizer
        private let onCancelled: () -> Void
        let input = GestureInput.wheel

        init(_ base: any GestureRecognizer, _ onCancelled: @escaping () -> Void) {
            (self.base, self.onCancelled) = (base, onCancelled)
        }

        var state: GestureRecognizerState { base.state }
        var deadline: CFTimeInterval? { base.deadline }

        func scrolled(_ event: ScrollEvent, on layer: CALayer) { base.scrolled(event, on: layer) }

        func pinched(_ event: PinchEvent, on layer: CALayer) { base.pinched(event, on: layer) }

        func timePassed(on layer: CALayer) { base.timePassed(on: layer) }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {
            onCancelled()
            base.cancelled(event, on: layer)
        }
    }
}
