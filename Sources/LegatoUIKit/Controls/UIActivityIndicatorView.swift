public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A spinner that turns while a task runs.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    nonisolated public enum Style: Int, Sendable, Hashable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, in white.
        case whiteLarge = 0
        /// 20 points, in white.
        case white = 1
        /// 20 points, in gray.
        case gray = 2

        var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

        /// The colour of the spokes.
        var color: UIColor { self == .whiteLarge || self == .white ? .white : .systemGray }
    }

    /// The size; `medium` by default.
    ///
    /// Setting it also sets the colour of the style.
    open var style: Style { didSet { color = style.color } }
    /// The colour of the spokes; the system's gray for nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! = .systemGray { didSet { show() } }
    /// Whether the wheel is hidden while it stands still; true by default.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether the wheel turns; false by default.
    open private(set) var isAnimating = false
    private let wheel = CAReplicatorLayer()
    private let spoke = CALayer()

    /// Creates a wheel of a size.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        self.style = style
        color = style.color
    }

    /// Creates a wheel.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        wheel.addSublayer(spoke)
        layer.addSublayer(wheel)
        wheel.instanceCount = 8
        wheel.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        isHidden = true
        show()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    /// The size of the wheel.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: style.length, height: style.length)
    }

    /// Returns the size of the wheel.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Shows the wheel and turns it.
    open func startAnimating() {
        isHidden = false
        guard !isAnimating else { return }
        isAnimating = true
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1.0, 0.25)
        fade.duration = 0.8
        fade.repeatCount = .infinity
        spoke.add(fade, forKey: "spin")
    }

    /// Stops the wheel, and hides it if `hidesWhenStopped` is set.
    open func stopAnimating() {
        isAnimating = false
        spoke.removeAnimation(forKey: "spin")
        if hidesWhenStopped { isHidden = true }
    }

    /// Places the wheel in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.run {
            CATransaction.setDisableActions(true)
            wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    /// Shows the colour of the new appearance.
    open override func tintColorDidChange() { show() }

    private func show() {
        let length = style.length
        CATransaction.run {
            CATransaction.setDisableActions(true)
            wheel.bounds = CGRect(x: 0, y: 0, width: length, height: length)
            wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
            wheel.instanceDelay = 0.1 - 0.8
            spoke.bounds = CGRect(x: 0, y: 0, width: length * 0.11, height: length * 0.3)
            spoke.cornerRadius = length * 0.055
            spoke.position = CGPoint(x: length / 2, y: length * 0.15)
            spoke.backgroundColor =
                (color ?? .systemGray).resolvedColor(with: traitCollection).cgColor
            spoke.opacity = 0.5
        }
        invalidateIntrinsicContentSize()
    }
}
