import Legato

extension DemoScene {
    /// A group animation.
    static let pulsingButton = DemoScene(
        id: "pulsing-button",
        title: "Press me",
        sentence: "Rings spread from a button one after another: a group of two animations scales "
            + "each ring up and fades it out.",
        stillTime: 1.25
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let button = PulsingButton(diameter: min(size.width, size.height) / 4)
        button.position = root.position
        root.addSublayer(button)
        return root
    }
}

/// A round, pulsing button.
private final class PulsingButton: CALayer {
    private static let ringCount = 4
    private static let period: CFTimeInterval = 3.2

    init(diameter: CGFloat) {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        for index in 0..<Self.ringCount {
            let ring = makeDisc(Palette.coral)
            ring.opacity = 0
            ring.add(pulse(index), forKey: "pulse")
            addSublayer(ring)
        }
        let face = makeDisc(Palette.coral)
        face.addShadow(opacity: 0.45, radius: diameter / 8, drop: diameter / 16)
        face.add(breath(), forKey: "breath")
        addSublayer(face)
        for angle in [0, CGFloat.pi / 2] { face.addSublayer(makeBar(angle)) }
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    /// Returns a ring's group animation: it grows and fades.
    private func pulse(_ index: Int) -> CAAnimationGroup {
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 1
        scale.toValue = 2.6

        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.fromValue = 0.55
        opacity.toValue = 0

        let group = CAAnimationGroup()
        group.animations = [scale, opacity]
        group.duration = Self.period
        group.timeOffset = Self.period * Double(index) / Double(Self.ringCount)
        group.repeatCount = .infinity
        group.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return group
    }

    /// Returns the button's pulse, once per ring.
    private func breath() -> CABasicAnimation {
        let breath = CABasicAnimation(keyPath: "transform.scale")
        breath.fromValue = 1.04
        breath.toValue = 0.98
        breath.duration = Self.period / Double(Self.ringCount) / 2
        breath.autoreverses = true
        breath.repeatCount = .infinity
        breath.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return breath
    }

    private func makeDisc(_ color: CGColor) -> CALayer {
        let disc = CALayer()
        disc.frame = bounds
        disc.cornerRadius = bounds.width / 2
        disc.backgroundColor = color
        return disc
    }

    /// Returns one of the two bars of the plus sign.
    private func makeBar(_ angle: CGFloat) -> CALayer {
        let bar = CALayer()
        bar.bounds = CGRect(x: 0, y: 0, width: bounds.width * 0.36, height: bounds.height * 0.075)
        bar.position = CGPoint(x: bounds.midX, y: bounds.midY)
        bar.cornerRadius = bar.bounds.height / 2
        bar.backgroundColor = .white
        bar.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        return bar
    }
}
