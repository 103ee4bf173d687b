import Foundation
import Legato

extension DemoScene {
    /// Model values beside presentation values.
    static let modelAndPresentation = DemoScene(
        id: "model-presentation",
        title: "Model and presentation",
        sentence: "Click anywhere: the dashed outline jumps to the card's new model values, and "
            + "the presentation values follow on a spring.",
        stillTime: 1.12,
        script: { ModelAndPresentation.script(size: $0) }
    ) { size, _ in
        ModelAndPresentation.makeRoot(size: size)
    }
}

/// A card, the outline of its model position and the coordinates of both.
private final class ModelAndPresentation {
    private let field: CGRect
    private let card: CALayer
    /// The outline at the model position, changed without animation.
    private let ghost: CAShapeLayer
    private let thread: CAShapeLayer
    private let readings: [CATextLayer]
    private var turns = 0

    private init(_ frame: SceneFrame) {
        let unit = frame.unit
        field = frame.part(0, 0, 1, 0.84).insetBy(dx: unit * 1.6, dy: unit * 1.4)
        let size = CGSize(width: unit * 2.2, height: unit * 1.4)
        let start = CGPoint(x: field.minX, y: field.maxY)
        card = CALayer(center: start, size: size, cornerRadius: unit * 0.25, color: Palette.coral)
        card.name = "card"
        card.addShadow(opacity: 0.5, radius: unit * 0.2, drop: unit * 0.12)
        let mark = CGPoint(x: size.width * 0.82, y: size.height * 0.26)
        card.addSublayer(CALayer(disc: unit * 0.26, at: mark, color: Palette.white(0.8)))
        ghost = CAShapeLayer(
            line: CGPath(
                roundedRect: CGRect(origin: .zero, size: size), cornerWidth: unit * 0.25,
                cornerHeight: unit * 0.25
            ),
            color: Palette.white(0.9),
            width: unit * 0.035,
            dashes: [unit * 0.12, unit * 0.1]
        )
        ghost.name = "ghost"
        ghost.bounds = card.bounds
        ghost.position = start
        thread = CAShapeLayer(line: CGPath(), color: Palette.white(0.3), width: unit * 0.025)
        readings = [(0.25, CGColor.white), (0.75, Palette.coral)].map { x, color in
            CATextLayer(
                "", size: unit * 0.28,
                at: CGPoint(x: frame.point(x, 0).x, y: frame.point(0, 0.975).y), .center,
                color: color
            )
        }
        for reading in readings {
            reading.font = "DejaVu Sans Mono"
            reading.bounds.size.width = frame.area.width * 0.45
        }
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        root.addSublayer(
            CALayer(surface: frame.part(0, 0, 1, 0.84), cornerRadius: frame.unit * 0.5)
        )
        let scene = ModelAndPresentation(frame)
        for layer in [scene.thread, scene.card, scene.ghost] + scene.readings {
            root.addSublayer(layer)
        }
        for (x, title) in [(0.25, "model"), (0.75, "presentation")] {
            let place = CGPoint(x: frame.point(x, 0).x, y: frame.point(0, 0.9).y)
            root.addSublayer(CATextLayer(title, size: frame.unit * 0.25, at: place, .center))
        }
        scene.read()
        let watch = MotionWatch(scene.card) { [unowned scene] _ in scene.read() }
        root.addGesture(
            DragGesture(minimumDistance: 0).onEnded { click in
                scene.send(to: click.location)
                scene.read()
                watch.start()
            }
        )
        return root
    }

    /// Sets the model values of position and rotation, with and without animation.
    private func send(to place: CGPoint) {
        turns += 1
        let target = field.nearest(to: place)
        let turn = CATransform3DMakeRotation(0.5 * Double(turns), 0, 0, 1)
        CALayer.animate(.spring(duration: 1.1, bounce: 0.35)) {
            (card.position, card.transform) = (target, turn)
        }
        CALayer.withoutActions { (ghost.position, ghost.transform) = (target, turn) }
    }

    /// Updates the coordinates of both positions and the thread between them.
    private func read() {
        let seen = (card.presentation() ?? card).position
        for (reading, place) in zip(readings, [card.position, seen]) {
            reading.show(String(format: "x %6.1f   y %6.1f", Double(place.x), Double(place.y)))
        }
        thread.path = CGPath(through: [seen, card.position])
    }

    /// Clicks several points, the last two before the card has arrived.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        let clicks: [(Int, CGFloat, CGFloat)] = [(30, 0.8, 0.2), (90, 0.25, 0.3), (108, 0.75, 0.7)]
        return clicks.flatMap { ScriptedInput.tap(atFrame: $0.0, at: frame.point($0.1, $0.2)) }
    }
}
