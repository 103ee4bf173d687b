public import LegatoMotion

/// A transition as it was committed: how a layer passes from an old picture to its new one.
public struct FrozenTransition: Sendable {
    /// The two pictures of a layer, and how they stand to each other.
    public enum Style: Sendable, Hashable {
        /// The old one dissolves into the new one.
        case fade
        /// The new one slides over the old one.
        case moveIn
        /// The new one pushes the old one out.
        case push
        /// The old one slides off the new one.
        case reveal
    }

    /// The edge of the layer from which a movement comes, in the layer's own space.
    public enum Edge: Sendable, Hashable {
        /// The edge of smallest x.
        case minX
        /// The edge of largest x.
        case maxX
        /// The edge of smallest y.
        case minY
        /// The edge of largest y.
        case maxY
    }

    /// The number that tells it from all other animations.
    public let id: AnimationID
    /// How it shows.
    public let style: Style
    /// Where movements come from; without effect on fades.
    public let edge: Edge
    /// When it runs, in the layer's time.
    public let timing: MediaTiming
    /// The timing function of a pass; nil is linear.
    public let easing: CubicSolver?
    /// The progress at the begin of a pass, 0 to 1.
    public let startProgress: Double
    /// The progress at the end of a pass, 0 to 1.
    public let endProgress: Double

    /// Creates a transition.
    public init(
        id: AnimationID,
        style: Style,
        edge: Edge,
        timing: MediaTiming,
        easing: CubicSolver?,
        startProgress: Double,
        endProgress: Double
    ) {
        self.id = id
        self.style = style
        self.edge = edge
        self.timing = timing
        self.easing = easing
        self.startProgress = startProgress
        self.endProgress = endProgress
    }

    /// How far the transition is at a time of the layer, 0 to 1; nil where only the new picture shows.
    func progress(at time: Double) -> Double? {
        guard let position = timing.position(at: time) else { return nil }
        let eased = easing?.value(at: position.fraction) ?? position.fraction
        return max(0, min(1, startProgress + (endProgress - startProgress) * eased))
    }

    /// The same transition, standing still where it is at a time of the layer; nil if nothing shows.
    func stopped(at time: Double) -> FrozenTransition? {
        guard let progress = progress(at: time) else { return nil }
        return FrozenTransition(
            id: id,
            style: style,
            edge: edge,
            timing: MediaTiming(duration: 1, speed: 0, fill: .both),
            easing: nil,
            startProgress: progress,
            endProgress: progress
        )
    }
}
