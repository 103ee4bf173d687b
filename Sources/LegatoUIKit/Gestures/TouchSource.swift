import Foundation
import LegatoGraphics
import LegatoLayers

/// Delivers the pointer events of a display to the view tree of a view without a superview, and to
/// its gesture recognizers.
final class TouchSource: GestureRecognizer {
    private weak var top: UIView?
    private var touch: UITouch?
    /// The recognizers of the touched view and its superviews, the innermost one first.
    private var recognizers: [UIGestureRecognizer] = []
    /// Whether the touched view has received the touch.
    private var isDelivered = false
    /// Whether a recognizer has taken the touch from the views.
    private var isTaken = false
    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
    /// Taps held back until no further tap follows.
    private var late: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var lateTime: TimeInterval?
    /// Ends the touch of a late tap in the views, with whether it is cancelled.
    private var endLate: ((Bool) -> Void)?
    /// The event of a touch that waits until recognizers have failed.
    private var delayed: UIEvent?
    /// Whether a recognizer that has begun excludes the other gestures of layers.
    private let isExclusive: Bool
    /// Whether a recognizer has begun.
    private var hasBegun = false
    private var phase = GestureRecognizerState.over

    init(_ top: UIView, isExclusive: Bool = false) {
        (self.top, self.isExclusive) = (top, isExclusive)
    }

    var state: GestureRecognizerState { isExclusive && hasBegun ? .active : phase }

    var deadline: CFTimeInterval? {
        (recognizers.compactMap(\.deadline) + (touch == nil ? [lateTime].compactMap(\.self) : []))
            .min()
    }

