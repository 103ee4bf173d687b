import Foundation
import LegatoGraphics
import LegatoMotion

/// A shape inset by a distance; it is empty if the inset exceeds half the shorter side.
nonisolated struct NarrowedShape<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    /// Adapts the shape to the smaller rectangle.
    var adapt: @Sendable (inout Base, CGFloat) -> Void

    init(
        _ base: Base, _ amount: CGFloat,
        adapt: @escaping @Sendable (inout Base, CGFloat) -> Void = { _, _ in }
    ) {
        self.base = base
        self.amount = NumberCheck(Base.self, "inset(by:)").number(amount, or: 0)
        self.adapt = adapt
    }

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
        NarrowedShape(base, amount + more, adapt: adapt)
    }
}
