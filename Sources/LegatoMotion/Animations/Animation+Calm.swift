import Foundation
import LegatoGraphics

/// An animation that can run without overshooting its target.
private protocol BouncingAnimation: CustomAnimation {
    /// A copy of the animation without bounce.
    var withoutBounce: Animation { get }
}

extension Animation {
    /// The animation with every spring at least critically damped, so that none bounces.
    ///
    /// Curves and custom animations are unchanged.
    package var withoutBounce: Animation {
        (base as? any BouncingAnimation)?.withoutBounce ?? self
    }
}

extension FluidSpringAnimation: BouncingAnimation {
    fileprivate var withoutBounce: Animation {
        guard dampingFraction < 1 else { return Animation(self) }
        return Animation(
            FluidSpringAnimation(
                response: response, dampingFraction: 1, blendDuration: blendDuration
            )
        )
    }
}

extension SpringAnimation: BouncingAnimation {
    fileprivate var withoutBounce: Animation {
        guard mass > 0, stiffness > 0 else { return Animation(self) }
        return Animation(
            SpringAnimation(
                mass: mass, stiffness: stiffness,
                damping: max(damping, 2 * (mass * stiffness).squareRoot()),
                initialVelocity: min(initialVelocity, (stiffness / mass).squareRoot())
            )
        )
    }
}

extension ModifiedAnimation: BouncingAnimation {
    fileprivate var withoutBounce: Animation {
        let base = withStackRoom { self.base.withoutBounce }
        return Animation(ModifiedAnimation(base: base, modifier: modifier))
    }
}
