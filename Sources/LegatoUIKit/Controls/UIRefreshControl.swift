public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A wheel above the content of a scroll view, which a drag past its top starts.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addAction(UIAction { _ in load { refresh.endRefreshing() } }, for: .valueChanged)
/// scrollView.refreshControl = refresh
/// ```
@preconcurrency @MainActor open class UIRefreshControl: UIControl, ScrollRefresher {
    /// The space for the wheel, in points.
    private static let height: CGFloat = 60
    /// The text below the wheel; nil by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }
    /// Whether the wheel turns.
    open private(set) var isRefreshing = false
    /// Whether the content rests below the wheel.
    private var keepsSpace = false
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    fileprivate weak var scrollView: UIScrollView?

    /// Creates a control, which `UIScrollView.refreshControl` shows.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        wheel.hidesWhenStopped = false
        wheel.alpha = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        addSubview(wheel)
        addSubview(label)
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Starts the wheel, without events; the content does not move.
    open func beginRefreshing() {
        start()
        keepsSpace = true
    }

    /// Stops the wheel, and moves the content back to its top.
    open func endRefreshing() {
        guard isRefreshing else { return }
        (isRefreshing, keepsSpace) = (false, false)
        wheel.stopAnimating()
        scrollView?.settle()
        scrolled()
    }

    private func start() {
        isRefreshing = true
        wheel.alpha = 1
        wheel.startAnimating()
    }

    /// Colours the wheel.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = ownTint ?? .systemGray
    }

    /// Places the wheel and the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasText = attributedTitle != nil
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasText ? 8 : 0))
        label.frame = CGRect(x: 0, y: bounds.maxY - 20, width: bounds.width, height: 16)
        label.isHidden = !hasText
    }

    /// The size of the control: the width of its scroll view, and 60 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    // MARK: The scroll view

    var space: CGFloat { keepsSpace ? Self.height : 0 }

    /// How far the content is pulled past its top, in points.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return -(scrollView.bounds.minY + scrollView.adjustedContentInset.top - space)
    }

    func scrolled() {
        place()
        guard !isRefreshing else { return }
        wheel.alpha = min(max(pull / Self.height, 0), 1)
        guard pull >= Self.height, scrollView?.isDragging == true, isEnabled else { return }
        start()
        sendValueChanged()
    }

    func released() { if isRefreshing { keepsSpace = true } }

    func place() {
        guard let scrollView else { return }
        let frame = CGRect(
            x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
    }
}

extension UIScrollView {
    /// The wheel that a drag past the top starts; nil by default.
    ///
    /// The content can then be dragged down even if it fits.
    public var refreshControl: UIRefreshControl? {
        get { refresher as? UIRefreshControl }
        set {
            refreshControl?.removeFromSuperview()
            refreshControl?.scrollView = nil
            refresher = newValue
            guard let newValue else { return }
            newValue.scrollView = self
            insertSubview(newValue, at: 0)
            newValue.place()
        }
    }
}
