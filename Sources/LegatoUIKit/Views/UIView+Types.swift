public import Foundation
import LegatoLayers
import LegatoRenderTree

extension UIView {
    /// How a view's content is placed in its bounds.
    nonisolated public enum ContentMode: Int, Sendable, Hashable {
        /// Stretched to the bounds.
        case scaleToFill
        /// Scaled in proportion to fit into the bounds.
        case scaleAspectFit
        /// Scaled in proportion to fill the bounds; it may reach beyond them.
        case scaleAspectFill
        /// Drawn again.
        case redraw
        /// Centred at its own size.
        case center
        /// At the top, at its own size.
        case top
        /// At the bottom, at its own size.
        case bottom
        /// At the left, at its own size.
        case left
        /// At the right, at its own size.
        case right
        /// At the top left, at its own size.
        case topLeft
        /// At the top right, at its own size.
        case topRight
        /// At the bottom left, at its own size.
        case bottomLeft
        /// At the bottom right, at its own size.
        case bottomRight

        /// The layer's gravity; its names assume that y points up.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            }
        }
    }

    /// The margins and lengths that resize with the superview.
    nonisolated public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The length of `intrinsicContentSize` along an axis without an intrinsic size.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// The size of a view that fits, as small as possible, for `systemLayoutSizeFitting(_:)`.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The size of a view that fits, as large as possible, for `systemLayoutSizeFitting(_:)`.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// The priority of a constraint, or of keeping a view's own size.
nonisolated public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
    /// The priority, 0 to 1000.
    public var rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// 1000: always.
    public static let required = UILayoutPriority(1000)
    /// 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250.
    public static let defaultLow = UILayoutPriority(250)
    /// 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns the priority higher by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// Returns the priority lower by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
    /// Raises a priority by a number.
    public static func += (priority: inout UILayoutPriority, number: Float) {
        priority = priority + number
    }
    /// Lowers a priority by a number.
    public static func -= (priority: inout UILayoutPriority, number: Float) {
        priority = priority - number
    }
}
