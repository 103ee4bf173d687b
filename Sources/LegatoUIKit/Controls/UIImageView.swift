public import Foundation
import LegatoGraphics
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

    /// The configuration of a symbol, as far as the image does not specify one; nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { show() } }

    /// The images of an animation, which are shown instead of `image` while it runs; nil by default.
    open var animationImages: [UIImage]?
    /// The duration of a run of the animation, in seconds; 0, the default, for a thirtieth of a
    /// second per image.
    open var animationDuration: TimeInterval = 0
    /// The number of runs; 0, the default, for no end.
    open var animationRepeatCount = 0
    /// Whether the animation runs.
    open var isAnimating: Bool { layer.animation(forKey: Self.key) != nil }
    private static let key = "images"

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

    /// The size of the image; no intrinsic size without one.
    open override var intrinsicContentSize: CGSize {
        configured(image)?.size ?? super.intrinsicContentSize
    }

    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image)?.size ?? .zero }

    override var mayDraw: Bool { false }

    /// Does nothing: the image is the layer's contents.
    open override func display(_ layer: CALayer) {}

    /// Keeps the layer at the scale of the image.
    override func enterScreen() {
        super.enterScreen()
        show()
    }

    /// Shows a template in the new tint.
    open override func tintColorDidChange() { if shown?.isTemplate == true { show() } }

    /// Runs the animation of `animationImages`.
    open func startAnimating() {
        guard let animationImages, !animationImages.isEmpty else { return }
        let check = NumberCheck(UIImageView.self, "animationDuration")
        let duration = check.length(CGFloat(animationDuration)) ?? 0
        animate(animationImages, TimeInterval(duration), animationRepeatCount)
    }

    /// Stops the animation and shows the image.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.key) }

    private func animate(_ images: [UIImage], _ duration: TimeInterval, _ count: Int) {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images.compactMap(bitmap)
        animation.calculationMode = .discrete
        animation.duration = duration > 0 ? duration : Double(images.count) / 30
        animation.repeatCount = count > 0 ? Float(count) : .infinity
        layer.add(animation, forKey: Self.key)
    }

    private var shown: UIImage? {
        configured(isHighlighted ? highlightedImage ?? image : image)
    }

    /// Returns an image with the preferred configuration.
    private func configured(_ image: UIImage?) -> UIImage? {
        guard let preferredSymbolConfiguration, let own = image?.symbolConfiguration else {
            return image
        }
        return image?.withConfiguration(preferredSymbolConfiguration.applying(own))
    }

    /// The bitmap of an image; that of a template is in the tint.
    private func bitmap(_ image: UIImage) -> CGImage? {
        guard image.isTemplate else { return image.upright }
        let color = tintColor.resolvedColor(with: traitCollection)
        return image.withTintColor(color).upright
    }

    private func show() {
        layer.contents = shown.flatMap(bitmap)
        layer.contentsScale = shown?.scale ?? 1
        if let images = shown?.images, let duration = shown?.duration {
            animate(images, duration, 0)
        } else if animationImages == nil {
            stopAnimating()
        }
        invalidateIntrinsicContentSize()
    }
}
