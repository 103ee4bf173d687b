public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
public import LegatoViews

/// How lines of a text are aligned.
nonisolated public enum NSTextAlignment: Int, Sendable, Hashable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At the start of the language's lines.
    case natural = 4
}

/// How a text that does not fit is shortened.
nonisolated public enum NSLineBreakMode: Int, Sendable, Hashable {
    /// At the end of a word.
    case byWordWrapping = 0
    /// With an ellipsis at the start of the line.
    case byTruncatingHead = 3
    /// With an ellipsis at the end of the line.
    case byTruncatingTail = 4
    /// With an ellipsis in the middle of the line.
    case byTruncatingMiddle = 5
}

/// A view that shows a text.
///
/// It is drawn as a `Text` of SwiftUI. A view of a label's width needs `numberOfLines` of 0 to wrap
/// it.
@preconcurrency @MainActor open class UILabel: UIView {
    private let host = HostingLayer(rootView: LabelText())

    /// The text; nil by default.
    open var text: String? { didSet { if text != oldValue { show() } } }
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
    /// The most lines; 1 by default, 0 for any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { show() } } }
    /// How a text that does not fit is shortened; with an ellipsis at the end by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { show() } }
    }
    /// Whether the text shrinks to fit the width; false by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { show() } }
    }
    /// The least factor by which it shrinks; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { show() } }
    }

    /// Creates a label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        host.frame = bounds
        host.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        layer.addSublayer(host)
        priorities[PriorityKey(axis: .horizontal, isHugging: true)] = UILayoutPriority(251)
        priorities[PriorityKey(axis: .vertical, isHugging: true)] = UILayoutPriority(251)
        show()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the text on its lines.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// Returns the size of the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        let width = size.width > 0 ? size.width : .infinity
        return host.sizeThatFits(CGSize(width: width, height: .infinity))
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

    private func show() {
        showText()
        invalidateIntrinsicContentSize()
    }

    private func showText() {
        var text = LabelText()
        text.string = self.text ?? ""
        text.font = Font(font)
        text.color = Color(uiColor: (textColor ?? .label).resolvedColor(with: traitCollection))
        (text.alignment, text.frame) =
            switch textAlignment {
            case .left, .natural: (.leading, .leading)
            case .center: (.center, .center)
            case .right: (.trailing, .trailing)
            }
        text.lines = numberOfLines > 0 ? numberOfLines : nil
        switch lineBreakMode {
        case .byTruncatingHead: text.truncation = .head
        case .byTruncatingMiddle: text.truncation = .middle
        case .byTruncatingTail, .byWordWrapping: text.truncation = .tail
        }
        if adjustsFontSizeToFitWidth {
            text.scale = min(max(minimumScaleFactor.isFinite ? minimumScaleFactor : 0, 0.05), 1)
        }
        host.rootView = text
    }
}

/// The text of a label.
private struct LabelText: View {
    var string = ""
    var font = Font.system(size: 17)
    var color = Color.primary
    var alignment = TextAlignment.leading
    var frame = Alignment.leading
    var lines: Int?
    var truncation = Text.TruncationMode.tail
    var scale: CGFloat = 1

    var body: some View {
        Text(verbatim: string)
            .font(font)
            .foregroundStyle(color)
            .multilineTextAlignment(alignment)
            .lineLimit(lines)
            .truncationMode(truncation)
            .minimumScaleFactor(scale)
            .frame(maxWidth: .infinity, alignment: frame)
    }
}
