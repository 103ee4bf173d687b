public import Foundation
import LegatoGraphics

/// The size that a container proposes to a view.
///
/// The lengths are independent: zero requests the minimum length, infinity the maximum and nil the
/// ideal one.
public nonisolated struct ProposedViewSize: Sendable, Hashable {
    /// The proposed width in points; nil requests the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil requests the ideal height.
    public var height: CGFloat?

    /// Creates a proposal from a width and a height.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a given size.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposed size, with nil lengths replaced by those of `size`, 10 points by
    /// default.
    @inlinable
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

nonisolated extension ProposedViewSize {
    /// Creates a proposal from its lengths along and across an axis.
    init(_ length: CGFloat?, along axis: Axis, across other: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: other)
            : ProposedViewSize(width: other, height: length)
    }

    /// The proposed length along an axis.
    subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    /// The proposal without NaN, which becomes nil, clamped to 0 to 1e9; infinity is kept.
    var usable: ProposedViewSize {
        func usable(_ length: CGFloat?) -> CGFloat? {
            guard let length, !length.isNaN else { return nil }
            return length == .infinity ? length : min(max(length, 0), NumberCheck.limit)
        }
        return ProposedViewSize(width: usable(width), height: usable(height))
    }
}
