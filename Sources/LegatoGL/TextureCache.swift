import CGL
import LegatoDrawing
import LegatoGraphics

/// The textures of recently drawn images, by `CGImage.id`.
final class TextureCache {
    /// The number of unused frames after which a texture is deleted.
    static let patience = 120
    /// The number of bytes above which textures that were not used in the previous frame are
    /// deleted.
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
    /// The number of bytes of all textures.
    private var bytes = 0
    /// The number of images of this frame that already had a texture.
    private(set) var hits = 0
    /// The number of bytes uploaded in this frame.
    private(set) var bytesUploaded = 0

    init(_ gl: GLFunctions, maxTextureSize: Int) {
        self.gl = gl
        limit = maxTextureSize
    }

    /// Begins a frame: resets the counts and deletes textures that were unused for too long or
    /// exceed the budget.
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

    /// Returns the texture of an image, and creates it if there is none.
    /// - Throws: `RenderError` if the image exceeds the size of the driver's textures.
    func texture(for image: CGImage, _ state: inout GLState) throws(RenderError) -> GLuint {
        if let entry = entries[image.id] {
            if entry.lastUse != frame { hits += 1 }
            entries[image.id]?.lastUse = frame
            return entry.texture
        }
        guard max(image.width, image.height) <= limit else {
            throw RenderError(
                operation: "create a texture of \(image.width) x \(image.height) pixels",
                reason: "the driver supports textures of at most \(limit) x \(limit) pixels",
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
