import Foundation
import Legato

extension CALayer {
    /// Creates a rounded rectangle with a centre.
    convenience init(
        center: CGPoint, size: CGSize, cornerRadius: CGFloat = 0, color: CGColor? = nil
    ) {
        self.init()
        bounds = CGRect(origin: .zero, size: size)
        position = center
        self.cornerRadius = cornerRadius
        backgroundColor = color
    }

    /// Creates the backdrop of a scene.
    convenience init(backdrop size: CGSize) {
        self.init(
            center: CGPoint(x: size.width / 2, y: size.height / 2), size: size, color: Palette.night
        )
    }

    /// Adds a soft shadow below the layer.
    func addShadow(opacity: Float, radius: CGFloat, drop: CGFloat) {
        shadowOpacity = opacity
        shadowRadius = radius
        shadowOffset = CGSize(width: 0, height: drop)
    }

    /// Creates a panel with the palette's surface and edge colours.
    convenience init(surface frame: CGRect, cornerRadius: CGFloat) {
        self.init(
            center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size,
            cornerRadius: cornerRadius, color: Palette.surface
        )
        borderWidth = 1
        borderColor = Palette.edge
    }

    /// Creates a disc.
    convenience init(disc diameter: CGFloat, at center: CGPoint, color: CGColor? = nil) {
        self.init(
            center: center, size: CGSize(width: diameter, height: diameter),
            cornerRadius: diameter / 2, color: color
        )
    }
}
