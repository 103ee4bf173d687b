import Foundation
import LegatoGraphics

/// A drawing of a canvas, with the state of the context in which it was made.
nonisolated struct CanvasDrawing {
    /// What is drawn.
    enum CanvasContent {
        /// A path in a style.
        case path(CGPath, ShapePaint, ResolvedStyle)
        /// A view, scaled to a rectangle.
        case view(CanvasSlot, CGRect)
        /// The drawings of a layer, which already include the transform.
        case layer([CanvasDrawing])
    }

    var content: CanvasContent
    /// The transform from the content's space to that of the canvas.
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blendMode = CanvasBlendMode.normal
    var clips: [CanvasClip] = []
    /// The filters, the first of which is applied last.
    var filters: [CanvasFilter] = []
}

/// An area to which drawings are clipped, in the space of the canvas.
nonisolated final class CanvasClip {
    /// The drawings whose alpha is the area.
    let mask: [CanvasDrawing]
    /// Whether the area is everything outside the mask.
    let isInverse: Bool
    /// A rectangle that contains the area.
    let bounds: CGRect

    init(_ mask: [CanvasDrawing], isInverse: Bool, bounds: CGRect) {
        (self.mask, self.isInverse, self.bounds) = (mask, isInverse, bounds)
    }
}

/// The drawings of a context and of its copies, in order.
nonisolated final class CanvasRecording {
    var drawings: [CanvasDrawing] = []
}

/// Drawings composed from back to front.
nonisolated indirect enum CanvasElement {
    /// A drawing with a blend mode that the renderers implement.
    case drawing(CanvasDrawing)
    /// Elements where others are opaque, or where they are transparent.
    case masked([CanvasElement], by: [CanvasElement], isInverse: Bool)

    /// Composes drawings, and applies the modes that depend on the alpha of both sides.
    static func compose(_ drawings: [CanvasDrawing]) -> [CanvasElement] {
        var below: [CanvasElement] = []
        for var drawing in drawings {
            let mode = drawing.blendMode
            if mode.isComposition { drawing.blendMode = .normal }
            mode.compose(.drawing(drawing), onto: &below)
        }
        return below
    }
}

nonisolated extension CanvasBlendMode {
    /// Draws an element on others.
    fileprivate func compose(_ source: CanvasElement, onto below: inout [CanvasElement]) {
        func kept(isInside: Bool) -> CanvasElement {
            .masked(below, by: [source], isInverse: !isInside)
        }
        func drawn(isInside: Bool) -> CanvasElement {
            .masked([source], by: below, isInverse: !isInside)
        }
        switch self {
        case .copy: below = [source]
        case .sourceIn: below = [drawn(isInside: true)]
        case .sourceOut: below = [drawn(isInside: false)]
        case .destinationIn: below = [kept(isInside: true)]
        case .destinationAtop: below = [source, kept(isInside: true)]
        case .xor: below = [drawn(isInside: false), kept(isInside: false)]
        default: below.append(source)
        }
    }
}
