import Foundation

nonisolated extension SessionRecording: Codable {
    /// The format name in the files.
    static let format = "legato-session"
    /// The version that is written and read.
    static let version = 1

    enum Key: String, CodingKey {
        case format, version, size, scale, refreshRate, startTime, steps
    }

    /// Encodes the format and version, then the recording.
    public func encode(to encoder: any Encoder) throws {
        try encodeHead(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(steps, forKey: .steps)
    }

    /// Encodes everything except the steps.
    func encodeHead(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.format, forKey: .format)
        try container.encode(Self.version, forKey: .version)
        try container.encode(size, forKey: .size)
        try container.encode(scale, forKey: .scale)
        try container.encode(refreshRate, forKey: .refreshRate)
        try container.encode(startTime, forKey: .startTime)
    }

    /// Decodes a recording.
    /// - Throws: `DecodingError` for another format or version, and for contents that cannot be
    ///   replayed.
    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder) { try $0.decode([Step].self, forKey: .steps) }
    }

    /// Decodes a recording whose steps a closure provides.
    init(from decoder: any Decoder, steps: (KeyedDecodingContainer<Key>) throws -> [Step]) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func corrupted(_ key: Key, _ reason: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
        }
        let format = try container.decodeIfPresent(String.self, forKey: .format)
        guard format == Self.format else {
            throw corrupted(.format, "its format must be '\(Self.format)', got '\(format ?? "")'")
        }
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw corrupted(.version, "its version must be \(Self.version), got \(version)")
        }
        self.init(
            size: try container.decode(CGSize.self, forKey: .size),
            scale: try container.decode(CGFloat.self, forKey: .scale),
            refreshRate: try container.decode(Double.self, forKey: .refreshRate),
            startTime: try container.decode(Double.self, forKey: .startTime),
            steps: try steps(container)
        )
        if let problem { throw corrupted(.steps, problem) }
    }
}

nonisolated extension SessionRecording.Step: Codable {
    private enum Key: String, CodingKey {
        case time, tick, frameTime, input, size, scale, scenePhase, systemSettings
    }

    /// Encodes the time and the event.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(time, forKey: .time)
        switch event {
        case .tick(let tick, let frameTime):
            try container.encode(tick, forKey: .tick)
            try container.encode(frameTime, forKey: .frameTime)
        case .input(let input):
            try container.encode(input, forKey: .input)
        case .resize(let size, let scale):
            try container.encode(size, forKey: .size)
            try container.encode(scale, forKey: .scale)
        case .scenePhase(let phase):
            try container.encode(phase, forKey: .scenePhase)
        case .systemSettings(let settings):
            try container.encode(settings, forKey: .systemSettings)
        }
    }

    /// Decodes a step.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        time = try container.decode(Double.self, forKey: .time)
        if container.contains(.tick) {
            event = .tick(
                try container.decode(DisplayTick.self, forKey: .tick),
                frameTime: try container.decode(Double.self, forKey: .frameTime)
            )
        } else if container.contains(.input) {
            event = .input(try container.decode(InputEvent.self, forKey: .input))
        } else if container.contains(.scenePhase) {
            event = .scenePhase(try container.decode(ScenePhase.self, forKey: .scenePhase))
        } else if container.contains(.systemSettings) {
            event = .systemSettings(
                try container.decode(SystemSettings.self, forKey: .systemSettings)
            )
        } else {
            event = .resize(
                try container.decode(CGSize.self, forKey: .size),
                scale: try container.decode(CGFloat.self, forKey: .scale)
            )
        }
    }
}
