import LegatoDrawing

/// The texture that carries the gradients of a list to the GPU; sent only where they change.
final class GradientTexture {
    private static let width = Shaders.recordsPerRow * Shaders.texelsPerRecord
    private static let recordBytes = MemoryLayout<GradientRecord>.stride

    private let gl: GLFunctions
    private let limit: Int
    private let table = GradientTable()
    /// The rows of records, filled up to whole rows.
    private var staging: [GradientRecord] = []
    /// The texture; 0 as long as no list had a gradient.
    private(set) var texture: GLuint = 0
    /// Bytes of records sent in this frame.
    private(set) var bytesUploaded = 0

    init(_ gl: GLFunctions, maxTextureSize: Int) {
        self.gl = gl
        limit = maxTextureSize
    }

    /// Where the records of each gradient of the list stand.
    var runs: [GradientTable.Run] { table.runs }

    /// Takes over the gradients of a list.
    /// - Throws: `RenderError` when they have more stops than the driver's textures have room for.
    func update(_ list: DisplayList, _ state: inout GLState) throws(RenderError) {
        bytesUploaded = 0
        guard table.update(list), table.count > 0 else { return }
        let rows = (table.count + Shaders.recordsPerRow - 1) / Shaders.recordsPerRow
        guard rows <= limit else {
            throw RenderError(
                operation: "draw gradients of \(list.stops.count) stops",
                reason: "the driver's textures have at most \(limit) rows",
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
