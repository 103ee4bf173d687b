import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A layer that shows a mesh gradient where its mask is opaque.
final class MeshPaint: MaskedPaint {
    let layer: CALayer = MaskedLayer()
    private let mask: CALayer
    private let graph: ViewGraph
    private let transactions: TransactionNode
    private var mesh: ResolvedMesh
    private var numbers: AnimatedValue<GradientData>

    init(_ mesh: ResolvedMesh, mask: CALayer, _ context: NodeContext) {
        (self.mesh, self.mask) = (mesh, mask)
        (graph, transactions) = (context.graph, context.transactions)
        numbers = AnimatedValue(mesh.animatableData, context, of: MeshGradient.self)
        layer.mask = mask
        show()
    }

    /// Animates to another mesh; changes immediately if the two cannot be interpolated.
    func set(_ style: ResolvedStyle, in scope: TransactionNode?) {
        guard case .mesh(let mesh) = style else { return }
        if mesh.isLike(self.mesh) {
            numbers.onMove = { [weak self] in self?.show() }
            numbers.set(mesh.animatableData, in: scope)
        } else {
            numbers.stop()
            numbers = AnimatedValue(mesh.animatableData, graph, transactions)
        }
        self.mesh = mesh
        show()
    }

    func place(_ frame: CGRect) {
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        mask.bounds = layer.bounds
        mask.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
    }

    /// The mesh is cut at the frame.
    func include(_ ink: CGRect, in size: CGSize) {}

    func stop() { numbers.stop() }

    private func show() {
        var shown = mesh
        shown.animatableData = numbers.shown
        Transaction().runAlone { layer.contents = MeshPicture.image(shown) }
    }
}
