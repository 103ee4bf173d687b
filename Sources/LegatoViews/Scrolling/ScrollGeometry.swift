public import Foundation
public import LegatoGraphics
import LegatoMotion

/// The offset and the sizes of a scroll view.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the visible part in the content, in points; negative past the start.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The margins around the content, in points.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, in points.
    public var containerSize: CGSize

    /// Creates a geometry from its parts.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The visible part of the content.
    public var bounds: CGRect { visibleRect }

    /// Whether both have the same offset, sizes and margins.
    public static func == (lhs: ScrollGeometry, rhs: ScrollGeometry) -> Bool {
        lhs.visibleRect == rhs.visibleRect && lhs.contentSize == rhs.contentSize
            && lhs.contentInsets == rhs.contentInsets
    }
}
