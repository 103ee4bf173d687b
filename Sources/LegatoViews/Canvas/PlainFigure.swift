import Foundation
import LegatoGraphics

/// An outline that a layer without a path can fill.
nonisolated enum PlainFigure {
    case rectangle(CGRect)
    case ellipse(CGRect)

    /// Recognises the outline of a path; nil for any other than a rectangle or an ellipse.
    init?(_ path: CGPath) {
        let elements = path.elements
        if elements.count == 5 {
            let box = path.boundingBox
            guard box.width > 0, box.height > 0, elements == CGPath(rect: box).elements else {
                return nil
            }
            self = .rectangle(box)
        } else if elements.count == 6, case .move(let start) = elements[0],
            case .curve(let bottom, _, _) = elements[1], case .curve(let left, _, _) = elements[2]
        {
            let radii = CGSize(width: (start.x - left.x) / 2, height: bottom.y - start.y)
            let box = CGRect(
                x: left.x, y: start.y - radii.height, width: 2 * radii.width,
                height: 2 * radii.height
            )
            // A layer is a circle, scaled along one axis.
            let ratios: ClosedRange<CGFloat> = 1e-3...1e3
            guard radii.width > 0, ratios.contains(radii.height / radii.width) else { return nil }
            let limit = 1e-6 * max(radii.width, radii.height, abs(left.x), abs(start.y))
            let ellipse = CGPath(ellipseIn: box).elements
            guard zip(elements, ellipse).allSatisfy({ $0.isNear($1, limit) }) else { return nil }
            self = .ellipse(box)
        } else {
            return nil
        }
    }
}

nonisolated extension PathElement {
    /// Whether two elements are of a kind and have the same points, up to a distance.
    fileprivate func isNear(_ other: PathElement, _ limit: CGFloat) -> Bool {
        func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
            abs(a.x - b.x) <= limit && abs(a.y - b.y) <= limit
        }
        return switch (self, other) {
        case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
        case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
            near(a, b) && near(a1, b1) && near(a2, b2)
        case (.close, .close): true
        default: false
        }
    }
}
