public import Foundation
public import LegatoGraphics

/// A view that displays an image or a symbol.
///
/// It has the size of the image, in points, unless it is `resizable(capInsets:resizingMode:)`. A
/// symbol has the size of the font.
///
/// ```swift
/// Image(contentsOf: photo)
///     .resizable()
///     .scaledToFit()
/// ```
nonisolated public struct Image: Sendable {
    /// The interpolation of an enlarged image between its pixels.
    public nonisolated enum Interpolation: Sendable, Hashable {
        /// Nearest neighbour: each pixel becomes a square.
        case none
        /// Bilinear interpolation.
        case low
        /// Bilinear interpolation.
        case medium
        /// Bilinear interpolation.
        case high
    }

    /// How a resizable image fills its frame.
    public nonisolated enum ResizingMode: Sendable, Hashable {
        /// The image is stretched.
        case stretch
        /// Copies of the image in its own size fill the frame, from the top left corner; at most
        /// 500 in a row or a column.
        case tile
    }

    /// Whether an image is shown in its own colours or painted with the foreground style.
    public nonisolated enum TemplateRenderingMode: Sendable, Hashable {
        /// The opaque parts of the image are painted with the foreground style.
        case template
        /// The image is shown in its own colours; a symbol, in its colours by its rendering mode.
        case original
    }

    /// The size of symbols in relation to the font.
    public nonisolated enum Scale: Sendable, Hashable {
        /// 0.8 times the medium size.
        case small
        /// A circle is as high as the font size.
        case medium
        /// 1.28 times the medium size.
        case large
    }

    /// The content to display.
    enum ImageSource: Sendable {
        /// An image with a number of pixels per point; nil for none.
        case picture(CGImage?, scale: CGFloat)
        /// A symbol.
        case symbol(String)
        /// An image from a program's resources, chosen by the display scale and the colour scheme.
        case resource(NamedImage)
        /// An image that is drawn for each environment.
        case drawn(any DrawnPicture)
    }

    let source: ImageSource
    var mode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var symbolColorMode: SymbolColorRenderingMode?
    var insets: EdgeInsets?
    var resizingMode = ResizingMode.stretch
    var interpolation = Interpolation.medium
    /// The value that shows the variable parts of a symbol, 0 to 1; nil for the whole symbol.
    var variableValue: Double?
    var variableMode: SymbolVariableValueMode?
    /// The label for assistive technologies; nil for an image that they skip.
    var label: String?

    init(_ source: ImageSource) { self.source = source }

    /// Creates an image that is drawn for each environment.
    package init(drawing: any DrawnPicture, label: Text?) {
        self.init(.drawn(drawing))
        self.label = label?.spokenString
    }

    /// Creates an image from an image file; nothing is shown if it cannot be read.
    ///
    /// The formats are those of `CGImage.init(contentsOf:maximumPixelSize:limits:)`. A photograph is
    /// shown upright.
    ///
    /// ```swift
    /// Image(contentsOf: photo, maximumPixelSize: 512)
    ///     .resizable()
    ///     .frame(width: 256, height: 256)
    /// ```
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - scale: Pixels per point.
    ///   - maximumPixelSize: The maximum width and height of the image in pixels, at least 1. A
    ///     larger file is downsampled while it is read and takes no more memory than that. nil, the
    ///     default, reads all pixels.
    public init(
        contentsOf url: URL, scale: CGFloat = 1, maximumPixelSize: Int? = nil
    ) {
        let image = ImageFiles.shared.image(at: url, maximumPixelSize.map { max(1, $0) })
        let scale = NumberCheck(Self.self, "scale").ratio(scale) ?? 1
        self.init(.picture(image, scale: scale))
    }

    /// Returns an image that fills the proposed space: stretched, except for insets at its edges,
    /// or repeated.
    ///
    /// - Parameters:
    ///   - capInsets: The distances from the edges, in points, that are not stretched; none by
    ///     default, and none of a repeated image.
    ///   - resizingMode: How the image fills its frame.
    /// - Returns: The resizable image.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.insets = NumberCheck(Self.self, "resizable(capInsets:)").insets(capInsets)
        image.resizingMode = resizingMode
        return image
    }

    /// Returns the image with an interpolation for enlargement.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Returns the image in its own colours or painted with the foreground style.
    ///
    /// - Parameter renderingMode: The mode; nil, the default, for that of the image: the asset
    ///   catalogue's, or the image's own colours.
    /// - Returns: The image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = renderingMode
        return image
    }

    /// Returns the image; edges are always antialiased.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View {
}

nonisolated extension Image: Equatable {
    /// Whether two images show the same pixels, symbol or resource in the same style, and have the
    /// same label.
    public static func == (a: Image, b: Image) -> Bool {
        let isSame =
            switch (a.source, b.source) {
            case (.picture(let first, let scale), .picture(let second, let other)):
                first == second && scale == other
            case (.symbol(let first), .symbol(let second)): first == second
            case (.resource(let first), .resource(let second)):
                first.name == second.name && first.bundle == second.bundle
            case (.drawn(let first), .drawn(let second)): first === second
            default: false
            }
        return isSame && a.mode == b.mode && a.symbolMode == b.symbolMode
            && a.symbolColorMode == b.symbolColorMode && a.insets == b.insets
            && a.resizingMode == b.resizingMode && a.interpolation == b.interpolation
            && a.label == b.label && a.variableValue == b.variableValue
            && a.variableMode == b.variableMode
    }
}
