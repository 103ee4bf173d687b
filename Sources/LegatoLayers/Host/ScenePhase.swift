/// How far a person can work with what a window shows, from not at all.
public nonisolated enum ScenePhase: Sendable, Hashable, Comparable, CaseIterable {
    /// It cannot be seen: it is minimised or hidden.
    case background
    /// It can be seen, and another one has the keyboard.
    case inactive
    /// It has the keyboard.
    case active
}

nonisolated extension ScenePhase: Codable {
    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }

    /// Reads a name.
    /// - Throws: `DecodingError` when no phase has it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let phase = Self.allCases.first(where: { "\($0)" == name }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "there is no phase \(name)"
            )
        }
        self = phase
    }
}

/// Who follows the phase of a display.
package protocol ScenePhaseFollower: AnyObject {
    /// Takes note that the display has another phase.
    func scenePhaseChanged(to phase: ScenePhase)
}

extension LayerHost {
    /// Sets how far a person can work with what the display shows, and tells those who follow it.
    package func setScenePhase(_ phase: ScenePhase) {
        guard phase != scenePhase else { return }
        step(.scenePhase(phase)) {
            run {
                scenePhase = phase
                for sampler in Array(samplers.living) {
                    (sampler as? any ScenePhaseFollower)?.scenePhaseChanged(to: phase)
                }
            }
        }
    }
}
