import CSDL2
import LegatoDrawing
import LegatoSoftware

/// Copies pixels into a texture that SDL's own renderer shows.
///
/// Used for screens without a window system, and for pixel formats other than four bytes per pixel.
nonisolated final class TextureCanvas: PixelCanvas {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var size = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    init(renderer: OpaquePointer) {
        self.renderer = renderer
    }

    /// The swap interval reported by OpenGL; SDL's is not used, as SDL emulates a refused wait.
    var reportedSwapInterval: Int {
        SDL_GL_GetCurrentContext() == nil ? 0 : Int(SDL_GL_GetSwapInterval())
    }

    func show(
        _ renderer: SoftwareRenderer, size: PixelRect, area: PixelRect
    ) throws(RenderError) -> Bool {
        var area = area
        if texture == nil || self.size != size {
            try resize(to: size)
            area = size
        }
        var rect = SDL_Rect(
            x: area.minX, y: area.minY, w: area.maxX - area.minX, h: area.maxY - area.minY
        )
        let code = try renderer.withPixels { pixels, bytesPerRow in
            let offset = Int(rect.y) * bytesPerRow + Int(rect.x) * 4
            return SDL_UpdateTexture(
                texture,
                &rect,
                pixels.baseAddress.map { $0 + offset },
                Int32(bytesPerRow)
            )
        }
        guard code == 0, SDL_RenderCopy(self.renderer, texture, nil, nil) == 0 else {
            throw RenderError.canvas("copy a frame into the window's texture")
        }
        SDL_RenderPresent(self.renderer)
        return true
    }

    func setWaits(_ waits: Bool) {
        SDL_RenderSetVSync(renderer, waits ? 1 : 0)
    }

    func deviceWasReset() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
    }

    func close() {
        SDL_DestroyRenderer(renderer)
    }

    private func resize(to size: PixelRect) throws(RenderError) {
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue),
            Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), size.maxX, size.maxY
        )
        guard let texture else { throw RenderError.canvas("make the window's texture") }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        self.size = size
    }
}
