import Foundation
import LegatoGraphics
import LegatoMotion

/// A segment of a shape's outline.
nonisolated struct TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var start: CGFloat
    var end: CGFloat

    var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
        set {
            base.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }

    func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape in a box of a fixed size.
nonisolated struct SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize
    var anchor = UnitPoint.topLeading

    var animatableData:
        AnimatablePair<
            Base.AnimatableData,
            AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                base.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)
            )
        }
        set {
            base.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x,
            y: rect.minY + (rect.height - size.height) * anchor.y
        )
        return base.path(in: CGRect(origin: origin, size: size))
    }
}

/// The outline of a shape's stroke.
nonisolated struct StrokedShape<Base: Shape>: Shape {
    var base: Base
    var style: StrokeStyle

    var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(base.animatableData, style.animatableData) }
        set {
            base.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
}
