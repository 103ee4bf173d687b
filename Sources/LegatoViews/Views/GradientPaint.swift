import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// A layer that shows a gradient where its mask is opaque.
///
/// The gradient's parameters are interpolated on the main actor, as colours are, because an
/// interpolated angle does not correspond to an interpolated end point. They are independent of the
/// size of the frame, which can therefore animate on the render thread.
final class GradientPaint: MaskedPaint {
    private let gradientLayer = MaskedGradientLayer()
    var layer: CALayer { gradientLayer }
    private let mask: CALayer
    private let graph: ViewGraph
    private let transactions: TransactionNode
    private var gradient: ResolvedGradient
    private var numbers: AnimatedValue<GradientData>
    private var box = GradientBox()
    /// The size of the frame for which the layer is configured.
    private var size = CGSize.zero

    init(_ gradient: ResolvedGradient, mask: CALayer, _ context: NodeContext) {
        (self.gradient, self.mask) = (gradient, mask)
        (graph, transactions) = (context.graph, context.transactions)
        numbers = AnimatedValue(gradient.animatableData, context)
        layer.mask = mask
        show()
    }

    /// Animates to another gradient; changes immediately if the two cannot be interpolated.
    func set(_ style: ResolvedStyle, in scope: TransactionNode?) {
        guard case .gradient(let gradient) = style else { return }
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

    /// Moves the layer and its mask to a frame, in the current transaction.
    func place(_ frame: CGRect) {
        grow { $0.include(frame.size) }
        size = frame.size
        layer.bounds = box.bounds(gradient.kind, size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        mask.bounds = CGRect(origin: .zero, size: size)
        mask.position = CGPoint(x: size.width / 2, y: size.height / 2)
        shown.place(on: gradientLayer, box, size)
    }

    /// Extends the layer to cover the ink of a frame of the given size.
    func include(_ ink: CGRect, in size: CGSize) { grow { $0.include(ink, in: size) } }

    /// Grows the box, which does not change the picture.
    private func grow(_ body: (inout GradientBox) -> Void) {
        let old = box
        body(&box)
        if box != old { show() }
    }

    /// The gradient currently shown.
    private var shown: ResolvedGradient {
        var shown = gradient
        shown.animatableData = numbers.shown
        return shown
    }

    private func show() {
        Transaction().runAlone {
            layer.bounds = box.bounds(gradient.kind, size)
            shown.show(on: gradientLayer, box, size)
        }
    }
}
