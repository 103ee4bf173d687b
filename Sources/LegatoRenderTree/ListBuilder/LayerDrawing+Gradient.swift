import Foundation
import LegatoDrawing
import LegatoGraphics

/// What a gradient layer draws over its background colour.
struct ShownGradient {
    let values: GradientValues
    let colors: [CGColor]
    let kind: GradientKind

    /// Nil where nothing shows: without colours, with another number of locations than colours or
    /// locations that do not ascend, or with start and end too near to each other.
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

    /// The colour that shows everywhere; nil if there is more than one.
    var onlyColor: CGColor? { colors.allSatisfy { $0 == colors[0] } ? colors[0] : nil }

    /// Where a colour stands.
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
    /// The gradient that shows in the layer; nil for none, and for layers of other classes.
    var gradient: ShownGradient? {
        guard case .gradient(let box) = state.pointee.kind else { return nil }
        return ShownGradient(box.values)
    }

    /// The item that fills an outline with a gradient of the bounds.
    func item(
        _ gradient: ShownGradient,
        in outline: RoundedShape,
        _ tint: DrawColor,
        _ builder: inout DisplayListBuilder,
        scissor: PixelRect
    ) -> DisplayItem {
        if let only = gradient.onlyColor {
            return .shape(ShapeItem(shape: outline, fill: color(only) * tint, scissor: scissor))
        }
        return .gradient(
            GradientItem(
                shape: outline,
                gradient: builder.index(of: gradient),
                frame: LocalRect(bounds),
                start: gradient.start,
                end: gradient.end,
                tint: tint,
                scissor: scissor
            )
        )
    }
}

extension DisplayListBuilder {
    /// The index of a gradient in the list; one that equals the latest one is not written again.
    fileprivate mutating func index(of gradient: ShownGradient) -> Int32 {
        let first = list.stops.count
        for (i, color) in gradient.colors.enumerated() {
            func cut(_ channel: CGFloat) -> Float { Float(max(0, min(1, channel))) }
            let channels = SIMD4(
                cut(color.red),
                cut(color.green),
                cut(color.blue),
                cut(color.alpha)
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
