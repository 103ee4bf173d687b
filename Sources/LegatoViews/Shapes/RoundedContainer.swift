import Foundation
import LegatoGraphics
import LegatoMotion

/// A shape that is a rectangle with rounded corners.
nonisolated protocol RoundedContainer {
    /// Returns the rectangle and the radii that the shape has in a rectangle, in the order of
    /// `ConcentricRectangle`; nil for another shape.
    func corners(in rect: CGRect) -> RoundedCorners?
}

/// A rectangle with rounded corners.
nonisolated struct RoundedCorners {
    var rect: CGRect
    /// The radii: top leading, top trailing, bottom leading and bottom trailing, at most half the
    /// shorter side.
    var radii: [CGFloat]

    init(_ rect: CGRect, _ radii: [CGFloat]) {
        self.rect = rect
        let limit = min(rect.width, rect.height) / 2
        self.radii = radii.map { min(max($0, 0), limit) }
    }

    /// Creates corners of one radius.
    init(_ rect: CGRect, _ radius: CGFloat) {
        self.init(rect, Array(repeating: radius, count: 4))
    }
}

nonisolated extension Rectangle: RoundedContainer {
    func corners(in rect: CGRect) -> RoundedCorners? { RoundedCorners(rect, 0) }
}

nonisolated extension RoundedRectangle: RoundedContainer {
    func corners(in rect: CGRect) -> RoundedCorners? {
        RoundedCorners(rect, min(cornerSize.width, cornerSize.height))
    }
}

nonisolated extension UnevenRoundedRectangle: RoundedContainer {
    func corners(in rect: CGRect) -> RoundedCorners? {
        let radii = cornerRadii
        return RoundedCorners(
            rect, [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
        )
    }
}

nonisolated extension Capsule: RoundedContainer {
    func corners(in rect: CGRect) -> RoundedCorners? { RoundedCorners(rect, .infinity) }
}

nonisolated extension Circle: RoundedContainer {
    func corners(in rect: CGRect) -> RoundedCorners? {
        let side = min(rect.width, rect.height)
        let square = rect.insetBy(dx: (rect.width - side) / 2, dy: (rect.height - side) / 2)
        return RoundedCorners(square, .infinity)
    }
}

nonisolated extension NarrowedShape: RoundedContainer {
    func corners(in rect: CGRect) -> RoundedCorners? {
        guard 2 * amount <= min(rect.width, rect.height) else { return nil }
        var shape = base
        adapt(&shape, amount)
        return (shape as? any RoundedContainer)?
            .corners(in: rect.insetBy(dx: amount, dy: amount))
    }
}
