import CGL
import LegatoDrawing

/// The row order of a target: row `y` of a picture is at `y * sign + offset`.
struct RowOrder: Equatable {
    var sign: Float = 1
    var offset: Float = 0

    /// Returns the order from the bottom, which windows use.
    static func fromBelow(height: Int) -> RowOrder { RowOrder(sign: -1, offset: Float(height)) }
}

/// The programs of the pipelines, each created on first use.
final class ProgramTable {
    private struct Program {
        let name: GLuint
        let rowsLocation: GLint
        var rows: RowOrder?
    }

    private let gl: GLFunctions
    private let header: String
    private let viewport: Int
    private let instances: InstanceBuffer
    private var programs = [Program?](repeating: nil, count: Pipeline.tableSize)

    /// Creates an empty table for a viewport of the given size.
    init(_ gl: GLFunctions, header: String, viewport: Int, _ instances: InstanceBuffer) {
        (self.gl, self.header, self.viewport, self.instances) = (gl, header, viewport, instances)
    }

    /// Whether the program of a pipeline exists.
    func contains(_ pipeline: Pipeline) -> Bool { programs[pipeline.index] != nil }

    /// Selects a pipeline for drawing into a target with a row order.
    /// - Throws: `RenderError` if the driver rejects its program.
    func use(_ pipeline: Pipeline, _ rows: RowOrder, _ state: inout GLState) throws(RenderError) {
        let program =
            if let made = programs[pipeline.index] { made } else { try make(pipeline, &state) }
        state.use(program: program.name)
        guard program.rows != rows else { return }
        programs[pipeline.index]?.rows = rows
        gl.uniform2f(program.rowsLocation, rows.sign, rows.offset)
    }

    private func make(_ pipeline: Pipeline, _ state: inout GLState) throws(RenderError) -> Program {
        let name = try gl.makeProgram(
            name: "\(pipeline.outline) \(pipeline.paint)",
            vertex: header + Shaders.vertex(pipeline, viewport: viewport),
            fragment: header + Shaders.fragment(pipeline)
        )
        let program = Program(name: name, rowsLocation: gl.getUniformLocation(name, "rows"))
        programs[pipeline.index] = program
        instances.addArray(pipeline.layout, &state)
        return program
    }
}
