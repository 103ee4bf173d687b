package import Foundation
import LegatoLayers
import LegatoMotion

nonisolated extension Font {
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

nonisolated extension DynamicTypeSize {
    /// Creates the size at which body text is closest to `scale` times its default size.
    init(nearestTo scale: Double) {
        func distance(_ size: Self) -> Double {
            abs(Double(Font.TextStyle.body.scaled(1, at: size)) - scale)
        }
        self = Self.allCases.min { distance($0) < distance($1) } ?? .large
    }

    /// The size that the user prefers on the display whose code is running; `large` outside the main
    /// actor.
    package static var current: DynamicTypeSize {
        guard LayerHost.isOnMain else { return .large }
        return MainActor.assumeIsolated {
            DynamicTypeSize(nearestTo: LayerHost.currentSettings.textScale)
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The resolved font of texts that set none.
    package var resolvedFont: ResolvedFont { (font ?? .body).resolved(at: dynamicTypeSize) }
}

nonisolated extension Font.TextStyle {
    /// Returns the size in points at a preferred text size, from iOS's table of text styles.
    package func size(at typeSize: DynamicTypeSize) -> CGFloat { sizes[typeSize.index] }

    /// Returns a size scaled like this style's.
    package func scaled(_ size: CGFloat, at typeSize: DynamicTypeSize) -> CGFloat {
        typeSize == .large ? size : size * self.size(at: typeSize) / self.size(at: .large)
    }

    /// The distance between the baselines of two lines, in ems, from iOS's table of text styles.
    var linePitch: CGFloat { leading / size }

    /// The distance between the baselines of two lines at the default text size, in points.
    private var leading: CGFloat {
        switch self {
        case .largeTitle: 41
        case .title: 34
        case .title2: 28
        case .title3: 25
        case .headline, .body: 22
        case .callout: 21
        case .subheadline: 20
        case .footnote: 18
        case .caption: 16
        case .caption2: 13
        }
    }

    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
