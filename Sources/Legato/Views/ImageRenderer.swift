public import Foundation
public import LegatoCanvas
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
public import LegatoViews

/// Draws a view into an image.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(score: 42))
/// renderer.scale = 2
/// let image = renderer.uiImage
/// ```
///
/// The view is drawn in its current state, without animations. It is not on a display; changes made
/// in `onAppear` are included in the image.
@preconcurrency @MainActor public final class ImageRenderer<Content: View> {
    /// The view.
    public var content: Content { didSet { show() } }
    /// The size proposed to the view; `unspecified` by default, which gives its ideal size.
    public var proposedSize = ProposedViewSize.unspecified
    /// The pixels per point, from 0.001 to 1000; 1 by default.
    ///
    /// Values outside the range are replaced by 1, with a warning.
    public var scale: CGFloat = 1 { didSet { show() } }
    /// Whether the image has a black background instead of a clear one; false by default.
    public var isOpaque = false
    /// The colour space in which the view is blended; `nonLinear` by default.
    ///
    /// Legato blends sRGB-encoded colours. The other modes are accepted and reported once, with the
    /// same result.
    public var colorMode = ColorRenderingMode.nonLinear {
        didSet { colorMode.check("ImageRenderer") }
    }

    private let host: HostingLayer<RenderedView<Content>>

    /// Creates a renderer of a view.
    public init(content: Content) {
        self.content = content
        host = HostingLayer(rootView: RenderedView(content: content, scale: 1))
    }

    /// The image; nil if the view has no size, or one beyond 32767 pixels a side.
    public var cgImage: CGImage? {
        guard let (size, pixels) = layOut(),
            let context = context(Int(pixels.width), Int(pixels.height))
        else { return nil }
        context.scaleBy(x: pixels.width / size.width, y: pixels.height / size.height)
        if isOpaque {
            context.setFillColor(.black)
            context.fill(CGRect(origin: .zero, size: size))
        }
        host.render(in: context)
        return context.makeImage()
    }

    /// The image, with the size of the view in points; nil if the view has no size.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: checkedScale, orientation: .up) }
    }

    /// The image, with the size of the view in points; nil if the view has no size.
    public var nsImage: NSImage? { uiImage }

    /// Calls a closure with the size of the view, in points, and with a closure that draws the view
    /// into a context, with its top left at the origin.
    ///
    /// - Parameters:
    ///   - rasterizationScale: The pixels per point that the view reads; 1 by default.
    ///   - renderer: The closure.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let before = scale
        scale = rasterizationScale
        defer { scale = before }
        guard let (size, _) = layOut() else { return renderer(.zero) { _ in } }
        renderer(size) { [host] in host.render(in: $0) }
    }

    private func context(_ width: Int, _ height: Int) -> CGContext? {
        let sides = 1...32767
        guard sides.contains(width), sides.contains(height) else { return nil }
        return CGContext(width: width, height: height)
    }

    private var checkedScale: CGFloat {
        NumberCheck(ImageRenderer.self, "scale").ratio(scale).flatMap {
            (0.001...1000).contains($0) ? $0 : nil
        } ?? 1
    }

    private func show() {
        host.rootView = RenderedView(content: content, scale: checkedScale)
    }

    /// Lays out the view and returns its size in points and in pixels; nil if it is empty or too
    /// large.
    private func layOut() -> (CGSize, CGSize)? {
        let proposal = CGSize(
            width: proposedSize.width ?? .infinity, height: proposedSize.height ?? .infinity
        )
        host.bounds.size = proposal.isFinite ? proposal : CGSize(width: 100, height: 100)
        let size = host.sizeThatFits(proposal)
        let scale = checkedScale
        let pixels = CGSize(
            width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up)
        )
        guard size.width > 0, size.height > 0, pixels.width < 1e6, pixels.height < 1e6 else {
            return nil
        }
        host.bounds = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        return (size, pixels)
    }
}

/// A view with the environment for drawing into an image.
private struct RenderedView<Content: View>: View {
    let content: Content
    let scale: CGFloat

    var body: some View { content.environment(\.displayScale, scale) }
}

extension CGSize {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
