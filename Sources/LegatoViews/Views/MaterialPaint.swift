import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A layer that blurs its backdrop where its mask is opaque.
final class MaterialPaint: MaskedPaint {
    let layer: CALayer = MaskedLayer()
    private let mask: CALayer
    private let graph: ViewGraph
    private let transactions: TransactionNode

    init(_ material: ResolvedMaterial, mask: CALayer, _ context: NodeContext) {
        self.mask = mask
        (graph, transactions) = (context.graph, context.transactions)
        layer.mask = mask
        show(material)
    }

    func set(_ style: ResolvedStyle, in scope: TransactionNode?) {
        guard case .material(let material) = style else { return }
        graph.change(at: scope ?? transactions) { show(material) }
    }

    func place(_ frame: CGRect) {
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        mask.bounds = layer.bounds
        mask.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
    }

    /// The material is cut at the frame.
    func include(_ ink: CGRect, in size: CGSize) {}

    func stop() {}

    private func show(_ material: ResolvedMaterial) { material.show(on: layer) }
}
