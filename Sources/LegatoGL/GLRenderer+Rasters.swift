import CGL
import LegatoDrawing
import LegatoGraphics

extension GLRenderer {
    /// Draws a list, preceded by its rasters that are not cached.
    /// - Returns: The framebuffer with the result: that of `own`, unless it is nil.
    func draw(
        _ list: DisplayList, into own: RenderTarget?, _ counts: inout RenderStatistics,
        whenUploaded: () -> Void
    ) throws(RenderError) -> GLuint {
        var pictures: [GLuint] = []
        for raster in list.rasters { pictures.append(try texture(of: raster, &counts)) }
        try gradients.update(list, &state)
        let sources = FrameSources(list, gradients, rasters: pictures, images: textures)
        try encoder.encode(sources, &state)
        counts.bytesUploaded += instances.upload(encoder, &state) + gradients.bytesUploaded
        whenUploaded()
        counts.items += encoder.items
        counts.occluded += encoder.occlusion.count
        counts.offscreenPixels += encoder.offscreenPixels
        return try submit(list, into: own, &counts)
    }

    /// Returns the texture of a raster, and draws it if it is not cached.
    private func texture(
        of raster: Raster, _ counts: inout RenderStatistics
    ) throws(RenderError) -> GLuint {
        if let target = rasters.picture(of: raster) { return target.texture }
        let (width, height) = (raster.list.width, raster.list.height)
        guard max(width, height) <= limit else {
            throw RenderError(
                operation: "rasterise a layer of \(width) x \(height) pixels",
                reason: "the driver supports targets of at most \(limit) x \(limit) pixels",
                remedy: "Lower the layer's rasterizationScale or choose the software renderer."
            )
        }
        targets.deleteDiscarded(&state)
        let target = try targets.make(.frame, width, height, &state)
        do throws(RenderError) {
            _ = try draw(raster.list, into: target, &counts) {}
        } catch {
            targets.discard(target)
            throw error
        }
        rasters.insert(target, for: raster)
        return target.texture
    }
}
