import CGL
import LegatoDrawing
import LegatoGraphics

/// The programs of pixel functions with GLSL text, each created on first use.
final class PixelProgramTable {
    /// The maximum number of programs that are kept.
    private static let maximum = 64

    private struct Key: Hashable {
        let kind: PixelEffect.Kind
        let name: String
        let text: String
        let types: [PixelArgument.GLSLType]
    }

    private struct Program {
        let name: GLuint
        /// The locations of the uniforms before the arguments, and of the arguments.
        let own: [GLint]
        let arguments: [GLint]
    }

    private let gl: GLFunctions
    private let header: String
    private let viewport: Int
    private var vertexArray: GLuint = 0
    /// The programs; nil for text that the driver rejects.
    private var programs: [Key: Program?] = [:]
    private var current: Program?

    /// Creates an empty table for a viewport of the given size.
    init(_ gl: GLFunctions, header: String, viewport: Int) {
        (self.gl, self.header, self.viewport) = (gl, header, viewport)
    }

    /// Selects the program of a function; false if it has no text that the driver accepts.
    func use(_ shader: PixelShader, _ state: inout GLState) -> Bool {
        let function = shader.effect.function
        guard let text = function.glsl else { return false }
        let types = shader.arguments.all.compactMap(\.glslType)
        guard types.count == shader.arguments.all.count else {
            if function.body == nil {
                Warning.print(
                    "The GLSL text of the shader function \(function.name) cannot have images and "
                        + "data as arguments: the view is drawn without it. Give the function in "
                        + "Swift as well."
                )
            }
            return function.body == nil && use(identity, &state)
        }
        let key = Key(kind: shader.effect.kind, name: function.name, text: text, types: types)
        if use(key, &state) { return true }
        return function.body == nil && use(identity, &state)
    }

    /// GLSL text that draws a picture unchanged, used in place of text that the driver rejects.
    private let identity = Key(
        kind: .color, name: "unchanged",
        text: "vec4 unchanged(vec2 position, vec4 color) { return color; }", types: []
    )

    private func use(_ key: Key, _ state: inout GLState) -> Bool {
        let program: Program?
        if let known = programs[key] {
            program = known
        } else {
            if programs.count >= Self.maximum { removeAll(&state) }
            program = make(key)
            programs[key] = .some(program)
        }
        guard let program else { return false }
        current = program
        state.use(program: program.name)
        return true
    }

    private func removeAll(_ state: inout GLState) {
        state.use(program: 0)
        for case let program? in programs.values { gl.deleteProgram(program.name) }
        programs.removeAll()
    }

    private func make(_ key: Key) -> Program? {
        do throws(RenderError) {
            let name = try gl.makeProgram(
                name: key.name, vertex: header + PixelShaders.vertex(viewport: viewport),
                fragment: header
                    + PixelShaders.fragment(key.kind, key.name, key.text, key.types)
            )
            return Program(
                name: name,
                own: PixelShaders.uniforms.map { gl.getUniformLocation(name, $0) },
                arguments: key.types.indices.map {
                    gl.getUniformLocation(name, PixelShaders.argument($0))
                }
            )
        } catch {
            Warning.print(
                about: key.text,
                "The GLSL text of the shader function \(key.name) does not compile, so that it is "
                    + "not used: \(error.reason)"
            )
            return nil
        }
    }

    /// Draws a job with the selected program; its picture and its target are bound.
    func draw(_ job: PixelJob, _ state: inout GLState) {
        guard let current else { return }
        let (shader, region) = (job.shader, job.result.region)
        let at = job.from.position(of: job.source)
        func set(_ index: Int, _ values: [Float], _ write: PFNGLUNIFORM4FVPROC, _ lanes: Int) {
            write(current.own[index], GLsizei(values.count / lanes), values)
        }
        let place = job.result.at
        set(
            0,
            [place.x, place.y, place.x + Int(region.width), place.y + Int(region.height)]
                .map(Float.init), gl.uniform4fv, 4
        )
        // From a pixel of the target to the device's, and from there to the texture's.
        set(
            1,
            [
                Int(region.minX) - place.x, Int(region.minY) - place.y,
                at.x - Int(job.source.minX), at.y - Int(job.source.minY),
            ].map(Float.init), gl.uniform4fv, 4
        )
        let source = job.source
        set(
            2, [source.minX, source.minY, source.maxX, source.maxY].map(Float.init),
            gl.uniform4fv, 4
        )
        set(3, shader.toLocal.numbers, gl.uniform3fv, 3)
        set(4, shader.toDevice.numbers, gl.uniform3fv, 3)
        set(5, [Float(shader.reach)], gl.uniform1fv, 1)
        let (low, high) = shader.limits
        set(6, [low.x, low.y, high.x, high.y], gl.uniform4fv, 4)
        for (argument, location) in zip(shader.arguments.all, current.arguments) {
            let numbers = argument.glslNumbers
            switch argument.glslType {
            case .vector(1), .numbers: gl.uniform1fv(location, GLsizei(numbers.count), numbers)
            case .vector(2): gl.uniform2fv(location, 1, numbers)
            case .vector(3): gl.uniform3fv(location, 1, numbers)
            case .vector, .colors: gl.uniform4fv(location, GLsizei(numbers.count / 4), numbers)
            case nil: break
            }
        }
        if vertexArray == 0 { gl.genVertexArrays(1, &vertexArray) }
        state.bind(vertexArray: vertexArray)
        gl.drawArraysInstanced(GL.triangleStrip, 0, 4, 1)
    }
}

extension PixelMap {
    fileprivate var numbers: [Float] {
        [x, y, depth].flatMap { [$0.x, $0.y, $0.z] }
    }
}
