import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The item around a text in which the user can select.
final class SelectableTextItem: LayerItem {
    private let rectangles = TextInputRectangles()
    /// Called with the actions of the pointer, in the coordinate space of the layer.
    var onPointer: (TextPointerRecognizer.Action, CGPoint) -> Void = { _, _ in }
    /// Called with a press of the secondary button, in the coordinate space of the layer.
    var onSecondaryClick: (CGPoint) -> Void = { _ in }
    /// Returns the text for assistive technologies.
    var spokenText: () -> AccessibilityText? = { nil }
    /// Called after the text has been laid out.
    var onLayout: () -> Void = {}

    init(_ context: NodeContext) {
        let layer = SelectableTextLayer()
        super.init(layer, context)
        let pointer = TextPointerRecognizer { [weak self] in self?.onPointer($0, $1) }
        layer.addGesture(MadeGesture(recognizer: pointer))
        layer.onSecondaryClick = { [weak self] in self?.onSecondaryClick($0) }
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        super.adopt([rectangles.layer] + layers, layer)
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        super.layOutContents(in: bounds, proposal)
        graph.later { [weak self] in self?.onLayout() }
    }

    /// The texts inside, in their order, and whether the line ends after each.
    var texts: [(text: TextItem, endsLine: Bool)] {
        var found: [(text: TextItem, endsLine: Bool)] = []
        func add(_ item: ViewItem, endsLine: Bool) {
            if let text = item as? TextItem { return found.append((text, endsLine)) }
            let breaks = (item as? LayoutItem<TextFlow>)?.layout.breaks ?? []
            for (index, child) in item.children.enumerated() {
                add(child, endsLine: breaks.indices.contains(index) && breaks[index] == .forced)
            }
        }
        add(self, endsLine: false)
        return found
    }

    /// Shows rectangles below the letters.
    func show(_ all: [CGRect], _ color: CGColor?) {
        Transaction().runAlone { rectangles.show(all, .zero, color) }
    }
}

extension SelectableTextItem: AccessibleItem {
    /// The element of the text, whose characters have places.
    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        guard inner.count == 1 else { return inner.sortedByPriority }
        var element = inner[0]
        element.text = spokenText()
        return [element]
    }
}

/// The layer around a text that can be selected.
private final class SelectableTextLayer: CALayer, PointerShaping, SecondaryClickResponder {
    /// Called with a press of the secondary button, in the coordinate space of the layer.
    var onSecondaryClick: (CGPoint) -> Void = { _ in }

    var pointerShape: PointerShape? { .text }

    func secondaryClicked(_ event: PointerEvent) -> Bool {
        onSecondaryClick(place(ofEventAt: event.location))
        return false
    }
}
