import Foundation
import Legato

/// Shared fixtures for tests of shapes, texts and shadow paths.
enum Vectors {
    static let red = CGColor(red: 1, green: 0, blue: 0)
    static let blue = CGColor(red: 0, green: 0, blue: 1)
    static let glass = CGColor(red: 0, green: 0.5, blue: 0.25, alpha: 0.5)

    /// Returns the picture of layers on a display of 100 x 100 points.
    static func picture(scale: CGFloat = 1, _ layers: [CALayer]) -> CGImage {
        display(scale: scale, layers).snapshot()
    }

    /// Returns a display of 100 x 100 points with layers.
    static func display(scale: CGFloat = 1, _ layers: [CALayer]) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100), scale: scale)
        withoutActions { for layer in layers { display.rootLayer.addSublayer(layer) } }
        CATransaction.flush()
        return display
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    /// Returns a shape of 60 x 60 points at (20, 20), filled red.
    static func shape(
        _ path: CGPath?, _ configure: (CAShapeLayer) -> Void = { _ in }
    ) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = rect(20, 20, 60, 60)
        layer.path = path
        layer.fillColor = red
        configure(layer)
        return layer
    }

    /// Returns a shape of the same frame with a blue stroke 8 points wide and no fill.
    static func stroke(
        _ path: CGPath?, _ configure: (CAShapeLayer) -> Void = { _ in }
    ) -> CAShapeLayer {
        shape(path) {
            $0.fillColor = nil
            $0.strokeColor = blue
            $0.lineWidth = 8
            configure($0)
        }
    }

    static func line(_ points: (Double, Double)...) -> CGMutablePath { polyline(points) }

    static let triangle: CGPath = {
        let path = polyline([(5, 50), (30, 5), (55, 50)])
        path.closeSubpath()
        return path
    }()
}
