public import Foundation
import LegatoGraphics
public import LegatoMotion

nonisolated extension Font {
    /// The font of texts without another one: `.body`.
    public static let `default` = Font.body

    /// The part of the environment that determines how fonts are resolved.
    nonisolated public struct Context: Hashable, Sendable {
        let typeSize: DynamicTypeSize
    }

    /// A font resolved in an environment.
    nonisolated public struct Resolved: Hashable, Sendable {
        /// The em size, in points.
        public let pointSize: CGFloat
        /// The weight.
        public let weight: Weight
        /// The width of the letters.
        public let width: Width
        /// The distance between lines.
        public let leading: Leading
        /// Whether the font is semibold or heavier.
        public let isBold: Bool
        /// Whether the font is in italics.
        public let isItalic: Bool
        /// Whether the font has the monospaced design.
        public let isMonospaced: Bool
        /// Whether small letters become small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether capitals become small capitals.
        public let isUppercaseSmallCaps: Bool
        /// Whether all letters become small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// Returns the size and the traits of the font in an environment.
    ///
    /// ```swift
    /// struct BoldToggle: View {
    ///     @Binding var font: Font
    ///     @Environment(\.fontResolutionContext) private var context
    ///
    ///     var body: some View {
    ///         Button("Bold") { font = font.bold(!font.resolve(in: context).isBold) }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter context: The environment's `fontResolutionContext`.
    /// - Returns: The resolved font.
    public func resolve(in context: Context) -> Resolved {
        Resolved(
            pointSize: resolved(at: context.typeSize).size, weight: details.weight ?? .regular,
            width: details.width ?? .standard, leading: details.leading, isBold: isBold,
            isItalic: details.isItalic, isMonospaced: isMonospaced,
            isLowercaseSmallCaps: details.usesSmallCapitals,
            isUppercaseSmallCaps: details.shrinksCapitals
        )
    }
}

nonisolated extension Font.Context: CustomDebugStringConvertible {
    /// The preferred text size.
    public var debugDescription: String { "Font.Context(typeSize: \(typeSize))" }
}

nonisolated extension EnvironmentValues {
    /// The part of the environment that determines how fonts are resolved.
    public var fontResolutionContext: Font.Context { Font.Context(typeSize: dynamicTypeSize) }
}
