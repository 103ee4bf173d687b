import Foundation
import LegatoCanvas
import LegatoGraphics

/// What is drawn as vectors into a raster, by value: what rasters are kept by.
enum VectorContent: Equatable {
    /// A path's inside.
    case fill(CGPath, isEvenOdd: Bool)
    /// A path's stroke.
    case stroke(CGPath, StrokeStyle)
    /// A text; of a colour, if some of its letters have colours of their own.
    case text(TextBox, CGColor?)
    /// The shadow of a path's inside, blurred with a standard deviation in points.
    case shadow(CGPath, radius: CGFloat)
}

/// Everything that a stroke depends on besides its path.
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
    /// Long paths and texts are told apart by some of their parts, so that looking up is quick.
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
    /// Whether something may show.
    var isVisible: Bool {
        path != nil
            && (fillColor?.isVisible == true || (lineWidth > 0 && strokeColor?.isVisible == true))
    }

    /// The path with what is to be filled; nil if nothing is.
    var fill: VectorContent? {
        guard let path, fillColor?.isVisible == true else { return nil }
        return .fill(path, isEvenOdd: fillRule == .evenOdd)
    }

    /// The path with how it is stroked; nil if it is not.
    var stroke: VectorContent? {
        guard let path, strokeColor?.isVisible == true, lineWidth > 0 else { return nil }
        let (start, end) = (max(0, min(1, strokeStart)), max(0, min(1, strokeEnd)))
        guard start < end else { return nil }
        return .stroke(
            path,
            StrokeStyle(
                start: start,
                end: end,
                width: lineWidth,
                miterLimit: max(1, miterLimit),
                cap: lineCap,
                join: lineJoin,
                dashPhase: lineDashPhase,
                dashPattern: lineDashPattern
            )
        )
    }
}

extension TextValues {
    /// Whether something may show in bounds of a size.
    func isVisible(size: CGSize) -> Bool {
        string?.isEmpty == false && foregroundColor?.isVisible == true && fontSize > 0
            && size.width > 0 && size.height > 0
    }

    /// The text set into bounds of a size; nil if nothing shows.
    func box(size: CGSize) -> TextBox? {
        guard isVisible(size: size) else { return nil }
        return TextBox(
            string: string ?? "",
            fontName: font ?? "Helvetica",
            fontSize: fontSize,
            size: size,
            isWrapped: isWrapped,
            truncation: truncationMode.truncation,
            alignment: alignmentMode.alignment
        )
    }
}

extension CGColor {
    /// Whether it is not clear.
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
