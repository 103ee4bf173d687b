import Foundation
import Legato

extension DemoScene {
    /// A mask that follows the pointer, and shadows that point away from it.
    static let lamp = DemoScene(
        id: "lamp",
        title: "Move the lamp",
        sentence: "Drag the lamp: its light is a mask over a brighter copy of the wall, and the "
            + "shadow of every peg points away from it.",
        stillTime: 1.7,
        script: { Lamp.script(size: $0) }
    ) { size, _ in
        Lamp.makeRoot(size: size)
    }
}

/// The lamp, its light and the pegs on the wall.
private final class Lamp {
    private static let words = "Legato"

    private let frame: SceneFrame
    private let lamp: CALayer
    private let light: CAGradientLayer
    private let pegs: [CALayer]

    private init(_ frame: SceneFrame) {
        self.frame = frame
        lamp = CALayer(disc: frame.unit * 0.34, at: frame.point(0.2, 0.3), color: .white)
        lamp.name = "bulb"
        lamp.shadowColor = Palette.gold
        lamp.addShadow(opacity: 1, radius: frame.unit * 0.2, drop: 0)
        light = CAGradientLayer()
        light.type = .radial
        (light.startPoint, light.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        light.colors = [CGColor.white, Palette.white(0.85), Palette.white(0)]
        light.locations = [0, 0.35, 1]
        light.bounds = CGRect(x: 0, y: 0, width: frame.unit * 9, height: frame.unit * 9)
        pegs = (0..<14).map { index in
            let (row, column) = (index / 7, index % 7)
            let place = frame.point(0.11 + 0.13 * CGFloat(column), row == 0 ? 0.2 : 0.8)
            let peg = CALayer(
                disc: frame.unit * 0.62, at: place, color: Palette.spread(CGFloat(column) / 6)
            )
            peg.name = "peg \(index)"
            peg.borderWidth = frame.unit * 0.05
            peg.borderColor = Palette.white(0.35)
            return peg
        }
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        let scene = Lamp(frame)
        root.addSublayer(wall(frame, isLit: false))
        let lit = wall(frame, isLit: true)
        lit.mask = scene.light
        root.addSublayer(lit)
        for layer in scene.pegs + [scene.lamp] { root.addSublayer(layer) }
        scene.hold(at: scene.lamp.position)
        let autoplay = Autoplay.start(on: root, every: 0.5) { count in
            let angle = 2 * Double.pi * Double(count) / 12
            CALayer.animate(.smooth(duration: 0.9)) {
                scene.hold(at: frame.point(0.5 - 0.36 * cos(angle), 0.5 - 0.34 * sin(2 * angle)))
            }
        }
        let drag = DragGesture(minimumDistance: 0).onChanged { drag in
            autoplay.pause()
            CALayer.animate(.interactiveSpring(response: 0.25, dampingFraction: 0.85)) {
                scene.hold(at: drag.location)
            }
        }
        root.addGesture(drag)
        return root
    }

    /// Moves the lamp and its light, and turns the shadows away from it.
    private func hold(at place: CGPoint) {
        let place = frame.area.nearest(to: place)
        lamp.position = place
        light.position = CGPoint(x: place.x - frame.area.minX, y: place.y - frame.area.minY)
        for peg in pegs {
            let delta = CGVector(dx: peg.position.x - place.x, dy: peg.position.y - place.y)
            let distance = max(hypot(delta.dx, delta.dy), frame.unit * 0.3)
            let reach = frame.unit * 0.55 * min(distance / (3 * frame.unit), 1.2)
            peg.shadowOffset = CGSize(
                width: delta.dx / distance * reach, height: delta.dy / distance * reach
            )
            peg.shadowRadius = reach * 0.3
            peg.shadowOpacity = Float(max(0.15, 0.95 - distance / (9 * frame.unit)))
        }
    }

    /// Returns the wall with its word, dark or lit.
    private static func wall(_ frame: SceneFrame, isLit: Bool) -> CALayer {
        let wall = CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75)
        wall.masksToBounds = true
        let word = CATextLayer(
            words, size: frame.unit * 1.9, at: CGPoint(x: wall.bounds.midX, y: wall.bounds.midY),
            .center, color: isLit ? Palette.night : Palette.white(0.06), isBold: true
        )
        if isLit { wall.backgroundColor = Palette.gold }
        wall.addSublayer(word)
        return wall
    }

    /// Drags the lamp over the word and back below it.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        return ScriptedInput.drag(atFrame: 30, moves: 110) { t in
            let angle = 2 * Double.pi * t
            return frame.point(0.2 + 0.3 * (1 - cos(angle)), 0.45 - 0.18 * sin(angle))
        }
    }
}
