public import Foundation
public import LegatoLayers
public import LegatoViews

/// A view that shows an image.
///
/// Its `contentMode` places the image: it is stretched by default.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The image; nil by default.
    open var image: UIImage? { didSet { show() } }
    /// The image while the view is highlighted; nil for the same one.
    open var highlightedImage: UIImage? { didSet { show() } }
    /// Whether the view is highlighted; false by default.
    open var isHighlighted = false { didSet { show() } }

    /// Creates a view of the size of an image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        show()
    }

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the image; no size without one.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override var mayDraw: Bool { false }

    /// The image is shown without drawing.
    open override func display(_ layer: CALayer) {}

    /// Keeps to the scale of the image.
    override func enterScreen() {
        super.enterScreen()
        show()
    }

    private func show() {
        let shown = isHighlighted ? highlightedImage ?? image : image
        layer.contents = shown?.cgImage
        layer.contentsScale = shown?.scale ?? 1
        invalidateIntrinsicContentSize()
    }
}
