import Foundation
import LegatoCanvas
import LegatoGraphics

extension UIImage {
    /// Creates a black image of a symbol with a configuration; nil for an unknown name.
    ///
    /// An image with colours is shown in them, others are shown in the tint.
    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
        guard SymbolFigure.isKnown(name) else { return nil }
        let look = withConfiguration as? SymbolConfiguration ?? .unspecified
        self.init(symbol: name, look, look.draw(name))
    }

    /// Returns the image with a configuration in place of its own; this image unless it is a symbol.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        symbol.flatMap { UIImage(systemName: $0.name, withConfiguration: configuration) }?
            .withRenderingMode(renderingMode) ?? self
    }

    /// Returns the image with what a configuration specifies; nil unless it is a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol.map { withConfiguration($0.configuration.applying(configuration)) }
    }

    /// The colours of a symbol's configuration; empty for one in the tint, and for other images.
    package var symbolColors: [UIColor] { symbol?.configuration.colors ?? [] }

    /// The configuration of a symbol; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
}

nonisolated extension UIImage.SymbolScale {
    /// The size relative to the medium scale.
    var factor: CGFloat {
        switch self {
        case .default, .unspecified, .medium: Image.Scale.medium.factor
        case .small: Image.Scale.small.factor
        case .large: Image.Scale.large.factor
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// Draws a symbol at the scale of the screen.
    fileprivate func draw(_ name: String) -> (bitmap: CGImage?, scale: CGFloat) {
        let look = SymbolLook(
            figure: SymbolFigure.named(name, weight: weight.font, isLayered: colors.count > 1),
            name: name, size: (pointSize ?? 17) * scale.factor, isResizable: false,
            styles: [.color(ResolvedColor(.black))]
        )
        let pixels = min(max(UIScreen.main.scale, 1), 8)
        let size = look.naturalSize
        let context = CGContext(
            width: Int((size.width * pixels).rounded(.up)),
            height: Int((size.height * pixels).rounded(.up))
        )
        context.scaleBy(x: pixels, y: pixels)
        for layer in look.figure.layers.indices.reversed() {
            let color = colors.indices.contains(layer) ? colors[layer] : colors.last ?? .black
            context.addPath(look.path(layer, in: size))
            context.setFillColor(color.cgColor)
            context.fillPath()
        }
        return (context.makeImage(), pixels)
    }
}
