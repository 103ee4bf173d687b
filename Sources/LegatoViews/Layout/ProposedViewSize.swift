public import Foundation
import LegatoGraphics

/// The size that a container offers a view, which answers with the size that it takes.
///
/// Each length stands for itself: zero asks for the smallest length, infinity for the largest and
/// nil for the ideal one.
public nonisolated struct ProposedViewSize: Sendable, Hashable {
    /// The offered width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The offered height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Creates an offer from its lengths.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates an offer of exactly a size.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The offered size, with the lengths of another one, 10 by default, where nothing is offered.
    @inlinable
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

nonisolated extension ProposedViewSize {
    /// Creates an offer from its lengths along an axis and across it.
    init(_ length: CGFloat?, along axis: Axis, across other: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: other)
            : ProposedViewSize(width: other, height: length)
    }

    /// The offered length along an axis.
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
