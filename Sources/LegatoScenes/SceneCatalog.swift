/// All demo scenes.
@preconcurrency @MainActor public enum SceneCatalog {
    /// The scenes, in the order in which the gallery shows them.
    public static let all = common + overUIKit + [.typing]

    private static let common: [DemoScene] = [
        .dragSpring, .retarget, .pulsingButton, .cardFlip, .carousel, .loadingIndicator, .shapes,
        .text, .gradients, .filters, .corners, .particles, .layers, .swarm,
        .throwing, .springLab, .followers, .modelAndPresentation, .railway, .keyframes, .shake,
        .scrubber, .wave, .morph, .petals, .lamp, .race, .reel,
        .counter, .ticker, .heartRate, .progress, .radialMenu, .cardStack, .expandingList,
        .onboarding, .elastic, .zoomGallery, .transitions, .transactions, .jump, .reduceMotion,
        .styleGuide, .millionRows, .chart,
    ]

    private static var overUIKit: [DemoScene] {
        #if canImport(LegatoUIKit)
        [.player, .bridge]
        #else
        []
        #endif
    }

    /// Returns the scene with an id.
    /// - Throws: `UnknownSceneError` if there is none.
    public static func scene(id: String) throws(UnknownSceneError) -> DemoScene {
        guard let scene = all.first(where: { $0.id == id }) else {
            throw UnknownSceneError(id: id, known: all.map(\.id))
        }
        return scene
    }
}

/// The error thrown when no scene has the requested id.
public nonisolated struct UnknownSceneError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The requested id.
    public var id: String
    /// The ids of all scenes.
    public var known: [String]

    /// Creates an error.
    public init(id: String, known: [String]) {
        self.id = id
        self.known = known
    }

    /// The requested id and the ids of all scenes, on one line.
    public var description: String {
        "Could not find the scene '\(id)'. Use one of: \(known.joined(separator: ", "))."
    }
}
