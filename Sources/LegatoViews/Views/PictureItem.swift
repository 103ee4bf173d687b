import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// What determines the rendering of an image.
struct PictureLook {
    var image: CGImage?
    /// The number of pixels per point.
    var scale: CGFloat = 1
    var insets: EdgeInsets?
    var interpolation = Image.Interpolation.medium
    /// Whether copies of the image fill its frame.
    var isTiled = false
    /// Whether the opaque parts are painted with the foreground style.
    var isTemplate = false
    /// The colour that replaces the image while it is redacted.
    var redaction: ResolvedColor?
    /// The label for assistive technologies; empty for an image that they skip.
    var label = ""

    /// The drawing of a vector image that is as sharp in a large frame; nil for other images.
    var vectors: VectorPicture?

    /// The natural size of the image, in points.
    var size: CGSize {
        guard let image else { return .zero }
        return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }

    /// The size for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        insets == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
    }

    /// The accessibility element; none without a label.
    var elements: [AccessibilityElement] {
        guard !label.isEmpty else { return [] }
        var element = AccessibilityElement()
        (element.label, element.traits) = (label, .isImage)
        return [element]
    }

    /// Sets the contents of a layer whose image fills a size.
    func show(on layer: CALayer, in frame: CGSize) {
        layer.backgroundColor = redaction?.cgColor
        let drawn = redaction == nil ? vectors?.drawn(size, scale, in: frame) : nil
        let image = redaction == nil ? drawn?.image ?? image : nil
        if layer.contents as? CGImage != image { layer.contents = image }
        layer.contentsScale = drawn?.scale ?? scale
        layer.magnificationFilter = interpolation == .none ? .nearest : .linear
        guard let insets, size.width > 0, size.height > 0 else { return }
        layer.contentsCenter = CGRect(
            x: insets.leading / size.width, y: insets.top / size.height,
            width: max(0, 1 - (insets.leading + insets.trailing) / size.width),
            height: max(0, 1 - (insets.top + insets.bottom) / size.height)
        )
    }
}

/// The item of an image in its own colours.
final class PictureItem: LayerItem {
    override var ownName: String? { "Image" }

    var look: PictureLook {
        didSet {
            if look.size != oldValue.size || look.insets != oldValue.insets { invalidateLayout() }
            graph.later { [self] in graph.change(at: transactions, show) }
        }
    }

    /// The copies of a repeated image; nil for one that is stretched.
    private var tiles: TileLayers?

    init(_ look: PictureLook, _ context: NodeContext) {
        self.look = look
        super.init(CALayer(), context)
        show()
    }

    /// Shows the image, or its copies.
    private func show() {
        guard look.isTiled else {
            if tiles != nil { (tiles, layer.sublayers) = (nil, nil) }
            return look.show(on: layer, in: frame.size)
        }
        let tiles = tiles ?? TileLayers(in: layer)
        self.tiles = tiles
        tiles.show(look.size, in: frame.size) { look.show(on: $0, in: look.size) }
    }

    /// The item manages its sublayers itself.
    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}

    override func setGeometry() {
        super.setGeometry()
        tiles?.show(look.size, in: frame.size) { look.show(on: $0, in: look.size) }
        if tiles == nil, look.vectors != nil { look.show(on: layer, in: frame.size) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { look.measure(proposal) }
}

/// The item of an image whose opaque parts are painted with a style.
final class TemplateItem: LayerItem {
    override var ownName: String? { "Image" }

    /// The layer of the image, which masks the paint.
    private let picture: CALayer
    let stylePaint: StylePaint

    var look: PictureLook {
        didSet {
            if look.size != oldValue.size || look.insets != oldValue.insets { invalidateLayout() }
            graph.later { [self] in
                graph.change(at: transactions) { look.show(on: picture, in: frame.size) }
            }
        }
    }

    init(_ look: PictureLook, _ style: ResolvedStyle, _ context: NodeContext) {
        self.look = look
        picture = CALayer()
        stylePaint = StylePaint(style, of: picture, context)
        let paint = stylePaint.gradient?.layer ?? CALayer()
        paint.mask = picture
        super.init(paint, context)
        stylePaint.onColor = { [weak self] in self?.showColor() }
        look.show(on: picture, in: .zero)
        showColor()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { look.measure(proposal) }

    override func setGeometry() {
        if look.vectors != nil { look.show(on: picture, in: frame.size) }
        if let gradient = stylePaint.gradient { return gradient.place(frame) }
        super.setGeometry()
        picture.bounds = CGRect(origin: .zero, size: frame.size)
        picture.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
    }

    private func showColor() {
        if stylePaint.gradient == nil { layer.backgroundColor = stylePaint.ink }
    }
}
