public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A control of segments of equal width, one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index while no segment is selected: -1.
    nonisolated public static let noSegment = -1
    /// The colour of the selected segment; white, or gray in the dark appearance, for nil.
    open var selectedSegmentTintColor: UIColor? { didSet { show() } }
    private let thumb = UIView()
    private var labels: [UILabel] = []
    private var selected = UISegmentedControl.noSegment

    /// Creates a control with segments; items that are not strings have no title.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            insertSegment(withTitle: item as? String, at: index, animated: false)
        }
        sizeToFit()
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
        show()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of segments.
    open var numberOfSegments: Int { labels.count }

    /// The selected segment; `noSegment` by default.
    ///
    /// An index beyond the segments selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = labels.indices.contains(newValue) ? newValue : Self.noSegment
            show()
            setNeedsLayout()
        }
    }

    /// Inserts a segment; the index is clamped to the segments.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13, weight: .medium)
        addSubview(label)
        labels.insert(label, at: min(max(segment, 0), labels.count))
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for label in labels { label.removeFromSuperview() }
        labels = []
        selectedSegmentIndex = Self.noSegment
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard labels.indices.contains(segment) else { return }
        labels[segment].text = title
        invalidateIntrinsicContentSize()
    }

    /// Returns the title of a segment; nil if there is none.
    open func titleForSegment(at segment: Int) -> String? {
        labels.indices.contains(segment) ? labels[segment].text : nil
    }

    /// Every segment as wide as the widest title; 32 points high.
    open override var intrinsicContentSize: CGSize {
        let width = labels.map(\.intrinsicContentSize.width).max() ?? 0
        return CGSize(width: (width + 20) * CGFloat(labels.count), height: 32)
    }

    /// Returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() { label.frame = frame(of: index) }
        guard labels.indices.contains(selected) else { return }
        thumb.frame = frame(of: selected).insetBy(dx: 2, dy: 2)
    }

    private func frame(of index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(labels.count, 1))
        return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
    }

    /// Shows the colours of the new appearance.
    open override func tintColorDidChange() { show() }

    private func show() {
        backgroundColor = .systemFill
        let isDark = traitCollection.userInterfaceStyle == .dark
        thumb.backgroundColor = selectedSegmentTintColor ?? (isDark ? .systemGray : .white)
        thumb.isHidden = selected == Self.noSegment
    }

    override func stateChanged() { alpha = isEnabled ? 1 : 0.5 }

    /// Selects the segment under the touch.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, !labels.isEmpty else { return }
        let part = touch.location(in: self).x / max(bounds.width, 1)
        let index = Int(min(max(part, 0), 0.999) * CGFloat(labels.count))
        guard index != selected else { return }
        layoutIfNeeded()
        let wasNone = selected == Self.noSegment
        selectedSegmentIndex = index
        if !wasNone { UIView.animate(springDuration: 0.3, bounce: 0) { self.layoutIfNeeded() } }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
