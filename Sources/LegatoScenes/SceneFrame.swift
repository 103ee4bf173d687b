import Foundation

/// The layout of a scene of any size.
struct SceneFrame {
    /// The area not covered by the gallery's captions.
    let area: CGRect
    /// A length proportional to the scene's size: 80 points at the design size.
    let unit: CGFloat

    init(_ size: CGSize) {
        area = CGRect(
            x: size.width * 0.07, y: size.height * 0.105, width: size.width * 0.86,
            height: size.height * 0.72
        )
        unit = min(size.width / 16, size.height / 9)
    }

    /// Returns the point at fractions of the area.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: area.minX + area.width * x, y: area.minY + area.height * y)
    }

    /// Returns the rectangle at fractions of the area.
    func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(
            origin: point(x, y),
            size: CGSize(width: area.width * width, height: area.height * height)
        )
    }
}

extension CGRect {
    /// Returns the point inside the rectangle that is nearest to a point.
    func nearest(to point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    }
}
