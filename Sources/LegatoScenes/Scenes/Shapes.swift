import Foundation
import Legato

extension DemoScene {
    /// Paths that are drawn, trimmed, dashed and morphed.
    static let shapes = DemoScene(
        id: "shapes",
        title: "Paths on the move",
        sentence: "Paths draw themselves, morph into one another and march in dashes, without a "
            + "single image.",
        stillTime: 1.3
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let frame = SceneFrame(size)
        for (index, content) in [progress, morph, march].enumerated() {
            let panel = CALayer(
                surface: frame.part(0.34 * CGFloat(index), 0, 0.32, 1),
                cornerRadius: frame.unit * 0.4
            )
            root.addSublayer(panel)
            let side = min(panel.bounds.width, panel.bounds.height) * 0.75
            for layer in content(side) {
                layer.bounds = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
                layer.position = CGPoint(x: panel.bounds.midX, y: panel.bounds.midY)
                panel.addSublayer(layer)
            }
        }
        return root
    }

    /// Returns rings that fill one after another.
    private static func progress(_ side: CGFloat) -> [CALayer] {
        (0..<3).flatMap { index -> [CALayer] in
            let width = side * 0.1
            let radius = side / 2 - width * (0.5 + 1.35 * CGFloat(index))
            let circle = CGMutablePath()
            circle.addArc(
                center: .zero, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
                clockwise: false
            )
            let color = [Palette.coral, Palette.dusk[1], Palette.teal][index]
            let track = CAShapeLayer(line: circle, color: color, width: width)
            let ring = CAShapeLayer(line: circle, color: color, width: width)
            track.lineCap = .butt
            track.opacity = 0.2
            ring.shadowOpacity = 0.5
            ring.shadowRadius = side * 0.02
            ring.shadowOffset = .zero
            let end = 0.85 - 0.15 * Double(index)
            ring.swing("strokeEnd", 0.02, end, 1.6 + 0.4 * Double(index))
            return [track, ring]
        }
    }

    /// Returns a star that morphs into a flower, with a hole by the even-odd rule.
    private static func morph(_ side: CGFloat) -> [CALayer] {
        let star = CAShapeLayer()
        star.fillRule = .evenOdd
        star.fillColor = Palette.dusk[2]
        star.strokeColor = Palette.white(0.8)
        star.lineWidth = side * 0.015
        star.lineJoin = .round
        let (pointed, round) = (
            petals(side / 2, inner: 0.45, reach: 0), petals(side * 0.42, inner: 0.7, reach: 0.3)
        )
        star.path = pointed
        star.swing("path", pointed, round, 1.5)
        star.swing("fillColor", Palette.dusk[2], Palette.teal, 1.5)
        star.add(
            CABasicAnimation.loop("transform.rotation.z", to: 2 * Double.pi, lasting: 12),
            forKey: "turn"
        )
        return [star]
    }

    /// Returns a closed curve with six tips around a round hole; `reach` rounds the tips.
    private static func petals(_ radius: CGFloat, inner: CGFloat, reach: CGFloat) -> CGPath {
        func point(_ turn: CGFloat, _ distance: CGFloat) -> CGPoint {
            let angle = (turn / 12 - 0.25) * 2 * .pi
            return CGPoint(x: distance * cos(angle), y: distance * sin(angle))
        }
        let path = CGMutablePath()
        path.move(to: point(-1, radius * inner))
        for tip in 0..<6 {
            let turn = CGFloat(2 * tip)
            for (from, to, end, distance) in [
                (turn - 1, turn, turn, radius), (turn, turn + 1, turn + 1, radius * inner),
            ] {
                let start = end == turn ? radius * inner : radius
                // On the tangents of circles around the centre.
                let stretch = 1 / cos(reach / 6 * .pi)
                path.addCurve(
                    to: point(end, distance), control1: point(from + reach, start * stretch),
                    control2: point(to - reach, distance * stretch)
                )
            }
        }
        path.closeSubpath()
        let hole = radius * 0.2
        path.addEllipse(in: CGRect(x: -hole, y: -hole, width: 2 * hole, height: 2 * hole))
        return path
    }

    /// Returns a marching dashed frame around lines with each kind of cap and join.
    private static func march(_ side: CGFloat) -> [CALayer] {
        let frame = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        let border = CAShapeLayer(
            line: CGPath(roundedRect: frame, cornerWidth: side / 6, cornerHeight: side / 6),
            color: Palette.coral, width: side * 0.015, dashes: [side * 0.05, side * 0.03]
        )
        border.lineCap = .butt
        border.lineJoin = .miter
        let run = CABasicAnimation.loop("lineDashPhase", to: -side * 0.08, lasting: 0.5)
        border.add(run, forKey: "march")
        let styles: [(CAShapeLayerLineCap, CAShapeLayerLineJoin)] = [
            (.butt, .miter), (.round, .round), (.square, .bevel),
        ]
        let lines = styles.enumerated().map { index, style in
            let y = (CGFloat(index) - 1) * side * 0.27
            let path = CGMutablePath()
            path.move(to: CGPoint(x: -side * 0.35, y: y + side * 0.08))
            for step in 1...4 {
                path.addLine(
                    to: CGPoint(
                        x: (CGFloat(step) / 4 - 0.5) * side * 0.7,
                        y: y + (step % 2 == 0 ? 1 : -1) * side * 0.08
                    )
                )
            }
            let color = [Palette.dusk[0], Palette.teal, Palette.dusk[3]][index]
            let layer = CAShapeLayer(line: path, color: color, width: side / 18)
            (layer.lineCap, layer.lineJoin) = style
            layer.swing("strokeStart", 0, 0.45, 1.1 + 0.3 * Double(index))
            layer.swing("strokeEnd", 0.55, 1, 1.7 + 0.2 * Double(index))
            return layer
        }
        return [border] + lines
    }
}
