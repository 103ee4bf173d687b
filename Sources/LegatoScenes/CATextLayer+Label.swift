import Foundation
import Legato

extension CATextLayer {
    /// Creates a line of text whose start, centre or end is at `place`, depending on the alignment.
    convenience init(
        _ string: String, size: CGFloat, at place: CGPoint,
        _ alignment: CATextLayerAlignmentMode = .left, color: CGColor = Palette.white(0.75),
        isBold: Bool = false
    ) {
        self.init()
        self.string = string
        font = isBold ? "DejaVu Sans Bold" : "DejaVu Sans"
        fontSize = size
        foregroundColor = color
        alignmentMode = alignment
        // Room for longer texts; the line height is 1.164 times the font size.
        bounds.size = CGSize(
            width: CGFloat(max(string.count, 10)) * size * 0.8, height: size * 1.164
        )
        let anchor: [CATextLayerAlignmentMode: CGFloat] = [.center: 0.5, .right: 1]
        anchorPoint = CGPoint(x: anchor[alignment] ?? 0, y: 0.5)
        position = place
    }

    /// Changes the text without animation.
    func show(_ text: String) {
        CALayer.withoutActions { string = text }
    }
}
