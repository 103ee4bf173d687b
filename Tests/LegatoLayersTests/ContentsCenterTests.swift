import Foundation
import Legato
import TestSupport
import Testing

/// contentsCenter.
///
/// Images whose centre is stretched, but not their edges.
struct ContentsCenterTests {
    /// 12 x 12 pixels: a border of four corners and four edges, 3 and 4 pixels wide, and a centre.
    private func picture() -> CGImage {
        var bytes: [UInt8] = []
        for y in 0..<12 {
            for x in 0..<12 {
                let (column, row) = (x < 3 ? 0 : x < 8 ? 1 : 2, y < 3 ? 0 : y < 8 ? 1 : 2)
                bytes += [UInt8(60 + 80 * column), UInt8(60 + 80 * row), UInt8(x * 8 + y), 255]
            }
        }
        return CGImage(width: 12, height: 12, premultipliedRGBA: bytes)
    }

    private let center = CGRect(x: 0.25, y: 0.25, width: 5.0 / 12, height: 5.0 / 12)

    private func snapshot(_ configure: (CALayer) -> Void) -> CGImage {
        let display = HeadlessDisplay(size: CGSize(width: 80, height: 80))
        display.perform {
            withoutActions {
                let layer = CALayer()
                layer.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
                layer.contents = picture()
                layer.magnificationFilter = .nearest
                layer.minificationFilter = .nearest
                display.rootLayer.addSublayer(layer)
                configure(layer)
            }
        }
        return display.snapshot()
    }

    /// Replaces a layer by separate layers for parts of its image.
    private func show(_ parts: [(frame: CGRect, source: CGRect)], of layer: CALayer) {
        layer.contents = nil
        for part in parts {
            let piece = CALayer()
            piece.frame = part.frame
            piece.contents = picture()
            piece.contentsRect = part.source
            piece.magnificationFilter = .nearest
            piece.minificationFilter = .nearest
            layer.addSublayer(piece)
        }
    }

    /// The nine parts, by the edges of their columns and rows in the layer and in the image.
    private func parts(
        _ columns: [CGFloat], _ rows: [CGFloat], _ source: [CGFloat]
    ) -> [(frame: CGRect, source: CGRect)] {
        var parts: [(frame: CGRect, source: CGRect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let frame = rect(columns, column, rows, row)
                let pixels = rect(source, column, source, row)
                let unit = CGAffineTransform(scaleX: 1.0 / 12, y: 1.0 / 12)
                parts.append((frame, pixels.applying(unit)))
            }
        }
        return parts
    }

    private func rect(_ xs: [CGFloat], _ column: Int, _ ys: [CGFloat], _ row: Int) -> CGRect {
        let size = CGSize(width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
        return CGRect(origin: CGPoint(x: xs[column], y: ys[row]), size: size)
    }

    @Test("Corners of nine-part contents keep their size, and edges stretch along one axis")
    func nineParts() {
        let whole = snapshot { $0.contentsCenter = center }
        let byHand = snapshot {
            show(parts([0, 3, 36, 40], [0, 3, 26, 30], [0, 3, 8, 12]), of: $0)
        }
        #expect(whole == byHand)
        #expect(whole != snapshot { _ in })
    }

    @Test("At a contentsScale of 2 corners have half their pixel size in points")
    func scaled() {
        let whole = snapshot {
            $0.contentsScale = 0.5
            $0.contentsCenter = center
        }
        let byHand = snapshot {
            show(parts([0, 6, 32, 40], [0, 6, 22, 30], [0, 3, 8, 12]), of: $0)
        }
        #expect(whole == byHand)
    }

    @Test("Corners that do not fit shrink together, and nothing remains for the middle")
    func tooSmall() {
        let small = CGRect(x: 10, y: 10, width: 14, height: 7)
        let whole = snapshot {
            $0.frame = small
            $0.contentsScale = 0.5
            $0.contentsCenter = center
        }
        let byHand = snapshot {
            $0.frame = small
            show(
                parts([0, 6, 6, 14], [0, 3, 3, 7], [0, 3, 8, 12]).filter { !$0.frame.isEmpty },
                of: $0
            )
        }
        #expect(whole == byHand)
    }

    @Test("An empty contentsCenter is the pixel around it")
    func onePixel() {
        let point = snapshot {
            $0.contentsCenter = CGRect(x: 0.5 + 0.5 / 12, y: 0.5 + 0.5 / 12, width: 0, height: 0)
        }
        let pixel = snapshot {
            $0.contentsCenter = CGRect(x: 6.0 / 12, y: 6.0 / 12, width: 1.0 / 12, height: 1.0 / 12)
        }
        #expect(point == pixel)
    }

    @Test("Gravities other than resizing ones ignore contentsCenter")
    func otherGravities() {
        for gravity in [CALayerContentsGravity.center, .topLeft] {
            let plain = snapshot { $0.contentsGravity = gravity }
            let centered = snapshot {
                $0.contentsGravity = gravity
                $0.contentsCenter = center
            }
            #expect(plain == centered)
        }
    }

    @Test("The parts of a rotated opaque picture have no seams")
    func noSeams() {
        let turned = snapshot {
            $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            $0.contentsCenter = center
        }
        let still = snapshot {
            $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        }
        var inside = 0
        for y in 0..<80 {
            for x in 0..<80 where still.pixels[(y * 80 + x) * 4 + 3] == 255 {
                inside += 1
                // The coverages of two parts are rounded to 8 bits each.
                #expect(turned.pixels[(y * 80 + x) * 4 + 3] >= 254, "at \(x), \(y)")
            }
        }
        #expect(inside > 900)
    }

    @Test("In flipped geometry the picture stays upright, and its centre counts from the bottom")
    func flipped() {
        let upright = snapshot { $0.contentsCenter = center }
        let flipped = snapshot {
            $0.superlayer?.isGeometryFlipped = true
            $0.position.y = 80 - $0.position.y
            $0.contentsCenter = center
            $0.contentsCenter.origin.y = 1 - center.maxY
        }
        #expect(flipped == upright)
    }
}