    /// The other recognizers of the touch.
    func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizers.filter { $0 !== recognizer }
    }

    func began(_ event: PointerEvent, on layer: CALayer) {
        end()
        endLateTouch()
        guard let top, UIApplication.shared.ignoreCount == 0 else { return }
        let point = UITouch.convert(event.location, to: top)
        guard let view = top.hitTest(point, with: nil), view.superview != nil || !(view is UIWindow)
        else { return }
        let touch = UITouch(at: event.location, time: event.time, in: view)
        touch.tapCount = tapCount(event)
        if touch.tapCount == 1 { recognizeLate() }
        self.touch = touch
        phase = .possible
        (isTaken, isDelivered, hasBegun, delayed) = (false, false, false, nil)
        var at: UIView? = view
        var isKept = false
        while let one = at {
            // Superviews ignore a tap on a control.
            recognizers += one.recognizers.filter {
                $0.isEnabled && !(isKept && $0.isTap)
            }
            if one.keepsTaps { isKept = true }
            at = one.parent
        }
        let uiEvent = UIEvent([touch], time: event.time)
        recognizers = recognizers.filter { recognizer in
            recognizer.accepts(touch) && !late.contains { $0.recognizer === recognizer }
        }
        for recognizer in recognizers {
            recognizer.start(with: touch, uiEvent)
            settle(event.time)
        }
        delayed = uiEvent
        deliver()
    }

    /// Passes the beginning of the touch to the views, unless a recognizer delays it or has taken it.
    private func deliver(mayWait: Bool = true) {
        guard !isTaken, !isDelivered, let touch, let event = delayed,
            !mayWait || !recognizers.contains(where: \.delaysTouch)
        else { return }
        (isDelivered, delayed) = (true, nil)
        touch.view?.touchesBegan([touch], with: event)
    }

    func moved(_ event: PointerEvent, on layer: CALayer) {
        guard let touch else { return }
        touch.move(to: event.location, time: event.time, .moved)
        let uiEvent = UIEvent([touch], time: event.time)
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.touchesMoved([touch], with: uiEvent)
            settle(event.time)
        }
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.releaseHeld()
            settle(event.time)
        }
        deliver()
        if !isTaken, isDelivered { touch.view?.touchesMoved([touch], with: uiEvent) }
    }

    func ended(_ event: PointerEvent, on layer: CALayer) {
        guard let touch else { return }
        lastTap = (event.location, event.time, touch.tapCount)
        touch.move(to: event.location, time: event.time, .ended)
        let uiEvent = UIEvent([touch], time: event.time)
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.touchesEnded([touch], with: uiEvent)
            settle(event.time)
        }
        for recognizer in recognizers {
            recognizer.releaseHeld()
            settle(event.time)
        }
        let waiting = recognizers.compactMap { one in one.held.map { (one, $0) } }
        let isLate = waiting.contains { $0.0.delaysTouchesEnded }
        if recognizers.contains(where: { $0.state == .ended }) {
            late = []
            endLateTouch()
        } else if waiting.isEmpty {
            recognizeLate()
        } else {
            late += waiting
            lateTime = event.time + Self.tapPause
        }
        deliver(mayWait: false)
        if !isTaken, isLate, let view = touch.view {
            endLate = { isCancelled in
                touch.phase = isCancelled ? .cancelled : .ended
                if isCancelled {
                    view.touchesCancelled([touch], with: uiEvent)
                } else {
                    view.touchesEnded([touch], with: uiEvent)
                }
            }
        } else if !isTaken {
            touch.view?.touchesEnded([touch], with: uiEvent)
        }
        end()
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        guard let touch else { return end() }
        touch.move(to: event.location, time: event.time, .cancelled)
        let uiEvent = UIEvent([touch], time: event.time)
        for recognizer in recognizers where recognizer.isOpen {
            recognizer.touchesCancelled([touch], with: uiEvent)
        }
        if !isTaken, isDelivered { touch.view?.touchesCancelled([touch], with: uiEvent) }
        end()
    }

    func timePassed(on layer: CALayer) {
        let time = CACurrentMediaTime()
        if touch == nil, let lateTime, lateTime <= time { recognizeLate() }
        for recognizer in recognizers where recognizer.isOpen {
            if let due = recognizer.deadline, due <= time { recognizer.timePassed() }
        }
        settle(time)
        deliver()
    }

    /// Lets the first recognizer that has begun exclude the others, and take the touch from the
    /// views.
    private func settle(_ time: TimeInterval) {
        guard let touch else { return }
        for recognizer in recognizers where recognizer.wantsTouch {
            hasBegun = true
            let others = recognizers.filter { other in
                other !== recognizer && other.isOpen
                    && !recognizer.mayRecognize(with: other)
                    && recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
            }
            for other in others { other.fail() }
            if recognizer.cancelsTouchesInView && !isTaken {
                isTaken = true
                let uiEvent = UIEvent([touch], time: time)
                if isDelivered {
                    touch.phase = .cancelled
                    touch.view?.touchesCancelled([touch], with: uiEvent)
                }
            }
        }
    }

    private func end() {
        for recognizer in recognizers { recognizer.finish() }
        recognizers = []
        touch = nil
        phase = lateTime == nil ? .over : .possible
    }

    private func endLateTouch(isCancelled: Bool = true) {
        let end = endLate
        endLate = nil
        end?(isCancelled)
    }

    private func recognizeLate() {
        let due = late
        (late, lateTime) = ([], nil)
        for (recognizer, state) in due { recognizer.recognizeLate(state) }
        endLateTouch(isCancelled: due.contains { $0.recognizer.cancelsTouchesInView })
        if touch == nil { phase = .over }
    }

    /// The longest pause between the taps of a double tap, in seconds.
    private static let tapPause: TimeInterval = 0.35

    private func tapCount(_ event: PointerEvent) -> Int {
        guard let lastTap, event.time - lastTap.time < Self.tapPause,
            hypot(event.location.x - lastTap.place.x, event.location.y - lastTap.place.y) <= 10
        else { return 1 }
        return lastTap.count + 1
    }
}

extension UIView {
    /// Makes the topmost view of the tree deliver the touches of its display.
    func followTouches() {
        var top = self
        while let above = top.parent { top = above }
        guard top.touches == nil, top.layer.host != nil else { return }
        let source = TouchSource(top)
        top.touches = source
        top.layer.addSimultaneousGesture(ViewTouches(source: source))
    }
}

/// Connects the touch source to the layer.
struct ViewTouches: LayerGesture {
    let source: TouchSource

    func makeRecognizer() -> any GestureRecognizer { source }
}
