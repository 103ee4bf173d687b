import LegatoDrawing
import LegatoGraphics

extension FrameEncoder {
    /// Draws an item other than a group or run; a cut item is drawn in rectangles, each acting as a
    /// scissor.
    func encode(
        _ item: DisplayItem, at index: Int, _ sources: FrameSources, _ state: inout GLState
    ) throws(RenderError) {
        guard item.cut != -1, let (shape, scissor, reach) = item.outline else {
            return try encodeWhole(item, at: index, sources, &state)
        }
        let place = scope.place
        let limit = place(scope.region.intersection(scissor))
        guard let area = PlacedOutline(shape, place, within: limit, reach: reach)?.quad.area
        else { return }
        let back = Placement(dx: -place.dx, dy: -place.dy)
        var parts: [PixelRect] = []
        cuts.forEachRectangle(of: item.cut, in: back(area).intersection(back(limit))) {
            parts.append($0)
        }
        let before = items
        var part = item
        for rectangle in parts {
            part.setScissor(rectangle)
            try encodeWhole(part, at: index, sources, &state)
        }
        items = min(items, before + 1)
    }

    private func encodeWhole(
        _ item: DisplayItem, at index: Int, _ sources: FrameSources, _ state: inout GLState
    ) throws(RenderError) {
        switch item {
        case .shape(let shape): add(shape)
        case .shadow(let shadow): add(shadow)
        case .image(let image): try add(image, at: index, sources, &state)
        case .gradient(let gradient):
            add(gradient, sources.gradient(gradient, at: index).kind, sources.gradients)
        case .shapes, .beginGroup, .endGroup: break
        }
    }
}

extension DisplayItem {
    /// The outline of an item other than a group or run, its scissor, and its reach beyond the
    /// outline.
    fileprivate var outline: (RoundedShape, PixelRect, Double)? {
        switch self {
        case .shape(let item): (item.shape, item.scissor, 0)
        case .image(let item): (item.shape, item.scissor, 0)
        case .shadow(let item): (item.shape, item.scissor, 3 * Double(item.sigma))
        case .gradient(let item): (item.shape, item.scissor, 0)
        case .shapes, .beginGroup, .endGroup: nil
        }
    }

    fileprivate mutating func setScissor(_ scissor: PixelRect) {
        switch self {
        case .shape(var item):
            item.scissor = scissor
            self = .shape(item)
        case .image(var item):
            item.scissor = scissor
            self = .image(item)
        case .shadow(var item):
            item.scissor = scissor
            self = .shadow(item)
        case .gradient(var item):
            item.scissor = scissor
            self = .gradient(item)
        case .shapes, .beginGroup, .endGroup: break
        }
    }
}
