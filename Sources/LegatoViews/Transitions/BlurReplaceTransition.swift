import Foundation
import LegatoGraphics
import LegatoMotion

/// Blurs and scales the view while it fades in and out.
nonisolated public struct BlurReplaceTransition: Transition {
    /// The direction in which the view is scaled.
    public nonisolated struct Configuration: Sendable, Equatable {
        private let scales: [Double]

        /// Scales the view up on insertion and down on removal.
        public static let downUp = Configuration(scales: [0.85, 0.85])
        /// Scales the view up on insertion and on removal.
        public static let upUp = Configuration(scales: [0.85, 1.15])

        fileprivate func scale(in phase: TransitionPhase) -> Double {
            switch phase {
            case .willAppear: scales[0]
            case .identity: 1
            case .didDisappear: scales[1]
            }
        }
    }

    /// The direction in which the view is scaled.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the view, blurred, scaled and transparent outside the identity phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(configuration.scale(in: phase))
            .blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
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
