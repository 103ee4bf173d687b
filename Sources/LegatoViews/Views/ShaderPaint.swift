import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A layer on which a shader draws where its mask is opaque.
final class ShaderPaint: MaskedPaint {
    let layer: CALayer = MaskedLayer()
    private let mask: CALayer

    init(_ shader: ResolvedShader, mask: CALayer) {
        self.mask = mask
        layer.mask = mask
        show(shader)
    }

    func set(_ style: ResolvedStyle, in scope: TransactionNode?) {
        if case .shader(let shader) = style { show(shader) }
    }

    func place(_ frame: CGRect) {
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        mask.bounds = layer.bounds
        mask.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
    }

    /// The shader is cut at the frame.
    func include(_ ink: CGRect, in size: CGSize) {}

    func stop() {}

    private func show(_ shader: ResolvedShader) {
        Transaction().runAlone {
            // Shown where the function cannot run.
            layer.backgroundColor = shader.fallback.cgColor.copy(alpha: 1)
            layer.filters = [shader.effect.layerFilter]
            layer.opacity = Float(shader.opacity)
        }
    }
}
