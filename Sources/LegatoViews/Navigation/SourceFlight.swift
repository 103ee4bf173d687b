import Foundation
import LegatoGraphics
import LegatoLayers

/// What a source shows, on its way with the page that grows out of it.
final class SourceFlight {
    /// What cuts it as the page is cut.
    let layer: CALayer = FlightLayer()
    /// What holds the layers of the source, and grows with the page.
    let picture = CALayer()

    init() {
        layer.masksToBounds = true
        layer.sublayers = [picture]
    }

    /// The page that a hand on the picture grabs.
    var page: PageItem? {
        get { (layer as? FlightLayer)?.page }
        set { (layer as? FlightLayer)?.page = newValue }
    }

    /// Takes on the frame and the corners of a page.
    func apply(_ pose: PagePose) {
        layer.bounds = CGRect(origin: .zero, size: pose.frame.size)
        layer.position = CGPoint(x: pose.frame.midX, y: pose.frame.midY)
        layer.cornerRadius = pose.cornerRadius
        fill()
    }

    /// Takes the size of the source.
    func resize(_ size: CGSize) {
        picture.bounds = CGRect(origin: .zero, size: size)
        fill()
    }

    /// Lets the picture cover the frame, its middle in that of the frame.
    private func fill() {
        let (frame, own) = (layer.bounds.size, picture.bounds.size)
        guard own.width > 0, own.height > 0 else { return }
        let scale = max(frame.width / own.width, frame.height / own.height)
        picture.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
        picture.transform = CATransform3DMakeScale(scale, scale, 1)
    }
}

/// The layer around the picture of a source: a hand that grabs it grabs the page.
private final class FlightLayer: CALayer {
    weak var page: PageItem?

    override func hitTest(_ point: CGPoint) -> CALayer? {
        guard let page = model().page, page.canBeDragged, super.hitTest(point) != nil else {
            return nil
        }
        return page.layer
    }
}
