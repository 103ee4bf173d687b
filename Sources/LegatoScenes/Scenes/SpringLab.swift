import Foundation
import Legato

extension DemoScene {
    /// Two sliders for a spring's duration and bounce.
    static let springLab = DemoScene(
        id: "spring-lab",
        title: "Spring lab",
        sentence: "Drag the sliders: duration sets how long the spring seems to take, bounce how "
            + "far it overshoots, and the curve shows both.",
        stillTime: 1.3,
        script: { SpringLab.script(size: $0) }
    ) { size, _ in
        SpringLab.makeRoot(size: size)
    }
}

/// A spring's curve, a dot that moves along it and a ball moved by the spring.
private final class SpringLab {
    /// The length of the time axis in seconds.
    private static let span = 1.5
    /// The time between two runs in seconds.
    private static let period = 2.0
    private static let start = (duration: 0.5, bounce: 0.3)

    private var duration = SpringLab.start.duration { didSet { draw() } }
    private var bounce = SpringLab.start.bounce { didSet { draw() } }
    private let plot: CGRect
    private let curve: CAShapeLayer
    private let dot: CALayer
    private let ball: CALayer

    private init(_ frame: SceneFrame) {
        plot = frame.part(0.08, 0.09, 0.56, 0.53)
        curve = CAShapeLayer(line: CGPath(), color: Palette.teal, width: frame.unit * 0.06)
        curve.name = "curve"
        dot = CALayer(disc: frame.unit * 0.3, at: .zero, color: .white)
        ball = CALayer(disc: frame.unit, at: .zero, color: Palette.coral)
        ball.name = "ball"
        ball.addShadow(opacity: 0.5, radius: frame.unit * 0.2, drop: frame.unit * 0.1)
        ball.position.x = frame.point(0.86, 0).x
        draw()
        run()
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        for part in [frame.part(0, 0, 0.69, 0.74), frame.part(0.72, 0, 0.28, 0.74)] {
            root.addSublayer(CALayer(surface: part, cornerRadius: frame.unit * 0.35))
        }
        let lab = SpringLab(frame)
        for layer in lab.axes(frame) + [lab.curve, lab.dot, lab.ball] { root.addSublayer(layer) }
        let sliders = sliders(frame, lab)
        for slider in sliders { root.addSublayer(slider) }
        root.addSublayer(FocusChain.layer(sliders.map(\.control)))
        Beat.start(on: root, every: period) { _ in lab.run() }
        return root
    }

    /// Returns the sliders, which change a spring lab's values.
    private static func sliders(_ frame: SceneFrame, _ lab: SpringLab? = nil) -> [SliderLayer] {
        let places = [frame.part(0, 0.81, 0.48, 0.19), frame.part(0.52, 0.81, 0.48, 0.19)]
        return [
            SliderLayer("duration", unit: " s", 0.1...1, start.duration, places[0]) {
                lab?.duration = $0
            },
            SliderLayer("bounce", -0.5...0.8, start.bounce, places[1]) { lab?.bounce = $0 },
        ]
    }

    // MARK: The plot

    private func point(_ time: Double, _ value: Double) -> CGPoint {
        CGPoint(
            x: plot.minX + plot.width * time / Self.span, y: plot.maxY - plot.height * value / 1.6
        )
    }

    private func draw() {
        let spring = Spring(duration: duration, bounce: bounce)
        curve.path = CGPath(
            through: (0...300).map { step in
                let time = Self.span * Double(step) / 300
                return point(time, spring.value(target: 1, time: time))
            }
        )
    }

    /// Animates the dot and the ball once from 0 to 1.
    private func run() {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        spring.keyPath = "position.y"
        (spring.fromValue, spring.toValue) = (point(0, 0).y, point(0, 1).y)
        spring.duration = Self.span
        let motion = CABasicAnimation(keyPath: "position.x")
        motion.fromValue = point(0, 0).x
        motion.toValue = point(Self.span, 0).x
        motion.duration = Self.span
        CALayer.withoutActions {
            dot.position = point(Self.span, 1)
            ball.position.y = point(0, 1).y
        }
        for layer in [dot, ball] { layer.add(spring, forKey: "spring") }
        dot.add(motion, forKey: "move")
    }

    /// Returns the lines at 0 and 1 through both panels, and the time labels.
    private func axes(_ frame: SceneFrame) -> [CALayer] {
        let text = frame.unit * 0.24
        let panel = frame.part(0.74, 0, 0.24, 1)
        func line(_ value: Double, from start: CGFloat, to end: CGFloat) -> CALayer {
            let y = point(0, value).y
            return CAShapeLayer(
                line: CGPath(through: [CGPoint(x: start, y: y), CGPoint(x: end, y: y)]),
                color: value == 0 ? Palette.edge : Palette.white(0.35), width: 1.5,
                dashes: value == 0 ? nil : [text * 0.35, text * 0.35]
            )
        }
        func label(_ string: String, _ x: CGFloat, _ y: CGFloat) -> CALayer {
            CATextLayer(string, size: text, at: CGPoint(x: x, y: y), .center)
        }
        return [0.0, 1].flatMap { value in
            [
                line(value, from: plot.minX, to: plot.maxX),
                line(value, from: panel.minX, to: panel.maxX),
                label("\(Int(value))", plot.minX - text * 1.2, point(0, value).y),
            ]
        }
            + ["0", "0.5", "1.0", "1.5 s"].enumerated().map { index, time in
                label(time, point(Double(index) / 2, 0).x, plot.maxY + text * 1.3)
            }
    }

    /// Makes the spring slow, then bouncy.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        func drag(_ start: Int, _ slider: SliderLayer, to end: Double) -> [ScriptedInput] {
            let (from, delta) = (slider.value, end - slider.value)
            return ScriptedInput.drag(atFrame: start, moves: 36) {
                slider.knobPosition(for: from + delta * $0 * $0 * (3 - 2 * $0))
            }
        }
        let sliders = sliders(frame)
        return drag(12, sliders[1], to: 0.62) + drag(84, sliders[0], to: 0.82)
    }
}
