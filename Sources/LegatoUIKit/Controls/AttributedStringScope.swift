public import Foundation
import LegatoGraphics
public import LegatoViews

nonisolated extension AttributeScopes {
    /// The attributes of UIKit's attributed strings.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The space added after each letter, in points.
        public let kern: KernAttribute
        /// The distance above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the letters.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the letters.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        nonisolated public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = "NSFont"
        }

        /// The colour of the letters.
        nonisolated public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSColor"
        }

        /// The space added after each letter.
        nonisolated public enum KernAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSKern"
        }

        /// The distance above the baseline.
        nonisolated public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSBaselineOffset"
        }

        /// The line under the letters.
        nonisolated public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = "NSUnderline"
        }

        /// The colour of the line under the letters.
        nonisolated public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSUnderlineColor"
        }

        /// The line through the letters.
        nonisolated public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = "NSStrikethrough"
        }

        /// The colour of the line through the letters.
        nonisolated public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSStrikethroughColor"
        }
    }

    /// The scope of UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names; those of SwiftUI come first where both fit.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension NSAttributedString {
    /// Creates an attributed string with UIKit's and SwiftUI's attributes of another one.
    ///
    /// Where a run has both, UIKit's count. A SwiftUI font becomes the `UIFont` of that font at the
    /// large content size.
    ///
    /// ```swift
    /// var title = AttributedString("Warning")
    /// title.font = .systemFont(ofSize: 20)
    /// label.attributedText = NSAttributedString(title)
    /// ```
    nonisolated public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            whole.append(NSAttributedString(string: text, attributes: Self.values(run.attributes)))
        }
        self.init(attributedString: whole)
    }

    /// Creates an attributed string with the styles of Markdown.
    ///
    /// A label shows bold, italic, monospaced and struck text in its own font; links are plain text.
    ///
    /// ```swift
    /// label.attributedText = try NSAttributedString(markdown: "**Bold** and *italic*")
    /// ```
    /// - Parameters:
    ///   - markdown: The Markdown.
    ///   - options: How it is read.
    ///   - baseURL: The URL to which relative links refer; nil, the default, for none.
    /// - Throws: Nothing; Apple's initializer throws if a string cannot be read.
    nonisolated public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions =
            AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    nonisolated private static func values(_ attributes: AttributeContainer) -> [Key: Any] {
        typealias Ours = AttributeScopes.UIKitAttributes
        typealias Views = AttributeScopes.SwiftUIAttributes
        var values: [Key: Any] = [:]
        values[.font] =
            attributes[Ours.FontAttribute.self]
            ?? attributes[Views.FontAttribute.self].map(UIFont.init)
        values[.foregroundColor] =
            attributes[Ours.ForegroundColorAttribute.self]
            ?? attributes[Views.ForegroundColorAttribute.self].map { UIColor($0) }
        values[.kern] =
            attributes[Ours.KernAttribute.self] ?? attributes[Views.KerningAttribute.self]
        values[.baselineOffset] =
            attributes[Ours.BaselineOffsetAttribute.self]
            ?? attributes[Views.BaselineOffsetAttribute.self]
        values[.underlineStyle] = attributes[Ours.UnderlineStyleAttribute.self]?.rawValue
        values[.underlineColor] = attributes[Ours.UnderlineColorAttribute.self]
        values[.strikethroughStyle] = attributes[Ours.StrikethroughStyleAttribute.self]?.rawValue
        values[.strikethroughColor] = attributes[Ours.StrikethroughColorAttribute.self]
        if attributes[Views.UnderlineStyleAttribute.self] != nil, values[.underlineStyle] == nil {
            values[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        if attributes[Views.StrikethroughStyleAttribute.self] != nil,
            values[.strikethroughStyle] == nil
        {
            values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        values[.inlinePresentationIntent] = attributes.inlinePresentationIntent?.rawValue
        return values
    }
}
