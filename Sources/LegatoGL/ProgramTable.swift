import LegatoDrawing

/// The programs of all pipelines.
final class ProgramTable {
    private var programs = [GLuint](repeating: 0, count: Pipeline.tableSize)

    /// Compiles every pipeline for a viewport of the given size.
    init(
        _ gl: GLFunctions,
        header: String,
        viewport: Int,
        _ instances: InstanceBuffer,
        _ state: inout GLState
    ) throws(RenderError) {
        for pipeline in Pipeline.all {
            programs[pipeline.index] = try gl.makeProgram(
                name: "\(pipeline.outline) \(pipeline.paint)",
                vertex: header + Shaders.vertex(pipeline, viewport: viewport),
                fragment: header + Shaders.fragment(pipeline)
            )
            instances.addArray(words: pipeline.words, &state)
        }
    }

    subscript(pipeline: Pipeline) -> GLuint { programs[pipeline.index] }
}
