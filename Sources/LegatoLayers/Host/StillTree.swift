import Foundation
import LegatoGraphics
package import LegatoRenderTree

/// A snapshot of a subtree without animations, below a root layer for the context.
package struct StillTree {
    private static let paperID: LayerID = 0
    /// The presentation values to read; nil for model values.
    private let values: PresentationValues?
    private var inserts: [Commit.Change] = []
    private var structure: [Commit.Change] = []

    /// Takes the values of `layer`, whose coordinate space becomes that of `paper`.
    package init(of layer: CALayer, on paper: LayerState) {
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

    /// The layers of the snapshot, for a render tree of its own.
    package var commit: Commit { Commit(changes: inserts + structure) }

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
