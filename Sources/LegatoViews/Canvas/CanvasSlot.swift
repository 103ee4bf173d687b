import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The item of a view that drawings of a canvas show, with a layer for one of them.
final class CanvasSlot: LayerItem {
    /// The proposal with which the view is laid out; nil until it is drawn.
    private var offer: ProposedViewSize?
    /// The layers of further drawings.
    private var copies: [CALayer] = []
    /// The number of drawings in the current pass.
    private var count = 0
    /// The values from which the copies were made.
    private var states: [LayerState] = []
    private var isCurrent = false

    init(_ content: ViewItem, _ context: NodeContext) {
        super.init(PassThroughLayer(), context)
        layer.anchorPoint = .zero
        setChildren([content])
    }

    override var ownName: String? { "A view of a Canvas" }

    /// The size of the view as it is drawn.
    var size: CGSize { sizeThatFits(offer ?? .unspecified) }

    /// Takes the proposal for drawing, unless the view is drawn with another one already.
    /// - Returns: Whether the view is drawn with the proposal.
    func take(_ offer: ProposedViewSize) -> Bool {
        guard let known = self.offer else {
            self.offer = offer
            if offer != proposal { invalidateLayout() }
            return true
        }
        return known == offer
    }

    /// Forgets the proposal.
    func reset() { offer = nil }

    /// Lays out the view.
    func place() { place(at: .zero, anchor: .topLeading, proposal: offer ?? .unspecified) }

    /// The position of the layer is that of the drawing.
    override func frameChanged(from old: CGRect) {
        layer.bounds = CGRect(origin: .zero, size: frame.size)
    }

    // MARK: Layers

    /// Starts a pass of drawing.
    func begin() { (count, isCurrent) = (0, false) }

    /// Returns the layer of the next drawing.
    func next() -> CALayer {
        count += 1
        guard count > 1 else { return layer }
        if !isCurrent { checkCopies() }
        if copies.count < count - 1 { copies.append(copy()) }
        return copies[count - 2]
    }

    /// Ends a pass of drawing.
    func end() {
        let rest = max(0, count - 1)
        if copies.count > rest { copies.removeLast(copies.count - rest) }
    }

    /// Drops the copies if the view has changed.
    private func checkCopies() {
        isCurrent = true
        var states: [LayerState] = []
        for child in layer.sublayers ?? [] { child.gatherStates(into: &states) }
        if states != self.states { (self.states, copies) = (states, []) }
    }

    private func copy() -> CALayer {
        let copy = PassThroughLayer()
        copy.anchorPoint = .zero
        copy.bounds = layer.bounds
        copy.sublayers = layer.sublayers?.map { $0.duplicate() }
        return copy
    }
}
