import CGL
import LegatoDrawing
import LegatoGraphics

/// A list and the textures of its items.
struct FrameSources {
    let list: DisplayList
    let gradients: GradientTexture
    private let rasters: [GLuint]
    private let images: TextureCache

    /// Creates the sources; `rasters` are the textures of the list's rasters.
    init(
        _ list: DisplayList, _ gradients: GradientTexture, rasters: [GLuint], images: TextureCache
    ) {
        (self.list, self.gradients) = (list, gradients)
        (self.rasters, self.images) = (rasters, images)
    }

    /// Returns the size in pixels of an item's picture; `index` is the item's position in the list.
    func size(_ item: ImageItem, at index: Int) -> (width: Int, height: Int) {
        let number = Int(item.image)
        guard !item.isRaster else {
            require(
                list.rasters.indices.contains(number),
                "The raster of item \(index) must be within 0..<\(list.rasters.count), got "
                    + "\(number)"
            )
            let raster = list.rasters[number].list
            return (raster.width, raster.height)
        }
        require(
            list.images.indices.contains(number),
            "The image of item \(index) must be within 0..<\(list.images.count), got \(number)"
        )
        let image = list.images[number]
        return (image.width, image.height)
    }

    /// Returns the texture of an item's picture, and uploads it if necessary.
    func texture(_ item: ImageItem, _ state: inout GLState) throws(RenderError) -> GLuint {
        let number = Int(item.image)
        guard !item.isRaster else { return rasters[number] }
        return try images.texture(for: list.images[number], &state)
    }

    /// Returns an item's gradient; `index` is the item's position in the list.
    func gradient(_ item: GradientItem, at index: Int) -> Gradient {
        require(
            list.gradients.indices.contains(Int(item.gradient)),
            "The gradient of item \(index) must be within 0..<\(list.gradients.count), got "
                + "\(item.gradient)"
        )
        return list.gradients[Int(item.gradient)]
    }
}
