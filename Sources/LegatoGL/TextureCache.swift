import LegatoDrawing
import LegatoGraphics

/// The textures of the pictures that were drawn lately, by `CGImage.id`.
final class TextureCache {
    /// After how many frames without use a texture goes.
    static let patience = 120
    /// The bytes from which on textures go that were not used in the frame before.
    static let budget = 128 << 20

    private struct Entry {
        let texture: GLuint
        let bytes: Int
        var lastUse: Int
    }

    private let gl: GLFunctions
    private let limit: Int
    private var entries: [UInt64: Entry] = [:]
    private var frame = 0
    /// The bytes of all textures.
    private var bytes = 0
    /// Pictures of this frame that had a texture already.
    private(set) var hits = 0
    /// Bytes of pixels sent in this frame.
    private(set) var bytesUploaded = 0

    init(_ gl: GLFunctions, maxTextureSize: Int) {
        self.gl = gl
        limit = maxTextureSize
    }

    /// Starts a frame: counts from 0 and deletes what went unused for long, or takes too much.
    func beginFrame(_ state: inout GLState) {
        frame += 1
        hits = 0
        bytesUploaded = 0
        let isOver = bytes > Self.budget
        guard isOver || frame % Self.patience == 0 else { return }
        let patience = isOver ? 2 : Self.patience
        let stale = entries.filter { frame - $0.value.lastUse >= patience }
        for (id, entry) in stale {
            state.forget(texture: entry.texture)
            var name = entry.texture
            gl.deleteTextures(1, &name)
            entries[id] = nil
            bytes -= entry.bytes
        }
    }

    /// The texture of a picture, made and filled where there is none.
    /// - Throws: `RenderError` when the picture is larger than the driver's textures.
    func texture(for image: CGImage, _ state: inout GLState) throws(RenderError) -> GLuint {
        if let entry = entries[image.id] {
            if entry.lastUse != frame { hits += 1 }
            entries[image.id]?.lastUse = frame
            return entry.texture
        }
        guard max(image.width, image.height) <= limit else {
            throw RenderError(
                operation: "make a texture of a \(image.width) x \(image.height) picture",
                reason: "the driver's textures have at most \(limit) x \(limit) pixels",
                remedy: "Scale the picture down or choose the software renderer."
            )
        }
        let name = gl.makeTexture(
            width: image.width,
            height: image.height,
            format: .rgba,
            pixels: image.pixels,
            &state
        )
        entries[image.id] = Entry(texture: name, bytes: image.pixels.count, lastUse: frame)
        bytes += image.pixels.count
        bytesUploaded += image.pixels.count
        return name
    }
}
