import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// A layer that shows a gradient where its mask is opaque.
///
/// The numbers of the gradient are interpolated on the main actor, as those of a colour are: an angle
/// between two others is no point between the ends of two arcs. The size of the frame changes none of
/// them, so that it can animate on the render thread.
final class GradientPaint {
    let layer = CAGradientLayer()
    private let mask: CALayer
    private let graph: ViewGraph
    private let transactions: TransactionNode
    private var gradient: ResolvedGradient
    private var numbers: AnimatedValue<GradientData>
    private var box = GradientBox()
    /// The size of the frame for which the gradient shows.
    private var size = CGSize.zero

    init(_ gradient: ResolvedGradient, mask: CALayer, _ context: NodeContext) {
        (self.gradient, self.mask) = (gradient, mask)
        (graph, transactions) = (context.graph, context.transactions)
        numbers = AnimatedValue(gradient.animatableData, context)
        layer.mask = mask
        show()
    }

    /// Goes to another gradient, at once if there is no way to it.
    func set(_ gradient: ResolvedGradient, in scope: TransactionNode?) {
        if gradient.isLike(self.gradient) {
            numbers.onMove = { [weak self] in self?.show() }
            numbers.set(gradient.animatableData, in: scope)
        } else {
            numbers.stop()
            numbers = AnimatedValue(gradient.animatableData, graph, transactions)
        }
        self.gradient = gradient
        show()
    }

    func stop() { numbers.stop() }

    /// Puts layer and mask where a frame is, in the current transaction.
    func place(_ frame: CGRect) {
        grow { $0.include(frame.size) }
        size = frame.size
        layer.bounds = box.bounds(gradient.kind, size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        mask.bounds = CGRect(origin: .zero, size: size)
        mask.position = CGPoint(x: size.width / 2, y: size.height / 2)
        shown.place(on: layer, box, size)
    }

    /// Reaches as far as what is painted in a frame of a size.
    func include(_ ink: CGRect, in size: CGSize) { grow { $0.include(ink, in: size) } }

    /// Lets the box grow, which changes nothing of what shows.
    private func grow(_ body: (inout GradientBox) -> Void) {
        let old = box
        body(&box)
        if box != old { show() }
    }

    /// The gradient of the frame that shows.
    private var shown: ResolvedGradient {
        var shown = gradient
        shown.animatableData = numbers.shown
        return shown
    }

    private func show() {
        Transaction().runAlone {
            layer.bounds = box.bounds(gradient.kind, size)
            shown.show(on: layer, box, size)
        }
    }
}
