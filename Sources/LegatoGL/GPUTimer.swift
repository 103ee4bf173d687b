import CGL

/// Measures the GPU time of drawing commands.
final class GPUTimer {
    private let gl: GLFunctions
    private let timing: GLTimingFunctions
    private let query: GLuint
    private var isMeasuring = false
    private var hasMeasured = false

    /// Creates a timer in the current context; returns nil if the driver has none.
    init?(_ gl: GLFunctions) {
        guard let timing = gl.timing else { return nil }
        var bits: GLint = 0
        timing.getQueryiv(GL.timeElapsed, GL.queryCounterBits, &bits)
        guard bits > 0 else { return nil }
        var name: GLuint = 0
        timing.genQueries(1, &name)
        (self.gl, self.timing, query) = (gl, timing, name)
    }

    /// Begins a measurement.
    func begin() {
        timing.beginQuery(GL.timeElapsed, query)
        isMeasuring = true
    }

    /// Ends the measurement in progress, if any.
    func end() {
        guard isMeasuring else { return }
        timing.endQuery(GL.timeElapsed)
        (isMeasuring, hasMeasured) = (false, true)
    }

    /// Waits for the latest measurement; returns nil if there is none or it was disturbed.
    func seconds() -> Double? {
        guard hasMeasured else { return nil }
        hasMeasured = false
        var nanoseconds: UInt64 = 0
        timing.getQueryObjectui64v(query, GL.queryResult, &nanoseconds)
        var isDisturbed: GLint = 0
        if timing.reportsDisjointTimings { gl.getIntegerv(GL.gpuDisjoint, &isDisturbed) }
        return isDisturbed == 0 ? Double(nanoseconds) * 1e-9 : nil
    }
}
