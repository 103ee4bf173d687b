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
    /// The gradient to which it animates, with the stops of the one before during the animation.
    private var gradient: ResolvedGradient
    /// The gradient that was set last.
    private var target: ResolvedGradient
    private var numbers: AnimatedValue<GradientData>
    private var box = GradientBox()
    /// The size of the frame for which the layer is configured.
    private var size = CGSize.zero

    init(_ gradient: ResolvedGradient, mask: CALayer, _ context: NodeContext) {
        (self.gradient, target, self.mask) = (gradient, gradient, mask)
        (graph, transactions) = (context.graph, context.transactions)
        numbers = AnimatedValue(gradient.animatableData, context)
        layer.mask = mask
        show()
    }

    /// Animates to another gradient; changes immediately if the two cannot be interpolated.
    func set(_ style: ResolvedStyle, in scope: TransactionNode?) {
        guard case .gradient(let gradient) = style else { return }
        if numbers.isSettled, !target.hasStops(like: self.gradient) { restart(from: target) }
        target = gradient
        let animates = graph.transaction(at: scope ?? transactions).animation != nil
        if !gradient.isLike(self.gradient) {
            restart(from: gradient)
        } else if gradient.hasStops(like: self.gradient) {
            move(to: gradient, in: scope)
        } else if animates, !graph.isRebasing {
            let shown = shown
            restart(from: shown.withStops(of: gradient))
            move(to: gradient.withStops(of: shown), in: scope)
        } else {
            restart(from: gradient)
        }
        show()
    }

    /// Shows a gradient without an animation.
    private func restart(from gradient: ResolvedGradient) {
        numbers.stop()
        numbers = AnimatedValue(gradient.animatableData, graph, transactions)
        self.gradient = gradient
    }

    /// Changes to a gradient with the same stops, in the transaction of a scope.
    private func move(to gradient: ResolvedGradient, in scope: TransactionNode?) {
        numbers.onMove = { [weak self] in self?.show() }
        numbers.set(gradient.animatableData, in: scope)
        self.gradient = gradient
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
