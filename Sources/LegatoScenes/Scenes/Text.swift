import Foundation
import Legato

extension DemoScene {
    /// Text that is wrapped, truncated, tilted and used as a mask.
    static let text = DemoScene(
        id: "text",
        title: "Words in motion",
        sentence: "Text is set once and stays sharp while it fades, tilts and masks, and it "
            + "rewraps as its box changes width.",
        stillTime: 1.4
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let unit = min(size.width / 16, size.height / 9)
        let heading = title(unit)
        heading.position = CGPoint(x: size.width / 2, y: size.height * 0.215)
        root.addSublayer(heading)
        let width = min(size.width / 3, unit * 5)
        for index in 0..<3 {
            let column = CALayer(
                center: CGPoint(
                    x: size.width / 2 + (CGFloat(index) - 1) * (width + unit * 0.2),
                    y: size.height * 0.58
                ),
                size: CGSize(width: width, height: unit * 4.4),
                cornerRadius: unit * 0.3,
                color: Palette.surface
            )
            column.borderWidth = 1
            column.borderColor = Palette.edge
            column.addSublayer([breathing, aligned, tilted][index](column.bounds, unit))
            root.addSublayer(column)
        }
        return root
    }

    /// Returns a line of colours masked by letters.
    private static func title(_ unit: CGFloat) -> CALayer {
        let bounds = CGRect(x: 0, y: 0, width: unit * 12, height: unit * 1.8)
        let words = text("Without a break", unit * 1.1, in: bounds)
        words.alignmentMode = .center
        words.font = "DejaVu Sans Bold"
        let band = CALayer(
            center: CGPoint(x: bounds.midX, y: bounds.midY), size: bounds.size,
            color: Palette.white(0.9)
        )
        for (index, color) in (Palette.dusk + [Palette.teal, Palette.coral]).enumerated() {
            let stripe = CALayer(
                center: CGPoint(x: unit * (1.5 + 1.8 * CGFloat(index)), y: bounds.midY),
                size: CGSize(width: unit * 0.9, height: unit * 4), color: color
            )
            stripe.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
            let drift = CABasicAnimation.swing(
                "position.x", to: stripe.position.x + unit, lasting: 1.2 + 0.2 * Double(index)
            )
            stripe.add(drift, forKey: "drift")
            band.addSublayer(stripe)
        }
        band.mask = words
        return band
    }

    /// Returns a paragraph in a box whose width grows and shrinks.
    private static func breathing(_ area: CGRect, _ unit: CGFloat) -> CALayer {
        let words = text(
            "Legato means connected: each note runs into the next, and nothing is heard to stop.",
            unit * 0.36, in: area.insetBy(dx: unit * 0.4, dy: unit * 0.4)
        )
        words.isWrapped = true
        words.truncationMode = .end
        words.anchorPoint = .zero
        words.position = CGPoint(x: unit * 0.4, y: unit * 0.4)
        words.add(
            CABasicAnimation.swing("bounds.size.width", to: unit * 2.6, lasting: 2.5),
            forKey: "width"
        )
        return words
    }

    /// Returns a line for each alignment and each truncation mode.
    private static func aligned(_ area: CGRect, _ unit: CGFloat) -> CALayer {
        let list = CALayer()
        list.frame = area.insetBy(dx: unit * 0.4, dy: unit * 0.3)
        let modes: [(CATextLayerAlignmentMode, String)] = [
            (.left, "left"), (.center, "center"), (.right, "right"),
        ]
        let cuts: [CATextLayerTruncationMode] = [.start, .middle, .end]
        for index in 0..<6 {
            let row = CGRect(
                x: 0, y: CGFloat(index) * unit * 0.68, width: list.bounds.width, height: unit * 0.6
            )
            let words = text(
                index < 3 ? modes[index].1 : "from beginning to end, all the way", unit * 0.38,
                in: row
            )
            if index < 3 {
                words.alignmentMode = modes[index].0
                words.foregroundColor = Palette.dusk[index]
            } else {
                words.truncationMode = cuts[index - 3]
            }
            let fade = CABasicAnimation.swing("opacity", to: 0.55, lasting: 0.9)
            fade.timeOffset = 0.3 * Double(index)
            words.add(fade, forKey: "fade")
            list.addSublayer(words)
        }
        return list
    }

    /// Returns letters that sway in perspective and cast a shadow.
    private static func tilted(_ area: CGRect, _ unit: CGFloat) -> CALayer {
        let stage = CALayer()
        stage.frame = area
        stage.sublayerTransform.m34 = -1 / (unit * 9)
        let words = text("Tilt", unit * 1.5, in: area.insetBy(dx: 0, dy: unit * 1.2))
        words.font = "DejaVu Serif Bold"
        words.alignmentMode = .center
        words.foregroundColor = Palette.teal
        words.addShadow(opacity: 0.8, radius: unit * 0.12, drop: unit * 0.15)
        let sway = CABasicAnimation.swing("transform.rotation.y", from: -0.9, to: 0.9, lasting: 1.3)
        words.add(sway, forKey: "sway")
        stage.addSublayer(words)
        return stage
    }

    private static func text(_ string: String, _ size: CGFloat, in frame: CGRect) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = frame
        layer.string = string
        layer.font = "DejaVu Sans"
        layer.fontSize = size
        return layer
    }
}
