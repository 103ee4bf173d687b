import CGL

/// The buffer that transfers a frame's instances to the GPU.
///
/// It is orphaned and refilled once per frame; the driver keeps the memory that earlier frames
/// still read.
final class InstanceBuffer {
    private let gl: GLFunctions
    private let staging = InstanceStore()
    private let buffer: GLuint
    private var capacity = 0
    /// The vertex arrays, and the word at which each currently reads its records.
    private var arrays: [RecordLayout: (name: GLuint, start: Int)] = [:]
    /// The triangle indices of quads that are drawn from their corners.
    private let indices: GLuint
    private var quads = 0

    init(_ gl: GLFunctions, _ state: inout GLState) {
        self.gl = gl
        var name: GLuint = 0
        gl.genBuffers(1, &name)
        buffer = name
        gl.genBuffers(1, &name)
        indices = name
        state.bind(arrayBuffer: buffer)
    }

    /// Whether the context of the buffer is still current.
    var isAlive: Bool { gl.isBuffer(buffer) != 0 }

    /// Creates the vertex array for a record layout.
    func addArray(_ layout: RecordLayout, _ state: inout GLState) {
        guard arrays[layout] == nil else { return }
        var name: GLuint = 0
        gl.genVertexArrays(1, &name)
        state.bind(vertexArray: name)
        switch layout {
        case .instance(let words):
            for i in 0..<words {
                gl.enableVertexAttribArray(GLuint(i))
                gl.vertexAttribDivisor(GLuint(i), 1)
            }
        case .corners(let words):
            for i in 0..<words { gl.enableVertexAttribArray(GLuint(i)) }
            gl.bindBuffer(GL.elementArrayBuffer, indices)
        }
        arrays[layout] = (name, -1)
    }

    /// Starts gathering the instances of a frame.
    func begin() { staging.removeAll() }

    /// Gathers the instances of a pass and of its interludes.
    func stage(_ pass: Pass) {
        let start = staging.count
        pass.batches.gather(into: staging.grow(by: pass.batches.wordCount), startingAt: start)
        for step in pass.interludes.joined() { stage(step.pass) }
    }

    /// Uploads one instance that consists of zeros.
    func uploadBlank(words: Int, _ state: inout GLState) {
        begin()
        staging.grow(by: words).update(repeating: .zero, count: words)
        _ = send(&state)
    }

    /// Uploads the gathered instances; returns the number of bytes.
    func send(_ state: inout GLState) -> Int {
        let bytes = staging.count * MemoryLayout<SIMD4<Float>>.stride
        guard bytes > 0 else { return 0 }
        if bytes > capacity { capacity = max(bytes, capacity * 2, 65536) }
        state.bind(arrayBuffer: buffer)
        gl.bufferData(GL.arrayBuffer, capacity, nil, GL.streamDraw)
        gl.bufferSubData(GL.arrayBuffer, 0, bytes, staging.words)
        return bytes
    }

    /// Draws records that start at a word of the frame's instances.
    func draw(_ count: Int, _ layout: RecordLayout, start: Int, _ state: inout GLState) {
        select(layout, start: start, &state)
        switch layout {
        case .instance: gl.drawArraysInstanced(GL.triangleStrip, 0, 4, GLsizei(count))
        case .corners:
            reserve(quads: count)
            gl.drawElements(GL.triangles, GLsizei(6 * count), GL.unsignedInt, nil)
        }
    }

    /// Ensures that there are indices for a number of quads; their vertex array is bound.
    private func reserve(quads needed: Int) {
        guard needed > quads else { return }
        quads = max(needed, 2 * quads, 1024)
        let corners: [UInt32] = [0, 1, 2, 2, 1, 3]
        let all = (0..<UInt32(quads)).flatMap { quad in corners.map { 4 * quad + $0 } }
        gl.bufferData(
            GL.elementArrayBuffer, all.count * MemoryLayout<UInt32>.stride, all, GL.staticDraw
        )
    }

    /// Points the attributes at records that start at a word of the frame's instances.
    private func select(_ layout: RecordLayout, start: Int, _ state: inout GLState) {
        guard let array = arrays[layout] else { return }
        state.bind(vertexArray: array.name)
        guard array.start != start else { return }
        arrays[layout]?.start = start
        let words =
            switch layout {
            case .instance(let words), .corners(let words): words
            }
        let size = MemoryLayout<SIMD4<Float>>.stride
        for i in 0..<words {
            gl.vertexAttribPointer(
                GLuint(i), 4, GL.float, 0, GLsizei(words * size),
                UnsafeRawPointer(bitPattern: (start + i) * size)
            )
        }
    }
}
