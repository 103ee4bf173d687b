public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree
import LegatoViews

/// A control with two buttons, which decrease and increase a value.
///
/// ```swift
/// let stepper = UIStepper()
/// stepper.maximumValue = 10
/// stepper.addAction(UIAction { _ in label.text = "\(stepper.value)" }, for: .valueChanged)
/// ```
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// The difference that a button makes; 1 by default.
    ///
    /// A number that is not positive is ignored with a warning.
    open var stepValue: Double = 1 {
        didSet {
            if NumberCheck(UIStepper.self, "stepValue").ratio(CGFloat(stepValue)) == nil {
                stepValue = oldValue
            }
        }
    }
    /// Whether `valueChanged` is sent with each step while a button is pressed rather than only at
    /// the end; true by default.
    open var isContinuous = true
    /// Whether a pressed button repeats its step ten times a second, starting after half a second;
    /// true by default.
    open var autorepeat = true
    /// Whether a step beyond one end of the range leads to its other end; false by default.
    open var wraps = false { didSet { showButtons() } }
    private var range = 0.0...100.0 { didSet { shown = clamped(shown) } }
    private var shown = 0.0 { didSet { showButtons() } }
    private let line = UIView()
    private let halves = [UIView(), UIView()]
    private let signs = [CAShapeLayer(), CAShapeLayer()]
    /// The index of the button that is pressed; nil for none.
    private var pressed: Int? { didSet { showButtons() } }
    /// Whether the value has changed since the press without a message.
    private var owesMessage = false
    private var repetition: CADisplayLink?

    /// Creates a stepper.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        layer.cornerRadius = 8
        layer.masksToBounds = true
        for view in halves + [line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for (index, sign) in signs.enumerated() {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 6.5))
            path.addLine(to: CGPoint(x: 13, y: 6.5))
            if index == 1 {
                path.move(to: CGPoint(x: 6.5, y: 0))
                path.addLine(to: CGPoint(x: 6.5, y: 13))
            }
            sign.path = path
            sign.lineWidth = 2
            sign.lineCap = .round
            sign.bounds = CGRect(x: 0, y: 0, width: 13, height: 13)
            halves[index].layer.addSublayer(sign)
        }
        showButtons()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The value, clamped to the range; 0 by default.
    ///
    /// NaN is ignored with a warning.
    open var value: Double {
        get { shown }
        set {
            shown = clamped(NumberCheck(UIStepper.self, "value").order(newValue, or: shown))
        }
    }

    /// The least value; 0 by default.
    ///
    /// A least value above the greatest one raises that as well. NaN is ignored with a warning.
    open var minimumValue: Double {
        get { range.lowerBound }
        set {
            let check = NumberCheck(UIStepper.self, "minimumValue")
            let new = check.order(newValue, or: minimumValue)
            range = new...max(new, maximumValue)
        }
    }

    /// The greatest value; 100 by default.
    ///
    /// A greatest value below the least one lowers that as well. NaN is ignored with a warning.
    open var maximumValue: Double {
        get { range.upperBound }
        set {
            let check = NumberCheck(UIStepper.self, "maximumValue")
            let new = check.order(newValue, or: maximumValue)
            range = min(new, minimumValue)...new
        }
    }

    private func clamped(_ value: Double) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Places the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 2
        for (index, half) in halves.enumerated() {
            half.frame = CGRect(
                x: CGFloat(index) * width, y: 0, width: width, height: bounds.height
            )
            signs[index].position = CGPoint(x: width / 2, y: bounds.height / 2)
        }
        line.frame = CGRect(x: width - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { showButtons() }

    override func stateChanged() { alpha = isEnabled ? 1 : 0.5 }

    private func showButtons() {
        backgroundColor = .tertiarySystemFill
        line.backgroundColor = .systemFill
        let ink = UIColor.label.resolvedColor(with: traitCollection).cgColor
        for (index, half) in halves.enumerated() {
            half.backgroundColor = pressed == index ? .systemFill : nil
            (signs[index].strokeColor, signs[index].fillColor) = (ink, nil)
            signs[index].opacity = next(index) == nil ? 0.3 : 1
        }
    }

    /// Returns the value after a step of a button; nil at its end of the range.
    private func next(_ index: Int) -> Double? {
        let new = clamped(shown + (index == 0 ? -stepValue : stepValue))
        if new != shown { return new }
        guard wraps, range.lowerBound < range.upperBound else { return nil }
        return index == 0 ? range.upperBound : range.lowerBound
    }

    /// Changes the value by a step of a button, and sends it unless it is sent at the end.
    func step(_ index: Int) {
        guard isEnabled, let new = next(index) else { return }
        shown = new
        owesMessage = true
        if isContinuous || pressed == nil { sendValue() }
    }

    private func sendValue() {
        guard owesMessage else { return }
        owesMessage = false
        sendValueChanged()
    }

    /// Returns the button at a touch; nil outside.
    private func button(at touch: UITouch?) -> Int? {
        guard let place = touch?.location(in: self), bounds.contains(place) else { return nil }
        return place.x < bounds.midX ? 0 : 1
    }

    /// Makes the step of the button under the touch, and begins to repeat it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = button(at: touch) else { return false }
        pressed = index
        step(index)
        guard autorepeat else { return true }
        var due: CFTimeInterval?
        repetition = .started(for: layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            guard let start = due else { return due = link.timestamp + 0.5 }
            guard link.timestamp >= start - 1e-6 else { return }
            due = start + 0.1
            if pressed == index { step(index) }
        }
        return true
    }

    /// Ends the press when the touch leaves the button.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if pressed != nil, button(at: touch) != pressed { endPress() }
        return true
    }

    /// Sends the value unless it has been sent.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress() }

    /// Sends the value unless it has been sent.
    open override func cancelTracking(with event: UIEvent?) { endPress() }

    private func endPress() {
        repetition?.invalidate()
        repetition = nil
        pressed = nil
        sendValue()
    }
}
