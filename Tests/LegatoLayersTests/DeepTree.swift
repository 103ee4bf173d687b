import Foundation
import Legato
import LegatoLayers

/// Chains of nested layers, by the effect that each level has.
enum DeepTree: String, CaseIterable, Codable {
    case plain, clipped, faded, shadowed, outlined, masked, filtered, blurred, blended
    case backdrop, maskedBackdrop, rasterized, overflowing
    case transform, spaces, crossing, perspective, sided, flipped
    case clock, animated, replicator, text, shape

    var isMasked: Bool { self == .masked || self == .maskedBackdrop }

    /// Whether each level sorts planes by depth, so that others cover the innermost layer.
    var sorts: Bool { self == .spaces || self == .crossing }

    /// Whether each level needs a group, so that drawing takes seconds.
    var isDrawnInGroups: Bool {
        switch self {
        case .clipped, .faded, .shadowed, .outlined, .masked, .filtered, .blurred, .blended,
            .backdrop, .maskedBackdrop:
            true
        default: false
        }
    }

    /// Returns the outermost layer, and the innermost one, which is a white square.
    func chain(_ depth: Int) -> (outer: CALayer, inner: CALayer) {
        let outer = layer(0)
        var last = outer
        for number in 1..<depth {
            let layer = layer(number)
            if isMasked {
                last.backgroundColor = .white
                last.mask = layer
            } else {
                last.addSublayer(layer)
            }
            last = layer
        }
        let inner = CALayer()
        inner.frame = CGRect(x: 8, y: 8, width: 48, height: 48)
        inner.backgroundColor = .white
        last.addSublayer(inner)
        return (outer, inner)
    }

    private func layer(_ number: Int) -> CALayer {
        let layer = bareLayer(number)
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        setLooks(of: layer)
        setSpace(of: layer)
        return layer
    }

    private func bareLayer(_ number: Int) -> CALayer {
        switch self {
        case .transform, .spaces, .crossing: return number % 2 == 0 ? CATransformLayer() : CALayer()
        case .replicator: return CAReplicatorLayer()
        case .text:
            let text = CATextLayer()
            (text.string, text.fontSize) = ("a", 10)
            return text
        case .shape:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
            return shape
        default: return CALayer()
        }
    }

    private func setLooks(of layer: CALayer) {
        switch self {
        case .clipped: (layer.masksToBounds, layer.cornerRadius) = (true, 6)
        case .faded:
            layer.opacity = 0.9999
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        case .shadowed:
            (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.5, 0.5, .zero)
        case .outlined:
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.5, 0.5, .zero)
        case .filtered: layer.filters = [filter("CIColorControls", "inputSaturation", 0.9)]
        case .blurred: layer.filters = [filter("CIGaussianBlur", "inputRadius", 0.5)]
        case .blended: layer.compositingFilter = "multiplyBlendMode"
        case .backdrop, .maskedBackdrop:
            layer.backgroundFilters = [filter("CIColorControls", "inputSaturation", 0.9)]
        case .rasterized: layer.shouldRasterize = true
        case .overflowing:
            layer.shouldRasterize = true
            layer.addSublayer(square(CGRect(x: 0, y: 0, width: 5000, height: 5000)))
        case .spaces, .crossing:
            guard layer is CATransformLayer else { break }
            let other = square(CGRect(x: 8, y: 8, width: 48, height: 48))
            if self == .spaces {
                other.transform = CATransform3DMakeTranslation(0, 0, 1)
            } else {
                other.zPosition = -1
                other.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
            }
            layer.addSublayer(other)
        default: break
        }
    }

    private func setSpace(of layer: CALayer) {
        switch self {
        case .perspective:
            layer.sublayerTransform.m34 = -1e-9
            layer.transform = CATransform3DMakeRotation(1e-5, 0, 1, 0)
        case .sided: layer.isDoubleSided = false
        case .flipped: layer.isGeometryFlipped = true
        case .clock: (layer.timeOffset, layer.beginTime) = (0.001, 0.001)
        case .animated:
            layer.speed = 1.00001
            let slide = CABasicAnimation(keyPath: "position.x")
            (slide.fromValue, slide.duration) = (32.000_001, 0.2)
            layer.add(slide, forKey: nil)
        default: break
        }
    }

    private func square(_ frame: CGRect) -> CALayer {
        let square = CALayer()
        square.frame = frame
        square.backgroundColor = .white
        return square
    }

    private func filter(_ name: String, _ key: String, _ value: Double) -> CIFilter {
        guard let filter = CIFilter(name: name) else { fatalError("There is no filter \(name)") }
        filter.setValue(value, forKey: key)
        return filter
    }
}
