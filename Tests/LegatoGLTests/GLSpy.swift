import Synchronization

/// Records the calls from a renderer to the driver; for one renderer at a time.
enum GLSpy {
    /// The recorded calls.
    struct Log {
        /// The number of calls of each function.
        var calls: [String: Int] = [:]
        /// State that was set to its current value.
        var redundant: [String] = []
        fileprivate var values: [String: [Int]] = [:]
        fileprivate var real: [String: UnsafeMutableRawPointer] = [:]

        fileprivate mutating func set(_ name: String, _ value: Int...) {
            calls[name, default: 0] += 1
            if values[name] == value { redundant.append("\(name) \(value)") }
            values[name] = value
        }
    }

    nonisolated(unsafe) private static var log = Log()
    private static let lock = Mutex(())

    /// Clears the recorded calls but keeps the known state.
    static func reset() { lock.withLock { _ in (log.calls, log.redundant) = ([:], []) } }

    /// The calls recorded since the start or the last `reset`.
    static var noted: Log { lock.withLock { _ in log } }

    /// Returns a loader that inserts the spy before the functions of another one.
    static func load(
        _ real: @escaping (String) -> UnsafeMutableRawPointer?
    ) -> (String) -> UnsafeMutableRawPointer? {
        lock.withLock { _ in log = Log() }
        return { name in
            guard let spy = spies[name], let address = real(name) else { return real(name) }
            lock.withLock { _ in log.real[name] = address }
            return spy
        }
    }

    private static func note(_ body: (inout Log) -> Void) { lock.withLock { _ in body(&log) } }
    private static func real<F>(_ name: String, as: F.Type) -> F? {
        lock.withLock { _ in log.real[name].map { unsafeBitCast($0, to: F.self) } }
    }

    private typealias One = @convention(c) (UInt32) -> Void
    private typealias Two = @convention(c) (UInt32, UInt32) -> Void
    private typealias Four = @convention(c) (Int32, Int32, Int32, Int32) -> Void
    private typealias Floats = @convention(c) (Float, Float, Float, Float) -> Void
    private typealias Draw = @convention(c) (UInt32, Int32, Int32, Int32) -> Void
    private typealias Elements = @convention(c) (UInt32, Int32, UInt32, UnsafeRawPointer?) -> Void
    private typealias Pair = @convention(c) (Int32, Float, Float) -> Void
    private typealias Picture =
        @convention(c) (
            UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?
        ) -> Void

    private static let useProgram: One = { program in
        note { $0.set("glUseProgram", Int(program)) }
        real("glUseProgram", as: One.self)?(program)
    }
    private static let linkProgram: One = { program in
        note { $0.calls["glLinkProgram", default: 0] += 1 }
        real("glLinkProgram", as: One.self)?(program)
    }
    private static let bindVertexArray: One = { array in
        note { $0.set("glBindVertexArray", Int(array)) }
        real("glBindVertexArray", as: One.self)?(array)
    }
    private static let bindTexture: Two = { target, texture in
        note { $0.set("glBindTexture", Int(texture)) }
        real("glBindTexture", as: Two.self)?(target, texture)
    }
    private static let bindFramebuffer: Two = { target, framebuffer in
        note { $0.set("glBindFramebuffer", Int(framebuffer)) }
        real("glBindFramebuffer", as: Two.self)?(target, framebuffer)
    }
    private static let bindBuffer: Two = { target, buffer in
        note { $0.set("glBindBuffer", Int(buffer)) }
        real("glBindBuffer", as: Two.self)?(target, buffer)
    }
    private static let enable: One = { capability in
        note { $0.set("capability \(capability)", 1) }
        real("glEnable", as: One.self)?(capability)
    }
    private static let disable: One = { capability in
        note { $0.set("capability \(capability)", 0) }
        real("glDisable", as: One.self)?(capability)
    }
    private static let scissor: Four = { x, y, width, height in
        note { $0.set("glScissor", Int(x), Int(y), Int(width), Int(height)) }
        real("glScissor", as: Four.self)?(x, y, width, height)
    }
    private static let viewport: Four = { x, y, width, height in
        note { $0.set("glViewport", Int(x), Int(y), Int(width), Int(height)) }
        real("glViewport", as: Four.self)?(x, y, width, height)
    }
    private static let clearColor: Floats = { r, g, b, a in
        note {
            $0.set(
                "glClearColor", Int(r.bitPattern), Int(g.bitPattern), Int(b.bitPattern),
                Int(a.bitPattern)
            )
        }
        real("glClearColor", as: Floats.self)?(r, g, b, a)
    }
    private static let draw: Draw = { mode, first, count, instances in
        note { $0.calls["glDrawArraysInstanced", default: 0] += 1 }
        real("glDrawArraysInstanced", as: Draw.self)?(mode, first, count, instances)
    }
    private static let drawElements: Elements = { mode, count, type, indices in
        note { $0.calls["glDrawElements", default: 0] += 1 }
        real("glDrawElements", as: Elements.self)?(mode, count, type, indices)
    }
    private static let uniform: Pair = { location, x, y in
        note {
            let program = $0.values["glUseProgram"]?.first ?? 0
            let place = "glUniform2f of program \(program)"
            let value = [Int(x.bitPattern), Int(y.bitPattern)]
            if $0.values[place] == value { $0.redundant.append(place) }
            $0.values[place] = value
            $0.calls["glUniform2f", default: 0] += 1
        }
        real("glUniform2f", as: Pair.self)?(location, x, y)
    }
    private static let texImage: Picture = { a, b, c, d, e, f, g, h, pixels in
        note { $0.calls["glTexImage2D", default: 0] += 1 }
        real("glTexImage2D", as: Picture.self)?(a, b, c, d, e, f, g, h, pixels)
    }

    nonisolated(unsafe) private static let spies: [String: UnsafeMutableRawPointer] = [
        "glUseProgram": unsafeBitCast(useProgram, to: UnsafeMutableRawPointer.self),
        "glLinkProgram": unsafeBitCast(linkProgram, to: UnsafeMutableRawPointer.self),
        "glBindVertexArray": unsafeBitCast(bindVertexArray, to: UnsafeMutableRawPointer.self),
        "glBindTexture": unsafeBitCast(bindTexture, to: UnsafeMutableRawPointer.self),
        "glBindFramebuffer": unsafeBitCast(bindFramebuffer, to: UnsafeMutableRawPointer.self),
        "glBindBuffer": unsafeBitCast(bindBuffer, to: UnsafeMutableRawPointer.self),
        "glEnable": unsafeBitCast(enable, to: UnsafeMutableRawPointer.self),
        "glDisable": unsafeBitCast(disable, to: UnsafeMutableRawPointer.self),
        "glScissor": unsafeBitCast(scissor, to: UnsafeMutableRawPointer.self),
        "glViewport": unsafeBitCast(viewport, to: UnsafeMutableRawPointer.self),
        "glClearColor": unsafeBitCast(clearColor, to: UnsafeMutableRawPointer.self),
        "glDrawArraysInstanced": unsafeBitCast(draw, to: UnsafeMutableRawPointer.self),
        "glDrawElements": unsafeBitCast(drawElements, to: UnsafeMutableRawPointer.self),
        "glUniform2f": unsafeBitCast(uniform, to: UnsafeMutableRawPointer.self),
        "glTexImage2D": unsafeBitCast(texImage, to: UnsafeMutableRawPointer.self),
    ]
}
