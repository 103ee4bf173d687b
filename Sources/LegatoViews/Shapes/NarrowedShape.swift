import Foundation
import LegatoMotion

/// A shape whose outline is moved inwards; what is cut away to nothing has no outline.
nonisolated struct NarrowedShape<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    /// Fits the shape to the smaller rectangle.
    var adapt: @Sendable (inout Base, CGFloat) -> Void = { _, _ in }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        guard 2 * amount <= min(rect.width, rect.height) else { return Path() }
        var shape = base
        adapt(&shape, amount)
        return shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    func inset(by more: CGFloat) -> NarrowedShape {
        NarrowedShape(base: base, amount: amount + more, adapt: adapt)
    }
}
