public import Foundation
import LegatoGraphics
public import LegatoLayers
public import LegatoViews

/// A view that shows an image.
///
/// Its `contentMode` places the image: it is stretched by default. A symbol is drawn at the size at
/// which it is shown.
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
    /// The effects of the symbol, the first one outermost.
    var symbolEffects: [SymbolPicture.Effect] = []
    /// The number of effects that were added so far.
    var symbolRuns = 0
    /// The completions of the effects that have not ended, by their runs.
    var symbolCompletions: [Int: UISymbolEffectCompletion] = [:]
    /// How the next symbol replaces the shown one.
    var symbolTransition = ContentTransition.identity
    /// Draws a symbol that has, or had, effects; nil for other images.
    var symbolHost: HostingLayer<SymbolPicture>?
    /// The size of the view for which its symbol was drawn.
    private var drawnSize = CGSize.zero

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

    /// How the image is placed; `scaleToFill` by default.
    open override var contentMode: ContentMode { didSet { showContents() } }

    /// Draws a symbol, or the copies of a resizable image, at the new size.
    open override func layoutSublayers(of layer: CALayer) {
        if drawnSize != bounds.size, let shown, shown.isSymbolImage || shown.caps != nil {
            showContents()
        }
        super.layoutSublayers(of: layer)
    }

    /// Runs the animation of `animationImages`.
    open func startAnimating() {
        guard let animationImages, !animationImages.isEmpty else { return }
        let check = NumberCheck(UIImageView.self, "animationDuration")
        let duration = check.length(CGFloat(animationDuration)) ?? 0
        animate(animationImages, TimeInterval(duration), animationRepeatCount)
    }

    /// Stops the animation and shows the image.
    open func stopAnimating() {
        guard isAnimating else { return }
        layer.removeAnimation(forKey: Self.key)
        showContents()
    }

    private func animate(_ images: [UIImage], _ duration: TimeInterval, _ count: Int) {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images.compactMap(bitmap)
        animation.calculationMode = .discrete
        animation.duration = duration > 0 ? duration : Double(images.count) / 30
        animation.repeatCount = count > 0 ? Float(count) : .infinity
        layer.add(animation, forKey: Self.key)
        // The animation replaces the contents, and a symbol that views draw would cover it.
        if symbolHost != nil { showContents() }
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

    /// A symbol at the size at which the view shows it; other images as they are.
    private func fitted(_ image: UIImage) -> UIImage {
        let size = image.size
        if image.caps != nil, image.stretchedCenter == nil, contentMode == .scaleToFill,
            bounds.area > 0, max(bounds.width, bounds.height) * image.scale <= Self.largestSide
        {
            let format = UIGraphicsImageRendererFormat()
            format.scale = image.scale
            return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
                image.withRenderingMode(.alwaysOriginal).draw(
                    in: CGRect(origin: .zero, size: bounds.size)
                )
            }.withRenderingMode(image.isTemplate ? .alwaysTemplate : .alwaysOriginal)
        }
        guard let configuration = image.symbolConfiguration, size.area > 0, bounds.area > 0 else {
            return image
        }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let wanted =
            switch contentMode {
            case .scaleAspectFit: min(x, y)
            case .scaleAspectFill, .scaleToFill, .redraw: max(x, y)
            default: CGFloat(1)
            }
        let factor = min(wanted, Self.largestSide / (max(size.width, size.height) * image.scale))
        guard abs(factor - 1) > 0.01 else { return image }
        // The point size of a configuration is not public; sizes are proportional to it.
        let probe = image.withConfiguration(
            configuration.applying(UIImage.SymbolConfiguration(pointSize: 50))
        )
        guard probe.size.width > 0 else { return image }
        let points = 50 * factor * size.width / probe.size.width
        let drawn = image.withConfiguration(
            configuration.applying(UIImage.SymbolConfiguration(pointSize: points))
        )
        // A symbol in a colour of the program keeps that colour.
        guard !image.isTemplate, image.cgImage != image.withConfiguration(configuration).cgImage,
            let color = image.cgImage?.mostOpaqueColor
        else { return drawn }
        return drawn.withTintColor(color, renderingMode: .alwaysOriginal)
    }

    /// The largest side of a drawn symbol, in pixels.
    private static let largestSide: CGFloat = 4096

    func showContents() {
        drawnSize = bounds.size
        let image = shown.map(fitted)
        let picture = symbolPicture(image)
        show(picture)
        layer.contents = picture == nil ? image.flatMap(bitmap) : nil
        layer.contentsScale = image?.scale ?? 1
        layer.contentsCenter =
            image?.stretchedCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    private func show() {
        showContents()
        if let images = shown?.images, let duration = shown?.duration {
            animate(images, duration, 0)
        } else if animationImages == nil {
            stopAnimating()
        }
        invalidateIntrinsicContentSize()
    }
}

extension CGImage {
    /// The colour of the pixel with the highest alpha; nil if all are transparent.
    var mostOpaqueColor: UIColor? {
        let best = stride(from: 3, to: pixels.count, by: 4).max { pixels[$0] < pixels[$1] }
        guard let best, pixels[best] > 0 else { return nil }
        let parts = (1...3).reversed().map { CGFloat(pixels[best - $0]) / CGFloat(pixels[best]) }
        return UIColor(
            red: parts[0], green: parts[1], blue: parts[2], alpha: CGFloat(pixels[best]) / 255
        )
    }
}
