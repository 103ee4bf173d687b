import Legato

extension RenderStatistics {
    /// The cost of drawing one frame, by the names of the figures.
    var counters: [String: Int] {
        [
            "items": items, "instances": instances, "batches": batches, "draw_calls": drawCalls,
            "state_changes": stateChanges.total, "program_switches": stateChanges.programs,
            "texture_switches": stateChanges.textures, "target_switches": stateChanges.targets,
            "blend_switches": stateChanges.blending, "bytes_uploaded": bytesUploaded,
            "offscreen_pixels": offscreenPixels, "cache_hits": cacheHits, "occluded": occluded,
            "drawn_pixels": drawnPixels,
            "layer_rasters": layerRasters, "layer_raster_hits": layerRasterHits,
        ]
    }

    /// The cost of building its display list.
    var layerCounters: [String: Int] {
        [
            "layers": layers, "visible": visible, "culled": culled.total,
            "culled_hidden": culled.hidden, "culled_turned_away": culled.turnedAway,
            "culled_outside": culled.outside, "culled_empty": culled.empty,
            "evaluations": evaluations,
            "rasterized": rasterized, "raster_hits": rasterHits, "raster_bytes": rasterBytes,
        ]
    }
}
