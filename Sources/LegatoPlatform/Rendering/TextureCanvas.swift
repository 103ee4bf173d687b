import CSDL2
import LegatoDrawing

/// Copies pixels into a texture that SDL's own renderer shows.
///
/// Under Wayland SDL has no other way, and showing waits for the compositor's frame callback.
nonisolated final class TextureCanvas: PixelCanvas {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var width = 0
    private var height = 0

    init(renderer: OpaquePointer) {
        self.renderer = renderer
    }

    /// SDL imitates a wait where the driver refuses one, so only OpenGL's own word counts.
    var reportedSwapInterval: Int {
        SDL_GL_GetCurrentContext() == nil ? 0 : Int(SDL_GL_GetSwapInterval())
    }

    func show(_ source: PixelSource, damage: PixelRect) throws(RenderError) {
        var area = damage
        if texture == nil || width != source.width || height != source.height {
            try resize(width: source.width, height: source.height)
            area = PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
        }
        var rect = SDL_Rect(
            x: area.minX, y: area.minY, w: area.maxX - area.minX, h: area.maxY - area.minY)
        let from = source.rgba + (Int(rect.y) * width + Int(rect.x)) * 4
        guard area.isEmpty || SDL_UpdateTexture(texture, &rect, from, Int32(width * 4)) == 0,
            SDL_RenderCopy(renderer, texture, nil, nil) == 0
        else { throw Self.failure("copy a frame into the window's texture") }
        SDL_RenderPresent(renderer)
    }

    func stopWaiting() {
        SDL_RenderSetVSync(renderer, 0)
    }

    func close() {
        SDL_DestroyRenderer(renderer)
    }

    private func resize(width: Int, height: Int) throws(RenderError) {
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue),
            Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
        guard let texture else { throw Self.failure("make the window's texture") }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        (self.width, self.height) = (width, height)
    }
}
