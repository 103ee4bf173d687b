import Foundation
import Legato

/// Calls of the API of values with any arguments their types allow, including NaN.
@MainActor
enum APICase {
    /// Runs the case that a tape describes.
    static func run(_ tape: inout Tape) {
        let calls = Self.calls + ValueCalls.all
        for _ in 0...tape.below(6) { calls[tape.below(calls.count)](&tape) }
    }

    private static func point(_ tape: inout Tape) -> CGPoint {
        CGPoint(x: tape.number(), y: tape.number())
    }

    private static func rect(_ tape: inout Tape) -> CGRect {
        CGRect(x: tape.number(), y: tape.number(), width: tape.number(), height: tape.number())
    }

    private static func path(_ tape: inout Tape) -> Path {
        var path = Path()
        for _ in 0...tape.below(4) {
            switch tape.below(7) {
            case 0: path.move(to: point(&tape))
            case 1: path.addLine(to: point(&tape))
            case 2: path.addCurve(to: point(&tape), control1: point(&tape), control2: point(&tape))
            case 3: path.addRect(rect(&tape))
            case 4: path.addEllipse(in: rect(&tape))
            case 5:
                let size = CGSize(width: tape.number(), height: tape.number())
                path.addRoundedRect(in: rect(&tape), cornerSize: size)
            default:
                path.addArc(
                    center: point(&tape), radius: tape.number(),
                    startAngle: .radians(tape.number()), endAngle: .degrees(tape.number()),
                    clockwise: tape.chance(1, in: 2)
                )
            }
        }
        tape.say("path \(path)")
        return path
    }

    private static func spring(_ tape: inout Tape) -> Spring {
        let (a, b) = (tape.number(), tape.number())
        tape.say("spring \(a) \(b)")
        switch tape.below(5) {
        case 3: return Spring(settlingDuration: a, dampingRatio: b, epsilon: tape.number())
        case 4: return .snappy(duration: a, extraBounce: b)
        case 0: return Spring(duration: a, bounce: b)
        case 1: return Spring(response: a, dampingRatio: b)
        default: return Spring(mass: a, stiffness: b, damping: tape.number())
        }
    }

    private static func animation(_ tape: inout Tape) -> Animation {
        let (a, b) = (tape.number(), tape.number())
        var animation: Animation
        switch tape.below(13) {
        case 8: animation = .smooth(duration: a, extraBounce: b)
        case 9: animation = .snappy(duration: a, extraBounce: b)
        case 10: animation = .spring(spring(&tape), blendDuration: a)
        case 11: animation = .interpolatingSpring(duration: a, bounce: b, initialVelocity: b)
        case 12:
            animation = .interpolatingSpring(
                mass: a, stiffness: b, damping: tape.number(), initialVelocity: tape.number()
            )
        case 0: animation = .linear(duration: a)
        case 1: animation = .easeInOut(duration: a)
        case 2: animation = .spring(response: a, dampingFraction: b)
        case 3: animation = .spring(duration: a, bounce: b)
        case 4: animation = .interpolatingSpring(stiffness: a, damping: b)
        case 5:
            animation = .timingCurve(a, b, tape.number(), tape.number(), duration: tape.number())
        case 6: animation = .interactiveSpring(response: a, dampingFraction: b)
        default: animation = .bouncy(duration: a, extraBounce: b)
        }
        if tape.chance(1, in: 3) { animation = animation.delay(tape.number()) }
        if tape.chance(1, in: 3) { animation = animation.speed(tape.number()) }
        if tape.chance(1, in: 3) { animation = animation.repeatCount(tape.wholeNumber()) }
        if tape.chance(1, in: 6) { animation = animation.repeatForever() }
        tape.say("animation \(animation)")
        return animation
    }

