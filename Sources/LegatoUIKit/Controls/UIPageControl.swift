public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A row of dots, one for each page, that highlights the dot of the current page.
///
/// A tap on the right half goes to the next page and one on the left half to the previous page;
/// both send `valueChanged`. The program shows the page.
///
/// ```swift
/// let pages = UIPageControl()
/// pages.numberOfPages = photos.count
/// pages.addAction(
///     UIAction { _ in show(photos[pages.currentPage]) }, for: .valueChanged
/// )
/// ```
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// Whether the dots are hidden, and taps ignored, while there is one page or none; false by
    /// default.
    open var hidesForSinglePage = false { didSet { show() } }
    /// The colour of the dots; nil, the default, for white at an opacity of 0.35.
    open var pageIndicatorTintColor: UIColor? { didSet { show() } }
    /// The colour of the current page's dot; nil, the default, for white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }
    /// When a capsule is shown behind the dots.
    nonisolated public enum BackgroundStyle: Int, Sendable, Hashable {
        /// Never, as a tap shows none.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// When a capsule is shown behind the dots; `automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { capsule.isHidden = backgroundStyle != .prominent }
    }
    /// The image in place of the dots, in their colours; nil, the default, for dots.
    open var preferredIndicatorImage: UIImage? { didSet { show() } }
    /// The image in place of the current page's dot; nil, the default, for that of the page.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { show() } }
    private var images: [Int: UIImage] = [:]
    private let capsule = UIView()
    private var dots: [UIImageView] = []
    private var current = 0

    /// Returns a control without pages, with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        capsule.isHidden = true
        capsule.isUserInteractionEnabled = false
        capsule.backgroundColor = UIColor(white: 0.3, alpha: 0.45)
        addSubview(capsule)
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of pages; 0 by default.
    ///
    /// A negative number is clamped to 0.
    open var numberOfPages: Int {
        get { dots.count }
        set {
            let count = max(newValue, 0)
            guard count != dots.count else { return }
            for dot in dots.dropFirst(count) { dot.removeFromSuperview() }
            dots = Array(dots.prefix(count))
            while dots.count < count { addDot() }
            currentPage = current
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// The current page, counted from 0; 0 by default.
    ///
    /// Setting it sends no event. It is clamped to the pages.
    open var currentPage: Int {
        get { current }
        set {
            current = min(max(newValue, 0), max(dots.count - 1, 0))
            show()
        }
    }

    /// Sets the image in place of the dot of a page; nil for `preferredIndicatorImage`.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        show()
    }

    /// Returns the image that was set for a page; nil by default.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Returns the size of the dots of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: PageDotLook.width(of: pageCount) + 2 * PageDotLook.margins.width,
            height: PageDotLook.diameter + 2 * PageDotLook.margins.height
        )
    }

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dots.count) }

    /// Returns the size of the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the dots in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = PageDotLook.diameter
        let natural = intrinsicContentSize
        capsule.frame = CGRect(
            x: bounds.midX - natural.width / 2, y: bounds.midY - natural.height / 2,
            width: natural.width, height: natural.height
        )
        capsule.layer.cornerRadius = natural.height / 2
        var x = bounds.midX - PageDotLook.width(of: dots.count) / 2
        for dot in dots {
            dot.frame = CGRect(x: x, y: bounds.midY - size / 2, width: size, height: size)
            x += size + PageDotLook.spacing
        }
    }

    private func addDot() {
        let dot = UIImageView(frame: .zero)
        dot.contentMode = .scaleAspectFit
        addSubview(dot)
        dots.append(dot)
    }

    private var isShown: Bool { dots.count > 1 || !hidesForSinglePage }

    private func show() {
        for (index, dot) in dots.enumerated() {
            let isCurrent = index == current
            let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
            let image =
                (isCurrent ? preferredCurrentPageIndicatorImage : nil) ?? images[index]
                ?? preferredIndicatorImage
            let shown = color ?? UIColor(white: 1, alpha: PageDotLook.opacity(isCurrent))
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = shown
            dot.backgroundColor = image == nil ? shown : nil
            dot.layer.cornerRadius = image == nil ? PageDotLook.diameter / 2 : 0
            dot.isHidden = !isShown
        }
    }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { show() }

    override func stateChanged() { alpha = isEnabled ? 1 : 0.5 }

    /// Goes to the page on the side of the touch.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, isShown else { return }
        go(to: current + (touch.location(in: self).x < bounds.midX ? -1 : 1))
    }

    /// Goes to a page as a person does; has no effect beyond the pages.
    func go(to page: Int) {
        guard dots.indices.contains(page) else { return }
        UIView.animate(withDuration: 0.2) { self.currentPage = page }
        sendValueChanged()
    }
}
