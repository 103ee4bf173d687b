public import Foundation
import LegatoCanvas
public import LegatoGraphics
import LegatoLayers
import Synchronization

/// AppKit's name for `UIImage`.
public typealias NSImage = UIImage

/// The type of image literals, such as `#imageLiteral(resourceName: "photo")`.
public typealias _ImageLiteralType = UIImage

/// An image as UIKit's code names it: a bitmap with a number of pixels per point.
///
/// It never changes, and can be used in any isolation; images of resources and symbols are created on
/// the main actor.
@preconcurrency @MainActor
public final class UIImage: NSObject, @MainActor _ExpressibleByImageLiteral {
    /// How the bitmap is rotated or flipped for display.
    nonisolated public enum Orientation: Int, Sendable, Hashable {
        /// As it is stored.
        case up = 0
        /// Rotated by half a turn.
        case down = 1
        /// Rotated by a quarter turn anticlockwise.
        case left = 2
        /// Rotated by a quarter turn clockwise.
        case right = 3
        /// Flipped from left to right.
        case upMirrored = 4
        /// Flipped from top to bottom.
        case downMirrored = 5
        /// Rotated by a quarter turn clockwise, then flipped from left to right.
        case leftMirrored = 6
        /// Rotated by a quarter turn anticlockwise, then flipped from left to right.
        case rightMirrored = 7
    }

    /// Whether an image is shown in its own colours.
    nonisolated public enum RenderingMode: Int, Sendable, Hashable {
        /// As a template if it is a symbol, in its own colours otherwise.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// In the tint of the view that shows it; only its alpha channel is used.
        case alwaysTemplate = 2
    }

    /// The bitmap as it is stored; nil if there is none.
    nonisolated public let cgImage: CGImage?
    /// The number of pixels per point.
    nonisolated public let scale: CGFloat
    /// How the bitmap is rotated or flipped for display; `up` by default.
    nonisolated public let imageOrientation: Orientation
    /// Whether the image is shown in its own colours; `automatic` by default.
    nonisolated public let renderingMode: RenderingMode
    /// Whether the image shows a symbol.
    nonisolated public var isSymbolImage: Bool { symbol != nil }
    /// The symbol that the image shows; nil for other images.
    nonisolated let symbol: ImageSymbol?
    /// The images of an animation; nil for a still image.
    nonisolated public let images: [UIImage]?
    /// The duration of a run of the animation, in seconds; 0 for a still image.
    nonisolated public let duration: TimeInterval
    /// The margins that keep their size when the image is stretched, and how the middle fills the
    /// rest; nil for an image that is stretched as a whole.
    nonisolated package let caps: ImageCaps?
    /// The bitmap turned for display; nil before its first use, and if it needs no turning.
    nonisolated private let turned = Mutex<CGImage?>(nil)

