import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree

/// The box of a layer that paints a shape with a gradient.
///
/// Around a gradient that takes its proportions from the shape's frame it is the frame, and around
/// that as much room as the shape takes there. Around one of circles or angles it is a square about
/// the middle of the frame, so that its unit space is as wide as it is high.
nonisolated struct GradientBox: Equatable {
    /// How far the box reaches beyond each side, in parts of the frame's sides: so it needs no
    /// change while the frame grows.
    private var reach = CGSize.zero
    /// Half the side of the square, points: a power of two, so that it rarely changes.
    private(set) var radius: CGFloat = 64

    /// Takes in a frame of a size, with its corner at zero.
    mutating func include(_ size: CGSize) {
        include(CGRect(origin: .zero, size: size), around: size)
    }

    /// Takes in what is painted, as seen from the frame's corner; it grows in eighths of the frame.
    mutating func include(_ ink: CGRect, in size: CGSize) {
        include(size)
        guard !ink.isNull else { return }
        include(ink, around: size)
        func reach(_ before: CGFloat, _ after: CGFloat, _ length: CGFloat) -> CGFloat {
            let beyond = max(before, after)
            // Less is not seen: corners bulge a little.
            guard length > 0, beyond > 0.1 else { return 0 }
            // Beyond that a frame is next to nothing.
            return min((beyond / length * 8).rounded(.up) / 8, 64)
        }
        let width = reach(-ink.minX, ink.maxX - size.width, size.width)
        let height = reach(-ink.minY, ink.maxY - size.height, size.height)
        self.reach.width = max(self.reach.width, width)
        self.reach.height = max(self.reach.height, height)
    }

    private mutating func include(_ rect: CGRect, around size: CGSize) {
        let (x, y) = (size.width / 2, size.height / 2)
        let most = max(x - rect.minX, rect.maxX - x, y - rect.minY, rect.maxY - y)
        while radius < min(most, 1e9) { radius *= 2 }
    }

    /// The bounds of the layer for a gradient of a kind, with the frame's corner at zero.
    func bounds(_ kind: ResolvedGradient.Kind, _ size: CGSize) -> CGRect {
        switch kind {
        case .axial, .elliptical:
            CGRect(origin: .zero, size: size)
                .insetBy(dx: -reach.width * size.width, dy: -reach.height * size.height)
        case .radial, .angular:
            CGRect(
                x: size.width / 2 - radius,
                y: size.height / 2 - radius,
                width: 2 * radius,
                height: 2 * radius
            )
        }
    }

    /// Where a unit point of the frame is in the unit space of the box around the frame.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
            x: (x + reach.width) / (1 + 2 * reach.width),
            y: (y + reach.height) / (1 + 2 * reach.height)
        )
    }

    /// Where a unit point of a frame of a size is in the unit space of the square.
    func point(_ point: UnitPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: 0.5 + (point.x - 0.5) * size.width / (2 * radius),
            y: 0.5 + (point.y - 0.5) * size.height / (2 * radius)
        )
    }
}

extension ResolvedGradient {
    /// Sets a layer up to show the gradient around a frame of a size.
    func show(on layer: CAGradientLayer, _ box: GradientBox, _ size: CGSize) {
        let stops = layerStops(box)
        layer.colors = stops.map(\.color.cgColor)
        layer.locations = stops.map { NSNumber(value: Double($0.location)) }
        place(on: layer, box, size)
    }

    /// Puts the start and the end of a layer's colours where the gradient has them.
    func place(on layer: CAGradientLayer, _ box: GradientBox, _ size: CGSize) {
        switch kind {
        case .axial(let start, let end):
            layer.type = .axial
            layer.startPoint = box.point(start.x, start.y)
            layer.endPoint = box.point(end.x, end.y)
        case .radial(let center, _, _):
            layer.type = .radial
            layer.startPoint = box.point(center, in: size)
            layer.endPoint = layer.startPoint + CGVector(dx: 0.5, dy: 0.5)
        case .elliptical(let center, _, _):
            layer.type = .radial
            layer.startPoint = box.point(center.x, center.y)
            layer.endPoint = box.point(center.x + 1, center.y + 1)
        case .angular(let center, _, _):
            let angle = turn.start.radians
            layer.type = .conic
            layer.startPoint = box.point(center, in: size)
            layer.endPoint =
                layer.startPoint + CGVector(dx: cos(angle) / 2, dy: sin(angle) / 2)
        }
    }

    /// The colours along the way of a layer: the radius of the box's square, the sides of the frame
    /// or one turn.
    private func layerStops(_ box: GradientBox) -> [Stop] {
        switch kind {
        case .axial: stops
        case .radial(_, let start, let end): stops(from: start / box.radius, to: end / box.radius)
        case .elliptical(_, let start, let end): stops(from: start, to: end)
        case .angular: stops(from: turn.first, to: turn.last)
        }
    }

    /// The stops with 0 and 1 at other places, by growing location.
    private func stops(from start: CGFloat, to end: CGFloat) -> [Stop] {
        let moved = stops.map {
            Stop(color: $0.color, location: start + $0.location * (end - start))
        }
        return start <= end ? moved : moved.reversed()
    }

    /// Where the turn of an angular gradient starts, and where in it the stops 0 and 1 are.
    ///
    /// Of a range of more than a turn the last turn shows. What a smaller one leaves free has the
    /// colours of its ends, each for one half: the turn starts in the middle of that.
    private var turn: (start: Angle, first: CGFloat, last: CGFloat) {
        guard case .angular(_, let start, let end) = kind else { return (.zero, 0, 1) }
        let turns = (end.radians - start.radians) / (2 * .pi)
        let length = min(abs(turns), 1)
        let free = (1 - length) / 2
        let least = turns < 0 ? end.radians : end.radians - length * 2 * .pi
        let begin = Angle.radians(least - free * 2 * .pi)
        return turns < 0
            ? (begin, free + abs(turns), free) : (begin, free + length - turns, free + length)
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, way: CGVector) -> CGPoint {
        CGPoint(x: point.x + way.dx, y: point.y + way.dy)
    }
}
