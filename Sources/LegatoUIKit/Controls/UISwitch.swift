public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// An on/off control, 51 by 31 points in size.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The colour of the track while it is on; the system's green for nil.
    open var onTintColor: UIColor? { didSet { show() } }
    /// The colour of the thumb; white for nil.
    open var thumbTintColor: UIColor? { didSet { show() } }
    private var isSet = false
    /// Where the pointer was pressed, and whether the switch was on.
    private var press: (x: CGFloat, isOn: Bool)?
    /// Whether the pointer has dragged the thumb.
    private var isDragged = false
    private let thumb = UIView(frame: CGRect(x: 2, y: 2, width: 27, height: 27))

    /// Creates a switch at the origin of a frame; the frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
        layer.cornerRadius = 15.5
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = 13.5
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(thumb)
        show()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the switch is on; false by default.
    open var isOn: Bool {
        get { isSet }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, without an event; the thumb moves if it is animated.
    open func setOn(_ on: Bool, animated: Bool) {
        isSet = on
        guard animated else { return show() }
        UIView.animate(springDuration: 0.3, bounce: 0, options: .allowUserInteraction) {
            self.show()
        }
    }

    /// 51 by 31 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    /// Returns 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { show() }

    override func stateChanged() {
        alpha = isEnabled ? 1 : 0.5
        let width: CGFloat = isHighlighted ? 32 : 27
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.thumb.frame = CGRect(
                x: self.isSet ? 49 - width : 2, y: 2, width: width, height: 27
            )
        }
    }

    /// Notes the place of the pointer.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        (press, isDragged) = ((touch.location(in: self).x, isOn), false)
        return super.beginTracking(touch, with: event)
    }

    /// Moves the thumb to the side of a pointer that has moved by 10 points.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if let press, abs(x - press.x) >= 10 { isDragged = true }
        let side = x > bounds.midX
        if isDragged, side != isOn { setOn(side, animated: true) }
        return super.continueTracking(touch, with: event)
    }

    /// Sends the event of a drag that has changed the value.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isDragged, let press, press.isOn != isOn { sendValueChanged() }
    }

    /// Restores the value.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let press, press.isOn != isOn { setOn(press.isOn, animated: true) }
    }

    override func triggered() {
        // A drag has moved the thumb already.
        guard !isDragged else { return isDragged = false }
        setOn(!isOn, animated: true)
        sendValueChanged()
    }

    private func show() {
        thumb.frame = CGRect(x: isSet ? 22 : 2, y: 2, width: 27, height: 27)
        thumb.backgroundColor = thumbTintColor ?? .white
        backgroundColor = isSet ? onTintColor ?? .systemGreen : .systemFill
    }
}
