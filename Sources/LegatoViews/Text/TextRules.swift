import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The layers that draw the lines under and through a text, above a text layer.
final class TextRuleLayers {
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
    func show(
        _ rules: [TextRule], _ rows: [TextLook.Row], of text: CATextLayer
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
            var path = CGMutablePath()
            for line in rows {
                path.move(to: CGPoint(x: line.start.x, y: line.start.y + offset))
                path.addLine(to: CGPoint(x: line.start.x + line.width, y: line.start.y + offset))
            }
            layer.path = path
            layer.lineWidth = width
            layer.lineDashPattern =
                rule.dashes.isEmpty ? nil : rule.dashes.map { NSNumber(value: $0 * width) }
        }
        showInk(text.foregroundColor)
    }

    /// Draws the lines without a colour of their own in the colour of the text.
    func showInk(_ ink: CGColor?) {
        for (layer, rule) in zip(layers, rules) { layer.strokeColor = rule.color?.cgColor ?? ink }
    }
}
