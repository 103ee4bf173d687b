public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A control of segments of equal width, one of which is selected.
///
/// The segmented pickers that are shown after a change of `appearance()` take its colours, and the
/// fonts and colours of its titles in the states normal and selected.
///
/// ```swift
/// UISegmentedControl.appearance().selectedSegmentTintColor = .systemOrange
/// UISegmentedControl.appearance().setTitleTextAttributes(
///     [.foregroundColor: UIColor.white], for: .selected
/// )
/// ```
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    override class var sharedProxyType: UIView.Type? {
        self == UISegmentedControl.self ? SegmentProxy.self : nil
    }

    /// The index while no segment is selected: -1.
    nonisolated public static let noSegment = -1
    /// The colour of the selected segment; white, or gray in the dark appearance, for nil.
    open var selectedSegmentTintColor: UIColor? { didSet { show() } }
    /// Whether a segment is selected only while its event is sent; false by default.
    open var isMomentary = false
    /// The attributes of the titles by state.
    var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] {
        didSet {
            show()
            change(false)
        }
    }
    /// Whether each segment is as wide as its content requires rather than as the others; false by
    /// default.
    open var apportionsSegmentWidthsByContent = false { didSet { change(false) } }
    private let thumb = UIView()
    private var segments: [Segment] = []
    private var selected = UISegmentedControl.noSegment

    /// Creates a control with segments of titles and images.
    ///
    /// An item that is neither a `String` nor a `UIImage` is an empty segment, with a warning.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if !(item is String || item is UIImage) {
                UIKitWarning.print(
                    "UISegmentedControl(items:) shows an empty segment for the \(type(of: item)) at "
                        + "index \(index). Pass strings and images."
                )
            }
            insert(Segment(title: item as? String, image: item as? UIImage), at: index, false)
        }
        sizeToFit()
    }

    /// Creates a control with a segment for each action, which the selection of the segment calls.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = 7
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(thumb)
        backgroundColor = .systemFill
        takeAppearance()
        show()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The selected segment; `noSegment` by default.
    ///
    /// An index beyond the segments selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            show()
            setNeedsLayout()
        }
    }

    /// Inserts a segment with a title; the index is clamped to the segments.
    ///
    /// The selected segment stays selected.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated)
    }

    /// Inserts a segment with an image; the index is clamped to the segments.
    ///
    /// The selected segment stays selected.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated)
    }

    /// Inserts a segment with the title or the image of an action, which the selection of the segment
    /// calls; the index is clamped to the segments.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let new = Segment(title: action.image == nil ? action.title : nil, image: action.image)
        new.action = action
        insert(new, at: segment, animated)
    }

    /// Returns the action of a segment; nil if there is none.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// Sets the action of a segment, which shows the image or the title of the action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].action = action
        segments[segment].show(action.image == nil ? action.title : nil, action.image)
        change(false)
    }

    /// Sets the width of a segment in points; 0, the default, divides the rest among the segments.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment),
            let width = ViewNumbers.number(width, "width", of: self)
        else { return }
        segments[segment].width = max(width, 0)
        change(false)
    }

    /// Returns the width that was set for a segment; 0 by default.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    private func insert(_ segment: Segment, at index: Int, _ animated: Bool) {
        addSubview(segment)
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selected >= index { selected += 1 }
        show()
        change(animated)
    }

    private func change(_ animated: Bool) {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if animated {
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                self.layoutIfNeeded()
            }
        }
    }

    /// Removes a segment; without it, no segment is selected if it was.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selected == segment { selectedSegmentIndex = Self.noSegment }
        if selected > segment { selected -= 1 }
        change(animated)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    /// Sets the title of a segment, which shows no image then.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].show(title, nil)
        change(false)
    }

    /// Returns the title of a segment; nil if there is none.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].label.text : nil
    }

    /// Sets the image of a segment, which shows no title then.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].show(nil, image)
        change(false)
    }

    /// Returns the image of a segment; nil if there is none.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].picture.image : nil
    }

    /// Sets whether a segment can be selected by a tap; it can by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].alpha = enabled ? 1 : 0.5
        segments[segment].isEnabled = enabled
    }

    /// Returns whether a segment can be selected by a tap.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the font and the colour of the titles in the state normal, selected or disabled; nil
    /// restores the default.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) {
        titleAttributes[state] = attributes
    }

    /// Returns the attributes of the titles in a state; nil by default.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Every segment as wide as the widest content, or as its own; 32 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidths.reduce(0, +), height: 32)
    }

    private var naturalWidths: [CGFloat] {
        let own = segments.map { $0.intrinsicContentSize.width + 20 }
        let widest = own.max() ?? 0
        return zip(segments, own).map { segment, width in
            segment.width > 0
                ? segment.width : apportionsSegmentWidthsByContent ? width : widest
        }
    }

    /// Returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = naturalWidths
        let fixed = segments.map(\.width).reduce(0, +)
        let flexible = widths.reduce(0, +) - fixed
        let rest = max(bounds.width - fixed, 0)
        var x: CGFloat = 0
        for (segment, natural) in zip(segments, widths) {
            let width = segment.width > 0 ? segment.width : natural * rest / max(flexible, 1)
            segment.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        guard segments.indices.contains(selected) else { return }
        thumb.frame = segments[selected].frame.insetBy(dx: 2, dy: 2)
    }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { show() }

    private func show() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        thumb.backgroundColor = selectedSegmentTintColor ?? (isDark ? .systemGray : .white)
        thumb.isHidden = selected == Self.noSegment
        for (index, segment) in segments.enumerated() {
            let state: State =
                !segment.isEnabled ? .disabled : index == selected ? .selected : .normal
            let values = (titleAttributes[.normal] ?? [:])
                .merging(titleAttributes[state] ?? [:]) { $1 }
            segment.label.font = values[.font] as? UIFont ?? Segment.font
            segment.label.textColor = values[.foregroundColor] as? UIColor ?? .label
        }
    }

    override func stateChanged() { alpha = isEnabled ? 1 : 0.5 }

    /// Selects the segment under the touch.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, !segments.isEmpty else { return }
        let x = touch.location(in: self).x
        let index = segments.firstIndex { x < $0.frame.maxX } ?? segments.count - 1
        guard segments[index].isEnabled else { return }
        if isMomentary {
            selectedSegmentIndex = index
            report()
            return selectedSegmentIndex = Self.noSegment
        }
        guard index != selected else { return }
        layoutIfNeeded()
        let wasNone = selected == Self.noSegment
        selectedSegmentIndex = index
        if !wasNone {
            UIView.animate(springDuration: 0.3, bounce: 0, options: .allowUserInteraction) {
                self.layoutIfNeeded()
            }
        }
        report()
    }

    private func report() {
        if let action = actionForSegment(at: selected) { sendAction(action) }
        sendValueChanged()
    }
}

