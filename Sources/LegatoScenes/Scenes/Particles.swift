import Foundation
import Legato

extension DemoScene {
    /// Emitters.
    static let particles = DemoScene(
        id: "particles",
        title: "A fountain and confetti",
        sentence:
            "Drops rise, fade and fall while rockets burst into confetti: every particle is a "
            + "function of time alone.",
        stillTime: 4.2
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let length = min(size.width, size.height)
        root.addSublayer(Fountain(size: size, length: length))
        root.addSublayer(Confetti(size: size, length: length))
        return root
    }
}

extension CAEmitterCell {
    /// Creates a cell with an image of a width in points.
    fileprivate convenience init(_ picture: CGImage, width: CGFloat) {
        self.init()
        contents = picture
        contentsScale = CGFloat(picture.width) / width
    }
}

/// Water that rises from the bottom and glows where drops overlap.
private final class Fountain: CAEmitterLayer {
    init(size: CGSize, length: CGFloat) {
        super.init()
        frame = CGRect(origin: .zero, size: size)
        emitterPosition = CGPoint(x: size.width * 0.3, y: size.height * 0.82)
        emitterShape = .line
        emitterSize = CGSize(width: length * 0.03, height: 0)
        renderMode = .additive
        seed = 7
        let drop = CAEmitterCell(Self.glow, width: length * 0.05)
        drop.name = "drop"
        drop.birthRate = 220
        drop.lifetime = 2.2
        drop.lifetimeRange = 0.5
        drop.emissionRange = .pi / 7
        drop.velocity = length * 1.15
        drop.velocityRange = length * 0.25
        drop.yAcceleration = length * 1.05
        drop.scaleRange = 0.5
        drop.scaleSpeed = -0.25
        drop.color = Palette.teal
        drop.blueRange = 0.4
        drop.alphaSpeed = -0.42
        emitterCells = [drop]
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    /// A disc that fades towards its edge.
    private static let glow: CGImage = {
        let side = 32
        var pixels: [UInt8] = []
        for index in 0..<side * side {
            let (x, y) = (Double(index % side) - 15.5, Double(index / side) - 15.5)
            let rest = max(0, 1 - (x * x + y * y).squareRoot() / 16)
            let value = UInt8((255 * rest * rest).rounded())
            pixels += [value, value, value, value]
        }
        return CGImage(width: side, height: side, premultipliedRGBA: pixels)
    }()
}

/// Rockets that leave a trail and burst into confetti.
private final class Confetti: CAEmitterLayer {
    init(size: CGSize, length: CGFloat) {
        super.init()
        frame = CGRect(origin: .zero, size: size)
        emitterPosition = CGPoint(x: size.width * 0.7, y: size.height)
        emitterShape = .line
        emitterSize = CGSize(width: size.width * 0.3, height: 0)
        seed = 3
        let rocket = CAEmitterCell(Self.paper, width: length * 0.012)
        rocket.birthRate = 1.6
        rocket.lifetime = 1.25
        rocket.lifetimeRange = 0.2
        rocket.emissionRange = .pi / 10
        rocket.velocity = length * 0.95
        rocket.velocityRange = length * 0.15
        rocket.yAcceleration = length * 0.5
        // Each burst has its own colour.
        rocket.color = CGColor(red: 0.75, green: 0.55, blue: 0.65)
        (rocket.redRange, rocket.greenRange, rocket.blueRange) = (0.5, 0.9, 0.7)
        rocket.emitterCells = [trail(length), burst(length)]
        emitterCells = [rocket]
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    private func trail(_ length: CGFloat) -> CAEmitterCell {
        let trail = CAEmitterCell(Self.paper, width: length * 0.007)
        trail.birthRate = 60
        trail.lifetime = 0.5
        trail.velocity = length * 0.02
        trail.emissionRange = 2 * .pi
        trail.yAcceleration = length * 0.15
        trail.color = Palette.white(0.6)
        trail.alphaSpeed = -1.2
        return trail
    }

    private func burst(_ length: CGFloat) -> CAEmitterCell {
        let burst = CAEmitterCell(Self.paper, width: length * 0.022)
        burst.beginTime = 1.05
        burst.duration = 0.1
        burst.birthRate = 1400
        burst.lifetime = 2
        burst.lifetimeRange = 0.8
        burst.velocity = length * 0.34
        burst.velocityRange = length * 0.12
        burst.emissionRange = 2 * .pi
        burst.yAcceleration = length * 0.22
        burst.scaleRange = 0.6
        burst.spinRange = 16
        burst.alphaSpeed = -0.4
        return burst
    }

    /// A strip of white paper.
    private static let paper = CGImage(
        width: 8, height: 6, premultipliedRGBA: [UInt8](repeating: 255, count: 8 * 6 * 4)
    )
}
