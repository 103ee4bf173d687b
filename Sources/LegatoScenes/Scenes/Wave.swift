import Foundation
import Legato

extension DemoScene {
    /// A path updated for every frame.
    static let wave = DemoScene(
        id: "wave",
        title: "A new wave every frame",
        sentence: "A display link redraws a 450-point wave every frame: drag the bead to change "
            + "the wave's height and length, then let it swing back.",
        stillTime: 1.2,
        script: { Wave.script(size: $0) }
    ) { size, _ in
        Wave.makeRoot(size: size)
    }
}

/// Three overlapping waves, and the bead that controls their height and length.
private final class Wave {
    private static let points = 450
    private static let looks: [(color: CGColor, height: Double, speed: Double, shift: Double)] = [
        (Palette.dusk[2], 0.55, -1.9, 2.1), (Palette.dusk[0], 0.75, 2.3, 1),
        (Palette.teal, 1, 3.1, 0),
    ]

    private let frame: SceneFrame
    private unowned let root: CALayer
    private let lines: [CAShapeLayer]
    private let bead: CALayer
    private let home: CGPoint

    private init(_ frame: SceneFrame, root: CALayer) {
        (self.frame, self.root) = (frame, root)
        home = frame.point(0.62, 0.26)
        lines = Self.looks.enumerated().map { index, look in
            let line = CAShapeLayer(
                line: CGPath(), color: look.color, width: frame.unit * (index == 2 ? 0.08 : 0.05)
            )
            line.opacity = index == 2 ? 1 : 0.55
            return line
        }
        lines.last?.name = "front"
        bead = CALayer(disc: frame.unit * 0.55, at: home, color: Palette.gold)
        bead.borderWidth = frame.unit * 0.06
        bead.borderColor = Palette.white(0.5)
        bead.addShadow(opacity: 0.5, radius: frame.unit * 0.12, drop: frame.unit * 0.06)
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        root.addSublayer(CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75))
        let wave = Wave(frame, root: root)
        for layer in wave.lines + [wave.bead] { root.addSublayer(layer) }
        wave.draw(at: CACurrentMediaTime())
        let letGo: (DragGesture.Value) -> Void = { _ in
            wave.move(to: wave.home, .spring(duration: 0.9, bounce: 0.55))
        }
        root.addGesture(
            DragGesture(minimumDistance: 0).onChanged {
                wave.move(to: $0.location, .interactiveSpring)
            }
            .onEnded(letGo)
            .onCancelled(letGo)
        )
        // The link outlives the scene by a frame at most.
        let link = CADisplayLink { [weak root, weak wave] link in
            guard root?.superlayer != nil, let wave else { return link.invalidate() }
            // The frame's own time, which is independent of the refresh rate.
            wave.draw(at: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        return root
    }

    private func move(to place: CGPoint, _ animation: Animation) {
        let field = frame.area.insetBy(dx: frame.unit * 0.5, dy: frame.unit * 0.5)
        CALayer.animate(animation) { bead.position = field.nearest(to: place) }
    }

    /// Draws all waves at a media time.
    private func draw(at time: CFTimeInterval) {
        let seen = (bead.presentation() ?? bead).position
        let middle = frame.area.midY
        let height: Double = middle - seen.y
        let length: Double = max(seen.x - frame.area.minX, frame.unit) * 0.55
        let now = root.convertTime(time, from: nil)
        for (line, look) in zip(lines, Self.looks) {
            line.path = CGPath(
                through: (0..<Self.points).map { index in
                    let part = Double(index) / Double(Self.points - 1)
                    let x: Double = frame.area.width * part
                    let angle: Double = 2 * .pi * x / length + look.shift - look.speed * now
                    // Fixed at both ends, like a string.
                    let y: Double = height * look.height * sin(.pi * part) * sin(angle)
                    return CGPoint(x: frame.area.minX + x, y: middle - y)
                }
            )
        }
    }

    /// Pulls the bead down and to the left, and lets it swing back.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        return ScriptedInput.drag(atFrame: 30, moves: 50) { t in
            frame.point(0.62 - 0.34 * t, 0.26 + 0.1 * sin(2 * .pi * t) - 0.12 * t)
        }
    }
}
