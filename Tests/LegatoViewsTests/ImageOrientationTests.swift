import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Orientations of images.
struct ImageOrientationTests {
    /// Two rows of three pixels of their own shades.
    private let pixels = CGImage(
        width: 3, height: 2,
        premultipliedRGBA: [10, 20, 30, 40, 50, 60].flatMap { [UInt8($0), 0, 0, 255] }
    )

    private func rows(_ orientation: Image.Orientation) -> [[UInt8]] {
        let it = ViewDisplay(Image(decorative: pixels, scale: 1, orientation: orientation))
        let isOnSide = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        let size = isOnSide ? CGSize(width: 2, height: 3) : CGSize(width: 3, height: 2)
        guard let image = it.layers(size).lazy.compactMap({ $0.contents as? CGImage }).first else {
            return []
        }
        return (0..<image.height).map { y in (0..<image.width).map { x in image[x, y].red } }
    }

    @Test("The pixels are turned and mirrored as the orientation says")
    func turned() {
        #expect(rows(.up) == [[10, 20, 30], [40, 50, 60]])
        #expect(rows(.upMirrored) == [[30, 20, 10], [60, 50, 40]])
        #expect(rows(.down) == [[60, 50, 40], [30, 20, 10]])
        #expect(rows(.downMirrored) == [[40, 50, 60], [10, 20, 30]])
        #expect(rows(.right) == [[40, 10], [50, 20], [60, 30]])
        #expect(rows(.left) == [[30, 60], [20, 50], [10, 40]])
        #expect(rows(.leftMirrored) == [[10, 40], [20, 50], [30, 60]])
        #expect(rows(.rightMirrored) == [[60, 30], [50, 20], [40, 10]])
    }

    @Test("A turned image is the same one each time, and has the scale")
    func same() {
        let first = Image(pixels, scale: 2, orientation: .right, label: Text("A"))
        #expect(first == Image(pixels, scale: 2, orientation: .right, label: Text("A")))
        #expect(first != Image(pixels, scale: 2, orientation: .right, label: Text("B")))
        let plain = Image(decorative: pixels, scale: 2, orientation: .right)
        #expect(plain == Image(decorative: pixels, scale: 2, orientation: .right) && first != plain)
        #expect(first != Image(decorative: pixels, scale: 2, orientation: .left))
        #expect(first != Image(decorative: pixels, scale: 1, orientation: .right))
        let it = ViewDisplay(first)
        #expect(it.layers(CGSize(width: 1, height: 1.5)).count == 1)
        #expect(Image.Orientation.allCases.count == 8)
    }

    @Test("As many images as a grid shows are turned once")
    func once() {
        let sources = (0..<40).map { shade in
            CGImage(width: 1, height: 1, premultipliedRGBA: [UInt8(shade), 0, 0, 255])
        }
        func turned() -> [CGImage?] {
            sources.map { source in
                guard
                    case .picture(let image, _) =
                        Image(decorative: source, scale: 1, orientation: .down).source
                else { return nil }
                return image
            }
        }
        let first = turned()
        #expect(zip(first, turned()).allSatisfy { $0 != nil && $0 === $1 })
    }
}
