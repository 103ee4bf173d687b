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

    nonisolated private init(
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

    /// Creates an image from the program's resources, in the light appearance; nil if there is
    /// none.
    ///
    /// Images are found as `Image.init(_:bundle:)` finds them.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates an image from a bundle's resources, in the light appearance; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates an image from a bundle's resources, in the appearance and at the scale of the
    /// traits, where those are specified; nil if there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let scale = traitCollection.map(\.displayScale) ?? 0
        let found = NamedImage(name: name, bundle: bundle).find(
            isDark: traitCollection?.userInterfaceStyle == .dark,
            scale: scale > 0 ? scale : UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        guard let found, let image = found.image else { return nil }
        self.init(bitmap: image, scale: found.scale)
    }

    /// Creates the image of a literal; an empty one if no image has the name.
    public convenience init(imageLiteralResourceName name: String) {
        let found = NamedImage(name: name, bundle: nil).find(
            isDark: false, scale: UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        self.init(bitmap: found?.image, scale: found?.scale ?? 1)
    }

    /// Creates an image from the program's resources by a typed name, in the light appearance;
    /// empty if there is none.
    public convenience init(resource: ImageResource) {
        let found = NamedImage(name: resource.name, bundle: resource.bundle).find(
            isDark: false, scale: UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        self.init(bitmap: found?.image, scale: found?.scale ?? 1)
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

nonisolated extension Image {
    /// Creates an image from a UIKit image.
    public init(uiImage: UIImage) {
        self.init(.picture(uiImage.upright, scale: uiImage.scale))
    }

    /// Creates an image from an AppKit image.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
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
