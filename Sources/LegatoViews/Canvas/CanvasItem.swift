import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The layer of a canvas, which is hit as a whole.
private final class CanvasLayer: CALayer, ReachableLayer {
    override func hitTest(_ point: CGPoint) -> CALayer? {
        super.hitTest(point) == nil ? nil : self
    }
}

/// The item of a canvas.
final class CanvasItem: LayerItem {
    override var ownName: String? { "Canvas" }

    var onPlace: () -> Void = {}
    /// Whether it has a frame.
    private(set) var isPlaced = false
    private var isFilling = false
    private let painter = CanvasPainter()
    private var drawings: [CanvasDrawing]?
    private var environment = EnvironmentValues()

    init(_ context: NodeContext) {
        super.init(CanvasLayer(), context)
        layer.masksToBounds = true
    }

    override var only: ViewItem? { nil }
    override var isPreparing: Bool { isFilling }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func prepareContents() {
        isPlaced = true
        isFilling = graph.isLayingOut
        onPlace()
        isFilling = false
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        for case let slot as CanvasSlot in children { slot.place() }
    }

    /// The painter sets the sublayers.
    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}

    /// Shows drawings at the end of the update.
    func show(_ drawings: [CanvasDrawing], isOpaque: Bool, _ environment: EnvironmentValues) {
        let isWaiting = self.drawings != nil
        (self.drawings, self.environment) = (drawings, environment)
        guard !isWaiting else { return }
        graph.atEnd { [self] in
            guard let drawings = self.drawings else { return }
            self.drawings = nil
            layer.backgroundColor = isOpaque ? .black : nil
            let slots = children.compactMap { $0 as? CanvasSlot }
            for slot in slots { slot.begin() }
            painter.paint(drawings, on: layer, frame.size, self.environment)
            for slot in slots { slot.end() }
        }
    }
}