    private static let calls: [@MainActor (inout Tape) -> Void] = [
        { tape in
            let path = path(&tape)
            let (from, to) = (tape.number(), tape.number())
            tape.say("trimmed \(from) \(to)")
            _ = path.trimmedPath(from: from, to: to)
            _ = (path.boundingRect, path.isEmpty, path.contains(point(&tape)))
        },
        { tape in
            let style = StrokeStyle(
                lineWidth: tape.number(), miterLimit: tape.number(),
                dash: [tape.number(), tape.number()], dashPhase: tape.number()
            )
            tape.say("stroked \(style)")
            _ = path(&tape).strokedPath(style).boundingRect
        },
        { tape in
            let (width, height) = (tape.pick([8, 1, 32]), tape.pick([8, 1, 32]))
            let path = path(&tape).cgPath
            let (line, dash) = (tape.number(), tape.number())
            tape.say("context \(width) x \(height): line \(line), dash \(dash)")
            let context = CGContext(width: width, height: height)
            context.translateBy(x: tape.number(), y: tape.number())
            context.scaleBy(x: tape.number(), y: tape.number())
            context.rotate(by: tape.number())
            context.setLineWidth(line)
            context.setLineDash(phase: dash, lengths: [tape.number(), tape.number()])
            context.addPath(path)
            context.strokePath()
            context.addPath(path)
            context.fillPath()
            context.fill(rect(&tape))
            _ = context.makeImage()
        },
        { tape in
            let spring = spring(&tape)
            let (time, velocity) = (tape.number(), tape.number())
            tape.say("value at \(time), velocity \(velocity)")
            _ = spring.value(target: 1.0, initialVelocity: velocity, time: time)
            _ = spring.velocity(target: tape.number(), initialVelocity: velocity, time: time)
            _ = (spring.settlingDuration, spring.duration, spring.bounce)
            _ = spring.settlingDuration(
                target: 1.0, initialVelocity: velocity, epsilon: tape.number()
            )
        },
        { tape in
            let animation = animation(&tape)
            let layer = CALayer()
            let display = HeadlessDisplay(size: CGSize(width: 8, height: 8), threads: 1)
            display.rootLayer.addSublayer(layer)
            let place = tape.plainNumber()
            CALayer.animate(animation) { layer.position.x = place }
            display.advance(by: tape.pick([0.01, 1, 0, 1000]))
            _ = (layer.presentation()?.position, display.snapshot())
        },
        { tape in
            let color = Color(red: tape.number(), green: tape.number(), blue: tape.number())
            let fraction = tape.number()
            tape.say("mix \(color) by \(fraction)")
            let mixed = color.opacity(tape.number()).mix(with: .red, by: fraction)
            _ = mixed.resolve(in: EnvironmentValues())
            _ = Color(hue: tape.number(), saturation: tape.number(), brightness: tape.number())
                .resolve(in: EnvironmentValues())
        },
        { tape in
            var transform = CATransform3DMakeRotation(
                tape.number(), tape.number(), tape.number(), tape.number()
            )
            transform.m34 = tape.number()
            tape.say("transform \(transform)")
            _ = CATransform3DInvert(CATransform3DScale(transform, tape.number(), 1, tape.number()))
            let layer = CALayer()
            layer.setValue(tape.finiteNumber(), forKeyPath: "transform.rotation.z")
            _ = layer.value(forKeyPath: "transform.scale")
        },
        { tape in
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: tape.number(), y: tape.number()),
                endControlPoint: UnitPoint(x: tape.number(), y: tape.number())
            )
            let x = tape.number()
            tape.say("curve \(curve) at \(x)")
            _ = (curve.value(at: x), curve.velocity(at: x), curve.inverse.value(at: x))
        },
        { tape in
            let timing = CAMediaTimingFunction(
                controlPoints: Float(tape.finiteNumber()), Float(tape.finiteNumber()),
                Float(tape.finiteNumber()), Float(tape.finiteNumber())
            )
            tape.say("timing \(timing)")
            _ = timing
        },
    ]
}
