import LegatoGraphics
public import LegatoMotion

/// How a view animates a change of its own content, such as the string of a text.
nonisolated public struct ContentTransition: Sendable, Hashable {
    enum ContentChange: Hashable {
        case identity, interpolate, opacity
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbol(SymbolReplacement)

        /// Whether a text changes immediately.
        var isIdentityForText: Bool {
            if case .symbol = self { return true }
            return self == .identity
        }
    }

    let kind: ContentChange

    init(kind: ContentChange) { self.kind = kind }

    /// The content changes immediately.
    public static let identity = ContentTransition(kind: .identity)
    /// The content changes gradually if it can, as a font size or a colour does; another string or
    /// symbol fades in while the old one fades out.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)

    /// Digits that change roll: upwards, or downwards if the number counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digits that change roll: upwards when the value grows, downwards when it shrinks.
    public static func numericText(value: Double) -> ContentTransition {
        let value = NumberCheck(Self.self, "numericText(value:)").order(value)
        return ContentTransition(kind: .numericValue(value))
    }
}

nonisolated extension EnvironmentValues {
    /// How views animate a change of their own content; immediate by default.
    public var contentTransition: ContentTransition {
        get { texts.contentTransition }
        set { texts.contentTransition = newValue }
    }
}

nonisolated extension View {
    /// Sets how views animate a change of their own content.
    ///
    /// A text whose string changes in an animation rolls its digits or fades.
    ///
    /// ```swift
    /// Text("\(count)").contentTransition(.numericText())
    /// ```
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
