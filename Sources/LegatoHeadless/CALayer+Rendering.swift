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

/// A snapshot of a subtree without animations, below a root layer for the context.
private struct StillTree {
    private static let paperID: LayerID = 0
    /// The presentation values to read; nil for model values.
    private let values: PresentationValues?
    private var inserts: [Commit.Change] = []
    private var structure: [Commit.Change] = []

    /// Takes the values of `layer`, whose coordinate space becomes that of `paper`.
    init(of layer: CALayer, on paper: LayerState) {
        values = layer.around
        inserts.append(.insert(Self.paperID, SharedState(paper)))
        structure.append(.sublayers(Self.paperID, [layer.id]))
        structure.append(.root(Self.paperID))
        if values == nil { layer.layoutIfNeeded() }
        var state = layer.state(in: values)
        let (bounds, anchor) = (state.bounds, state.anchorPoint)
        // Every point of the layer keeps its coordinates in `paper`.
        state.position = CGPoint(
            x: bounds.origin.x + anchor.x * bounds.size.width,
            y: bounds.origin.y + anchor.y * bounds.size.height
        )
        (state.transform, state.zPosition, state.anchorPointZ) = (CATransform3DIdentity, 0, 0)
        state.isGeometryFlipped = false
        add(layer, state)
    }

    var commit: Commit { Commit(changes: inserts + structure) }

    /// Adds a subtree of any depth; iterative, so that deep trees do not overflow the stack.
    private mutating func add(_ top: CALayer, _ state: LayerState) {
        var waiting = [top]
        while let layer = waiting.popLast() {
            insert(layer, layer === top ? state : layer.state(in: values))
            let sublayers = layer.drawnLayers(in: values)
            structure.append(.sublayers(layer.id, sublayers.map(\.id)))
            waiting += sublayers.reversed()
            if let mask = layer.mask(in: values) {
                structure.append(.mask(layer.id, mask.id))
                waiting.append(mask)
            }
        }
    }

    private mutating func insert(_ layer: CALayer, _ state: LayerState) {
        var state = state
        if values == nil && layer.needsDisplay() {
            layer.displayIfNeeded()
            state.contents = layer.state.contents
        }
        inserts.append(.insert(layer.id, SharedState(state)))
    }
}
