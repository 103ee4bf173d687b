import CSDL2
import LegatoDrawing

/// Copies pixels into SDL's window surface: shared memory under X11.
nonisolated final class SurfaceCanvas: PixelCanvas {
    private let window: OpaquePointer

    init(window: OpaquePointer) {
        self.window = window
    }

    var reportedSwapInterval: Int { 0 }

    func show(_ source: PixelSource, damage: PixelRect) throws(RenderError) {
        guard let surface = SDL_GetWindowSurface(window)?.pointee,
            let format = surface.format?.pointee.format, let pixels = surface.pixels
        else { throw Self.failure("get the window's surface") }
        let bounds = PixelRect(
            minX: 0, minY: 0, maxX: min(surface.w, Int32(source.width)),
            maxY: min(surface.h, Int32(source.height)))
        let area = damage.intersection(bounds)
        guard !area.isEmpty else { return }
        var rect = SDL_Rect(
            x: area.minX, y: area.minY, w: area.maxX - area.minX, h: area.maxY - area.minY)
        let bytes = Int(surface.format.pointee.BytesPerPixel)
        let from = source.rgba + (Int(rect.y) * source.width + Int(rect.x)) * 4
        let to = pixels + Int(rect.y) * Int(surface.pitch) + Int(rect.x) * bytes
        let rgba = UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue)
        guard
            SDL_ConvertPixels(
                rect.w, rect.h, rgba, from, Int32(source.width * 4), format, to, surface.pitch) == 0,
            SDL_UpdateWindowSurfaceRects(window, &rect, 1) == 0
        else { throw Self.failure("show the window's surface") }
    }

    func stopWaiting() {}

    func close() {}
}
