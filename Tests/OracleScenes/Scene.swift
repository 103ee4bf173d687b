import Foundation
import Legato

/// A scene of `Tests/Oracle/scenes.json`.
struct Scene: Decodable {
    /// A blurred copy behind a layer.
    struct Shadow: Decodable {
        var sigma: Double
        var offset: [Double]
        var opacity: Float
    }

    /// A layer or a group of layers.
    struct Item: Decodable {
        enum Kind: String, Decodable { case box, stroke, gradient, group }
        var kind: Kind
        var rect: [Double]?
        var radius: Double?
        var angle: Double?
        var fill: Double?
        var alpha: Double?
        var border: Double?
        var shadow: Shadow?
        var items: [Item]?
        var points: [[Double]]?
        var closed: Bool?
        var width: Double?
        var join: String?
        var cap: String?
        var dash: [Double]?
        var type: String?
        var start: [Double]?
        var end: [Double]?
        var stops: [[Double]]?
    }

    var width: Double
    var height: Double
    var items: [Item]

    /// Returns the scene drawn on white by a display.
    @MainActor func picture() -> CGImage {
        let display = HeadlessDisplay(size: CGSize(width: width, height: height))
        display.perform {
            CATransaction.setDisableActions(true)
            display.rootLayer.backgroundColor = .white
            for item in items { display.rootLayer.addSublayer(layer(item)) }
        }
        return display.snapshot()
    }

    @MainActor private func layer(_ item: Item) -> CALayer {
        let layer: CALayer
        switch item.kind {
        case .box: layer = box(item)
        case .stroke: layer = stroke(item)
        case .gradient: layer = gradient(item)
        case .group:
            layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
            for part in item.items ?? [] { layer.addSublayer(self.layer(part)) }
        }
        if let shadow = item.shadow {
            (layer.shadowRadius, layer.shadowOpacity) = (shadow.sigma, shadow.opacity)
            layer.shadowOffset = CGSize(width: shadow.offset[0], height: shadow.offset[1])
        }
        return layer
    }

    private func rect(_ item: Item) -> CGRect {
        let sides = item.rect ?? [0, 0, width, height]
        return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }

    @MainActor private func box(_ item: Item) -> CALayer {
        let layer = CALayer()
        layer.frame = rect(item)
        layer.cornerRadius = item.radius ?? 0
        let color = CGColor(gray: item.fill ?? 0, alpha: item.alpha ?? 1)
        if let border = item.border {
            (layer.borderWidth, layer.borderColor) = (border, color)
        } else {
            layer.backgroundColor = color
        }
        layer.transform = CATransform3DMakeRotation(item.angle ?? 0, 0, 0, 1)
        return layer
    }

    @MainActor private func stroke(_ item: Item) -> CALayer {
        let layer = CAShapeLayer()
        layer.frame = rect(item)
        let path = CGMutablePath()
        for (index, point) in (item.points ?? []).enumerated() {
            let place = CGPoint(x: point[0], y: point[1])
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        if item.closed == true { path.closeSubpath() }
        layer.path = path
        (layer.fillColor, layer.strokeColor) = (nil, .black)
        layer.lineWidth = item.width ?? 1
        layer.lineJoin = CAShapeLayerLineJoin(rawValue: item.join ?? "miter")
        layer.lineCap = CAShapeLayerLineCap(rawValue: item.cap ?? "butt")
        layer.lineDashPattern = item.dash?.map { NSNumber(value: $0) }
        return layer
    }

    @MainActor private func gradient(_ item: Item) -> CALayer {
        let layer = CAGradientLayer()
        layer.frame = rect(item)
        let stops = item.stops ?? []
        layer.colors = stops.map { CGColor(red: $0[1], green: $0[2], blue: $0[3]) }
        layer.locations = stops.map { NSNumber(value: $0[0]) }
        layer.type = CAGradientLayerType(rawValue: item.type ?? "axial")
        func point(_ unit: [Double]?) -> CGPoint { CGPoint(x: unit?[0] ?? 0, y: unit?[1] ?? 0) }
        (layer.startPoint, layer.endPoint) = (point(item.start), point(item.end))
        return layer
    }
}
