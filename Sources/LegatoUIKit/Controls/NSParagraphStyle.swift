public import Foundation
package import LegatoCanvas
import LegatoGraphics
import LegatoViews

/// How lines of a text are aligned.
nonisolated public enum NSTextAlignment: Int, Sendable, Hashable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both edges of the widest line, except the last line of a paragraph.
    case justified = 3
    /// At the leading edge of the language.
    case natural = 4

    /// The SwiftUI equivalents: the alignment of the lines, and that of the text in its frame.
    var views: (lines: TextAlignment, text: Alignment) {
        switch self {
        case .left, .natural: (.leading, .leading)
        case .center: (.center, .center)
        case .right: (.trailing, .trailing)
        case .justified: (.justified, .leading)
        }
    }
}

/// How a text that does not fit is shortened.
nonisolated public enum NSLineBreakMode: Int, Sendable, Hashable {
    /// At the end of a word.
    case byWordWrapping = 0
    /// At the edge of the frame; lines of a label that has several are broken at words.
    case byClipping = 2
    /// With an ellipsis at the start of the line.
    case byTruncatingHead = 3
    /// With an ellipsis at the end of the line.
    case byTruncatingTail = 4
    /// With an ellipsis in the middle of the line.
    case byTruncatingMiddle = 5

    /// The SwiftUI equivalent.
    var views: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail, .byWordWrapping, .byClipping: .tail
        }
    }
}

/// Where a line that is shrunk to fit a width is placed.
nonisolated public enum UIBaselineAdjustment: Int, Sendable, Hashable {
    /// Its baseline is where it is at the full size.
    case alignBaselines = 0
    /// It is in the middle.
    case alignCenters = 1
    /// Its top is where it is at the full size.
    case none = 2
}

/// How the lines of an attributed text are set.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// The values of a style.
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var heights = LineHeights()
    }

    var values = Values()

    /// A style with default values.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Creates a style with default values.
    public override init() { super.init() }

    /// How lines are aligned; `natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// How a text that does not fit is shortened; at the end of a word by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines, in points; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The factor of the font's line height; 0, the default, for 1.
    open var lineHeightMultiple: CGFloat { values.heights.multiple }
    /// The least height of a line, in points; 0 by default.
    open var minimumLineHeight: CGFloat { values.heights.minimum }
    /// The greatest height of a line, in points; 0, the default, for none.
    open var maximumLineHeight: CGFloat { values.heights.maximum }

    /// The space that the line heights add between lines of a font, in points; a label never sets
    /// its lines closer together than the font's line height.
    func leading(of font: UIFont) -> CGFloat {
        max(0, values.heights.height(natural: font.lineHeight) - font.lineHeight)
    }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a mutable style with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns whether the other object is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// The hash value of the values.
    open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How lines are aligned; `natural` by default.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// How a text that does not fit is shortened; at the end of a word by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The space between lines, in points; 0 by default.
    ///
    /// Values that are not finite or negative count as 0, with a warning.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set {
            let check = NumberCheck(NSMutableParagraphStyle.self, "lineSpacing")
            values.lineSpacing = check.length(newValue) ?? 0
        }
    }
    /// The factor of the font's line height; 0, the default, for 1.
    ///
    /// Like the other heights, one that is not finite or negative counts as 0, with a warning.
    open override var lineHeightMultiple: CGFloat {
        get { values.heights.multiple }
        set { values.heights.multiple = Self.height(newValue, "lineHeightMultiple") }
    }
    /// The least height of a line, in points; 0 by default.
    open override var minimumLineHeight: CGFloat {
        get { values.heights.minimum }
        set { values.heights.minimum = Self.height(newValue, "minimumLineHeight") }
    }
    /// The greatest height of a line, in points; 0, the default, for none.
    open override var maximumLineHeight: CGFloat {
        get { values.heights.maximum }
        set { values.heights.maximum = Self.height(newValue, "maximumLineHeight") }
    }

    private static func height(_ value: CGFloat, _ name: StaticString) -> CGFloat {
        NumberCheck(NSMutableParagraphStyle.self, name).length(value) ?? 0
    }
}

nonisolated extension NSParagraphStyle: DrawnParagraph {
    package var drawnAlignment: TextBox.Alignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    package var drawnTruncation: TextBox.Truncation {
        switch lineBreakMode {
        case .byWordWrapping, .byClipping: .none
        case .byTruncatingHead: .start
        case .byTruncatingTail: .end
        case .byTruncatingMiddle: .middle
        }
    }

    package var drawnLineSpacing: CGFloat { lineSpacing }
    package var drawnHeights: LineHeights { values.heights }
}
