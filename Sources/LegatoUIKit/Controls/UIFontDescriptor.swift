public import Foundation
import LegatoGraphics
import LegatoViews

/// The description of a font: a typeface with a design, traits and a size.
///
/// ```swift
/// let title = UIFont.systemFont(ofSize: 34, weight: .bold)
/// if let rounded = title.fontDescriptor.withDesign(.rounded) {
///     label.font = UIFont(descriptor: rounded, size: 0)
/// }
/// ```
nonisolated public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// A design of the system font.
    public enum SystemDesign: Sendable, Hashable {
        /// The sans-serif system font.
        case `default`
        /// The serif system font.
        case serif
        /// A rounded system font; the default one if none is installed.
        case rounded
        /// The monospaced system font.
        case monospaced

        fileprivate var font: Font.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// Traits by which the fonts of a family differ.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italics.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Strokes of at least the semibold weight.
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }

    /// The size, in points.
    public let pointSize: CGFloat
    let font: Font

    init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

    /// Returns the descriptor of the system font of a text style.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

    /// The traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits = SymbolicTraits()
        if font.isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        return traits
    }

    private var isBold: Bool {
        font.weight.map { [.semibold, .bold, .heavy, .black].contains($0) } ?? false
    }

    /// Returns the descriptor with exactly some traits; the weight of a bold font is kept.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = symbolicTraits.contains(.traitItalic) ? font.italic() : font.upright()
        if symbolicTraits.contains(.traitBold) != isBold {
            font = font.weight(isBold ? .regular : .bold)
        }
        return UIFontDescriptor(font, size: pointSize)
    }

    /// Returns the descriptor with a design; nil unless it describes the system font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.isSystem else { return nil }
        return UIFontDescriptor(font.design(design.font), size: pointSize)
    }

    /// Returns the descriptor with a size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.fixed(at: newPointSize), size: newPointSize)
    }

    /// Returns whether the other object describes an equal font.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.font == font
    }

    /// The hash value of the font.
    public override var hash: Int { font.hashValue }
}

nonisolated extension UIFont {
    /// Creates the font that a descriptor describes.
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - pointSize: The size in points; 0 for that of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize == 0 ? descriptor.pointSize : pointSize
        self.init(descriptor.font.fixed(at: size), size: size)
    }

    /// The description of the font, from which similar fonts can be created.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }
}
