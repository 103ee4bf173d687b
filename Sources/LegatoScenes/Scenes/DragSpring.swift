import Foundation
import Legato

extension DemoScene {
    /// A card to throw.
    static let dragSpring = DemoScene(
        id: "drag-spring",
        title: "Throw the card",
        sentence: "Grab the card and throw it: it keeps the velocity of the drag, and its "
            + "followers trail behind on weaker springs.",
        stillTime: 34.0 / 60,
        script: { DragSpring.script(size: $0) }
    ) { size, _ in
        DragSpring.makeRoot(size: size)
    }
}

/// The card and its followers.
private final class DragSpring {
    private static let cardSize = CGSize(width: 216, height: 136)

    private let area: CGRect
    /// The card, whose gesture retains this object.
    private unowned let card: CALayer
    private let followers = Palette.dusk.map { makeCard($0) }
    /// The offset from the pointer to the card's centre while it is held.
    private var grip: CGVector?

    private init(card: CALayer, area: CGRect) {
        (self.card, self.area) = (card, area)
        for (index, layer) in followers.enumerated() {
            layer.position = resting(index, under: card.position)
            layer.transform = CATransform3DMakeScale(scale(index), scale(index), 1)
        }
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let wall = CGRect(origin: .zero, size: size)
            .insetBy(dx: min(18, size.width / 3), dy: min(24, size.height / 3))
        root.addSublayer(CALayer(surface: wall, cornerRadius: 32))
        let card = makeCard(Palette.coral)
        card.position = root.position
        let scene = DragSpring(card: card, area: area(in: size))
        for layer in scene.followers.reversed() + [card] { root.addSublayer(layer) }
        let drag = DragGesture(minimumDistance: 0)
        card.addGesture(drag.onChanged(scene.follow).onEnded(scene.letGo).onCancelled(scene.letGo))
        return root
    }

    // MARK: Dragging

    private func follow(_ drag: DragGesture.Value) {
        move(to: drag.location, drag, .interactiveSpring) {
            .interactiveSpring(response: 0.24 + 0.07 * Double($0), dampingFraction: 0.74)
        }
    }

    private func letGo(_ drag: DragGesture.Value) {
        move(to: drag.predictedEndLocation, drag, .spring) {
            .spring(duration: 0.6 + 0.09 * Double($0), bounce: 0.16 + 0.04 * Double($0))
        }
        CALayer.animate(.smooth) { lift(1, shadowRadius: 22) }
        grip = nil
    }

    /// Grabs the card at its presentation position, even in flight.
    private func grasp(at point: CGPoint) -> CGVector {
        let seen = (card.presentation() ?? card).position
        CALayer.animate(.snappy) { lift(1.06, shadowRadius: 34) }
        return CGVector(dx: seen.x - point.x, dy: seen.y - point.y)
    }

    private func lift(_ scale: CGFloat, shadowRadius: CGFloat) {
        card.transform = CATransform3DMakeScale(scale, scale, 1)
        card.shadowRadius = shadowRadius
    }

    private func move(
        to point: CGPoint, _ drag: DragGesture.Value, _ animation: Animation,
        _ followerAnimation: (Int) -> Animation
    ) {
        let grip = self.grip ?? grasp(at: drag.startLocation)
        self.grip = grip
        let target = CGPoint(
            x: min(max(point.x + grip.dx, area.minX), area.maxX),
            y: min(max(point.y + grip.dy, area.minY), area.maxY)
        )
        CALayer.animate(animation) { card.position = target }
        for (index, layer) in followers.enumerated() {
            CALayer.animate(followerAnimation(index)) {
                layer.position = resting(index, under: target)
            }
        }
    }

    // MARK: Appearance

    private func scale(_ index: Int) -> CGFloat { 0.94 - 0.06 * CGFloat(index) }

    private func resting(_ index: Int, under card: CGPoint) -> CGPoint {
        CGPoint(x: card.x, y: card.y + 22 * CGFloat(index + 1))
    }

    /// The area of the card's centre, inset so that a throw does not leave the scene.
    private static func area(in size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size).insetBy(
            dx: min(cardSize.width / 2 + 90, size.width / 2 - 1),
            dy: min(cardSize.height / 2 + 100, size.height / 2 - 1)
        )
    }

    private static func makeCard(_ color: CGColor) -> CALayer {
        let card = CALayer(center: .zero, size: cardSize, cornerRadius: 24, color: color)
        card.borderWidth = 2
        card.borderColor = Palette.white(0.28)
        card.addShadow(opacity: 0.5, radius: 22, drop: 14)
        let bars: [(CGRect, CGFloat)] = [
            (CGRect(x: 24, y: 26, width: 44, height: 32), 0.85),
            (CGRect(x: 24, y: 86, width: 120, height: 10), 0.7),
            (CGRect(x: 24, y: 104, width: 72, height: 10), 0.4),
        ]
        for (frame, alpha) in bars {
            let bar = CALayer()
            bar.frame = frame
            bar.cornerRadius = min(frame.height / 2, 8)
            bar.backgroundColor = Palette.white(alpha)
            card.addSublayer(bar)
        }
        return card
    }

    /// Throws the card to the upper right, then catches it in its corner and throws it back.
    static func script(size: CGSize) -> [ScriptedInput] {
        let area = area(in: size)
        let home = CGPoint(x: area.midX, y: area.midY)
        let there = ScriptedInput.drag(atFrame: 12, moves: 20) { t in
            let (x, y) = (0.5 * t * t - 0.3 * t * (1 - t), 1.1 * t * (1 - t) - 0.5 * t * t)
            return CGPoint(x: home.x + area.width * x, y: home.y + area.height * y)
        }
        let back = ScriptedInput.drag(atFrame: 108, moves: 20) { t in
            let (x, y) = (-0.7 * t * t, 0.9 * t - 0.3 * t * t)
            return CGPoint(x: area.maxX + area.width * x, y: area.minY + area.height * y)
        }
        return there + back
    }
}
