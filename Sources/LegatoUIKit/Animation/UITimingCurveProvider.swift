public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The timing of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve by control points.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` for custom control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, in unit coordinates.
    public let controlPoint1: CGPoint
    /// The second control point, in unit coordinates.
    public let controlPoint2: CGPoint
    let function: CAMediaTimingFunction

    /// Creates the default timing curve of layers.
    public override convenience init() {
        self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
    }

    /// Creates a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        function = curve.function
        var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
        function.getControlPoint(at: 1, values: &first)
        function.getControlPoint(at: 2, values: &second)
        controlPoint1 = CGPoint(x: CGFloat(first[0]), y: CGFloat(first[1]))
        controlPoint2 = CGPoint(x: CGFloat(second[0]), y: CGFloat(second[1]))
    }

    /// Creates a curve from its inner control points; the default one if a number is not finite.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        let check = NumberCheck(UICubicTimingParameters.self, "init(controlPoint1:controlPoint2:)")
        controlPoint1 = check.point(point1)
        controlPoint2 = check.point(point2)
        function = CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y)
        )
    }

    /// The curve.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Form {
        case ratio(CGFloat)
        case spring(ViewTiming.SpringParameters)
    }

    /// The initial velocity, in distances of the animation per second, along both axes.
    public let initialVelocity: CGVector
    private let form: Form

    /// Creates a spring whose duration is that of the animator.
    ///
    /// - Parameters:
    ///   - ratio: 1 for no oscillation, towards 0 for more.
    ///   - velocity: The initial velocity; its x is used.
    public init(
        dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        let check = NumberCheck(UISpringTimingParameters.self, "init(dampingRatio:)")
        form = .ratio(check.number(ratio, or: 1))
        initialVelocity = CGVector(
            dx: check.number(velocity.dx, or: 0), dy: check.number(velocity.dy, or: 0)
        )
    }

    /// Creates a spring from its parameters, which determine the duration.
    ///
    /// - Parameters:
    ///   - mass: The mass, above 0.
    ///   - stiffness: The force per point, above 0.
    ///   - damping: The force per velocity, at least 0.
    ///   - velocity: The initial velocity; its x is used.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        let check = NumberCheck(UISpringTimingParameters.self, "init(mass:stiffness:damping:)")
        initialVelocity = CGVector(
            dx: check.number(velocity.dx, or: 0), dy: check.number(velocity.dy, or: 0)
        )
        form = .spring(
            ViewTiming.SpringParameters(
                mass: check.ratio(mass) ?? 1, stiffness: check.ratio(stiffness) ?? 100,
                damping: check.length(damping) ?? 10, velocity: initialVelocity.dx
            )
        )
    }

    /// Creates a spring from a perceptual duration, in seconds, and a bounce; 0 does not bounce.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        let check = NumberCheck(UISpringTimingParameters.self, "init(duration:bounce:)")
        let spring = ViewTiming.spring(
            perceptualDuration: TimeInterval(check.ratio(CGFloat(duration)) ?? 0.5),
            bounce: min(max(check.number(bounce, or: 0), -0.99), 1), velocity: 0
        ).parameters
        self.init(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            initialVelocity: velocity
        )
    }

    /// Creates the system's spring: mass 3, stiffness 1000 and damping 500.
    public override convenience init() {
        self.init(
            mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0)
        )
    }

    /// Nil.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The timing of the spring, given the animator's duration.
    func timing(_ duration: TimeInterval) -> ViewTiming {
        switch form {
        case .ratio(let ratio):
            let spring = ViewTiming.spring(
                duration: duration, dampingRatio: ratio, velocity: initialVelocity.dx
            )
            return ViewTiming(duration: duration, curve: .spring(spring))
        case .spring(let spring):
            let settling = min(spring.animation(nil).settlingDuration, 1e4)
            return ViewTiming(duration: settling, curve: .spring(spring))
        }
    }
}

extension ViewTiming {
    /// The timing of a provider for a duration.
    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        if let spring = provider.springTimingParameters {
            self = spring.timing(duration)
        } else {
            let function =
                provider.cubicTimingParameters?.function
                ?? CAMediaTimingFunction(name: .easeInEaseOut)
            self.init(duration: duration, curve: .bezier(function))
        }
    }

    /// The progress at a time after the start, in seconds; 1 after the duration.
    func progress(at time: TimeInterval) -> Double {
        guard time < duration else { return 1 }
        switch curve {
        case .bezier(let function): return function.solver.value(at: max(time, 0) / duration)
        case .spring(let spring):
            return SpringResponse(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: spring.velocity
            ).value(at: time)
        }
    }
}
