public import Foundation
public import LegatoGraphics
import LegatoMotion

extension View {
    /// Puts the view into a frame of a fixed width, height or both, points.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        UnaryLayoutView(
            content: self,
            rule: FixedFrameLayout(width: width, height: height, alignment: alignment)
        )
    }

    /// Puts the view into a frame whose sides keep within bounds, points.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        UnaryLayoutView(
            content: self,
            rule: FlexibleFrameLayout(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight,
                maxHeight: maxHeight,
                alignment: alignment
            )
        )
    }

    /// Leaves room around the view; 16 points on all sides by default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        UnaryLayoutView(content: self, rule: PaddingLayout(edges, length))
    }

    /// Leaves so many points of room around the view.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Leaves room around the view.
    public func padding(_ insets: EdgeInsets) -> some View {
        UnaryLayoutView(content: self, rule: PaddingLayout(insets))
    }

    /// Puts the middle of the view at a point of all the room that is offered.
    public func position(_ position: CGPoint) -> some View {
        PositionView(content: self, layout: PositionLayout(position))
    }

    /// Puts the middle of the view at a point of all the room that is offered.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
