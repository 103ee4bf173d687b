public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

extension UIScrollView {
    /// The rate at which a throw decelerates: the factor by which its velocity falls per
    /// millisecond.
    nonisolated public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        /// The factor per millisecond, above 0 and below 1.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether a drag ends the editing of texts in the window.
    nonisolated public enum KeyboardDismissMode: Int, Sendable, Hashable {
        /// It does not.
        case none = 0
        /// It does, when it begins.
        case onDrag = 1
        /// It does, when it begins, because there is no keyboard that it could move.
        case interactive = 2
    }

    /// The colour of the bars that show the visible part of the content.
    nonisolated public enum IndicatorStyle: Int, Sendable, Hashable {
        /// That of the appearance.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// The distances of both bars from the edges of the view, in points; those of the vertical one
    /// when read.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue)
        }
    }

    /// Places the bars for the visible part of the content.
    func placeIndicators() {
        var axes: Axis.Set = []
        if showsHorizontalScrollIndicator { axes.insert(.horizontal) }
        if showsVerticalScrollIndicator { axes.insert(.vertical) }
        indicators.place(
            in: bounds, of: contentSize, axes: axes,
            margins: EdgeInsets(verticalScrollIndicatorInsets),
            horizontalMargins: EdgeInsets(horizontalScrollIndicatorInsets)
        )
    }

    func colorIndicators() {
        indicators.show(
            isDark: indicatorStyle == .white
                || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
        )
    }
}
