import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree

/// The bounds of a layer that paints a shape with a gradient.
///
/// For a gradient that takes its proportions from the shape's frame (axial, elliptical), they are
/// the frame, extended to cover the ink of the shape. For a radial or angular gradient they are a
/// square centred on the frame, so that its unit space has a uniform scale.
nonisolated struct GradientBox: Equatable {
    /// How far the box extends beyond each side, as a fraction of the frame's sides, so that it
    /// stays unchanged while the frame grows.
    private var reach = CGSize.zero
    /// Half the side of the square, in points: a power of two, so that it rarely changes.
    private(set) var radius: CGFloat = 64

    /// Extends the box to contain a frame of the given size with its origin at zero.
    mutating func include(_ size: CGSize) {
        include(CGRect(origin: .zero, size: size), around: size)
    }

    /// Extends the box to contain the ink, in the frame's coordinates, in steps of an eighth of the
    /// frame.
    mutating func include(_ ink: CGRect, in size: CGSize) {
        include(size)
        guard !ink.isNull else { return }
        include(ink, around: size)
        func reach(_ before: CGFloat, _ after: CGFloat, _ length: CGFloat) -> CGFloat {
            let beyond = max(before, after)
            // Less is invisible: corners bulge slightly.
            guard length > 0, beyond > 0.1 else { return 0 }
            // Beyond that, the frame is negligible.
            return min((beyond / length * 8).rounded(.up) / 8, 64)
        }
        let width = reach(-ink.minX, ink.maxX - size.width, size.width)
        let height = reach(-ink.minY, ink.maxY - size.height, size.height)
        self.reach.width = max(self.reach.width, width)
        self.reach.height = max(self.reach.height, height)
    }

    private mutating func include(_ rect: CGRect, around size: CGSize) {
        let (x, y) = (size.width / 2, size.height / 2)
        let maximum = max(x - rect.minX, rect.maxX - x, y - rect.minY, rect.maxY - y)
        while radius < min(maximum, 1e9) { radius *= 2 }
    }

    /// The bounds of the layer for a kind of gradient, with the frame's origin at zero.
    func bounds(_ kind: ResolvedGradient.GradientGeometry, _ size: CGSize) -> CGRect {
        switch kind {
        case .axial, .elliptical:
            CGRect(origin: .zero, size: size)
                .insetBy(dx: -reach.width * size.width, dy: -reach.height * size.height)
        case .radial, .angular:
            CGRect(
                x: size.width / 2 - radius, y: size.height / 2 - radius, width: 2 * radius,
                height: 2 * radius
            )
        }
    }

    /// Converts a unit point of the frame to the unit space of the extended frame.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
            x: (x + reach.width) / (1 + 2 * reach.width),
            y: (y + reach.height) / (1 + 2 * reach.height)
        )
    }

    /// Converts a unit point of a frame of the given size to the unit space of the square.
    func point(_ point: UnitPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: 0.5 + (point.x - 0.5) * size.width / (2 * radius),
            y: 0.5 + (point.y - 0.5) * size.height / (2 * radius)
        )
    }
}

extension ResolvedGradient {
    /// Configures a layer to show the gradient for a frame of the given size.
    func show(on layer: CAGradientLayer, _ box: GradientBox, _ size: CGSize) {
        let stops = layerStops(box)
        layer.colors = stops.map(\.color.cgColor)
        layer.locations = stops.map { NSNumber(value: Double($0.location)) }
        place(on: layer, box, size)
    }

    /// Sets a layer's start and end points for the gradient.
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

    /// The stops in the layer's own range: the radius of the square, the sides of the frame, or one
    /// turn.
    private func layerStops(_ box: GradientBox) -> [ResolvedStop] {
        switch kind {
        case .axial: stops
        case .radial(_, let start, let end): stops(from: start / box.radius, to: end / box.radius)
        case .elliptical(_, let start, let end): stops(from: start, to: end)
        case .angular: stops(from: turn.first, to: turn.last)
        }
    }

    /// The stops with locations 0 and 1 mapped to a range, in ascending order.
    private func stops(from start: CGFloat, to end: CGFloat) -> [ResolvedStop] {
        let moved = stops.map {
            ResolvedStop(color: $0.color, location: start + $0.location * (end - start))
        }
        return start <= end ? moved : moved.reversed()
    }

    /// The start angle of an angular gradient's full turn, and the locations of stops 0 and 1 in
    /// it.
    ///
    /// A range of more than one turn shows its last turn. A smaller range leaves a gap, each half
    /// of which has the colour of the nearer end; the turn starts in the middle of the gap.
    private var turn: (start: Angle, first: CGFloat, last: CGFloat) {
        guard case .angular(_, let start, let end) = kind else { return (.zero, 0, 1) }
        let turns = (end.radians - start.radians) / (2 * .pi)
        let length = min(abs(turns), 1)
        let free = (1 - length) / 2
        let minimum = turns < 0 ? end.radians : end.radians - length * 2 * .pi
        let begin = Angle.radians(minimum - free * 2 * .pi)
        return turns < 0
            ? (begin, free + abs(turns), free) : (begin, free + length - turns, free + length)
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, delta: CGVector) -> CGPoint {
        CGPoint(x: point.x + delta.dx, y: point.y + delta.dy)
    }
}
