import Foundation
import LegatoMotion

nonisolated extension Font {
    /// A text style, with a size and a weight.
    public enum TextStyle: Sendable, Hashable, CaseIterable {
        /// The largest title: 34 points.
        case largeTitle
        /// The first title level: 28 points.
        case title
        /// The second title level: 22 points.
        case title2
        /// The third title level: 20 points.
        case title3
        /// A heading: 17 points, semibold.
        case headline
        /// A subheading: 15 points.
        case subheadline
        /// Body text: 17 points.
        case body
        /// A callout: 16 points.
        case callout
        /// A footnote: 13 points.
        case footnote
        /// A caption: 12 points.
        case caption
        /// A secondary caption: 11 points.
        case caption2

        /// The size in points at the default text size.
        var size: CGFloat { size(at: .large) }

        var weight: Weight? { self == .headline ? .semibold : nil }
    }

    /// The font of large titles: 34 points.
    public static let largeTitle = system(.largeTitle)
    /// The font of first-level titles: 28 points.
    public static let title = system(.title)
    /// The font of second-level titles: 22 points.
    public static let title2 = system(.title2)
    /// The font of third-level titles: 20 points.
    public static let title3 = system(.title3)
    /// The font of headings: 17 points, semibold.
    public static let headline = system(.headline)
    /// The font of subheadings: 15 points.
    public static let subheadline = system(.subheadline)
    /// The font of body text: 17 points.
    public static let body = system(.body)
    /// The font of callouts: 16 points.
    public static let callout = system(.callout)
    /// The font of footnotes: 13 points.
    public static let footnote = system(.footnote)
    /// The font of captions: 12 points.
    public static let caption = system(.caption)
    /// The font of secondary captions: 11 points.
    public static let caption2 = system(.caption2)
}

nonisolated extension EnvironmentValues {
    /// The font of texts that set none, as text layouts name it.
    package var resolvedFont: ResolvedFont { (font ?? .body).resolved(at: dynamicTypeSize) }
}
