import CGL
import LegatoDrawing

/// The texture with the gradients of a list; uploaded only when they change.
final class GradientTexture {
    private static let width = Shaders.recordsPerRow * Shaders.texelsPerRecord
    private static let recordBytes = MemoryLayout<GradientRecord>.stride

    private let gl: GLFunctions
    private let limit: Int
    private let table = GradientTable()
    /// The records, padded to whole rows.
    private var staging: [GradientRecord] = []
    /// The texture; 0 until a list has a gradient.
    private(set) var texture: GLuint = 0
    /// The number of bytes of records uploaded in this frame.
    private(set) var bytesUploaded = 0

    init(_ gl: GLFunctions, maxTextureSize: Int) {
        self.gl = gl
        limit = maxTextureSize
    }

    /// The run of records of each gradient of the list.
    var runs: [GradientTable.Run] { table.runs }

    /// Updates the texture to the gradients of a list.
    /// - Throws: `RenderError` if their stops exceed the size of the driver's textures.
    func update(_ list: DisplayList, _ state: inout GLState) throws(RenderError) {
        bytesUploaded = 0
        guard table.update(list), table.count > 0 else { return }
        let rows = (table.count + Shaders.recordsPerRow - 1) / Shaders.recordsPerRow
        guard rows <= limit else {
            throw RenderError(
                operation: "draw gradients of \(list.stops.count) stops",
                reason: "the driver supports textures of at most \(limit) rows",
                remedy: "Use fewer stops or choose the software renderer."
            )
        }
        staging.removeAll(keepingCapacity: true)
        staging.append(contentsOf: UnsafeBufferPointer(start: table.records, count: table.count))
        let filler = table.records[0]
        while staging.count < rows * Shaders.recordsPerRow { staging.append(filler) }
        if texture == 0 {
            texture = gl.makeTexture(
                width: Self.width,
                height: rows,
                format: .numbers,
                pixels: staging,
                &state
            )
        } else {
            state.bind(texture: texture)
            gl.fillTexture(width: Self.width, height: rows, format: .numbers, pixels: staging)
        }
        bytesUploaded = staging.count * Self.recordBytes
    }
}