/// The title or the image of a segment, in its middle.
private final class Segment: UIView {
    static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let label = UILabel()
    let picture = UIImageView()
    var isEnabled = true
    var action: UIAction?
    /// The width that the program has set; 0 for none.
    var width: CGFloat = 0

    convenience init(title: String? = nil, image: UIImage? = nil) {
        self.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.font = Self.font
        picture.contentMode = .center
        picture.tintColor = .label
        addSubview(label)
        addSubview(picture)
        show(title, image)
    }

    func show(_ title: String?, _ image: UIImage?) {
        (label.text, picture.image) = (title, image)
    }

    override var intrinsicContentSize: CGSize {
        picture.image?.size ?? label.intrinsicContentSize
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [label, picture] { view.frame = bounds }
    }
}

/// What `UISegmentedControl.appearance()` returns; it also changes the pickers of SwiftUI.
private final class SegmentProxy: UISegmentedControl {
    override var selectedSegmentTintColor: UIColor? {
        didSet { SegmentedDefaults.selectedTint = selectedSegmentTintColor }
    }
    override var backgroundColor: UIColor? {
        didSet {
            SegmentedDefaults.background =
                backgroundColor == .systemFill ? nil : backgroundColor
        }
    }
    override var titleAttributes: [State: [NSAttributedString.Key: Any]] {
        didSet {
            SegmentedDefaults.title = title(.normal)
            SegmentedDefaults.selectedTitle = title(.selected)
        }
    }

    private func title(_ state: State) -> SegmentedDefaults.Title {
        let values = titleAttributes[state]
        return SegmentedDefaults.Title(
            font: (values?[.font] as? UIFont).map { Font($0) },
            color: values?[.foregroundColor] as? UIColor
        )
    }
}
