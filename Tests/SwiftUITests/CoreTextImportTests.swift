import CoreText
import QuartzCore
import SwiftUI
import Testing

/// Imports of Core Text.
///
/// Code of layers with its own imports.
struct CoreTextImportTests {
    /// A layer that draws a line as code for Apple's platforms does.
    @MainActor final class LineLayer: CALayer {
        var drawn = false

        override func draw(in context: CGContext) {
            let font = CTFontCreateWithName("Helvetica-Bold" as CFString, 20, nil)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: CGColor(gray: 0, alpha: 1),
            ]
            let string = NSAttributedString(string: "Line", attributes: attributes)
            let line = CTLineCreateWithAttributedString(string as CFAttributedString)
            context.textMatrix = .identity
            context.textPosition = CGPoint(x: 4, y: 30)
            CTLineDraw(line, context)
            drawn = true
        }
    }

    @Test("A font of Core Text or UIKit is a font of views")
    func fonts() {
        let font = CTFontCreateWithName("DejaVu Sans Bold" as CFString, 20, nil)
        #expect(Font(font) == .custom("DejaVu Sans Bold", fixedSize: 20))
        let system = UIFont.boldSystemFont(ofSize: 12)
        #expect(Font(system as CTFont) == Font(system))
    }

    @MainActor
    @Test("A layer draws a line and a text layer takes a font")
    func drawing() {
        let layer = LineLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
        let context = CGContext(width: 80, height: 40)
        layer.draw(in: context)
        let image: CGImage = context.makeImage()
        #expect(layer.drawn && image.pixels.contains { $0 > 200 })
        let font: AnyObject? = CTFontCreateWithName("Helvetica" as CFString, 24, nil)
        let text = CATextLayer()
        text.font = font
        #expect((text.font as AnyObject?) === font)
    }
}
