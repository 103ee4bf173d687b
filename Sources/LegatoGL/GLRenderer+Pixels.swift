import CGL
import LegatoDrawing

extension GLRenderer {
    /// Draws a function of pixels into the bound target: by its GLSL text, or else by its Swift
    /// function on the CPU.
    func draw(_ job: PixelJob, _ counts: inout RenderStatistics) {
        guard let picture = target(of: job.from), let result = target(of: job.result),
            !job.source.isEmpty, !job.result.region.isEmpty
        else { return }
        if pixelPrograms.use(job.shader, &state) {
            state.bind(texture: picture.texture)
            state.set(.replacing)
            pixelPrograms.draw(job, &state)
            counts.drawCalls += 1
            return
        }
        state.bind(framebuffer: picture.framebuffer)
        let at = job.from.position(of: job.source)
        let row = Int(job.source.width) * 4
        var pixels = [UInt8](repeating: 0, count: row * Int(job.source.height))
        gl.readPixels(
            GLint(at.x), GLint(at.y), GLsizei(job.source.width), GLsizei(job.source.height),
            GL.rgba, GL.unsignedByte, &pixels
        )
        let region = job.result.region
        let newRow = Int(region.width) * 4
        var new = [UInt8](repeating: 0, count: newRow * Int(region.height))
        pixels.withUnsafeMutableBufferPointer { pixels in
            new.withUnsafeMutableBufferPointer { new in
                guard let source = pixels.baseAddress, let bytes = new.baseAddress else { return }
                job.shader.draw(
                    region.minY..<region.maxY,
                    from: PixelPlane(bytes: source, stride: row, rect: job.source),
                    to: PixelPlane(bytes: bytes, stride: newRow, rect: region)
                )
            }
        }
        state.bind(texture: result.texture)
        gl.texSubImage2D(
            GL.texture2D, 0, GLint(job.result.at.x), GLint(job.result.at.y), GLsizei(region.width),
            GLsizei(region.height), GL.rgba, GL.unsignedByte, new
        )
        state.bind(framebuffer: result.framebuffer)
        counts.bytesUploaded += new.count
    }

    private func target(of picture: Picture) -> (texture: GLuint, framebuffer: GLuint)? {
        guard case .target(let role, let page) = picture.source else { return nil }
        if role == .frame, let frameTarget {
            return (frameTarget.texture, frameTarget.framebuffer)
        }
        guard let texture = targets.texture(role, page: page),
            let framebuffer = targets.framebuffer(role, page: page)
        else { return nil }
        return (texture, framebuffer)
    }
}
