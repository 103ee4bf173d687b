import Foundation
public import LegatoCanvas
import LegatoGraphics
public import LegatoLayers
import LegatoRenderTree
import LegatoSoftware

extension CALayer {
    /// Draws the model values of the layer and its sublayers, without animations, into a context.
    ///
    /// The context's user space is the layer's coordinate space: its position, transform and
    /// `isGeometryFlipped` are ignored. Layers that need layout or display are laid out and
    /// displayed first. A presentation layer draws presentation values. Of the context's state,
    /// only the clip and the transform apply. The software renderer draws; a context with a
    /// singular transform draws nothing.
    ///
    /// ```swift
    /// let context = CGContext(width: 64, height: 64)
    /// card.render(in: context)
    /// let picture: CGImage = context.makeImage()
    /// ```
    public func render(in context: CGContext) {
        let toPixels = context.ctm
        guard toPixels.determinant != 0 && toPixels.determinant.isFinite else { return }
        // Drawn unmirrored, so that a mirrored context does not show the backs of layers.
        let isMirrored = toPixels.determinant < 0
        let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(context.height))
        var paper = LayerState()
        paper.anchorPoint = .zero
        paper.transform = CATransform3DMakeAffineTransform(
            isMirrored ? toPixels.concatenating(mirror) : toPixels
        )
        let tree = RenderTree()
        tree.apply(StillTree(of: self, on: paper).commit)
        let list = tree.displayList(at: 0, width: context.width, height: context.height, scale: 1)
        do {
            let renderer = SoftwareRenderer()
            try renderer.render(list)
            context.drawPixels(of: try renderer.readPixels(), mirrored: isMirrored)
        } catch {
            refuse("CALayer.render(in:) cannot draw: \(error)")
        }
    }
}
