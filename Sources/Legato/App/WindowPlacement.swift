public import Foundation
public import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// Where a window opens, and how large it is.
public nonisolated struct WindowPlacement: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case point(CGPoint)
        case part(UnitPoint)
    }

    let place: Place?
    let width: CGFloat?
    let height: CGFloat?

    /// Creates a placement by the top left corner of the content and its size.
    ///
    /// - Parameters:
    ///   - position: The corner in points; nil, the default, for a place that the system chooses.
    ///   - size: The size in points; nil, the default, for that of the scene.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.init(position, width: size?.width, height: size?.height)
    }

    /// Creates a placement by the top left corner of the content, its width and its height, in
    /// points; nil for those that the system and the scene choose.
    public init(_ position: CGPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        place = position.map(Place.point)
        (self.width, self.height) = (width, height)
    }

    /// Creates a placement by a relative location on the screen, such as `.center`, and a size in
    /// points; nil, the default, for that of the scene.
    public init(_ position: UnitPoint, size: CGSize? = nil) {
        self.init(position, width: size?.width, height: size?.height)
    }

    /// Creates a placement by a relative location on the screen, such as `.center`, a width and a
    /// height in points; nil for those of the scene.
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        place = .part(position)
        (self.width, self.height) = (width, height)
    }

    /// Creates a placement by the coordinates of the content's top left corner, its width and its
    /// height, in points; nil for a width or height of the scene.
    public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(CGPoint(x: x, y: y), width: width, height: height)
    }

    /// The longest side of a window, in points.
    static let longest: CGFloat = 16384

    /// Returns the size of a window in whole points, from 1 to `longest`, for that of its scene.
    func size(from size: CGSize) -> CGSize {
        func side(_ own: CGFloat?, _ other: CGFloat) -> CGFloat {
            guard let own, own.isFinite else { return other }
            return min(max(own.rounded(.up), 1), Self.longest)
        }
        return CGSize(width: side(width, size.width), height: side(height, size.height))
    }
}

/// The content of a window that is placed.
@preconcurrency @MainActor public struct WindowLayoutRoot {
    let measure: (CGSize) -> CGSize

    /// Returns the size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let infinite = CGFloat.infinity
        return measure(
            CGSize(width: proposal.width ?? infinite, height: proposal.height ?? infinite)
        )
    }
}

/// A screen on which windows open.
public nonisolated struct DisplayProxy: Equatable, Sendable {
    /// The frame of the screen in the space of all screens, in points.
    public let bounds: CGRect
    /// The part of the screen that the desktop's bars do not cover, in points.
    public let visibleRect: CGRect

    /// The distances from the edges of the screen to its visible part, in points.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
            bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX
        )
    }
}

/// The surroundings of a window that is placed.
public nonisolated struct WindowPlacementContext: Sendable {
    /// The screen on which the window opens.
    public let defaultDisplay: DisplayProxy
}
