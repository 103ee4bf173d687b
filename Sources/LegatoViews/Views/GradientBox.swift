import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree

/// The box of a layer that paints a shape with a gradient: the shape's frame, and around it as much
/// room as the shape takes there.
nonisolated struct GradientBox: Equatable {
    /// How far the box reaches beyond each side, in parts of the frame's sides: so it needs no
    /// change while the frame grows.
    private(set) var reach = CGSize.zero

    /// Takes in what is painted, as seen from the frame's corner; it grows in eighths of the frame.
    mutating func include(_ ink: CGRect, in size: CGSize) {
        guard !ink.isNull else { return }
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

    /// The bounds of the layer, with the frame's corner at zero.
    func bounds(_ size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size)
            .insetBy(dx: -reach.width * size.width, dy: -reach.height * size.height)
    }

    /// Where a unit point of the frame is in the unit space of the box.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
            x: (x + reach.width) / (1 + 2 * reach.width),
            y: (y + reach.height) / (1 + 2 * reach.height)
        )
    }
}

extension ResolvedGradient {
    /// Sets a layer up to show the gradient around a frame of a size.
    func show(on layer: CAGradientLayer, _ box: GradientBox, _ size: CGSize) {
        layer.colors = stops.map(\.color.cgColor)
        layer.locations = stops.map { NSNumber(value: Double($0.location)) }
        place(on: layer, box, size)
    }

    /// Lets the colours of a layer run as the gradient's do.
    func place(on layer: CAGradientLayer, _ box: GradientBox, _ size: CGSize) {
        switch kind {
        case .axial(let start, let end):
            layer.type = .axial
            layer.startPoint = box.point(start.x, start.y)
            layer.endPoint = box.point(end.x, end.y)
        case .radial(let center, _, let radius):
            layer.type = .radial
            layer.startPoint = box.point(center.x, center.y)
            layer.endPoint = box.point(
                center.x + radius / max(size.width, 1),
                center.y + radius / max(size.height, 1)
            )
        case .elliptical(let center, _, let fraction):
            layer.type = .radial
            layer.startPoint = box.point(center.x, center.y)
            layer.endPoint = box.point(center.x + fraction, center.y + fraction)
        case .angular(let center, let start, _):
            layer.type = .conic
            layer.startPoint = box.point(center.x, center.y)
            layer.endPoint = box.point(
                center.x + cos(start.radians) / 2,
                center.y + sin(start.radians) / 2
            )
        }
    }
}
