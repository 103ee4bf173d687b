package import Foundation
public import LegatoGraphics

/// Where a line that is too long is cut.
///
/// A name that is none of these counts as `none` when drawn.
public struct CATextLayerTruncationMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nowhere; the default.
    public static let none = Self(rawValue: "none")
    /// At its start.
    public static let start = Self(rawValue: "start")
    /// In its middle.
    public static let middle = Self(rawValue: "middle")
    /// At its end.
    public static let end = Self(rawValue: "end")
}

/// Where lines sit between the left and the right edge.
///
/// A name that is none of these counts as `natural` when drawn.
public struct CATextLayerAlignmentMode: NameBridging, Sendable, Hashable {
    /// The name.
    public private(set) var rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the edge where the script begins; the default.
    public static let natural = Self(rawValue: "natural")
    /// At the left edge.
    public static let left = Self(rawValue: "left")
    /// At the right edge.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// At both edges.
    public static let justified = Self(rawValue: "justified")
}

/// What only text layers have.
///
/// Units and defaults are those of the `CATextLayer` properties of the same names.
package struct TextValues: LayerValues {
    package static let owner = LayerClass.text
    package var string: String?
    package var font: String? = "Helvetica"
    package var fontSize: CGFloat = 36
    package var foregroundColor: CGColor? = .white
    package var isWrapped = false
    package var truncationMode = CATextLayerTruncationMode.none
    package var alignmentMode = CATextLayerAlignmentMode.natural
    package var allowsFontSubpixelQuantization = false

    package init() {}
}
