public import Foundation
import LegatoCanvas
public import LegatoGraphics
import LegatoLayers

/// `UIImage`, by the name that AppKit's code uses.
public typealias NSImage = UIImage

/// The type of image literals, such as `#imageLiteral(resourceName: "photo")`.
public typealias _ImageLiteralType = UIImage

/// An image as UIKit's code names it: a bitmap with a number of pixels per point.
@preconcurrency @MainActor
public final class UIImage: NSObject, @MainActor _ExpressibleByImageLiteral {
    /// The direction in which an image is stored; only `up` is drawn.
    nonisolated public enum Orientation: Int, Sendable, Hashable {
        /// The first row is at the top.
        case up = 0
    }

    /// The bitmap; nil if there is none.
    public let cgImage: CGImage?
    /// The number of pixels per point.
    public let scale: CGFloat

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage, scale: 1) }

    /// Creates an image with a number of pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            bitmap: cgImage, scale: NumberCheck(UIImage.self, "scale").ratio(scale) ?? 1
        )
    }

    private init(bitmap: CGImage?, scale: CGFloat) { (cgImage, self.scale) = (bitmap, scale) }

    /// Creates an image from the bytes of a PNG, JPEG or WebP file; nil if they cannot be read.
    public convenience init?(data: Data) {
        guard let image = try? CGImage(data: data) else { return nil }
        self.init(cgImage: image)
    }

    /// Creates an image from the bytes of a file, with a number of pixels per point; nil if they
    /// cannot be read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage(data: data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Creates an image from a PNG, JPEG or WebP file; nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? CGImage(contentsOf: path) else { return nil }
        self.init(cgImage: image)
    }

    /// Creates an image of the program's resources, in the light appearance; nil if there is none.
    ///
    /// Images are found as `Image.init(_:bundle:)` finds them.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates an image of a bundle's resources, in the light appearance; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?) {
        let found = NamedImage(name: name, bundle: bundle).find(
            isDark: false, scale: UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        guard let found, let image = found.image else { return nil }
        self.init(bitmap: image, scale: found.scale)
    }

    /// Creates the image of a literal; an empty one if there is no image of the name.
    public convenience init(imageLiteralResourceName name: String) {
        let found = NamedImage(name: name, bundle: nil).find(
            isDark: false, scale: UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        self.init(bitmap: found?.image, scale: found?.scale ?? 1)
    }

    /// Creates an image of the program's resources by a typed name, in the light appearance; empty
    /// if there is none.
    public convenience init(resource: ImageResource) {
        let found = NamedImage(name: resource.name, bundle: resource.bundle).find(
            isDark: false, scale: UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        self.init(bitmap: found?.image, scale: found?.scale ?? 1)
    }

    /// Creates a black image of a symbol at the body size; nil for an unknown name.
    public convenience init?(systemName name: String) {
        guard SymbolFigure.isKnown(name) else { return nil }
        let look = SymbolLook(
            figure: SymbolFigure.named(name, weight: nil), name: name, size: 17,
            isResizable: false, styles: [.color(ResolvedColor(.black))]
        )
        let scale = min(max(UIScreen.main.scale, 1), 8)
        let size = look.naturalSize
        let context = CGContext(
            width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up))
        )
        context.scaleBy(x: scale, y: scale)
        context.addPath(look.path(0, in: size))
        context.fillPath()
        self.init(bitmap: context.makeImage(), scale: scale)
    }

    /// The size in points.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        return CGSize(
            width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    }
}

extension Image {
    /// Creates an image from one of UIKit.
    public init(uiImage: UIImage) { self.init(.picture(uiImage.cgImage, scale: uiImage.scale)) }

    /// Creates an image from one of AppKit.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
