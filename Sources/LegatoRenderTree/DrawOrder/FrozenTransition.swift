package import LegatoMotion

/// A committed transition between an old and the new picture of a layer.
package struct FrozenTransition: Sendable {
    /// How the old and the new picture are animated.
    package enum Style: Sendable, Hashable {
        /// The old picture cross-fades into the new one.
        case fade
        /// The new picture slides over the old one.
        case moveIn
        /// The new picture pushes the old one out.
        case push
        /// The old picture slides off the new one.
        case reveal
    }

    /// The edge from which a movement comes, in the layer's coordinate space.
    package enum Edge: Sendable, Hashable {
        /// The edge of minimum x.
        case minX
        /// The edge of maximum x.
        case maxX
        /// The edge of minimum y.
        case minY
        /// The edge of maximum y.
        case maxY
    }

    /// Identifies the transition among all animations.
    package let id: AnimationID
    /// How it is animated.
    package let style: Style
    /// The edge from which movements come; ignored by fades.
    package let edge: Edge
    /// The timing, in the layer's time.
    package let timing: MediaTiming
    /// The timing function of a pass; nil means linear.
    package let easing: CubicSolver?
    /// The progress at the start of a pass, from 0 to 1.
    package let startProgress: Double
    /// The progress at the end of a pass, from 0 to 1.
    package let endProgress: Double

    /// Creates a transition.
    package init(
        id: AnimationID, style: Style, edge: Edge, timing: MediaTiming, easing: CubicSolver?,
        startProgress: Double, endProgress: Double
    ) {
        self.id = id
        self.style = style
        self.edge = edge
        self.timing = timing
        self.easing = easing
        self.startProgress = startProgress
        self.endProgress = endProgress
    }

    /// The progress at a local time, from 0 to 1; nil if only the new picture is drawn.
    func progress(at time: Double) -> Double? {
        guard let position = timing.position(at: time) else { return nil }
        let eased = easing?.value(at: position.fraction) ?? position.fraction
        return max(0, min(1, startProgress + (endProgress - startProgress) * eased))
    }

    /// Returns the transition stopped at its progress at a local time; nil if it is not active
    /// then.
    func stopped(at time: Double) -> FrozenTransition? {
        guard let progress = progress(at: time) else { return nil }
        return FrozenTransition(
            id: id, style: style, edge: edge,
            timing: MediaTiming(duration: 1, speed: 0, fill: .both), easing: nil,
            startProgress: progress, endProgress: progress
        )
    }
}
