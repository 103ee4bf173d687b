import Legato

extension DemoScene {
    /// A card that rotates in perspective.
    static let cardFlip = DemoScene(
        id: "card-flip",
        title: "Flip the card",
        sentence: "A card flips in perspective: it is two layers back to back, each visible only "
            + "from its front.",
        stillTime: 0.5
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let card = FlipCard(height: min(size.width, size.height) * 0.62)
        card.position = root.position
        root.addSublayer(card)
        card.flip()
        return root
    }
}

/// A playing card that turns over repeatedly.
private final class FlipCard: CALayer {
    private let front = CALayer()
    private let back = CALayer()
    private var angle = 0.0

    init(height: CGFloat) {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: height * 0.7, height: height)
        sublayerTransform.m34 = -1 / 900
        for side in [front, back] {
            side.frame = bounds
            side.cornerRadius = height / 14
            side.backgroundColor = .white
            side.isDoubleSided = false
            side.addShadow(opacity: 0.5, radius: 28, drop: 18)
            addSublayer(side)
        }
        drawFront()
        drawBack()
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    /// Turns the card over, and again when the animation completes.
    func flip() {
        CATransaction.setCompletionBlock { [weak self] in self?.flip() }
        turn(front, from: angle)
        turn(back, from: angle + .pi)
        angle = angle == 0 ? .pi : 0
    }

    /// Rotates a side; the finished animation is kept, so that the side keeps its final rotation.
    private func turn(_ side: CALayer, from start: Double) {
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = start
        turn.toValue = start + .pi
        turn.duration = 1.2
        turn.timingFunction = CAMediaTimingFunction(controlPoints: 0.75, 0, 0.25, 1)
        turn.fillMode = .forwards
        turn.isRemovedOnCompletion = false
        side.add(turn, forKey: "turn")
    }

    // MARK: The two sides

    private func drawFront() {
        let (w, h) = (bounds.width, bounds.height)
        addDiamond(to: front, x: w / 2, y: h / 2, side: w * 0.34, Palette.coral)
        for (x, y) in [(0.13, 0.1), (0.87, 0.1), (0.13, 0.9), (0.87, 0.9)] {
            addDiamond(to: front, x: w * x, y: h * y, side: w * 0.075, Palette.coral)
        }
    }

    private func drawBack() {
        let inset = bounds.width * 0.055
        let field = CALayer()
        field.frame = back.bounds.insetBy(dx: inset, dy: inset)
        field.cornerRadius = back.cornerRadius * 0.7
        field.backgroundColor = Palette.dusk[2]
        field.masksToBounds = true
        back.addSublayer(field)
        let step = field.bounds.width / 6
        for row in 0...9 {
            for column in 0...6 {
                addDiamond(
                    to: field, x: (CGFloat(column) + (row % 2 == 0 ? 0 : 0.5)) * step,
                    y: CGFloat(row) * field.bounds.height / 9, side: step * 0.36,
                    Palette.white(0.28)
                )
            }
        }
    }

    private func addDiamond(
        to layer: CALayer, x: CGFloat, y: CGFloat, side: CGFloat, _ color: CGColor
    ) {
        let size = CGSize(width: side, height: side)
        let diamond = CALayer(center: CGPoint(x: x, y: y), size: size, color: color)
        diamond.cornerRadius = side / 12
        diamond.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        layer.addSublayer(diamond)
    }
}
