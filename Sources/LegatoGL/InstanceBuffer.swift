/// The buffer that carries a frame's instances to the GPU.
///
/// It is orphaned and filled once a frame; the driver keeps the memory that earlier frames still
/// read.
final class InstanceBuffer {
    private let gl: GLFunctions
    private let staging = InstanceStore()
    private let buffer: GLuint
    private var capacity = 0
    /// The vertex arrays by number of words, and where each reads its records now.
    private var arrays: [Int: (name: GLuint, start: Int)] = [:]

    init(_ gl: GLFunctions, _ state: inout GLState) {
        self.gl = gl
        var name: GLuint = 0
        gl.genBuffers(1, &name)
        buffer = name
        state.bind(arrayBuffer: name)
    }

    /// Whether the context that the buffer was made in is still the current one.
    var isAlive: Bool { gl.isBuffer(buffer) != 0 }

    /// Makes the vertex array for records of a number of words.
    func addArray(words: Int, _ state: inout GLState) {
        guard arrays[words] == nil else { return }
        var name: GLuint = 0
        gl.genVertexArrays(1, &name)
        state.bind(vertexArray: name)
        for i in 0..<words {
            gl.enableVertexAttribArray(GLuint(i))
            gl.vertexAttribDivisor(GLuint(i), 1)
        }
        arrays[words] = (name, -1)
    }

    /// Sends all instances of a frame; returns how many bytes they take.
    func upload(_ encoder: FrameEncoder, _ state: inout GLState) -> Int {
        staging.removeAll()
        encoder.forEachPass { step in stage(step.pass) }
        return send(&state)
    }

    private func stage(_ pass: Pass) {
        let start = staging.count
        pass.batches.gather(into: staging.grow(by: pass.batches.wordCount), startingAt: start)
        for step in pass.interludes.joined() { stage(step.pass) }
    }

    /// Sends one instance whose numbers are all 0.
    func uploadBlank(words: Int, _ state: inout GLState) {
        staging.removeAll()
        staging.grow(by: words).update(repeating: .zero, count: words)
        _ = send(&state)
    }

    private func send(_ state: inout GLState) -> Int {
        let bytes = staging.count * MemoryLayout<SIMD4<Float>>.stride
        guard bytes > 0 else { return 0 }
        if bytes > capacity { capacity = max(bytes, capacity * 2, 65536) }
        state.bind(arrayBuffer: buffer)
        gl.bufferData(GL.arrayBuffer, capacity, nil, GL.streamDraw)
        gl.bufferSubData(GL.arrayBuffer, 0, bytes, staging.words)
        return bytes
    }

    /// Points the attributes at records that start at a word of the frame's instances.
    func select(words: Int, start: Int, _ state: inout GLState) {
        guard let array = arrays[words] else { return }
        state.bind(vertexArray: array.name)
        guard array.start != start else { return }
        arrays[words]?.start = start
        let size = MemoryLayout<SIMD4<Float>>.stride
        for i in 0..<words {
            gl.vertexAttribPointer(
                GLuint(i),
                4,
                GL.float,
                0,
                GLsizei(words * size),
                UnsafeRawPointer(bitPattern: (start + i) * size)
            )
        }
    }
}
