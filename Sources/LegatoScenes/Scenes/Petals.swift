import Foundation
import Legato

extension DemoScene {
    /// Nested replicators whose instance transforms follow a drag.
    static let petals = DemoScene(
        id: "petals",
        title: "One petal, a hundred times",
        sentence: "One petal makes the flower: replicators rotate, shrink, tint and delay its "
            + "copies, and a drag changes the angle between them.",
        stillTime: 1.35,
        script: { Petals.script(size: $0) }
    ) { size, _ in
        Petals.makeRoot(size: size)
    }
}

/// A flower of concentric rings of petals.
private final class Petals {
    private static let petals = 20
    private static let rings = 5

    private let ring = CAReplicatorLayer()
    private let flower: CAReplicatorLayer
    private let radius: CGFloat

    private init(_ frame: SceneFrame, flower: CAReplicatorLayer) {
        self.flower = flower
        ring.name = "ring"
        radius = frame.area.height * 0.52
        for layer in [flower, ring] {
            layer.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
        }
        ring.position = CGPoint(x: radius, y: radius)
        flower.position = frame.point(0.5, 0.5)
        flower.instanceCount = Self.rings
        flower.instanceDelay = 0.22
        ring.instanceCount = Self.petals
        ring.instanceDelay = -0.04
        // From coral to violet around the ring, darker towards the centre.
        ring.instanceColor = Palette.coral
        ring.instanceRedOffset = -0.034
        ring.instanceGreenOffset = -0.003
        ring.instanceBlueOffset = 0.027
        flower.instanceRedOffset = -0.08
        flower.instanceGreenOffset = -0.1
        flower.instanceBlueOffset = -0.05
        flower.addSublayer(ring)
        ring.addSublayer(petal())
        bend(by: 0)
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        let flower = CAReplicatorLayer()
        let petals = Petals(frame, flower: flower)
        root.addSublayer(flower)
        let turn = CABasicAnimation.loop(
            "transform.rotation.z", from: 0, to: 2 * Double.pi, lasting: 40
        )
        flower.add(turn, forKey: "turn")
        let letGo: (DragGesture.Value) -> Void = { _ in
            CALayer.animate(.spring(duration: 1, bounce: 0.5)) { petals.bend(by: 0) }
        }
        root.addGesture(
            DragGesture(minimumDistance: 0).onChanged { drag in
                let distance = drag.translation.width / frame.area.width
                CALayer.animate(.interactiveSpring) { petals.bend(by: distance) }
            }
            .onEnded(letGo)
            .onCancelled(letGo)
        )
        return root
    }

    /// Closes the flower to a fan, or opens it beyond a full circle; 0 is the full circle.
    private func bend(by distance: Double) {
        let full = 2 * Double.pi / Double(Self.petals)
        ring.instanceTransform = CATransform3DMakeRotation(full * (1 + distance), 0, 0, 1)
        flower.instanceTransform = CATransform3DRotate(
            CATransform3DMakeScale(0.74, 0.74, 1), full / 2 + distance * 0.8, 0, 0, 1
        )
    }

    /// Returns the petal at the top of the ring, which blooms repeatedly.
    private func petal() -> CALayer {
        let (width, height) = (radius * 0.26, radius * 0.3)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: width / 2, y: height))
        for side in [0, width] {
            path.addCurve(
                to: CGPoint(x: width / 2, y: side == 0 ? 0 : height),
                control1: CGPoint(x: side, y: height * (side == 0 ? 0.75 : 0.2)),
                control2: CGPoint(x: side, y: height * (side == 0 ? 0.2 : 0.75))
            )
        }
        let petal = CAShapeLayer()
        petal.path = path
        petal.fillColor = .white
        petal.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        petal.anchorPoint = CGPoint(x: 0.5, y: 1)
        petal.position = CGPoint(x: radius, y: height)
        petal.add(
            CABasicAnimation.swing("transform.scale", from: 0.72, to: 1.05, lasting: 1.1),
            forKey: "bloom"
        )
        petal.add(CABasicAnimation.swing("opacity", from: 0.6, to: 1, lasting: 1.1), forKey: "glow")
        return petal
    }

    /// Bends the flower open and lets it spring back.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        return ScriptedInput.drag(atFrame: 36, moves: 48) {
            frame.point(0.75 - 0.42 * $0, 0.5)
        }
    }
}
