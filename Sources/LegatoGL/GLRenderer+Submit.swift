import LegatoDrawing

extension FrameEncoder {
    /// Calls `body` with every pass in the order of drawing: innermost groups first, their
    /// shadows next, the frame last.
    func forEachPass<Failure>(
        _ body: (TargetRole, _ page: Int, Pass) throws(Failure) -> Void
    ) throws(Failure) {
        for number in (0..<depth).reversed() {
            let level = levels[number]
            try forEach(level.groups, .groups(number), body)
            try forEach(level.clipped, .clippedGroups, body)
            try forEach(level.rows, .rowBlur, body)
            try forEach(level.columns, .columnBlur, body)
        }
        try body(.frame, 0, frame)
    }

    private func forEach<Failure>(
        _ pages: CellPages,
        _ role: TargetRole,
        _ body: (TargetRole, _ page: Int, Pass) throws(Failure) -> Void
    ) throws(Failure) {
        for (page, pass) in pages.pages.enumerated() { try body(role, page, pass) }
    }
}

extension GLRenderer {
    /// Draws what was encoded and uploaded; returns the framebuffer of the frame.
    func submit(
        _ list: DisplayList,
        into own: RenderTarget?,
        _ counts: inout RenderStatistics
    ) throws(RenderError) -> GLuint {
        var framebuffer: GLuint = 0
        try encoder.forEachPass { role, page, pass throws(RenderError) in
            let (width, height) = (pass.width, pass.height)
            if let own, role == .frame {
                framebuffer = own.framebuffer
            } else {
                framebuffer =
                    try targets.target(role, page: page, width: width, height: height, &state)
                    .framebuffer
            }
            state.bind(framebuffer: framebuffer)
            state.setScissor(width: width, height: height)
            switch role {
            case .frame: state.clear(list.background.inUnitRange)
            case .evenGroups, .oddGroups, .clippedGroups: state.clear(.zero)
            case .rowBlur, .columnBlur: break
            }
            for batch in pass.batches.batches { draw(batch, &counts) }
        }
        return framebuffer
    }

    /// Copies the frame, which is bound, to the window, whose first row is its lowest one.
    func show(_ width: GLint, _ height: GLint) {
        state.bind(drawFramebuffer: 0)
        gl.blitFramebuffer(
            0,
            0,
            width,
            height,
            0,
            height,
            width,
            0,
            GL.colorBufferBit,
            GLenum(GL.nearest)
        )
    }

    private func draw(_ batch: Batch, _ counts: inout RenderStatistics) {
        let pipeline = batch.key.pipeline
        state.use(program: programs[pipeline])
        switch batch.key.source {
        case .none: break
        case .picture(let name): state.bind(texture: name)
        case .target(let role, let page):
            if let name = targets.texture(role, page: page) { state.bind(texture: name) }
        }
        state.set(batch.key.blending)
        instances.select(words: pipeline.words, start: batch.start, &state)
        gl.drawArraysInstanced(GL.triangleStrip, 0, 4, GLsizei(batch.count))
        counts.instances += batch.count
        counts.batches += 1
        counts.drawCalls += 1
    }

    /// Draws with every program once, since drivers finish compiling at the first draw.
    func warmUp() throws(RenderError) {
        let target = try targets.target(.frame, page: 0, width: 1, height: 1, &state)
        state.bind(framebuffer: target.framebuffer)
        state.set(.over)
        let picture = gl.makeTexture(
            width: 1,
            height: 1,
            format: .rgba,
            pixels: [0, 0, 0, 0],
            &state
        )
        instances.uploadBlank(words: Pipeline.all.map(\.words).max() ?? 0, &state)
        for pipeline in Pipeline.all {
            state.use(program: programs[pipeline])
            instances.select(words: pipeline.words, start: 0, &state)
            gl.drawArraysInstanced(GL.triangleStrip, 0, 4, 1)
        }
        state.forget(texture: picture)
        var name = picture
        gl.deleteTextures(1, &name)
    }
}
