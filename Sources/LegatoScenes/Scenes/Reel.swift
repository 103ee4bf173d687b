import Foundation
import Legato

extension DemoScene {
    /// A scroll layer that a flick or the wheel moves from card to card.
    static let reel = DemoScene(
        id: "reel",
        title: "Flick the reel",
        sentence: "Flick the cards or scroll: a spring centres the card nearest to the projected "
            + "end of the flick, and the ends rubber-band.",
        stillTime: 0.62,
        script: { Reel.script(size: $0) }
    ) { size, _ in
        Reel.makeRoot(size: size)
    }
}

/// A row of cards, one of which is centred, and page indicators below.
private final class Reel {
    private static let count = 12

    private let unit: CGFloat
    private let step: CGFloat
    /// The scroll layer, whose gestures retain this object.
    private unowned let scroller: CAScrollLayer
    private let cards: [CALayer]
    private let dots: [CALayer]
    private var chosen = 4
    /// The scroll offset at the start of the drag.
    private var start: CGFloat?

    private init(_ frame: SceneFrame, scroller: CAScrollLayer) {
        (unit, self.scroller) = (frame.unit, scroller)
        let step = frame.unit * 3
        self.step = step
        scroller.frame = frame.part(0, 0, 1, 0.86)
        scroller.cornerRadius = frame.unit * 0.75
        scroller.backgroundColor = Palette.surface
        let middle = scroller.bounds.height / 2
        cards = (0..<Self.count).map { index in
            Self.card(index, at: CGPoint(x: step * CGFloat(index), y: middle), frame.unit)
        }
        dots = (0..<Self.count).map { index in
            var place = frame.point(0.5, 0.94)
            place.x += frame.unit * 0.42 * (CGFloat(index) - CGFloat(Self.count - 1) / 2)
            return CALayer(disc: frame.unit * 0.18, at: place, color: .white)
        }
        for card in cards { scroller.addSublayer(card) }
        scroller.bounds.origin.x = offset(of: chosen)
        mark()
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        let scroller = CAScrollLayer()
        scroller.name = "scroller"
        let reel = Reel(frame, scroller: scroller)
        for layer in [scroller] + reel.dots { root.addSublayer(layer) }
        scroller.addGesture(
            DragGesture(minimumDistance: 0).onChanged(reel.follow).onEnded(reel.letGo)
                .onCancelled(reel.letGo)
        )
        scroller.addGesture(
            WheelGesture { turn in
                let distance = turn.width + turn.height
                if distance != 0 { reel.choose(reel.chosen + (distance < 0 ? 1 : -1), .snappy) }
            }
        )
        return root
    }

    // MARK: Dragging

    private func follow(_ drag: DragGesture.Value) {
        let start = start ?? (scroller.presentation() ?? scroller).bounds.minX
        self.start = start
        let band = RubberBand(dimension: scroller.bounds.width / 2)
        let place = band.limited(
            start - drag.translation.width, to: offset(of: 0)...offset(of: Self.count - 1)
        )
        CALayer.animate(.interactiveSpring(duration: 0.08)) { scroller.bounds.origin.x = place }
    }

    private func letGo(_ drag: DragGesture.Value) {
        start = nil
        let distance = DecelerationRate.normal.projectedDistance(velocity: drag.velocity.width)
        let end = scroller.bounds.midX - distance
        choose(Int((end / step).rounded()), .spring(duration: 0.7, bounce: 0.15))
    }

    private func choose(_ index: Int, _ animation: Animation) {
        chosen = min(max(index, 0), Self.count - 1)
        CALayer.animate(animation) {
            scroller.bounds.origin.x = offset(of: chosen)
            mark()
        }
    }

    /// Returns the scroll offset at which a card is centred.
    private func offset(of index: Int) -> CGFloat {
        step * CGFloat(index) - scroller.bounds.width / 2
    }

    // MARK: Appearance

    /// Highlights the centred card and its page indicator.
    private func mark() {
        for index in cards.indices {
            let scale = index == chosen ? 1.12 : 0.9
            cards[index].transform = CATransform3DMakeScale(scale, scale, 1)
            dots[index].opacity = index == chosen ? 1 : 0.25
        }
    }

    private static func card(_ index: Int, at center: CGPoint, _ unit: CGFloat) -> CALayer {
        let card = CAGradientLayer()
        card.bounds = CGRect(x: 0, y: 0, width: unit * 2.5, height: unit * 3.4)
        card.position = center
        card.cornerRadius = unit * 0.35
        card.cornerCurve = .continuous
        let part = CGFloat(index) / CGFloat(count - 1)
        card.colors = [Palette.spread(part), Palette.spread(part + 0.25)]
        card.addShadow(opacity: 0.45, radius: unit * 0.2, drop: unit * 0.12)
        let place = CGPoint(x: card.bounds.midX, y: card.bounds.midY)
        card.addSublayer(
            CATextLayer("\(index + 1)", size: unit * 1.1, at: place, .center, color: .white)
        )
        return card
    }

    /// Flicks the cards to the left, then scrolls back twice with the wheel.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        let wheel = [100, 106].map { tick in
            let time = Double(tick) / 60
            let delta = CGSize(width: 0, height: frame.unit)
            return ScriptedInput(
                time,
                .scroll(ScrollEvent(location: frame.point(0.5, 0.4), delta: delta, time: time))
            )
        }
        return ScriptedInput.drag(atFrame: 20, moves: 12) {
            frame.point(0.75 - 0.22 * $0 * $0, 0.4)
        } + wheel
    }
}
