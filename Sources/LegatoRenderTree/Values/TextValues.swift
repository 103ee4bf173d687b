package import Foundation
package import LegatoCanvas
public import LegatoGraphics

/// How a line that is too long is truncated.
///
/// Any other name is drawn as `none`.
public struct CATextLayerTruncationMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Lines are not truncated; the default.
    public static let none = Self(rawValue: "none")
    /// Truncated at the start of the line.
    public static let start = Self(rawValue: "start")
    /// Truncated in the middle of the line.
    public static let middle = Self(rawValue: "middle")
    /// Truncated at the end of the line.
    public static let end = Self(rawValue: "end")
}

/// The horizontal alignment of lines.
///
/// Any other name is drawn as `natural`.
public struct CATextLayerAlignmentMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Aligned to the edge at which the script begins; the default.
    public static let natural = Self(rawValue: "natural")
    /// Left-aligned.
    public static let left = Self(rawValue: "left")
    /// Right-aligned.
    public static let right = Self(rawValue: "right")
    /// Centred.
    public static let center = Self(rawValue: "center")
    /// Aligned to both edges.
    public static let justified = Self(rawValue: "justified")
}

/// The properties that only text layers have.
///
/// Units and defaults are those of the `CATextLayer` properties of the same names.
package struct TextValues: LayerValues {
    package static let owner = LayerClass.text
    package var string: String?
    /// The runs of an attributed text, whose characters equal `string`; nil for a plain text.
    package var styled: StyledText?
    package var font: String? = "Helvetica"
    package var fontSize: CGFloat = 36
    package var foregroundColor: CGColor? = .white
    package var isWrapped = false
    package var truncationMode = CATextLayerTruncationMode.none
    package var alignmentMode = CATextLayerAlignmentMode.natural
    package var allowsFontSubpixelQuantization = false

    package init() {}
}
