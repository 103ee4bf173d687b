public import Foundation
import LegatoCanvas
import LegatoGraphics

extension UIImage {
    /// The weight of a symbol's strokes.
    nonisolated public enum SymbolWeight: Int, Sendable, Hashable {
        /// That of the configuration to which this one is applied, or else regular.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thinner than light.
        case thin = 2
        /// Thinner than regular.
        case light = 3
        /// The weight of body text.
        case regular = 4
        /// A little thicker than regular.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// The bold weight.
        case bold = 7
        /// Thicker than bold.
        case heavy = 8
        /// The thickest.
        case black = 9

        var font: Font.Weight? {
            switch self {
            case .unspecified: nil
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol in relation to its point size.
    nonisolated public enum SymbolScale: Int, Sendable, Hashable {
        /// The medium one.
        case `default` = -1
        /// That of the configuration to which this one is applied, or else the medium one.
        case unspecified = 0
        /// 0.8 of the medium one.
        case small = 1
        /// The size of the text.
        case medium = 2
        /// 1.28 of the medium one.
        case large = 3

        var factor: CGFloat {
            switch self {
            case .default, .unspecified, .medium: Image.Scale.medium.factor
            case .small: Image.Scale.small.factor
            case .large: Image.Scale.large.factor
            }
        }
    }

    /// How an image is made; each kind of image has a subclass.
    @preconcurrency @MainActor open class Configuration: NSObject {}

    /// The size, the weight and the colours of a symbol.
    ///
    /// ```swift
    /// let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    /// let star = UIImage(systemName: "star.fill", withConfiguration: large)
    /// ```
    @preconcurrency @MainActor public final class SymbolConfiguration: Configuration {
        /// The size of an em, in points; nil for that of the body text, 17 points.
        fileprivate var pointSize: CGFloat?
        fileprivate var weight = SymbolWeight.unspecified
        fileprivate var scale = SymbolScale.unspecified
        /// The colours of the symbol and of the shape around it; empty for the tint.
        var colors: [UIColor] = []

        /// The configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration()

        private override init() { super.init() }

        /// Creates a configuration with a size of an em in points; one of 0 or less, or not finite,
        /// is that of the body text.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified) }

        /// Creates a configuration with a size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, weight)
        }

        /// Creates a configuration with a size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight)
            self.scale = scale
        }

        private convenience init(_ pointSize: CGFloat, _ weight: SymbolWeight) {
            self.init()
            let size = NumberCheck(SymbolConfiguration.self, "pointSize").number(
                Optional(pointSize))
            self.pointSize = size.flatMap { $0 > 0 ? min($0, 4096) : nil }
            self.weight = weight
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        /// Creates a configuration that draws the shape around a symbol in half of a colour's
        /// opacity.
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            let alpha = hierarchicalColor.cgColor.alpha
            colors = [hierarchicalColor, hierarchicalColor.withAlphaComponent(alpha / 2)]
        }

        /// Creates a configuration that draws a symbol in the first colour, and the shape around it
        /// in the second one; further colours have no effect.
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }

        /// Returns this configuration with what another one specifies.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            let (new, other) = (SymbolConfiguration(), otherConfiguration)
            new.pointSize = other.pointSize ?? pointSize
            new.weight = other.weight == .unspecified ? weight : other.weight
            new.scale = other.scale == .unspecified ? scale : other.scale
            new.colors = other.colors.isEmpty ? colors : other.colors
            return new
        }
    }

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

    /// The configuration of a symbol; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
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
