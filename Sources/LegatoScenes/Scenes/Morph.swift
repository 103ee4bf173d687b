import Foundation
import Legato

extension DemoScene {
    /// An outline that morphs into others and can be retargeted in flight.
    static let morph = DemoScene(
        id: "morph",
        title: "Change shape",
        sentence: "Choose a shape: a spring moves every point of the outline, and each point keeps "
            + "its velocity when you choose again in mid-flight.",
        stillTime: 2.42,
        script: { Morph.script(size: $0) }
    ) { size, _ in
        Morph.makeRoot(size: size)
    }
}

/// The outline and the buttons that choose its target shape.
private final class Morph {
    /// The number of points, equal for all outlines, so that each point has a counterpart.
    private static let points = 180
    private static let shapes: [(color: CGColor, radius: (Double) -> Double)] = [
        (Palette.coral, { _ in 0.82 }),
        (Palette.gold, { 0.72 + 0.28 * cos(5 * $0) }),
        (Palette.teal, { polygon($0, sides: 4) * 0.8 }),
        (Palette.dusk[1], { 0.66 + 0.34 * abs(cos(3 * $0)) }),
        (Palette.dusk[3], { polygon($0 + .pi / 3, sides: 3) * 0.55 }),
        (Palette.dusk[0], { 0.85 + 0.13 * cos(12 * $0) }),
    ]

    private let shape: CAShapeLayer
    private let rings: [CALayer]
    private let radius: CGFloat
    private var chosen = 0

    private init(_ frame: SceneFrame) {
        radius = frame.area.height * 0.34
        shape = CAShapeLayer()
        shape.name = "shape"
        shape.position = frame.point(0.5, 0.4)
        shape.path = Self.outline(0, radius)
        shape.fillColor = Self.shapes[0].color
        shape.strokeColor = Palette.white(0.85)
        shape.lineWidth = frame.unit * 0.05
        shape.lineJoin = .round
        shape.addShadow(opacity: 0.5, radius: frame.unit * 0.25, drop: frame.unit * 0.16)
        rings = Self.shapes.indices.map { index in
            let ring = CALayer(
                disc: frame.unit, at: Self.button(index, frame), color: Palette.surface
            )
            ring.borderWidth = frame.unit * 0.04
            ring.borderColor = Self.shapes[index].color
            let icon = CAShapeLayer()
            icon.path = Self.outline(index, frame.unit * 0.28)
            icon.fillColor = Self.shapes[index].color
            icon.position = CGPoint(x: frame.unit / 2, y: frame.unit / 2)
            ring.addSublayer(icon)
            return ring
        }
        mark()
    }

    static func makeRoot(size: CGSize) -> CALayer {
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        let morph = Morph(frame)
        root.addSublayer(morph.shape)
        let autoplay = Autoplay.start(on: root, every: 0.7) { _ in
            morph.become((morph.chosen + 1) % shapes.count)
        }
        let controls = morph.rings.enumerated().map { index, ring in
            let choose = { [weak morph] in
                autoplay.pause()
                morph?.become(index)
            }
            root.addSublayer(ring)
            ring.addGesture(TapGesture().onEnded(choose))
            return FocusChain.Control.button(ring, action: choose)
        }
        root.addSublayer(FocusChain.layer(controls))
        return root
    }

    private func become(_ index: Int) {
        chosen = index
        CALayer.animate(.bouncy(duration: 0.9, extraBounce: 0.15)) {
            shape.path = Self.outline(index, radius)
            shape.fillColor = Self.shapes[index].color
        }
        CALayer.animate(.snappy) { mark() }
    }

    private func mark() {
        for (index, ring) in rings.enumerated() {
            let scale = index == chosen ? 1.2 : 1
            ring.transform = CATransform3DMakeScale(scale, scale, 1)
            ring.opacity = index == chosen ? 1 : 0.6
        }
    }

    // MARK: Outlines

    private static func outline(_ index: Int, _ radius: CGFloat) -> CGPath {
        CGPath(
            through: (0..<points).map { step in
                let angle = 2 * Double.pi * Double(step) / Double(points)
                let distance = radius * shapes[index].radius(angle)
                return CGPoint(x: distance * sin(angle), y: -distance * cos(angle))
            },
            isClosed: true
        )
    }

    /// Returns the distance of a regular polygon's edge from its centre; the apothem is 1.
    private static func polygon(_ angle: Double, sides: Int) -> Double {
        let part = 2 * Double.pi / Double(sides)
        return 1 / cos(angle - part * (angle / part).rounded())
    }

    private static func button(_ index: Int, _ frame: SceneFrame) -> CGPoint {
        let step = frame.unit * 1.5
        let middle = frame.point(0.5, 0.92)
        let offset = step * (CGFloat(index) - CGFloat(shapes.count - 1) / 2)
        return CGPoint(x: middle.x + offset, y: middle.y)
    }

    /// Presses two buttons in quick succession.
    static func script(size: CGSize) -> [ScriptedInput] {
        let frame = SceneFrame(size)
        return [(130, 4), (142, 1)].flatMap {
            ScriptedInput.tap(atFrame: $0, at: button($1, frame))
        }
    }
}
