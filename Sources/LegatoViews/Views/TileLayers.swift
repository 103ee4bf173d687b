import Foundation
import LegatoGraphics
import LegatoLayers

/// Tiles a layer with copies of an image.
final class TileLayers {
    /// The maximum number of copies in a row or a column.
    private static let maximum = 500
    private let column = CAReplicatorLayer()
    private let row = CAReplicatorLayer()
    private let tile = CALayer()

    /// Adds the layers to one that clips them.
    init(in layer: CALayer) {
        layer.contents = nil
        layer.masksToBounds = true
        row.sublayers = [tile]
        column.sublayers = [row]
        layer.sublayers = [column]
    }

    /// Fills a size with copies of an image of the given size, which a closure sets on a layer.
    func show(_ length: CGSize, in size: CGSize, _ image: (CALayer) -> Void) {
        image(tile)
        tile.frame = CGRect(origin: .zero, size: length)
        func count(_ whole: CGFloat, _ part: CGFloat) -> Int {
            part > 0 ? Int(min(max((whole / part).rounded(.up), 0), CGFloat(Self.maximum))) : 0
        }
        row.instanceCount = count(size.width, length.width)
        row.instanceTransform = CATransform3DMakeTranslation(length.width, 0, 0)
        column.instanceCount = count(size.height, length.height)
        column.instanceTransform = CATransform3DMakeTranslation(0, length.height, 0)
    }
}
