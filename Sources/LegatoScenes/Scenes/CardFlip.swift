import Legato

extension DemoScene {
    /// A turn in perspective.
    static let cardFlip = DemoScene(
        id: "card-flip",
        title: "Turn the card",
        sentence: "A card turns over in perspective: two layers back to back, of which each shows "
            + "its front only.",
        stillTime: 1.3
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let table = CALayer()
        table.frame = root.bounds
        table.sublayerTransform.m34 = -1 / 900
        root.addSublayer(table)
        let card = FlipCard(height: min(size.width, size.height) * 0.62)
        card.place(in: table)
        card.flip()
        return root
    }
}

/// A playing card that turns over again and again.
private final class FlipCard {
    private let front: CALayer
    private let back: CALayer
    private let size: CGSize
    private var angle = 0.0

    init(height: CGFloat) {
        size = CGSize(width: height * 0.7, height: height)
        front = CALayer(center: .zero, size: size, cornerRadius: height / 14, color: .white)
        back = CALayer(center: .zero, size: size, cornerRadius: height / 14, color: .white)
        drawFront()
        drawBack()
        for side in [front, back] { side.isDoubleSided = false }
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }

    func place(in table: CALayer) {
        for side in [front, back] {
            side.position = CGPoint(x: table.bounds.midX, y: table.bounds.midY)
            side.addShadow(opacity: 0.5, radius: 28, drop: 18)
            table.addSublayer(side)
        }
    }

    /// Turns the card over, and when that is done once more.
    func flip() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1.2)
        CATransaction.setAnimationTimingFunction(
            CAMediaTimingFunction(controlPoints: 0.75, 0, 0.25, 1)
        )
        CATransaction.setCompletionBlock { self.flip() }
        turn(front, from: angle)
        turn(back, from: angle + .pi)
        angle = angle == 0 ? .pi : 0
        CATransaction.commit()
    }

    private func turn(_ side: CALayer, from start: Double) {
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = start
        turn.toValue = start + .pi
        side.add(turn, forKey: "transform")
        CATransaction.setDisableActions(true)
        side.transform = CATransform3DMakeRotation(start + .pi, 0, 1, 0)
    }

    // MARK: The two sides

    private func drawFront() {
        let (w, h) = (size.width, size.height)
        addDiamond(to: front, x: w / 2, y: h / 2, side: w * 0.34, Palette.coral)
        for (x, y) in [(0.13, 0.1), (0.87, 0.1), (0.13, 0.9), (0.87, 0.9)] {
            addDiamond(to: front, x: w * x, y: h * y, side: w * 0.075, Palette.coral)
        }
    }

    private func drawBack() {
        let inset = size.width * 0.055
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
                    to: field,
                    x: (CGFloat(column) + (row % 2 == 0 ? 0 : 0.5)) * step,
                    y: CGFloat(row) * field.bounds.height / 9,
                    side: step * 0.36,
                    Palette.white(0.28)
                )
            }
        }
    }

    private func addDiamond(
        to layer: CALayer,
        x: CGFloat,
        y: CGFloat,
        side: CGFloat,
        _ color: CGColor
    ) {
        let size = CGSize(width: side, height: side)
        let diamond = CALayer(center: CGPoint(x: x, y: y), size: size, color: color)
        diamond.cornerRadius = side / 12
        diamond.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        layer.addSublayer(diamond)
    }
}
