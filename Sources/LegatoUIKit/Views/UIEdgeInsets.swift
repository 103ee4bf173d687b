public import Foundation
public import LegatoGraphics

/// Insets from the edges of a rectangle, with left and right edges.
nonisolated public struct UIEdgeInsets: Sendable, Hashable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the left, in points.
    public var left: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the right, in points.
    public var right: CGFloat

    /// No insets.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero.
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

nonisolated extension CGRect {
    /// The area; 0 for an empty or a null rectangle.
    var area: CGFloat { isEmpty || isNull ? 0 : width * height }

    /// Returns the rectangle inside the insets; negative insets enlarge it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom
        )
    }
}

nonisolated extension EdgeInsets {
    /// Creates SwiftUI insets from UIKit's: left becomes leading.
    public init(_ insets: UIEdgeInsets) {
        self.init(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right
        )
    }
}

/// A distance along both axes.
nonisolated public struct UIOffset: Sendable, Hashable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance down, in points.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Creates a distance of zero.
    public init() { (horizontal, vertical) = (0, 0) }

    /// Creates a distance.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

/// Insets from the edges of a rectangle, with leading and trailing edges.
nonisolated public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the leading edge, in points.
    public var leading: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets.
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets in a direction of the layout.
    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let sides = [insets.left, insets.right]
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: sides[isMirrored ? 1 : 0], bottom: insets.bottom,
            trailing: sides[isMirrored ? 0 : 1]
        )
    }

    /// The insets in a direction of the layout.
    func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom,
            right: isMirrored ? leading : trailing
        )
    }
}

/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right.
    public static let right = UIRectEdge(rawValue: 8)
    /// All of them.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The safe area and the layout margins of a view.
struct ViewInsets: Equatable {
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
}

nonisolated extension CGRect {
    /// The rectangle moved by half of the difference of opposite insets.
    func displaced(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
