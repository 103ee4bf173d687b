import Foundation
import Legato

extension DemoScene {
    /// A chain of beads on increasingly weak springs.
    static let followers = DemoScene(
        id: "followers",
        title: "Follow the leader",
        sentence: "Drag anywhere: a chain of beads follows the pointer, each on a weaker spring "
            + "than the one before it.",
        stillTime: 1.55,
        script: { Followers.script(size: $0) }
    ) { size, _ in
        Followers.makeRoot(size: size)
    }
}

/// The beads, and their path while the user is idle.
private final class Followers {
    private static let count = 20

    private let frame: SceneFrame
    private let beads: [CALayer]

    private init(_ frame: SceneFrame) {
        self.frame = frame
        beads = (0..<Self.count).map { index in
            let part = CGFloat(index) / CGFloat(Self.count - 1)
            let bead = CALayer(
                disc: frame.unit * (0.95 - 0.65 * part),
                at: Self.place(frame, at: -0.012 * Double(index)), color: Palette.spread(part)
            )
            bead.name = "bead \(index)"
            bead.borderWidth = frame.unit * 0.03
            bead.borderColor = Palette.white(0.3)
            bead.addShadow(opacity: 0.4, radius: frame.unit * 0.1, drop: frame.unit * 0.06)
            return bead
        }
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        root.addSublayer(CALayer(surface: frame.area, cornerRadius: frame.unit * 0.75))
        root.addSublayer(grid(frame))
        let chain = Followers(frame)
        for bead in chain.beads.reversed() { root.addSublayer(bead) }
        let autoplay = Autoplay.start(on: root, every: 0.25) { count in
            chain.lead(to: place(frame, at: Double(count) / 14), hand: 0.3)
        }
        let drag = DragGesture(minimumDistance: 0)
            .onChanged { drag in
                autoplay.pause()
                chain.lead(to: drag.location, hand: 0.1)
            }
            .onEnded { chain.lead(to: $0.predictedEndLocation, hand: 0.3) }
        root.addGesture(drag)
        return root
    }

    /// Retargets all beads to a point; `hand` is the response of the first spring in seconds.
    private func lead(to place: CGPoint, hand: Double) {
        let inner = frame.area.insetBy(dx: frame.unit * 0.6, dy: frame.unit * 0.6)
        let target = inner.nearest(to: place)
        for (index, bead) in beads.enumerated() {
            let response = hand + 0.07 * Double(index)
            CALayer.animate(.spring(response: response, dampingFraction: 0.8)) {
                bead.position = target
            }
        }
    }

    /// Returns the point at 0 to 1 of a figure of eight.
    private static func place(_ frame: SceneFrame, at turn: Double) -> CGPoint {
        let angle = 2 * Double.pi * turn
        return frame.point(0.5 + 0.36 * cos(angle), 0.5 + 0.34 * sin(2 * angle))
    }

    /// Returns a grid of faint dots as a reference for the beads' speed.
    private static func grid(_ frame: SceneFrame) -> CALayer {
        let dots = CGMutablePath()
        let step = frame.unit * 0.6
        let (columns, rows) = (Int(frame.area.width / step), Int(frame.area.height / step))
        let (left, top) = (
            frame.area.midX - step * CGFloat(columns - 1) / 2,
            frame.area.midY - step * CGFloat(rows - 1) / 2
        )
        let side = frame.unit * 0.07
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (left + step * CGFloat(column), top + step * CGFloat(row))
                dots.addEllipse(
                    in: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
                )
            }
        }
        let layer = CAShapeLayer()
        layer.path = dots
        layer.fillColor = Palette.edge
        return layer
    }

    /// Drags the beads along a loop and throws them at its end.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        return ScriptedInput.drag(atFrame: 6, moves: 130) { t in
            let angle = 4 * Double.pi * t * (0.6 + 0.4 * t)
            let reach = 0.36 - 0.1 * t
            return frame.point(0.5 + reach * cos(angle), 0.5 + reach * sin(angle))
        }
    }
}
