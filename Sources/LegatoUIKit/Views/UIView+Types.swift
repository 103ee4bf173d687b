public import Foundation
import LegatoLayers
import LegatoRenderTree
import LegatoViews

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

    /// Whether the tint is shown, or gray instead.
    nonisolated public enum TintAdjustmentMode: Int, Sendable, Hashable {
        /// As in the superview.
        case automatic
        /// The tint.
        case normal
        /// Gray.
        case dimmed
    }

    /// Whether the tint is gray.
    var isDimmed: Bool {
        for view in sequence(first: self, next: { $0.parent })
        where view.tintAdjustmentMode != .automatic { return view.tintAdjustmentMode == .dimmed }
        return false
    }

    /// The tint of subviews that set none and are not gray.
    var tintForSubviews: UIColor {
        isDimmed ? ownTint ?? parent?.tintForSubviews ?? .tintColor : tintColor
    }

    /// The point of the bounds at `center`, from 0 to 1 along both axes; the middle by default.
    ///
    /// Setting it moves the frame.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set {
            guard ViewNumbers.areValid(newValue, "anchorPoint", of: self) else { return }
            layer.anchorPoint = newValue
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
