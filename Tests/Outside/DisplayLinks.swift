import QuartzCore

/// Follows the frames of the display, with a target and a selector.
final class Progress {
    private var link: CADisplayLink?
    private(set) var frames = 0

    func start() {
        link = CADisplayLink(target: self, selector: Selector(Progress.step(_:)))
        link?.add(to: .main, forMode: RunLoop.Mode.common)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    func step(_ link: CADisplayLink) { frames += 1 }
}

/// An animation with a custom value, which its copies keep.
final class Swing: CABasicAnimation {
    var angle = 0.25

    override func copy(with zone: NSZone?) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Swing)?.angle = angle
        return copy
    }
}

/// A layer with an animated value, where Apple's platforms have `@NSManaged`.
final class Ring: CALayer {
    var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        return animation
    }

    override func draw(in context: CGContext) {
        context.setLineWidth(4)
        context.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4,
            startAngle: 0, endAngle: 2 * .pi * progress, clockwise: false)
        context.strokePath()
    }
}
