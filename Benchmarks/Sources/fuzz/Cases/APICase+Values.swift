import Foundation
import Legato

/// Calls of the API of values other than paths, animations and springs.
@MainActor
enum ValueCalls {
    static func point(_ tape: inout Tape) -> CGPoint {
        CGPoint(x: tape.number(), y: tape.number())
    }

    static func rect(_ tape: inout Tape) -> CGRect {
        CGRect(x: tape.number(), y: tape.number(), width: tape.number(), height: tape.number())
    }

    static func affine(_ tape: inout Tape) -> CGAffineTransform {
        switch tape.below(4) {
        case 0: CGAffineTransform(scaleX: tape.number(), y: tape.number())
        case 1: CGAffineTransform(translationX: tape.number(), y: tape.number())
        case 2: CGAffineTransform(rotationAngle: tape.number())
        default:
            CGAffineTransform(
                a: tape.number(), b: tape.number(), c: tape.number(), d: tape.number(),
                tx: tape.number(), ty: tape.number()
            )
        }
    }

    static func transform(_ tape: inout Tape) -> CATransform3D {
        var transform: CATransform3D
        switch tape.below(4) {
        case 0: transform = CATransform3DMakeScale(tape.number(), tape.number(), tape.number())
        case 1:
            transform = CATransform3DMakeTranslation(tape.number(), tape.number(), tape.number())
        case 2:
            transform = CATransform3DMakeRotation(
                tape.number(), tape.number(), tape.number(), tape.number()
            )
        default: transform = CATransform3DMakeAffineTransform(affine(&tape))
        }
        if tape.chance(1, in: 3) { transform.m34 = tape.number() }
        if tape.chance(1, in: 6) { transform.m44 = tape.number() }
        return transform
    }

    static func color(_ tape: inout Tape) -> CGColor {
        CGColor(red: tape.number(), green: tape.number(), blue: tape.number(), alpha: tape.number())
    }

