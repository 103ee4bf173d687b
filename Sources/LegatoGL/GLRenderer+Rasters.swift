import LegatoDrawing
import LegatoGraphics

extension GLRenderer {
    /// Draws a list, and before it the rasters that it shows and that are not there.
    /// - Returns: the framebuffer that holds it; that of `own` unless that is nil.
    func draw(
        _ list: DisplayList,
        into own: RenderTarget?,
        _ counts: inout RenderStatistics,
        whenUploaded: () -> Void
    ) throws(RenderError) -> GLuint {
        var pictures: [GLuint] = []
        for raster in list.rasters { pictures.append(try texture(of: raster, &counts)) }
        try gradients.update(list, &state)
        try encoder.encode(FrameSources(list, gradients, rasters: pictures, self))
        counts.bytesUploaded += instances.upload(encoder, &state) + gradients.bytesUploaded
        whenUploaded()
        counts.items += encoder.items
        counts.occluded += encoder.occlusion.count
        counts.offscreenPixels += encoder.offscreenPixels
        return try submit(list, into: own, &counts)
    }

    /// The texture of a picture, sent if it is not there.
    func texture(of image: CGImage) throws(RenderError) -> GLuint {
        try textures.texture(for: image, &state)
    }

    /// The texture of a raster, drawn if it is not there.
    private func texture(
        of raster: Raster,
        _ counts: inout RenderStatistics
    ) throws(RenderError) -> GLuint {
        if let target = rasters.picture(of: raster) { return target.texture }
        let (width, height) = (raster.list.width, raster.list.height)
        guard max(width, height) <= limit else {
            throw RenderError(
                operation: "rasterise a layer of \(width) x \(height) pixels",
                reason: "the driver's targets have at most \(limit) x \(limit) pixels",
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
