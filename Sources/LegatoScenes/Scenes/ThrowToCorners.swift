import Foundation
import Legato

extension DemoScene {
    /// A bead thrown to the corner that its velocity points to.
    static let throwing = DemoScene(
        id: "throw",
        title: "Into the corner",
        sentence: "Throw the bead: it flies to the corner nearest to its projected end, on a "
            + "spring that takes over its velocity.",
        stillTime: 1.82,
        script: { ThrowToCorners.script(size: $0) }
    ) { size, _ in
        ThrowToCorners.makeRoot(size: size)
    }
}

/// The bead, the corners in which it can settle and the predicted end of a throw.
private final class ThrowToCorners {
    private let field: CGRect
    private let pockets: [CALayer]
    /// The mark at the predicted end of the throw.
    private let aim: CAShapeLayer
    /// The bead, whose gesture retains this object.
    private unowned let bead: CALayer
    private var grip: CGVector?

    private init(bead: CALayer, field: CGRect, diameter: CGFloat) {
        (self.bead, self.field) = (bead, field)
        pockets = Self.corners(of: field).map { corner in
            let pocket = CALayer(disc: diameter * 1.25, at: corner)
            pocket.borderWidth = diameter * 0.05
            pocket.borderColor = Palette.teal
            pocket.opacity = 0.3
            return pocket
        }
        let ring = CGRect(x: -diameter / 2, y: -diameter / 2, width: diameter, height: diameter)
        aim = CAShapeLayer(
            line: CGPath(ellipseIn: ring), color: Palette.gold, width: diameter * 0.04,
            dashes: [diameter * 0.14, diameter * 0.1]
        )
        aim.opacity = 0
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        let diameter = frame.unit
        root.addSublayer(CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75))
        let bead = CALayer(disc: diameter, at: frame.point(0.5, 0.5), color: Palette.coral)
        bead.name = "bead"
        bead.borderWidth = diameter * 0.04
        bead.borderColor = Palette.white(0.4)
        bead.addShadow(opacity: 0.5, radius: diameter * 0.2, drop: diameter * 0.12)
        let scene = ThrowToCorners(bead: bead, field: field(size), diameter: diameter)
        for layer in scene.pockets + [scene.aim, bead] { root.addSublayer(layer) }
        let trail = Trail(behind: bead, color: Palette.coral, diameter: diameter * 0.5, fade: 0.9)
        let drag = DragGesture(minimumDistance: 0).onChanged(scene.follow).onEnded(scene.letGo)
            .onCancelled(scene.letGo)
        bead.addGesture(drag.onChanged { _ in trail.start() })
        return root
    }

    private func follow(_ drag: DragGesture.Value) {
        let seen = (bead.presentation() ?? bead).position
        let grip =
            self.grip
            ?? CGVector(dx: seen.x - drag.startLocation.x, dy: seen.y - drag.startLocation.y)
        self.grip = grip
        let place = CGPoint(x: drag.location.x + grip.dx, y: drag.location.y + grip.dy)
        light(nil)
        CALayer.animate(.interactiveSpring) { bead.position = field.nearest(to: place) }
    }

    private func letGo(_ drag: DragGesture.Value) {
        grip = nil
        let end = DecelerationRate.normal.projectedEnd(from: bead.position, velocity: drag.velocity)
        point(at: field.nearest(to: end))
        let corners = Self.corners(of: field)
        let distances = corners.map { hypot($0.x - end.x, $0.y - end.y) }
        guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) else {
            return
        }
        light(nearest)
        CALayer.animate(.spring(duration: 0.7, bounce: 0.3)) { bead.position = corners[nearest] }
    }

    /// Highlights only the pocket with an index.
    private func light(_ index: Int?) {
        CALayer.animate(.smooth) {
            for (pocket, layer) in pockets.enumerated() {
                layer.opacity = pocket == index ? 1 : 0.3
            }
        }
    }

    private func point(at place: CGPoint) {
        CALayer.withoutActions { aim.position = place }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1.4
        fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
        aim.add(fade, forKey: "fade")
    }

    // MARK: Geometry

    /// The area of the bead's centre.
    private static func field(_ size: CGSize) -> CGRect {
        let frame = SceneFrame(size)
        return frame.area.insetBy(dx: frame.unit * 1.05, dy: frame.unit * 1.05)
    }

    private static func corners(of field: CGRect) -> [CGPoint] {
        [field.minY, field.maxY].flatMap { y in
            [field.minX, field.maxX].map { CGPoint(x: $0, y: y) }
        }
    }

    /// Flicks the bead to one corner after another.
    static func script(size: CGSize) -> [ScriptedInput] {
        let field = field(size)
        let corners = corners(of: field)
        func flick(_ frame: Int, from: CGPoint, to: CGPoint) -> [ScriptedInput] {
            ScriptedInput.drag(atFrame: frame, moves: 14) { t in
                let part = 0.3 * t * t
                return CGPoint(
                    x: from.x + (to.x - from.x) * part,
                    y: from.y + (to.y - from.y) * part + field.height * 0.1 * sin(.pi * t)
                )
            }
        }
        return flick(12, from: CGPoint(x: field.midX, y: field.midY), to: corners[1])
            + flick(90, from: corners[1], to: corners[2])
            + flick(170, from: corners[2], to: corners[0])
    }
}
