import Foundation

extension BlurReplaceTransition: Transition {
    /// Returns the view, blurred, scaled and transparent outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(configuration.scale(in: phase))
            .blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

nonisolated extension BlurReplaceTransition.Configuration {
    fileprivate func scale(in phase: TransitionPhase) -> Double {
        switch phase {
        case .willAppear: scales[0]
        case .identity: 1
        case .didDisappear: scales[1]
        }
    }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
    /// Blurs and scales the view up on insertion and down on removal, while it fades.
    public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

    /// Blurs and scales the view in a direction while it fades in and out.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
