public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
import LegatoMotion
public import LegatoViews

nonisolated extension Image {
    /// Creates an image that a closure draws, with the display scale and the environment of the
    /// view that shows it.
    ///
    /// ```swift
    /// Image(size: CGSize(width: 16, height: 16)) { context in
    ///     let circle = CGRect(x: 2, y: 2, width: 12, height: 12)
    ///     context.fill(Path(ellipseIn: circle), with: .foreground)
    /// }
    /// .resizable()
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size of the image, in points.
    ///   - label: The label for accessibility, which is not drawn; nil by default, for a decorative
    ///     image.
    ///   - opaque: Whether the image is black where nothing is drawn; false by default.
    ///   - colorMode: The colour space of the drawing; see `ColorRenderingMode`.
    ///   - renderer: Draws the image.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let check = NumberCheck(Self.self, "size")
        let size = CGSize(
            width: max(check.number(size.width, or: 0), 0),
            height: max(check.number(size.height, or: 0), 0)
        )
        self.init(
            drawing: CanvasPicture(size, isOpaque: opaque, colorMode, renderer), label: label
        )
    }
}

/// The drawing of an image by a closure.
private nonisolated final class CanvasPicture: DrawnPicture {
    private let size: CGSize
    private let isOpaque: Bool
    private let colorMode: ColorRenderingMode
    /// Called on the main actor alone.
    private nonisolated(unsafe) let renderer: (inout GraphicsContext) -> Void

    init(
        _ size: CGSize, isOpaque: Bool, _ colorMode: ColorRenderingMode,
        _ renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        (self.size, self.isOpaque, self.colorMode) = (size, isOpaque, colorMode)
        self.renderer = renderer
    }

    @MainActor func image(in environment: EnvironmentValues) -> CGImage? {
        let scale = environment.displayScale
        let pixels = CGSize(
            width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up)
        )
        let sides: ClosedRange<CGFloat> = 1...32767
        guard sides.contains(pixels.width), sides.contains(pixels.height) else { return nil }
        let renderer = renderer
        let canvas = Canvas(opaque: isOpaque, colorMode: colorMode) { context, _ in
            renderer(&context)
        }
        let host = HostingLayer(rootView: canvas.environment(\.self, environment))
        host.bounds.size = size
        host.layoutIfNeeded()
        let context = CGContext(width: Int(pixels.width), height: Int(pixels.height))
        context.scaleBy(x: scale, y: scale)
        host.render(in: context)
        return context.makeImage()
    }
}
