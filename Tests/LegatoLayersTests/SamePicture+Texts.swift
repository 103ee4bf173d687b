import Foundation
import Legato
import LegatoCanvas

extension SamePicture {
    private typealias P = Pieces

    private static func gradient(
        _ colors: [CGColor], _ configure: (CAGradientLayer) -> Void = { _ in }
    ) -> CALayer {
        P.box(20, 20, 40, 40, nil, as: CAGradientLayer()) {
            $0.colors = colors
            configure($0)
        }
    }

    /// Two colours with an edge in the middle.
    private static let twoHalves = [P.red, P.red, P.blue, P.blue]

    private static func halves(_ configure: (CAGradientLayer) -> Void) -> CALayer {
        gradient(twoHalves) {
            $0.locations = [0, 0.5, 0.5, 1]
            configure($0)
        }
    }

    /// Gradients.
    static let gradients: [SamePicture] = [
        SamePicture(.colors, "equal colours are one colour") {
            [gradient([P.red, P.red, P.red])]
        } is: {
            [P.box(20, 20, 40, 40)]
        },
        SamePicture(.colors, "colours that meet at one place are two layers") {
            [halves { _ in }]
        } is: {
            [P.box(20, 20, 40, 20), P.box(20, 40, 40, 20, P.blue)]
        },
        SamePicture(.locations, "a quarter of the way is a quarter of the layer") {
            [gradient(twoHalves) { $0.locations = [0, 0.25, 0.25, 1] }]
        } is: {
            [P.box(20, 20, 40, 10), P.box(20, 30, 40, 30, P.blue)]
        },
        SamePicture(.locations, "before the first and after the last one nothing changes") {
            [gradient([P.red, P.blue]) { $0.locations = [0.75, 0.75] }]
        } is: {
            [P.box(20, 20, 40, 30), P.box(20, 50, 40, 10, P.blue)]
        },
        SamePicture(.startPoint, "from below to above") {
            [
                halves {
                    $0.startPoint = CGPoint(x: 0.5, y: 1)
                    $0.endPoint = CGPoint(x: 0.5, y: 0)
                }
            ]
        } is: {
            [P.box(20, 20, 40, 20, P.blue), P.box(20, 40, 40, 20)]
        },
        SamePicture(.startPoint, "before it there is the first colour") {
            [halves { $0.startPoint = CGPoint(x: 0.5, y: 0.5) }]
        } is: {
            [P.box(20, 20, 40, 30), P.box(20, 50, 40, 10, P.blue)]
        },
        SamePicture(.endPoint, "across instead of down") {
            [
                halves {
                    $0.startPoint = CGPoint(x: 0, y: 0.5)
                    $0.endPoint = CGPoint(x: 1, y: 0.5)
                }
            ]
        } is: {
            [P.box(20, 20, 20, 40), P.box(40, 20, 20, 40, P.blue)]
        },
        SamePicture(.endPoint, "after it there is the last colour") {
            [halves { $0.endPoint = CGPoint(x: 0.5, y: 0.5) }]
        } is: {
            [P.box(20, 20, 40, 10), P.box(20, 30, 40, 30, P.blue)]
        },
        SamePicture(.gradientType, "around the middle, quarters are squares") {
            [
                gradient([P.red, P.red, P.blue, P.blue, P.green, P.green, .white, .white]) {
                    $0.type = .conic
                    $0.locations = [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 1, y: 0.5)
                }
            ]
        } is: {
            [
                P.box(40, 40, 20, 20), P.box(20, 40, 20, 20, P.blue),
                P.box(20, 20, 20, 20, P.green), P.box(40, 20, 20, 20, .white),
            ]
        },
        SamePicture(.gradientType, "out of the middle it is the same on both sides") {
            [
                gradient(twoHalves) {
                    $0.type = .radial
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 1, y: 1)
                }
            ]
        } is: {
            [
                gradient(twoHalves) {
                    $0.type = .radial
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 1, y: 1)
                    $0.transform = P.matrix(-1, 0, 0, -1)
                }
            ]
        },
    ]

    private static func text(
        _ string: String, _ configure: (CATextLayer) -> Void = { _ in }
    ) -> CALayer {
        P.box(10, 10, 80, 40, nil, as: CATextLayer()) {
            ($0.string, $0.fontSize, $0.font) = (string, 14, "DejaVu Sans")
            configure($0)
        }
    }

    /// Returns a layer whose contents are a text drawn by cairo and pango.
    private static func drawn(
        _ string: String, _ font: String = "DejaVu Sans", size: Double = 14,
        color: CGColor = .white, _ configure: (inout TextBox) -> Void = { _ in }
    ) -> CALayer {
        var box = TextBox(
            string: string, fontName: font, fontSize: size, size: CGSize(width: 80, height: 40)
        )
        configure(&box)
        let context = CGContext(width: 80, height: 40)
        box.draw(in: context, color: color)
        return P.picture(10, 10, 80, 40, context.makeImage())
    }

    /// Texts.
    static let texts: [SamePicture] = [
        SamePicture(.string, "a text is a picture of it") {
            [text("Legato")]
        } is: {
            [drawn("Legato")]
        },
        SamePicture(.string, "a line feed breaks a line") {
            [text("one\ntwo")]
        } is: {
            [
                text("one two") {
                    $0.isWrapped = true
                    $0.frame.size.width = 40
                }
            ]
        },
        SamePicture(.font, "a text in another font is a picture of it") {
            [text("Legato") { $0.font = "DejaVu Serif" }]
        } is: {
            [drawn("Legato", "DejaVu Serif")]
        },
        SamePicture(.font, "a bold text is a picture of it") {
            [text("Legato") { $0.font = "DejaVu Sans Bold" }]
        } is: {
            [drawn("Legato", "DejaVu Sans Bold")]
        },
        SamePicture(.fontSize, "a small text is a picture of it") {
            [text("Legato") { $0.fontSize = 8 }]
        } is: {
            [drawn("Legato", size: 8)]
        },
        SamePicture(.fontSize, "half the size is half the scale") {
            [text("Legato") { $0.fontSize = 10 }]
        } is: {
            [
                text("Legato") {
                    $0.fontSize = 20
                    $0.bounds.size = CGSize(width: 160, height: 80)
                    $0.transform = CATransform3DMakeScale(0.5, 0.5, 1)
                }
            ]
        },
        SamePicture(.foregroundColor, "a red text is a picture of it") {
            [text("Legato") { $0.foregroundColor = P.red }]
        } is: {
            [drawn("Legato", color: P.red)]
        },
        SamePicture(.foregroundColor, "a text without a colour does not show") {
            [text("Legato") { $0.foregroundColor = nil }]
        } is: {
            []
        },
        SamePicture(.isWrapped, "a wrapped text is a text with line feeds") {
            [text("one two three") { $0.isWrapped = true }]
        } is: {
            [text("one two\nthree")]
        },
        SamePicture(.isWrapped, "a wrapped text is a picture of it") {
            [text("some more words") { $0.isWrapped = true }]
        } is: {
            [drawn("some more words") { $0.isWrapped = true }]
        },
        SamePicture(.truncationMode, "a cut end has three dots") {
            [text("a text too long") { $0.truncationMode = .end }]
        } is: {
            [drawn("a text too long") { $0.truncation = .end }]
        },
        SamePicture(.truncationMode, "a cut beginning has three dots") {
            [text("a text too long") { $0.truncationMode = .start }]
        } is: {
            [drawn("a text too long") { $0.truncation = .start }]
        },
        SamePicture(.alignmentMode, "a text at the right is a picture of it") {
            [text("one") { $0.alignmentMode = .right }]
        } is: {
            [drawn("one") { $0.alignment = .right }]
        },
        SamePicture(.alignmentMode, "a text in the middle is as far from both sides") {
            [text("one") { $0.alignmentMode = .center }]
        } is: {
            [
                text("one") {
                    $0.alignmentMode = .center
                    $0.frame = $0.frame.insetBy(dx: 15, dy: 0)
                }
            ]
        },
    ]
}
