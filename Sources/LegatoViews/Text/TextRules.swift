import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The layers that draw the lines under and through a text, above a text layer.
struct TextRuleLayers {
    private var layers: [CAShapeLayer] = []
    private var rules: [TextRule] = []

    /// Whether nothing is drawn.
    var isEmpty: Bool { layers.isEmpty }

    /// Draws lines in a text layer.
    ///
    /// - Parameters:
    ///   - rules: The lines under and through each line of the text.
    ///   - rows: The lines of the text.
    ///   - text: The text layer.
    ///   - ink: The colour of the text.
    mutating func show(
        _ rules: [TextRule], _ rows: [TextLook.Row], of text: CATextLayer, _ ink: CGColor?
    ) {
        self.rules = rules
        while layers.count > rules.count { layers.removeLast().removeFromSuperlayer() }
        while layers.count < rules.count {
            let layer = CAShapeLayer()
            layer.fillColor = nil
            text.addSublayer(layer)
            layers.append(layer)
        }
        for (layer, rule) in zip(layers, rules) {
            let (width, offset) = rule.metrics(fontSize: text.fontSize)
            let path = CGMutablePath()
            if rule.kind == .bar {
                for line in rows { path.addBar(over: line, offset, height: width) }
                layer.path = path
                continue
            }
            for line in rows {
                path.move(to: CGPoint(x: line.start.x, y: line.start.y + offset))
                path.addLine(to: CGPoint(x: line.start.x + line.width, y: line.start.y + offset))
            }
            layer.path = path
            layer.lineWidth = width
            layer.lineDashPattern =
                rule.dashes.isEmpty ? nil : rule.dashes.map { NSNumber(value: $0 * width) }
        }
        showInk(ink)
    }

    /// Draws the lines without their own colour in the colour of the text.
    func showInk(_ ink: CGColor?) {
        for (layer, rule) in zip(layers, rules) {
            if rule.kind == .bar {
                layer.fillColor = ink.flatMap { $0.copy(alpha: $0.alpha * Redaction.opacity) }
            } else {
                layer.strokeColor = rule.color?.cgColor ?? ink
            }
        }
    }
}

extension CGMutablePath {
    /// Adds a rounded rectangle over a line, at an offset from its baseline.
    fileprivate func addBar(
        over line: TextLook.Row, _ offset: CGFloat, height: CGFloat
    ) {
        guard line.width > 0 else { return }
        let bar = CGRect(
            x: line.start.x, y: line.start.y + offset - height / 2, width: line.width,
            height: height
        )
        let radius = min(bar.width, bar.height) / 4
        addRoundedRect(in: bar, cornerWidth: radius, cornerHeight: radius)
    }
}
