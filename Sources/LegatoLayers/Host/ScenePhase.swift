/// The operational state of a window: hidden, visible, or visible with the keyboard focus.
public nonisolated enum ScenePhase: Sendable, Hashable, Comparable, CaseIterable {
    /// The window is minimised or hidden.
    case background
    /// The window is visible, but another one has the keyboard focus.
    case inactive
    /// The window has the keyboard focus.
    case active
}

nonisolated extension ScenePhase: Codable {
    /// Encodes the phase's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }

    /// Decodes a phase from its name.
    /// - Throws: `DecodingError` for an unknown name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let phase = Self.allCases.first(where: { "\($0)" == name }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a scene phase must be one of "
                    + "\(Self.allCases.map { "\($0)" }.joined(separator: ", ")), got '\(name)'"
            )
        }
        self = phase
    }
}
