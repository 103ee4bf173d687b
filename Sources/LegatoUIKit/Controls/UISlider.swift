public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A control that selects a value from a range by a thumb on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// The least value; 0 by default.
    open var minimumValue: Float = 0 { didSet { rangeChanged() } }
    /// The greatest value; 1 by default.
    open var maximumValue: Float = 1 { didSet { rangeChanged() } }
    /// Whether `valueChanged` is sent while the thumb moves rather than only at the end; true by
    /// default.
    open var isContinuous = true
    /// The colour of the track up to the thumb; the tint for nil.
    open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
    /// The colour of the track after the thumb; the system's fill for nil.
    open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
    /// The colour of the thumb; white for nil.
    open var thumbTintColor: UIColor? { didSet { showColors() } }
    private var shown: Float = 0
    private let track = UIImageView(frame: .zero)
    private let filled = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private var thumbs: [State: UIImage] = [:]
    private var tracks: [Bool: UIImage] = [:]
    private var grip: CGFloat = 0

    /// Creates a slider.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [track, filled, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = 2
        filled.layer.cornerRadius = 2
        thumb.layer.cornerRadius = 13.5
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        showColors()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The value, clamped to the range; 0 by default.
    ///
    /// NaN is ignored with a warning.
    open var value: Float {
        get { clamped(shown) }
        set { setValue(newValue, animated: false) }
    }

    private func clamped(_ value: Float) -> Float {
        min(max(value, minimumValue), max(minimumValue, maximumValue))
    }

    /// Sets the value; the thumb moves there if it is animated.
    open func setValue(_ value: Float, animated: Bool) {
        let check = NumberCheck(UISlider.self, "value")
        guard let number = check.number(Optional(CGFloat(value))) else { return }
        shown = clamped(Float(number))
        setNeedsLayout()
        if animated {
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                self.layoutIfNeeded()
            }
        }
    }

    /// Sets the image of the thumb in a state; nil restores that of the normal state, or the round
    /// thumb.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbs[state] = image
        showColors()
        setNeedsLayout()
    }

    /// Returns the image of the thumb in a state; nil by default.
    open func thumbImage(for state: State) -> UIImage? { thumbs[state] }

    /// The image of the thumb in the state of the moment; nil for the round thumb.
    open var currentThumbImage: UIImage? { thumbs[state] ?? thumbs[.normal] }

    /// Sets the image of the track up to the thumb in the normal state; nil restores the colour.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        guard state == .normal else { return }
        tracks[true] = image
        showColors()
    }

    /// Sets the image of the track after the thumb in the normal state; nil restores the colour.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        guard state == .normal else { return }
        tracks[false] = image
        showColors()
    }

    private func rangeChanged() {
        shown = clamped(shown)
        setNeedsLayout()
    }

    /// 34 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: 34)
    }

    /// Returns the width with a height of 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: 34)
    }

    /// Places the track and the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = trackRect(forBounds: bounds)
        track.frame = line
        thumb.frame = thumbRect(forBounds: bounds, trackRect: line, value: value)
        filled.frame = line
        filled.frame.size.width = min(max(thumb.frame.midX - line.minX, 0), line.width)
    }

    /// Returns the rectangle of the track in bounds: 4 points high, in the middle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4
        )
    }

    /// Returns the rectangle of the thumb at a value: a square of 27 points, or of the size of its
    /// image, on the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        if let size = currentThumbImage?.size {
            let x = rect.minX + max(rect.width - size.width, 0) * part
            return CGRect(origin: CGPoint(x: x, y: rect.midY - size.height / 2), size: size)
        }
        let x = rect.minX + 11.5 + max(rect.width - 23, 0) * part
        return CGRect(x: x - 13.5, y: rect.midY - 13.5, width: 27, height: 27)
    }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { showColors() }

    override func stateChanged() {
        alpha = isEnabled ? 1 : 0.5
        if !thumbs.isEmpty { showColors() }
    }

    private func showColors() {
        (track.image, filled.image) = (tracks[false], tracks[true])
        track.backgroundColor = track.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        filled.backgroundColor = filled.image == nil ? minimumTrackTintColor ?? tintColor : nil
        thumb.image = currentThumbImage
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
    }

    /// Begins to track the thumb if the touch is on it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let place = touch.location(in: self)
        grip = place.x - thumb.center.x
        return thumb.frame.insetBy(dx: -10, dy: -10).contains(place)
    }

    /// Moves the thumb.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let line = trackRect(forBounds: bounds)
        let (first, last) = (
            thumbRect(forBounds: bounds, trackRect: line, value: minimumValue).midX,
            thumbRect(forBounds: bounds, trackRect: line, value: maximumValue).midX
        )
        guard last > first else { return true }
        let part = min(max((touch.location(in: self).x - grip - first) / (last - first), 0), 1)
        value = minimumValue + (maximumValue - minimumValue) * Float(part)
        if isContinuous { sendValueChanged() }
        return true
    }

    /// Sends the value.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendValueChanged() }
    }
}
