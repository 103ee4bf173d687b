import Foundation
import Legato

extension DemoScene {
    /// Planes that intersect in 3D space.
    static let carousel = DemoScene(
        id: "carousel",
        title: "Spin the carousel",
        sentence: "Cards rotate about one axis, through one another and a ring: intersecting "
            + "layers are split where they meet, and a drag spins them.",
        stillTime: 0.35,
        script: { size in
            ScriptedInput.drag(atFrame: 60, moves: 24) { t in
                CGPoint(x: size.width * (0.6 - 0.2 * t * t), y: size.height * 0.46)
            }
        }
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let carousel = Carousel(height: min(size.height * 0.54, size.width * 0.45))
        carousel.position = CGPoint(x: size.width / 2, y: size.height * 0.46)
        root.addSublayer(carousel)
        let drag = DragGesture(minimumDistance: 0)
        root.addGesture(
            drag.onChanged { carousel.turn(by: $0.location.x - $0.startLocation.x) }
                .onEnded { carousel.letGo(at: $0.predictedEndLocation.x - $0.startLocation.x) }
                .onCancelled { carousel.letGo(at: $0.location.x - $0.startLocation.x) }
        )
        return root
    }
}

/// Three intersecting cards and a ring around one axis, in a shared 3D space.
private final class Carousel: CATransformLayer {
    /// The layer rotated by the drag.
    private let hand = CATransformLayer()
    /// The layer that rotates by itself.
    private let turning = CATransformLayer()
    private let height: CGFloat
    /// The rotation by earlier drags, in radians.
    private var angle = 0.0

    init(height: CGFloat) {
        self.height = height
        super.init()
        bounds = CGRect(x: 0, y: 0, width: height * 1.6, height: height)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / (height * 3.4)
        sublayerTransform = CATransform3DRotate(eye, -0.34, 1, 0, 0)
        for layer in [hand, turning] {
            layer.bounds = bounds
            layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        addSublayer(hand)
        hand.addSublayer(turning)
        let looks: [([CGColor], String)] = [
            ([Palette.coral, Palette.dusk[0]], "depth"),
            ([Palette.teal, Palette.dusk[3]], "space"),
            ([Palette.dusk[1], Palette.dusk[2]], "planes"),
        ]
        for (index, look) in looks.enumerated() {
            let card = card(look.0, look.1)
            card.transform = CATransform3DMakeRotation(Double(index) * .pi / 3, 0, 1, 0)
            turning.addSublayer(card)
        }
        turning.addSublayer(ring())
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 12
        turn.repeatCount = .infinity
        turning.add(turn, forKey: "turn")
    }

    override init(layer: Any) {
        height = 1
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    /// Rotates with a drag of `distance` points.
    func turn(by distance: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        hand.transform = CATransform3DMakeRotation(angle + distance / height, 0, 1, 0)
        CATransaction.commit()
    }

    /// Continues to the drag's predicted end.
    func letGo(at distance: CGFloat) {
        angle += distance / height
        CALayer.animate(.spring(duration: 0.8)) {
            hand.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        }
    }

    /// Returns a card across the axis: a gradient with a frame, a disc cut out of glass, a word.
    private func card(_ colors: [CGColor], _ word: String) -> CALayer {
        let card = CAGradientLayer()
        card.bounds = CGRect(x: 0, y: 0, width: height * 1.3, height: height * 0.8)
        card.position = CGPoint(x: bounds.midX, y: bounds.midY)
        card.cornerRadius = height / 14
        card.borderWidth = height / 90
        card.borderColor = Palette.white(0.7)
        card.startPoint = .zero
        card.endPoint = CGPoint(x: 1, y: 1)
        card.colors = colors
        for side in [0.22, 0.78] {
            let disc = CALayer(
                center: CGPoint(x: card.bounds.width * side, y: card.bounds.midY),
                size: CGSize(width: height * 0.36, height: height * 0.36),
                cornerRadius: height * 0.18, color: Palette.white(0.22)
            )
            card.addSublayer(disc)
            let text = CATextLayer()
            text.bounds = CGRect(x: 0, y: 0, width: height * 0.5, height: height * 0.14)
            text.position = disc.position
            text.string = word
            text.fontSize = height * 0.1
            text.alignmentMode = .center
            text.foregroundColor = .white
            card.addSublayer(text)
        }
        return card
    }

    /// Returns a translucent, horizontal ring through the centre of all cards.
    private func ring() -> CALayer {
        let side = height * 1.5
        let ring = CALayer(
            center: CGPoint(x: bounds.midX, y: bounds.midY),
            size: CGSize(width: side, height: side), cornerRadius: side / 2
        )
        ring.borderWidth = side * 0.14
        ring.borderColor = Palette.white(0.55)
        ring.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        return ring
    }
}
