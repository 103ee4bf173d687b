import Foundation
import Legato

extension DemoScene {
    /// Blur, blend modes and a pane of frosted glass.
    static let filters = DemoScene(
        id: "filters",
        title: "Glass and blend modes",
        sentence: "A pane of frosted glass glides over discs that blend like light or like ink, "
            + "and a row of shapes blurs in and out of focus.",
        stillTime: 1.4
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let unit = min(size.width / 16, size.height / 9)
        root.addSublayer(paper(size))
        root.addSublayer(
            discs(CGPoint(x: size.width * 0.28, y: size.height * 0.38), unit, "screenBlendMode")
        )
        root.addSublayer(
            discs(CGPoint(x: size.width * 0.72, y: size.height * 0.38), unit, "multiplyBlendMode")
        )
        root.addSublayer(word(CGPoint(x: size.width * 0.5, y: size.height * 0.75), unit))
        root.addSublayer(pane(CGPoint(x: size.width * 0.5, y: size.height * 0.38), unit, size))
        return root
    }

    /// Returns the bright half of the backdrop, behind the discs that mix like ink.
    private static func paper(_ size: CGSize) -> CALayer {
        CALayer(
            center: CGPoint(x: size.width * 0.75, y: size.height * 0.5),
            size: CGSize(width: size.width * 0.5, height: size.height),
            color: CGColor(red: 0.95, green: 0.93, blue: 0.89)
        )
    }

    /// Returns three discs that rotate around each other and blend.
    private static func discs(_ center: CGPoint, _ unit: CGFloat, _ mode: String) -> CALayer {
        let wheel = CALayer(center: center, size: CGSize(width: unit, height: unit))
        let isInk = mode == "multiplyBlendMode"
        let light = [Palette.coral, Palette.teal, Palette.dusk[3]]
        let ink = [
            CGColor(red: 0.1, green: 0.75, blue: 0.9), CGColor(red: 0.95, green: 0.3, blue: 0.6),
            CGColor(red: 1, green: 0.85, blue: 0.2),
        ]
        for (index, color) in (isInk ? ink : light).enumerated() {
            let angle = CGFloat(index) * 2 * .pi / 3
            let disc = CALayer(
                center: CGPoint(
                    x: unit / 2 + unit * 0.95 * cos(angle), y: unit / 2 + unit * 0.95 * sin(angle)
                ),
                size: CGSize(width: unit * 3.2, height: unit * 3.2),
                cornerRadius: unit * 1.6,
                color: color
            )
            disc.compositingFilter = mode
            wheel.addSublayer(disc)
        }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = (isInk ? -2 : 2) * CGFloat.pi
        turn.duration = 6
        turn.repeatCount = .infinity
        wheel.add(turn, forKey: "turn")
        return wheel
    }

    /// Returns a row of bars that come into and go out of focus one after another.
    private static func word(_ center: CGPoint, _ unit: CGFloat) -> CALayer {
        let row = CALayer(center: center, size: CGSize(width: unit * 9, height: unit))
        for index in 0..<9 {
            let bar = CALayer(
                center: CGPoint(x: unit * (CGFloat(index) + 0.5), y: unit / 2),
                size: CGSize(width: unit * 0.6, height: unit * 0.6),
                cornerRadius: unit * (index % 2 == 0 ? 0.3 : 0.12), color: Palette.dusk[index % 4]
            )
            guard let blur = CIFilter(name: "CIGaussianBlur") else { continue }
            blur.name = "focus"
            blur.setValue(0, forKey: kCIInputRadiusKey)
            bar.filters = [blur]
            let swing = CABasicAnimation(keyPath: "filters.focus.inputRadius")
            swing.fromValue = 0
            swing.toValue = unit / 4
            swing.duration = 1
            swing.timeOffset = Double(index) * 0.2
            swing.autoreverses = true
            swing.repeatCount = .infinity
            swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            bar.add(swing, forKey: "focus")
            row.addSublayer(bar)
        }
        return row
    }

    /// Returns a pane of frosted glass that glides from side to side.
    private static func pane(_ center: CGPoint, _ unit: CGFloat, _ size: CGSize) -> CALayer {
        let pane = CALayer(
            center: center, size: CGSize(width: unit * 3.4, height: unit * 4.6),
            cornerRadius: unit * 0.5, color: Palette.white(0.14)
        )
        pane.borderWidth = max(1, unit / 40)
        pane.borderColor = Palette.white(0.35)
        guard let blur = CIFilter(name: "CIGaussianBlur"),
            let colors = CIFilter(name: "CIColorControls")
        else { return pane }
        blur.setValue(unit / 5, forKey: kCIInputRadiusKey)
        colors.setValue(1.5, forKey: kCIInputSaturationKey)
        pane.backgroundFilters = [blur, colors]
        let glide = CABasicAnimation(keyPath: "position.x")
        glide.fromValue = size.width * 0.28
        glide.toValue = size.width * 0.72
        glide.duration = 3
        glide.autoreverses = true
        glide.repeatCount = .infinity
        glide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        pane.add(glide, forKey: "glide")
        return pane
    }
}
