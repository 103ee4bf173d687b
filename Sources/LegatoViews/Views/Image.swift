public import Foundation
public import LegatoGraphics
import LegatoCanvas
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// A view that displays an image.
///
/// It has the size of the image, in points, unless it is `resizable(capInsets:resizingMode:)`.
///
/// ```swift
/// Image(contentsOf: photo)
///     .resizable()
///     .scaledToFit()
/// ```
public struct Image: View {
    /// It has no body.
    public typealias Body = Never

    /// How an enlarged image is interpolated between its pixels.
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
    }

    let image: CGImage?
    let scale: CGFloat
    var insets: EdgeInsets?
    var interpolation = Interpolation.medium

    /// Creates an image with a number of pixels per point; the label is for accessibility and not
    /// drawn.
    public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
        self.init(decorative: cgImage, scale: scale)
    }

    /// Creates a decorative image with a number of pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat) {
        image = cgImage
        self.scale = NumberCheck(Self.self, "scale").ratio(scale) ?? 1
    }

    /// Creates an image from a PNG, JPEG or WebP file; nothing is shown if it cannot be read.
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
    public init(contentsOf url: URL, scale: CGFloat = 1, maximumPixelSize: Int? = nil) {
        image = ImageFiles.shared.image(at: url, maximumPixelSize.map { max(1, $0) })
        self.scale = NumberCheck(Self.self, "scale").ratio(scale) ?? 1
    }

    /// Returns an image that is stretched to the space offered, except for insets at its edges.
    ///
    /// - Parameters:
    ///   - capInsets: The distances from the edges, in points, that are not stretched; none by
    ///     default.
    ///   - resizingMode: How the image fills its frame.
    /// - Returns: The resizable image.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.insets = NumberCheck(Self.self, "resizable(capInsets:)").insets(capInsets)
        return image
    }

    /// Returns the image with an interpolation for enlargement.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// The natural size of the image, in points.
    fileprivate var size: CGSize {
        guard let image else { return .zero }
        return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
}

/// The cache of images read from files, limited by their total number of pixels.
package final class ImageFiles {
    static let shared = ImageFiles()

    /// The default of `mostPixels`.
    package static let mostPixels = 64_000_000
    /// The maximum number of cached files.
    package static let mostFiles = 100

    /// The maximum number of cached pixels; a larger image is cached alone.
    private let mostPixels: Int

    private struct Key: Hashable {
        let url: URL
        let maximumPixelSize: Int?
    }

    private var known: [Key: CGImage] = [:]
    /// The number of cached pixels.
    private(set) var pixels = 0

    init(mostPixels: Int = ImageFiles.mostPixels) { self.mostPixels = mostPixels }

    func image(at url: URL, _ maximumPixelSize: Int?) -> CGImage? {
        let key = Key(url: url, maximumPixelSize: maximumPixelSize)
        if let image = known[key] { return image }
        do {
            let image = try CGImage(contentsOf: url, maximumPixelSize: maximumPixelSize)
            let count = image.width * image.height
            if known.count >= Self.mostFiles || pixels > mostPixels - count {
                (known, pixels) = ([:], 0)
            }
            known[key] = image
            pixels += count
            return image
        } catch {
            let body = RunningBody.type.map { " in \($0)" } ?? ""
            let image = WarningSubject("Image.init(contentsOf:)\(body)", in: nil)
            ViewWarning.print(image, "shows no image. \(error)")
            return nil
        }
    }
}

extension Image: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ImageNode(view, context)
    }
}

private final class ImageNode: TypedNode<Image> {
    private lazy var item = ImageItem(view, context)
    override func addItems(to list: inout ItemList) { list.append(item) }

    override func updateView(_ view: Image) {
        let item = item
        super.updateView(view)
        item.image = view
    }
}

private final class ImageItem: LayerItem {
    override var ownName: String? { "Image" }

    var image: Image {
        didSet {
            if image.size != oldValue.size || image.insets != oldValue.insets { invalidateLayout() }
            graph.later { [self] in graph.change(at: transactions, show) }
        }
    }

    init(_ image: Image, _ context: NodeContext) {
        self.image = image
        super.init(CALayer(), context)
        show()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image.insets == nil ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
    }

    private func show() {
        if layer.contents as? CGImage != image.image { layer.contents = image.image }
        layer.contentsScale = image.scale
        layer.magnificationFilter = image.interpolation == .none ? .nearest : .linear
        guard let insets = image.insets, image.size.width > 0, image.size.height > 0 else { return }
        let size = image.size
        layer.contentsCenter = CGRect(
            x: insets.leading / size.width, y: insets.top / size.height,
            width: max(0, 1 - (insets.leading + insets.trailing) / size.width),
            height: max(0, 1 - (insets.top + insets.bottom) / size.height)
        )
    }
}
