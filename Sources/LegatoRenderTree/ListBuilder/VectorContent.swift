import Foundation
import LegatoCanvas
import LegatoGraphics

/// Vector content that is drawn into rasters; rasters are cached by its value.
enum VectorContent: Equatable {
    /// The inside of a path.
    case fill(CGPath, isEvenOdd: Bool)
    /// The stroke of a path.
    case stroke(CGPath, StrokeStyle)
    /// A text, with a colour if some of its glyphs have their own colours.
    case text(TextBox, CGColor?)
    /// A text whose runs specify their colours.
    case styledText(StyledBox)
    /// The shadow of a path's inside, blurred with a standard deviation in points.
    case shadow(CGPath, radius: CGFloat)
}

/// The properties of a stroke, without its path.
struct StrokeStyle: Hashable {
    var start: CGFloat
    var end: CGFloat
    var width: CGFloat
    var miterLimit: CGFloat
    var cap: CAShapeLayerLineCap
    var join: CAShapeLayerLineJoin
    var dashPhase: CGFloat
    var dashPattern: [Double]?
}

extension VectorContent: Hashable {
    /// Hashes only samples of long paths, so that lookups are fast.
    func hash(into hasher: inout Hasher) {
        switch self {
        case .fill(let path, let isEvenOdd):
            hasher.combine(0)
            hasher.combine(isEvenOdd)
            path.sample(into: &hasher)
        case .stroke(let path, let style):
            hasher.combine(1)
            hasher.combine(style)
            path.sample(into: &hasher)
        case .text(let box, let color):
            hasher.combine(2)
            hasher.combine(box)
            hasher.combine(color)
        case .styledText(let box):
            hasher.combine(4)
            hasher.combine(box)
        case .shadow(let path, let radius):
            hasher.combine(3)
            hasher.combine(radius)
            path.sample(into: &hasher)
        }
    }
}

extension CGPath {
    fileprivate func sample(into hasher: inout Hasher) {
        hasher.combine(elements.count)
        for index in stride(from: 0, to: elements.count, by: max(1, elements.count / 8)) {
            hasher.combine(elements[index])
        }
    }
}

extension ShapeValues {
    /// Whether the shape may be visible.
    var isVisible: Bool {
        path != nil
            && (fillColor?.isVisible == true || (lineWidth > 0 && strokeColor?.isVisible == true))
    }

    /// The content of the fill; nil if there is none.
    var fill: VectorContent? {
        guard let path, fillColor?.isVisible == true else { return nil }
        return .fill(path, isEvenOdd: fillRule == .evenOdd)
    }

    /// The content of the stroke; nil if there is none.
    var stroke: VectorContent? {
        guard let path, strokeColor?.isVisible == true, lineWidth > 0 else { return nil }
        let (start, end) = (max(0, min(1, strokeStart)), max(0, min(1, strokeEnd)))
        guard start < end else { return nil }
        return .stroke(
            path,
            StrokeStyle(
                start: start, end: end, width: lineWidth, miterLimit: max(1, miterLimit),
                cap: lineCap, join: lineJoin, dashPhase: lineDashPhase, dashPattern: lineDashPattern
            )
        )
    }
}

extension TextValues {
    /// Whether the text may be visible in bounds of a size.
    func isVisible(size: CGSize) -> Bool {
        guard string?.isEmpty == false, size.width > 0, size.height > 0 else { return false }
        return runs.map { !$0.isEmpty } ?? (foregroundColor?.isVisible == true && fontSize > 0)
    }

    /// The runs of the text; nil for a plain text, such as one that an animation presents instead.
    private var runs: StyledText? { styled?.string == string ? styled : nil }

    /// The content that draws the text in bounds of a size; nil if it is not visible.
    func content(size: CGSize) -> VectorContent? {
        guard isVisible(size: size), var styled = runs else {
            return box(size: size).map { .text($0, nil) }
        }
        if truncationMode != .none { styled.truncation = truncationMode.truncation }
        if alignmentMode != .natural { styled.alignment = alignmentMode.alignment }
        return .styledText(StyledBox(text: styled, size: size, isWrapped: isWrapped))
    }

    /// The text laid out in bounds of a size; nil if it is not visible.
    private func box(size: CGSize) -> TextBox? {
        guard isVisible(size: size) else { return nil }
        return TextBox(
            string: string ?? "", fontName: font ?? "Helvetica", fontSize: fontSize, size: size,
            isWrapped: isWrapped, truncation: truncationMode.truncation,
            alignment: alignmentMode.alignment
        )
    }
}

extension CGColor {
    /// Whether the colour is not fully transparent.
    var isVisible: Bool { alpha > 0 }
}

extension CATextLayerTruncationMode {
    fileprivate var truncation: TextBox.Truncation {
        switch self {
        case .start: .start
        case .middle: .middle
        case .end: .end
        default: .none
        }
    }
}

extension CATextLayerAlignmentMode {
    fileprivate var alignment: TextBox.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
