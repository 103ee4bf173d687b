import LegatoGraphics
public import LegatoMotion

/// Why content is redacted.
nonisolated public struct RedactionReasons: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates reasons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not loaded yet: bars and grey areas take its place.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private: views marked with `privacySensitive(_:)` are redacted.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date; it is shown, and views may react.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The appearance of redacted content.
nonisolated enum Redaction {
    /// The opacity of its placeholder, in the foreground style.
    static let opacity = 0.16
}

private nonisolated enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private nonisolated enum PrivacyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// Why the content of the view is redacted; empty by default.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivate: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether texts and images are redacted.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder)
            || isPrivate && redactionReasons.contains(.privacy)
    }
}

nonisolated extension View {
    /// Adds a reason to redact the texts and images in the view.
    ///
    /// Redacted texts keep their lines, and images their sizes.
    ///
    /// ```swift
    /// Label("Loading", systemImage: "star").redacted(reason: .placeholder)
    /// ```
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all reasons to redact the view.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Redacts the texts and images in the view where the reasons contain `privacy`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivate, sensitive)
    }
}
