public import Foundation
import LegatoGraphics

nonisolated extension AttributeScopes {
    /// The attributes of attributed strings that texts show.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters, which a `TextEditor` draws, but not a `Text`.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space added after each letter, in points.
        public let kern: KerningAttribute
        /// The space added after each letter, in points; it takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// The distance above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of Markdown.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        nonisolated public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the letters.
        nonisolated public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind the letters.
        nonisolated public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through the letters.
        nonisolated public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line under the letters.
        nonisolated public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The space added after each letter.
        nonisolated public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }

        /// The space added after each letter, before kerning.
        nonisolated public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }

        /// The distance above the baseline.
        nonisolated public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The style of Markdown.
        nonisolated public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute, as Foundation's on Apple's platforms.
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// The scope of the attributes that texts show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
    /// Finds the attributes that texts show by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

nonisolated extension Text {
    /// Creates a text that shows an attributed string.
    ///
    /// It shows the font, the colours, lines, spacing, the baseline offset, the styles of Markdown
    /// and links.
    ///
    /// ```swift
    /// Text(AttributedString("Warning"))
    /// ```
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let parts = attributedContent.runs.map { run in
            Text(String(attributedContent[run.range].characters), run.attributes)
        }
        self.init(joining: parts)
    }

    /// Creates a text that shows a string with attributes.
    init(_ string: String, _ attributes: AttributeContainer) {
        self.init(verbatim: string)
        typealias Scope = AttributeScopes.SwiftUIAttributes
        font = attributes[Scope.FontAttribute.self]
        color = attributes[Scope.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
        if let kern = attributes[Scope.KerningAttribute.self] { self = kerning(kern) }
        if let tracking = attributes[Scope.TrackingAttribute.self] {
            self = self.tracking(tracking)
        }
        if let offset = attributes[Scope.BaselineOffsetAttribute.self] {
            self = baselineOffset(offset)
        }
        self.attributes.background = attributes[Scope.BackgroundColorAttribute.self]
        if let style = attributes[Scope.UnderlineStyleAttribute.self] {
            self.attributes.underline = .init(style)
        }
        if let style = attributes[Scope.StrikethroughStyleAttribute.self] {
            self.attributes.strikethrough = .init(style)
        }
        if let intent = attributes[Scope.InlinePresentationIntentAttribute.self] {
            self = styled(intent)
        }
        if let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
            self = linked(to: link)
        }
    }
}
