import Foundation
import LegatoGraphics
import LegatoLayers

/// The contents of a source view during a zoom transition.
final class SourceFlight {
    /// The layer that clips the contents like the page.
    let layer: CALayer = FlightLayer()
    /// The layer that contains the source's layers and scales with the page.
    let picture = CALayer()

    init() {
        layer.masksToBounds = true
        layer.sublayers = [picture]
    }

    /// The page that a drag of the contents moves.
    var page: PageLayer? {
        get { (layer as? FlightLayer)?.page }
        set { (layer as? FlightLayer)?.page = newValue }
    }

    /// Applies the frame and corner radius of a page.
    func apply(_ pose: PagePose) {
        layer.bounds = CGRect(origin: .zero, size: pose.frame.size)
        layer.position = CGPoint(x: pose.frame.midX, y: pose.frame.midY)
        layer.cornerRadius = pose.cornerRadius
        fill()
    }

    /// Applies the size of the source view.
    func resize(_ size: CGSize) {
        picture.bounds = CGRect(origin: .zero, size: size)
        fill()
    }

    /// Scales the contents to cover the frame, centred.
    private func fill() {
        let (frame, own) = (layer.bounds.size, picture.bounds.size)
        guard own.width > 0, own.height > 0 else { return }
        let scale = max(frame.width / own.width, frame.height / own.height)
        picture.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
        picture.transform = CATransform3DMakeScale(scale, scale, 1)
    }
}

/// The clipping layer; a drag on it moves the page.
private final class FlightLayer: CALayer {
    weak var page: PageLayer?

    override func hitTest(_ point: CGPoint) -> CALayer? {
        guard let page = model().page, page.canBeDragged, super.hitTest(point) != nil else {
            return nil
        }
        return page
    }
}