    /// Creates an image with one pixel per point.
    nonisolated public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage, scale: 1) }

    /// Creates an image with a number of pixels per point, turned for display.
    nonisolated public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation)
    {
        self.init(
            bitmap: cgImage, scale: NumberCheck(UIImage.self, "scale").ratio(scale) ?? 1,
            orientation
        )
    }

    /// Creates an empty image.
    nonisolated public convenience override init() { self.init(bitmap: nil, scale: 1) }

    nonisolated init(
        bitmap: CGImage?, scale: CGFloat, _ orientation: Orientation = .up,
        mode: RenderingMode = .automatic, symbol: ImageSymbol? = nil, images: [UIImage]? = nil,
        duration: TimeInterval = 0, caps: ImageCaps? = nil
    ) {
        (cgImage, self.scale, imageOrientation) = (bitmap, scale, orientation)
        (renderingMode, self.symbol) = (mode, symbol)
        (self.images, self.duration, self.caps) = (images, duration, caps)
    }

    /// Returns the image with margins that keep their size.
    nonisolated package func with(caps: ImageCaps?) -> UIImage {
        UIImage(
            bitmap: cgImage, scale: scale, imageOrientation, mode: renderingMode, symbol: symbol,
            images: images, duration: duration, caps: caps
        )
    }

    /// The bitmap turned for display; nil if there is none.
    nonisolated package var upright: CGImage? {
        guard imageOrientation != .up, let cgImage else { return cgImage }
        return turned.withLock { turned in
            let image = turned ?? cgImage.turned(imageOrientation.stored)
            turned = image
            return image
        }
    }

    /// Returns the image with a rendering mode: in its own colours, or in the tint of its view.
    nonisolated public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            bitmap: cgImage, scale: scale, imageOrientation, mode: renderingMode,
            symbol: symbol, images: images, duration: duration, caps: caps
        )
    }

    /// Returns the image in a colour: the alpha channel of the image, filled with it.
    nonisolated public func withTintColor(_ color: UIColor) -> UIImage {
        let tinted = cgImage?.filled(with: color.cgColor)
        return UIImage(
            bitmap: tinted, scale: scale, imageOrientation, symbol: symbol, caps: caps
        )
    }

    /// Returns the image in a colour, with a rendering mode.
    nonisolated public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage
    {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// Whether views show the image in their tint.
    nonisolated package var isTemplate: Bool {
        if renderingMode == .automatic, let symbol { return !symbol.hasColors }
        return renderingMode == .alwaysTemplate
    }

    /// Returns an animated image, which views show as a sequence of images; nil if `images` is
    /// empty.
    ///
    /// - Parameters:
    ///   - images: The images, each shown for the same time.
    ///   - duration: The duration of a run, in seconds; 0 for a thirtieth of a second an image.
    /// - Returns: The image.
    nonisolated public static func animatedImage(
        with images: [UIImage], duration: TimeInterval
    ) -> UIImage? {
        guard let first = images.first else { return nil }
        let check = NumberCheck(UIImage.self, "animatedImage(with:duration:)")
        let seconds = check.length(CGFloat(duration)) ?? 0
        return UIImage(
            bitmap: first.cgImage, scale: first.scale, first.imageOrientation, images: images,
            duration: seconds > 0 ? TimeInterval(seconds) : Double(images.count) / 30
        )
    }

    /// Creates an image from the bytes of an image file; nil if they cannot be read.
    ///
    /// The formats are those of `CGImage.init(data:maximumPixelSize:limits:)`. The bitmap is as it is
    /// stored, and `imageOrientation` that of the file.
    nonisolated public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the bytes of an image file, with a number of pixels per point; nil if they
    /// cannot be read.
    nonisolated public convenience init?(data: Data, scale: CGFloat) {
        guard let file = try? ImageFile(data: data), let image = try? file.stored() else {
            return nil
        }
        self.init(cgImage: image, scale: scale, orientation: Orientation(file.orientation))
    }

    /// Creates an image from an image file; nil if it cannot be read.
    ///
    /// The bitmap is as it is stored, and `imageOrientation` that of the file.
    nonisolated public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let file = try? ImageFile(contentsOf: url), let image = try? file.stored() else {
            return nil
        }
        self.init(cgImage: image, scale: 1, orientation: Orientation(file.orientation))
    }

    /// Creates a black image of a symbol at the body size; nil for an unknown name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the image of a symbol.
    convenience init(
        symbol name: String, _ configuration: SymbolConfiguration,
        _ drawn: (bitmap: CGImage?, scale: CGFloat)
    ) {
        self.init(
            bitmap: drawn.bitmap, scale: drawn.scale,
            symbol: ImageSymbol(name: name, configuration: configuration)
        )
    }

    /// The size in points.
    nonisolated public var size: CGSize {
        guard let cgImage else { return .zero }
        let size = CGSize(
            width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale
        )
        return imageOrientation.stored.isOnSide
            ? CGSize(width: size.height, height: size.width) : size
    }
}

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
        var pointSize: CGFloat?
        var weight = SymbolWeight.unspecified
        var scale = SymbolScale.unspecified
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
}

/// The margins of an image that keep their size, in points, and what fills the rest.
nonisolated package struct ImageCaps: Sendable, Hashable {
    /// The margins.
    package let insets: EdgeInsets
    /// Whether copies of the middle fill the rest; otherwise it is stretched.
    package let tiles: Bool

    /// Creates margins.
    package init(insets: EdgeInsets, tiles: Bool) { (self.insets, self.tiles) = (insets, tiles) }
}

/// The symbol that an image shows.
nonisolated struct ImageSymbol: Sendable {
    let name: String
    let configuration: UIImage.SymbolConfiguration
    /// Whether the image has colours of its own.
    let hasColors: Bool

    @MainActor init(name: String, configuration: UIImage.SymbolConfiguration) {
        (self.name, self.configuration) = (name, configuration)
        hasColors = !configuration.colors.isEmpty
    }
}
