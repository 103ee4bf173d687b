import CGL
import LegatoDrawing

extension FrameEncoder {
    /// Calls `body` with every pass in drawing order: the innermost groups first, then their
    /// filters and shadows, and the frame last.
    func forEachPass<Failure>(_ body: (Step) throws(Failure) -> Void) throws(Failure) {
        for number in (0..<depth).reversed() {
            let level = levels[number]
            try forEach(level.groups, .groups(number), body)
            for (index, round) in level.rounds.enumerated() {
                try forEach(round.pages, .filters(index), body)
                for (page, pass) in round.results {
                    let size = level.filtered[page]
                    try body(Step(role: .filteredGroups, page: page, pass: pass, size: size))
                }
            }
            try forEach(level.clipped, .clippedGroups, body)
            try forEach(level.rows, .rowBlur, body)
            try forEach(level.columns, .columnBlur, body)
        }
        try body(Step(role: .frame, page: 0, pass: frame, size: frame))
    }

    private func forEach<Failure>(
        _ pages: CellPages, _ role: TargetRole, _ body: (Step) throws(Failure) -> Void
    ) throws(Failure) {
        for (page, pass) in pages.pages.enumerated() {
            try body(Step(role: role, page: page, pass: pass, size: pass))
        }
    }
}

extension InstanceBuffer {
    /// Uploads all instances of a frame; returns the number of bytes.
    func upload(_ encoder: FrameEncoder, _ state: inout GLState) -> Int {
        begin()
        encoder.forEachPass { step in stage(step.pass) }
        return send(&state)
    }
}

extension GLRenderer {
    /// Draws what was encoded and uploaded; returns the framebuffer of the frame.
    func submit(
        _ list: DisplayList, into own: RenderTarget?, _ counts: inout RenderStatistics
    ) throws(RenderError) -> GLuint {
        var framebuffer: GLuint = 0
        frameTarget = own
        defer { frameTarget = nil }
        try encoder.forEachPass { step throws(RenderError) in
            framebuffer = try begin(step)
            switch step.role {
            case .frame: state.clear(list.background.inUnitRange)
            case .evenGroups, .oddGroups, .clippedGroups: state.clear(.zero)
            default: break
            }
            try draw(step, &counts)
        }
        return framebuffer
    }

    /// Binds the target of a step; returns its framebuffer.
    private func begin(_ step: Step) throws(RenderError) -> GLuint {
        let (width, height) = (step.size.width, step.size.height)
        let framebuffer: GLuint
        rows = RowOrder()
        if let frameTarget, step.role == .frame {
            framebuffer = frameTarget.framebuffer
        } else if step.role == .frame, drawsToWindow {
            framebuffer = 0
            rows = .fromBelow(height: height)
        } else {
            let target = try targets.target(
                step.role,
                page: step.page,
                width: width,
                height: height,
                &state
            )
            framebuffer = target.framebuffer
        }
        state.bind(framebuffer: framebuffer)
        state.setScissor(width: width, height: height)
        return framebuffer
    }

    /// Draws the batches of a step, with its interludes at the barriers.
    private func draw(_ step: Step, _ counts: inout RenderStatistics) throws(RenderError) {
        let barriers = step.pass.batches.barriers
        var next = 0
        for (index, batch) in step.pass.batches.batches.enumerated() {
            while next < barriers.count && barriers[next] <= index {
                for inner in step.pass.interludes[next] {
                    _ = try begin(inner)
                    try draw(inner, &counts)
                }
                _ = try begin(step)
                next += 1
            }
            try draw(batch, &counts)
        }
        for job in step.pass.jobs { draw(job, &counts) }
    }

    /// Copies the frame, which is bound, to the window, whose first row is at the bottom.
    func show(_ width: GLint, _ height: GLint) {
        state.bind(drawFramebuffer: 0)
        gl.blitFramebuffer(
            0, 0, width, height, 0, height, width, 0, GL.colorBufferBit, GLenum(GL.nearest)
        )
    }

    private func draw(_ batch: Batch, _ counts: inout RenderStatistics) throws(RenderError) {
        let pipeline = batch.key.pipeline
        try programs.use(pipeline, rows, &state)
        switch batch.key.source {
        case .none: break
        case .picture(let name): state.bind(texture: name)
        case .target(.frame, _) where frameTarget != nil:
            if let frameTarget { state.bind(texture: frameTarget.texture) }
        case .target(let role, let page):
            if let name = targets.texture(role, page: page) { state.bind(texture: name) }
        }
        state.set(batch.key.blending)
        instances.draw(batch.count, pipeline.layout, start: batch.start, &state)
        counts.instances += batch.count
        counts.batches += 1
        counts.drawCalls += 1
    }

    /// Draws once with a program, because drivers complete compilation at the first draw.
    func warmUp(_ pipeline: Pipeline) throws(RenderError) {
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
        instances.uploadBlank(words: pipeline.words, &state)
        try programs.use(pipeline, RowOrder(), &state)
        instances.draw(1, pipeline.layout, start: 0, &state)
        state.forget(texture: picture)
        var name = picture
        gl.deleteTextures(1, &name)
    }
}
