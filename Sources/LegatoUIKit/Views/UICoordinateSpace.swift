public import Foundation
import LegatoGraphics
public import LegatoViews

/// A frame of reference on the screen: that of a view, or of the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the view or the screen in its own coordinates, in points.
    var bounds: CGRect { get }
    /// Converts a point of this space to another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Returns the view of a space; nil for the screen.
///
/// It stays a call: with it and `convert(_:to:)` in one function, the optimiser of Swift 6.3 crashes.
@inline(never) @MainActor private func view(of space: any UICoordinateSpace) -> UIView? {
    space as? UIView
}

extension UIView: UICoordinateSpace {
    /// Converts a point of the view to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: view(of: coordinateSpace))
    }

    /// Converts a point of another space to the view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: view(of: coordinateSpace))
    }

    /// Converts a rectangle of the view to another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: view(of: coordinateSpace))
    }

    /// Converts a rectangle of another space to the view.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: view(of: coordinateSpace))
    }
}

/// The coordinates of the window: those of the screen, which has its origin there.
extension UIScreen: UICoordinateSpace {
    /// The screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The screen itself, because windows are not turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// Converts a point of the screen to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view(of: coordinateSpace)?.convert(point, from: nil as UIView?) ?? point
    }

    /// Converts a point of another space to the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view(of: coordinateSpace)?.convert(point, to: nil as UIView?) ?? point
    }

    /// Converts a rectangle of the screen to another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        view(of: coordinateSpace)?.convert(rect, from: nil as UIView?) ?? rect
    }

    /// Converts a rectangle of another space to the screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        view(of: coordinateSpace)?.convert(rect, to: nil as UIView?) ?? rect
    }
}

extension UIWindowScene {
    /// The space of the display, whose bounds are those of the scene.
    public var coordinateSpace: any UICoordinateSpace { displayWindow ?? screen }
}
