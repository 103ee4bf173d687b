public import Foundation
import LegatoCanvas
import LegatoGraphics
public import LegatoLayers
import LegatoMotion
public import LegatoViews

/// A view that shows a text.
///
/// It is drawn as a SwiftUI `Text`. Set `numberOfLines` to 0 to wrap the text to the label's width.
@preconcurrency @MainActor open class UILabel: UIView {
    private let host = HostingLayer(rootView: LabelText())
    /// The text without the width of the label, for measuring; nil until it is needed.
    private var ruler: HostingLayer<LabelText>?

    /// Whether `drawText(in:)` places the text instead of drawing it.
    private var isPlacing = false
    private var plain: String?
    private var styled: NSAttributedString?

    /// The text; nil by default.
    ///
    /// Setting it removes the attributes of `attributedText`.
    open var text: String? {
        get { styled?.string ?? plain }
        set {
            guard newValue != plain || styled != nil else { return }
            (plain, styled) = (newValue, nil)
            show()
        }
    }
    /// The text with attributes, which take precedence over the label's properties; nil by default.
    ///
    /// A label shows the attributes that `NSAttributedString.Key` lists.
    open var attributedText: NSAttributedString? {
        get { styled ?? plain.map { NSAttributedString(string: $0) } }
        set {
            guard newValue != styled || plain != nil else { return }
            (plain, styled) = (nil, newValue.map { NSAttributedString(attributedString: $0) })
            show()
        }
    }
    /// The font; the system's of 17 points by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font != oldValue { show() } } }
    /// The colour of the text, in the view's appearance; that of labels by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label { didSet { if textColor != oldValue { show() } } }
    /// How lines are aligned; `natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { show() } }
    }
    /// The maximum number of lines; 1 by default, 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { show() } } }
    /// How a text that does not fit is shortened; with an ellipsis at the end by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { show() } }
    }
    /// Whether the text shrinks to fit the width; false by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { show() } }
    }
    /// The smallest factor by which the text shrinks, clamped to 0.05 to 1; 0 by default.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { show() } }
    }
    /// Where a text that shrinks to fit the width is placed; at its full size's baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsLayout() } }
    }
    /// The colour of the text while `isHighlighted` is true; nil, the default, for `textColor`.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { show() } }
    }
    /// Whether the text has the colour `highlightedTextColor`; false by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { show() } } }
    /// The colour of a shadow without blur below the text; nil, the default, for none.
    ///
    /// A shadow in `attributedText` takes precedence.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { show() } } }
    /// The distance of the shadow from the text, in points; 1 point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { show() } }
    }
    /// Whether the text has its full opacity, rather than 0.35 of it; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { show() } } }
    /// The width at which the intrinsic size wraps the text, in points; 0, the default, for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether the font follows the text size that the user prefers, if it is one of a text style or
    /// of `UIFontMetrics`; false by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { show() } }
    }

    /// Creates a label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        host.frame = bounds
        host.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        host.delegate = BlockFollower.shared
        layer.addSublayer(host)
        priorities[PriorityKey(axis: .horizontal, isHugging: true)] = UILayoutPriority(251)
        priorities[PriorityKey(axis: .vertical, isHugging: true)] = UILayoutPriority(251)
        show()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the text on its lines.
    open override var intrinsicContentSize: CGSize {
        let isBroken = preferredMaxLayoutWidth > 0 && numberOfLines != 1
        return sizeThatFits(
            CGSize(width: isBroken ? preferredMaxLayoutWidth : .infinity, height: .infinity)
        )
    }

    /// Returns the size of the text wrapped to a width; a shorter text keeps its own width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bounds = CGRect(origin: .zero, size: size)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the rectangle of the text in a rectangle, at its origin.
    ///
    /// Override it, together with `drawText(in:)`, to add space around the text: the natural size of
    /// the label is that of the rectangle.
    /// - Parameters:
    ///   - bounds: The rectangle, whose width wraps the text.
    ///   - numberOfLines: The maximum number of lines; 0 for no limit.
    /// - Returns: The rectangle.
    open func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        var size = host.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        if numberOfLines != 1, bounds.width > 0, bounds.width < size.width {
            let ruler = ruler ?? HostingLayer(rootView: host.rootView.measured)
            self.ruler = ruler
            let lines = numberOfLines > 0 ? numberOfLines : nil
            if ruler.rootView.lines != lines { ruler.rootView.lines = lines }
            size = ruler.sizeThatFits(CGSize(width: bounds.width, height: .infinity))
        }
        return CGRect(origin: bounds.origin, size: size)
    }

    /// Draws the text into a rectangle, in the current context.
    ///
    /// The label also calls it to place its text in its bounds, outside of drawing. Override it to
    /// inset the text: call that of the superclass with a smaller rectangle.
    open func drawText(in rect: CGRect) {
        guard !isPlacing else {
            let placed = rect.offsetBy(dx: 0, dy: shrinkingOffset(in: rect.width))
            if host.frame != placed { host.frame = placed }
            return
        }
        let string =
            attributedText.map { NSMutableAttributedString(attributedString: $0) }
            ?? NSMutableAttributedString(string: "")
        let all = NSRange(location: 0, length: string.length)
        let defaults: [(NSAttributedString.Key, Any)] = [
            (.font, shownFont), (.foregroundColor, shownColor),
        ]
        for (key, value) in defaults {
            string.enumerateAttribute(key, in: all) { known, range, _ in
                if known == nil { string.addAttribute(key, value: value, range: range) }
            }
        }
        string.draw(in: rect)
    }

    /// Places the text.
    open override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        isPlacing = true
        drawText(in: bounds)
        isPlacing = false
    }

    /// The distance by which a text that shrinks to a width is moved from the middle, in points.
    private func shrinkingOffset(in width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, text?.isEmpty == false else {
            return 0
        }
        let natural = host.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
        guard natural > width, natural > 0 else { return 0 }
        let lost = 1 - max(width / natural, host.rootView.scale)
        switch baselineAdjustment {
        case .alignBaselines: return lost * (shownFont.ascender + shownFont.descender) / 2
        case .alignCenters: return 0
        case .none: return -lost * shownFont.lineHeight / 2
        }
    }

    private var shownColor: UIColor {
        (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }

    /// Shows the text in the new appearance.
    open override func tintColorDidChange() { showText() }

    override func naturalSize(for proposal: ProposedViewSize) -> CGSize {
        guard numberOfLines != 1, let width = proposal.width,
            contentCompressionResistancePriority(for: .horizontal).rawValue < 750
        else { return intrinsicContentSize }
        return sizeThatFits(CGSize(width: width, height: .infinity))
    }

    override func height(atWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1 else { return nil }
        return sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    override func baselines(atHeight height: CGFloat?) -> Baselines? {
        guard text?.isEmpty == false else { return nil }
        let half = (height ?? intrinsicContentSize.height) / 2
        return Baselines(first: shownFont.ascender - half, last: half + shownFont.descender)
    }

    final func show() {
        showText()
        invalidateIntrinsicContentSize()
        valuesChanged()
    }

    private func showText() {
        var text = LabelText()
        let style = styled?.first(.paragraphStyle, as: NSParagraphStyle.self)
        text.text = styled?.text(in: traitCollection) ?? Text(verbatim: plain ?? "")
        text.shadow = styled?.first(.shadow, as: NSShadow.self).flatMap {
            TextShadow($0, in: traitCollection)
        }
        if text.shadow == nil, let shadowColor {
            let shadow = NSShadow()
            (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
            text.shadow = TextShadow(shadow, in: traitCollection)
        }
        text.spacing = (style?.lineSpacing ?? 0) + (style?.leading(of: shownFont) ?? 0)
        text.font = Font(shownFont)
        text.color = Color(uiColor: shownColor.resolvedColor(with: traitCollection))
        (text.alignment, text.frame) = (style?.alignment ?? textAlignment).views
        if !isEnabled { text.color = text.color.opacity(0.35) }
        text.lines = numberOfLines > 0 ? numberOfLines : nil
        let breaking = style?.lineBreakMode ?? lineBreakMode
        text.truncation = breaking.views
        text.isClipped = breaking == .byClipping && numberOfLines == 1 && !adjustsFontSizeToFitWidth
        if adjustsFontSizeToFitWidth {
            text.scale = min(max(minimumScaleFactor.isFinite ? minimumScaleFactor : 0, 0.05), 1)
        }
        // The offset of a text that shrinks depends on the text.
        if text.scale != 1 || host.rootView.scale != 1 { setNeedsLayout() }
        host.rootView = text
        ruler?.rootView = text.measured
    }
}

extension UILabel: TextSizeFollower {
    var ownFont: UIFont? { font }
}

/// The text of a label.
private struct LabelText: View {
    var text = Text(verbatim: "")
    var spacing: CGFloat = 0
    var shadow: TextShadow?
    var font = Font.system(size: 17)
    var color = Color.primary
    var alignment = TextAlignment.leading
    var frame = Alignment.leading
    var lines: Int?
    var truncation = Text.TruncationMode.tail
    var scale: CGFloat = 1
    /// Whether the line keeps its width, and ends at the edge of the label.
    var isClipped = false
    /// Whether it takes the width of the label.
    var fills = true

    /// The text with its own width.
    var measured: LabelText {
        var text = self
        text.fills = false
        return text
    }

    var body: some View {
        if let shadow {
            content.shadow(
                color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
                y: shadow.offset.height
            )
        } else {
            content
        }
    }

    @ViewBuilder private var content: some View {
        if isClipped && fills {
            line.fixedSize(horizontal: true, vertical: false)
                .frame(minWidth: 0, maxWidth: .infinity, alignment: frame).clipped()
        } else {
            line.frame(maxWidth: fills ? .infinity : nil, alignment: frame)
        }
    }

    private var line: some View {
        text
            .font(font)
            .foregroundStyle(color)
            .multilineTextAlignment(alignment)
            .lineSpacing(spacing)
            .lineLimit(lines)
            .truncationMode(truncation)
            .minimumScaleFactor(scale)
    }
}
