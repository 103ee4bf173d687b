public import Foundation
import LegatoGraphics
import LegatoViews

/// Scales fonts and lengths with the text size that the user prefers, as a text style does.
///
/// ```swift
/// let metrics = UIFontMetrics(forTextStyle: .title2)
/// label.font = metrics.scaledFont(for: .boldSystemFont(ofSize: 22))
/// ```
///
/// The size is fixed when the font is created; a label follows the user's setting with
/// `adjustsFontForContentSizeCategory`.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: Font.TextStyle

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    /// Returns a length for the text size `large`, in points, scaled for the user's text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { style.scaled(value, at: .current) }

    /// Returns a font scaled for the user's text size.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity)
    }

    /// Returns a font scaled for the user's text size, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let scaling = UIFont.Scaling(style: style, size: font.pointSize, limit: maximumPointSize)
        return UIFont(font.font.fixed(at: scaling.now), size: scaling.now, scaling: scaling)
    }
}
