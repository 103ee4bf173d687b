public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The style of the bar.
    nonisolated public enum Style: Int, Sendable, Hashable {
        /// 4 points high.
        case `default` = 0
        /// 2.5 points high, for bars.
        case bar = 1
    }

    /// The style of the bar.
    open var progressViewStyle: Style { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the completed part; the tint for nil.
    open var progressTintColor: UIColor? { didSet { showColors() } }
    /// The colour of the remaining part; the system's fill for nil.
    open var trackTintColor: UIColor? { didSet { showColors() } }
    /// The task whose progress the bar shows; nil, the default, for `progress`.
    ///
    /// It is read once a frame while the view is in a window, until the task has finished.
    open var observedProgress: Progress? { didSet { follow() } }
    private var link: CADisplayLink?
    private let bar = UIView()
    private var part: Float = 0

    /// Creates a bar with a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    /// Creates a bar.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(bar)
        showColors()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
    }

    /// The progress, 0 to 1; 0 by default.
    ///
    /// NaN is ignored with a warning.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, clamped to 0 to 1; the bar grows if it is animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        let check = NumberCheck(UIProgressView.self, "progress")
        guard let number = check.number(Optional(CGFloat(progress))) else { return }
        part = Float(min(max(number, 0), 1))
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// Follows the task in the new window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
    }

    private func follow() {
        link?.invalidate()
        link = nil
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: false)
        guard window != nil, !observedProgress.isFinished else { return }
        link = .started(for: layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            let part = Float(observedProgress.fractionCompleted)
            if part != progress { setProgress(part, animated: true) }
            if observedProgress.isFinished { link.invalidate() }
        }
    }

    /// The height of the style; no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }

    /// Returns the width with the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: intrinsicContentSize.height)
    }

    /// Places the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(
            x: 0, y: 0, width: bounds.width * CGFloat(part), height: bounds.height
        )
        layer.cornerRadius = bounds.height / 2
    }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { showColors() }

    private func showColors() {
        bar.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? .systemFill
    }
}
