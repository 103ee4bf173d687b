import Foundation
public import LegatoCanvas
import LegatoGraphics
public import LegatoLayers
import LegatoRenderTree
import LegatoSoftware

extension CALayer {
    /// Draws the layer and its sublayers as their values say, without animations, into a context.
    ///
    /// The context's user space is the layer's own: where it is placed, its transform and flip do
    /// not count. What asked for layout or display gets it before. A presentation layer draws what
    /// shows. Only the clip and the transform of the context count. Drawn by the software renderer;
    /// a transform without inverse draws nothing.
    public func render(in context: CGContext) {
        let toPixels = context.ctm
        guard toPixels.determinant != 0 && toPixels.determinant.isFinite else { return }
        // Drawn upright, so that a mirrored context does not show the backs of layers.
        let isMirrored = toPixels.determinant < 0
        let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(context.height))
        var paper = LayerState()
        paper.anchorPoint = .zero
        paper.transform = CATransform3DMakeAffineTransform(
            isMirrored ? toPixels.concatenating(mirror) : toPixels
        )
        let tree = RenderTree()
        tree.apply(StillTree(of: self, on: paper).commit)
        let list = tree.displayList(
            at: 0,
            width: context.width,
            height: context.height,
            scale: 1
        )
        do {
            let renderer = SoftwareRenderer()
            try renderer.render(list)
            context.drawPixels(of: try renderer.readPixels(), mirrored: isMirrored)
        } catch {
            refuse("CALayer.render(in:) cannot draw: \(error)")
        }
    }
}

/// The values of a subtree that stands still, on a layer of its own.
private struct StillTree {
    private static let paperID: LayerID = 0
    private var inserts: [Commit.Change] = []
    private var structure: [Commit.Change] = []

    /// Takes the values of `layer`, whose own space becomes that of `paper`.
    init(of layer: CALayer, on paper: LayerState) {
        inserts.append(.insert(Self.paperID, SharedState(paper)))
        structure.append(.sublayers(Self.paperID, [layer.id]))
        structure.append(.root(Self.paperID))
        if layer.model() === layer { layer.layoutIfNeeded() }
        var state = layer.state
        let (bounds, anchor) = (state.bounds, state.anchorPoint)
        // Every point of the layer is at the same place outside.
        state.position = CGPoint(
            x: bounds.origin.x + anchor.x * bounds.size.width,
            y: bounds.origin.y + anchor.y * bounds.size.height
        )
        (state.transform, state.zPosition, state.anchorPointZ) = (CATransform3DIdentity, 0, 0)
        state.isGeometryFlipped = false
        add(layer, state)
    }

    var commit: Commit { Commit(changes: inserts + structure) }

    /// Takes a subtree of any depth.
    private mutating func add(_ top: CALayer, _ state: LayerState) {
        var waiting = [top]
        while let layer = waiting.popLast() {
            insert(layer, layer === top ? state : layer.state)
            let sublayers = layer.sublayers ?? []
            structure.append(.sublayers(layer.id, sublayers.map(\.id)))
            waiting += sublayers.reversed()
            if let mask = layer.mask {
                structure.append(.mask(layer.id, mask.id))
                waiting.append(mask)
            }
        }
    }

    private mutating func insert(_ layer: CALayer, _ state: LayerState) {
        var state = state
        if layer.model() === layer && layer.needsDisplay() {
            layer.displayIfNeeded()
            state.contents = layer.state.contents
        }
        inserts.append(.insert(layer.id, SharedState(state)))
    }
}
