import CSDL2
import LegatoDrawing
import LegatoSoftware

/// Copies pixels into SDL's window surface: shared memory under X11.
nonisolated final class SurfaceCanvas: PixelCanvas {
    private let surface: WindowSurface

    init(surface: WindowSurface) {
        self.surface = surface
    }

    var reportedSwapInterval: Int { 0 }

    func show(
        _ renderer: SoftwareRenderer, size: PixelRect, area: PixelRect
    ) throws(RenderError) -> Bool {
        try surface.show { surface, isNew throws(RenderError) in
            let bounds = PixelRect(minX: 0, minY: 0, maxX: surface.w, maxY: surface.h)
            let area = (isNew ? size : area).intersection(bounds)
            guard !area.isEmpty else { return nil }
            try Self.copy(renderer, area: area, to: surface)
            return SDL_Rect(
                x: area.minX, y: area.minY, w: area.maxX - area.minX, h: area.maxY - area.minY
            )
        }
    }

    func setWaits(_ waits: Bool) {}

    func close() {}

    private static func copy(
        _ renderer: SoftwareRenderer, area: PixelRect, to surface: SDL_Surface
    ) throws(RenderError) {
        guard let format = surface.format?.pointee, let pixels = surface.pixels
        else { throw RenderError.canvas("write to the window's surface") }
        if let order = byteOrder(of: format.format) {
            let bytesPerRow = Int(surface.pitch)
            renderer.copyPixels(to: pixels, bytesPerRow: bytesPerRow, format: order, rect: area)
            return
        }
        guard format.palette == nil else { throw unusable(format) }
        let code = try renderer.withPixels { source, bytesPerRow in
            let from = Int(area.minY) * bytesPerRow + Int(area.minX) * 4
            let bytesPerPixel = Int(format.BytesPerPixel)
            let to = Int(area.minY) * Int(surface.pitch) + Int(area.minX) * bytesPerPixel
            return SDL_ConvertPixels(
                area.maxX - area.minX, area.maxY - area.minY,
                UInt32(SDL_PIXELFORMAT_XBGR8888.rawValue), source.baseAddress.map { $0 + from },
                Int32(bytesPerRow), format.format, pixels + to, surface.pitch
            )
        }
        guard code == 0 else { throw unusable(format) }
    }

    /// Returns the byte order of a format with four bytes per pixel; nil for others.
    private static func byteOrder(of format: UInt32) -> SoftwareRenderer.PixelFormat? {
        switch SDL_PixelFormatEnum(rawValue: SDL_PixelFormatEnum.RawValue(format)) {
        case SDL_PIXELFORMAT_XRGB8888, SDL_PIXELFORMAT_ARGB8888: .bgra
        case SDL_PIXELFORMAT_XBGR8888, SDL_PIXELFORMAT_ABGR8888: .rgba
        default: nil
        }
    }

    private static func unusable(_ format: SDL_PixelFormat) -> RenderError {
        RenderError(
            operation: "write to the window's surface",
            reason: "its format is \(String(cString: SDL_GetPixelFormatName(format.format)))",
            remedy: "Set the display to 24-bit colour, or set LEGATO_RENDERER to gl."
        )
    }
}