    /// Every call.
    static let all: [@MainActor (inout Tape) -> Void] = [
        { tape in
            let (a, b) = (affine(&tape), affine(&tape))
            tape.say("affine \(a), \(b)")
            _ = (a.inverted(), a.concatenating(b), a.isIdentity)
            _ = a.translatedBy(x: tape.number(), y: 1).scaledBy(x: tape.number(), y: 1)
                .rotated(by: tape.number())
            let point = point(&tape).applying(a)
            _ = (point, CGSize(width: point.x, height: point.y).applying(b))
            _ = rect(&tape).applying(b)
        },
        { tape in
            let (a, b) = (transform(&tape), transform(&tape))
            let fraction = tape.number()
            tape.say("transforms \(a), \(b), \(fraction)")
            _ = (CATransform3DInvert(a), CATransform3DConcat(a, b), CATransform3DIsAffine(a))
            if CATransform3DIsAffine(a) { _ = CATransform3DGetAffineTransform(a) }
            _ = CATransform3DRotate(a, tape.number(), tape.number(), tape.number(), 1)
            _ = CATransform3DTranslate(b, tape.number(), tape.number(), tape.number())
            if fraction.isFinite { _ = a.interpolated(to: b, fraction: fraction) }
        },
        { tape in
            let (a, b) = (tape.number(), tape.number())
            tape.say("angles \(a), \(b)")
            let (first, second) = (Angle(degrees: a), Angle.radians(b))
            _ = (first + second, first - second, first * b, second / a, first / second)
            _ = (first < second, first.degrees, (-first).radians)
            _ = (UnitPoint(x: a, y: b), EdgeInsets(top: a, leading: b, bottom: a, trailing: b))
            _ = CGVector(dx: a, dy: b)
        },
        { tape in
            let (width, height) = (tape.wholeNumber(), tape.wholeNumber())
            let count = tape.pick([4, 0, 1, 16, 1024])
            tape.say("image \(width) x \(height) of \(count) bytes")
            let bytes = [UInt8](repeating: 200, count: count)
            let image = CGImage(width: width, height: height, premultipliedRGBA: bytes)
            _ = image[tape.wholeNumber(), tape.wholeNumber()]
        },
        { tape in
            let (width, height) = (tape.wholeNumber(), tape.wholeNumber())
            let scale = tape.number()
            tape.say("context \(width) x \(height), scale \(scale)")
            _ = CGContext(width: min(width, 4096), height: min(height, 4096), scale: scale)
        },
        { tape in
            let image = CGImage(
                width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 128, 0, 128]
            )
            let context = CGContext(width: 16, height: 8)
            let rect = rect(&tape)
            let (x, y) = (tape.finiteNumber(), tape.finiteNumber())
            tape.say("draw in \(rect), scaled by \(x), \(y)")
            if tape.chance(1, in: 2) { context.scaleBy(x: x, y: y) }
            if tape.chance(1, in: 3) { context.rotate(by: tape.finiteNumber()) }
            context.draw(image, in: rect)
            _ = context.makeImage()
        },
        { tape in
            let context = CGContext(width: 16, height: 8)
            let colors = (0...tape.below(3)).map { _ in color(&tape) }
            let locations = colors.map { _ in CGFloat(tape.number()) }
            let points = (point(&tape), point(&tape))
            let radius = tape.number()
            tape.say("gradient \(colors), \(locations), \(points), \(radius)")
            let gradient =
                CGGradient(colors: colors, locations: tape.chance(1, in: 2) ? locations : nil)
                ?? CGGradient(colors: [.black, .white])
            guard let gradient else { return }
            context.scaleBy(x: tape.finiteNumber(), y: tape.finiteNumber())
            context.clip(to: rect(&tape))
            if tape.chance(1, in: 2) {
                context.drawLinearGradient(gradient, start: points.0, end: points.1)
            } else {
                context.drawRadialGradient(gradient, center: points.0, radius: radius)
            }
            _ = context.makeImage()
        },
        { tape in
            let color = color(&tape)
            tape.say("colour \(color)")
            var resolved = ResolvedColor(color)
            resolved.red = tape.finiteFloat()
            resolved.linearBlue = tape.finiteFloat()
            _ = (resolved.cgColor, resolved.green, color.copy(alpha: tape.number()))
            _ = Color(cgColor: color).cgColor
            _ = Color(.displayP3, white: tape.number(), opacity: tape.number())
                .resolve(in: EnvironmentValues())
        },
        { tape in
            var components = TransformComponents(transform(&tape))
            tape.say("components \(components)")
            _ = components
            components = TransformComponents(CATransform3DIdentity)
        },
        { tape in
            let (a, b) = (path(&tape), path(&tape))
            let fraction = tape.number()
            tape.say("paths \(a.elements.count), \(b.elements.count), \(fraction)")
            _ = a.applying(affine(&tape)).boundingBox
            _ = a.trimmed(from: fraction, to: tape.number()).boundingBox
            if fraction.isFinite { _ = a.interpolated(to: a, fraction: fraction) }
        },
        { tape in
            let (a, b) = (path(&tape), path(&tape))
            tape.say("combinations \(a.elements.count), \(b.elements.count)")
            _ = a.union(b).subtracting(a, using: .evenOdd).symmetricDifference(b)
            _ = a.intersects(b) ? a.intersection(b).normalized() : a
            _ = a.lineIntersection(b).elements.count + a.lineSubtracting(b).elements.count
            _ = a.componentsSeparated().map(\.boundingBox)
            _ = a.flattened(threshold: tape.number())
        },
    ]

    private static func path(_ tape: inout Tape) -> CGPath {
        switch tape.below(4) {
        case 0: return CGPath(rect: rect(&tape))
        case 1: return CGPath(ellipseIn: rect(&tape))
        case 2:
            return CGPath(
                roundedRect: rect(&tape), cornerWidth: tape.number(), cornerHeight: tape.number()
            )
        default:
            let path = CGMutablePath()
            path.move(to: point(&tape))
            path.addArc(
                tangent1End: point(&tape), tangent2End: point(&tape), radius: tape.number(),
                transform: affine(&tape)
            )
            path.addRelativeArc(
                center: point(&tape), radius: tape.number(), startAngle: tape.number(),
                delta: tape.number()
            )
            path.addQuadCurve(to: point(&tape), control: point(&tape))
            return path
        }
    }
}
