import LegatoDrawing

/// How rows of a picture lie in a target: row `y` at `y * sign + offset`.
struct RowOrder: Equatable {
    var sign: Float = 1
    var offset: Float = 0

    /// From below, as windows count their rows.
    static func fromBelow(height: Int) -> RowOrder { RowOrder(sign: -1, offset: Float(height)) }
}

/// The programs of all pipelines.
final class ProgramTable {
    private struct Program {
        let name: GLuint
        let rowsLocation: GLint
        var rows: RowOrder?
    }

    private let gl: GLFunctions
    private var programs = [Program?](repeating: nil, count: Pipeline.tableSize)

    /// Compiles every pipeline for a viewport of the given size.
    init(
        _ gl: GLFunctions,
        header: String,
        viewport: Int,
        _ instances: InstanceBuffer,
        _ state: inout GLState
    ) throws(RenderError) {
        self.gl = gl
        for pipeline in Pipeline.all {
            let name = try gl.makeProgram(
                name: "\(pipeline.outline) \(pipeline.paint)",
                vertex: header + Shaders.vertex(pipeline, viewport: viewport),
                fragment: header + Shaders.fragment(pipeline)
            )
            let location = gl.getUniformLocation(name, "rows")
            programs[pipeline.index] = Program(name: name, rowsLocation: location)
            instances.addArray(pipeline.layout, &state)
        }
    }

    /// Draws with a pipeline from now on, into a target whose rows lie in an order.
    func use(_ pipeline: Pipeline, _ rows: RowOrder, _ state: inout GLState) {
        guard let program = programs[pipeline.index] else { return }
        state.use(program: program.name)
        guard program.rows != rows else { return }
        programs[pipeline.index]?.rows = rows
        gl.uniform2f(program.rowsLocation, rows.sign, rows.offset)
    }
}
