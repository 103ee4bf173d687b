import Foundation
import LegatoDrawing
import LegatoGraphics

/// The gradient that a gradient layer draws over its background colour.
struct ShownGradient {
    let values: GradientValues
    let colors: [CGColor]
    let kind: GradientKind

    /// Returns nil if nothing is visible: without colours, if the locations do not ascend or differ
    /// in number from the colours, or if start and end are too close.
    init?(_ values: GradientValues) {
        guard let colors = values.colors, !colors.isEmpty else { return nil }
        if let locations = values.locations {
            let isAscending = zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 }
            guard locations.count == colors.count, isAscending, locations.allSatisfy(\.isFinite)
            else { return nil }
        }
        kind = GradientKind(values.type)
        (self.values, self.colors) = (values, colors)
        let numbers = SIMD4(lowHalf: start, highHalf: end)
        guard (numbers * 0) == .zero, GradientAxes(kind, from: start, to: end) != nil else {
            return nil
        }
    }

    var start: SIMD2<Float> { SIMD2(Float(values.startPoint.x), Float(values.startPoint.y)) }
    var end: SIMD2<Float> { SIMD2(Float(values.endPoint.x), Float(values.endPoint.y)) }

    /// Whether all colours are opaque.
    var isOpaque: Bool { colors.allSatisfy { $0.alpha >= 1 } }

    /// The only colour; nil if there are several.
    var onlyColor: CGColor? { colors.allSatisfy { $0 == colors[0] } ? colors[0] : nil }

    /// The location of a colour.
    func location(_ index: Int) -> Float {
        if let locations = values.locations { return Float(max(-64, min(64, locations[index]))) }
        return colors.count > 1 ? Float(index) / Float(colors.count - 1) : 0
    }
}

extension GradientKind {
    fileprivate init(_ type: CAGradientLayerType) {
        switch type {
        case .radial: self = .radial
        case .conic: self = .conic
        default: self = .axial
        }
    }
}

extension LayerDrawing {
    /// The layer's visible gradient; nil if there is none, and for other classes.
    var gradient: ShownGradient? {
        guard case .gradient(let box) = state.pointee.kind else { return nil }
        return ShownGradient(box.values)
    }

    /// The item that fills an outline with a gradient across the bounds.
    func item(
        _ gradient: ShownGradient, in outline: RoundedShape, _ tint: DrawColor,
        _ builder: inout DisplayListBuilder, scissor: PixelRect
    ) -> DisplayItem {
        if let only = gradient.onlyColor {
            return .shape(ShapeItem(shape: outline, fill: color(only) * tint, scissor: scissor))
        }
        return .gradient(
            GradientItem(
                shape: outline, gradient: builder.index(of: gradient), frame: LocalRect(bounds),
                start: gradient.start, end: gradient.end, tint: tint, scissor: scissor
            )
        )
    }
}

extension DisplayListBuilder {
    /// The index of a gradient in the list; one that equals the latest is reused.
    fileprivate mutating func index(of gradient: ShownGradient) -> Int32 {
        let first = list.stops.count
        for (i, color) in gradient.colors.enumerated() {
            func cut(_ channel: CGFloat) -> Float { Float(max(0, min(1, channel))) }
            let channels = SIMD4(
                cut(color.red), cut(color.green), cut(color.blue), cut(color.alpha)
            )
            list.stops.append(GradientStop(location: gradient.location(i), color: channels))
        }
        let count = list.stops.count - first
        if let latest = list.gradients.last, latest.kind == gradient.kind,
            Int(latest.stopCount) == count,
            (first..<first + count).allSatisfy({ list.stops[$0] == list.stops[$0 - count] })
        {
            list.stops.removeLast(count)
            return Int32(list.gradients.count - 1)
        }
        list.gradients.append(
            Gradient(kind: gradient.kind, firstStop: Int32(first), stopCount: Int32(count))
        )
        return Int32(list.gradients.count - 1)
    }
}
