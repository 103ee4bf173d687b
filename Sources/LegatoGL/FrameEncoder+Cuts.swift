import LegatoDrawing
import LegatoGraphics

extension FrameEncoder {
    /// Draws an item that is no group; one that is cut in rectangles, each as a scissor would.
    func encode(
        _ item: DisplayItem,
        at index: Int,
        _ list: DisplayList,
        _ gradients: GradientTexture,
        _ texture: (Int) throws(RenderError) -> GLuint,
        _ raster: (Int) -> GLuint
    ) throws(RenderError) {
        guard item.cut != -1, let (shape, scissor, reach) = item.outline else {
            return try encodeWhole(item, at: index, list, gradients, texture, raster)
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
            try encodeWhole(part, at: index, list, gradients, texture, raster)
        }
        items = min(items, before + 1)
    }

    private func encodeWhole(
        _ item: DisplayItem,
        at index: Int,
        _ list: DisplayList,
        _ gradients: GradientTexture,
        _ texture: (Int) throws(RenderError) -> GLuint,
        _ raster: (Int) -> GLuint
    ) throws(RenderError) {
        switch item {
        case .shape(let shape): add(shape)
        case .shadow(let shadow): add(shadow)
        case .image(let image) where image.isRaster:
            require(
                list.rasters.indices.contains(Int(image.image)),
                "Item \(index) shows raster \(image.image) of \(list.rasters.count) rasters"
            )
            let picture = list.rasters[Int(image.image)].list
            add(image, picture.width, picture.height) { raster(Int(image.image)) }
        case .image(let image):
            require(
                list.images.indices.contains(Int(image.image)),
                "Item \(index) shows image \(image.image) of \(list.images.count) images"
            )
            let picture = list.images[Int(image.image)]
            try add(image, picture.width, picture.height) { () throws(RenderError) in
                try texture(Int(image.image))
            }
        case .gradient(let gradient):
            require(
                list.gradients.indices.contains(Int(gradient.gradient)),
                "Item \(index) shows gradient \(gradient.gradient) of "
                    + "\(list.gradients.count) gradients"
            )
            add(gradient, list.gradients[Int(gradient.gradient)].kind, gradients)
        case .shapes, .beginGroup, .endGroup: break
        }
    }
}

extension DisplayItem {
    /// The outline of an item that is no group, its scissor, and how far it reaches beyond.
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
