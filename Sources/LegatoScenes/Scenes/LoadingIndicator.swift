import Legato

extension DemoScene {
    /// A replicator.
    static let loadingIndicator = DemoScene(
        id: "loading-indicator",
        title: "One dot, sixteen times",
        sentence: "One animated dot makes the ring: a replicator rotates, tints and delays its "
            + "copies.",
        stillTime: 2.4
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let indicator = LoadingIndicator(diameter: min(size.width, size.height) * 0.46)
        indicator.position = root.position
        root.addSublayer(indicator)
        return root
    }
}

/// A ring of dots that swell one after another.
private final class LoadingIndicator: CAReplicatorLayer {
    private static let dotCount = 16
    private static let period: CFTimeInterval = 1.6

    init(diameter: CGFloat) {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)

        let dot = CALayer()
        dot.bounds = CGRect(x: 0, y: 0, width: diameter * 0.14, height: diameter * 0.14)
        dot.position = CGPoint(x: bounds.midX, y: dot.bounds.midY)
        dot.cornerRadius = dot.bounds.width / 2
        dot.backgroundColor = .white
        dot.transform = CATransform3DMakeScale(0.3, 0.3, 1)
        dot.opacity = 0.35
        dot.add(swell("transform.scale", [0.3, 1, 0.3]), forKey: "scale")
        dot.add(swell("opacity", [0.35, 1, 0.35]), forKey: "opacity")
        addSublayer(dot)

        instanceCount = Self.dotCount
        instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.dotCount), 0, 0, 1)
        instanceDelay = Self.period / Double(Self.dotCount)
        // From coral to violet around the ring.
        instanceColor = Palette.coral
        instanceRedOffset = -0.043
        instanceGreenOffset = -0.004
        instanceBlueOffset = 0.034
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    /// Returns an animation that rises quickly and falls over the rest of the period.
    private func swell(_ keyPath: String, _ values: [Double]) -> CAKeyframeAnimation {
        let swell = CAKeyframeAnimation(keyPath: keyPath)
        swell.values = values
        swell.keyTimes = [0, 0.12, 1]
        swell.timingFunctions = [
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
        ]
        swell.duration = Self.period
        swell.repeatCount = .infinity
        return swell
    }
}
