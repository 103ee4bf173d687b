import CSDL2
import Legato
import LegatoDrawing
import LegatoPlatform
import Testing

/// A window of SDL's own, with OpenGL.
@MainActor
private final class HiddenWindow {
    let window: OpaquePointer

    init(_ profile: GLProfile) throws {
        profile.request()
        let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
        window = try #require(SDL_CreateWindow("", 0, 0, 32, 24, flags))
    }

    isolated deinit { SDL_DestroyWindow(window) }

    /// A function of the current context.
    func function<Function>(_ name: String, as: Function.Type) throws -> Function {
        unsafeBitCast(try #require(SDL_GL_GetProcAddress(name)), to: Function.self)
    }

    /// The pixels that are about to be shown.
    func pixels() throws -> [UInt8] {
        typealias Bind = @convention(c) (UInt32, UInt32) -> Void
        typealias Read =
            @convention(c) (
                Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer?
            ) -> Void
        try function("glFinish", as: (@convention(c) () -> Void).self)()
        var bytes = [UInt8](repeating: 0, count: 32 * 24 * 4)
        try function("glReadPixels", as: Read.self)(0, 0, 32, 24, 0x1908, 0x1401, &bytes)
        return bytes
    }

    func number(_ name: UInt32) throws -> Int32 {
        typealias Get = @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void
        var number: Int32 = -1
        try function("glGetIntegerv", as: Get.self)(name, &number)
        return number
    }
}

@MainActor
@Suite("A window drawn with OpenGL", .serialized, .enabled(if: OffscreenContext.isAvailable))
struct GLPresenterTests {
    /// Keeps SDL's video running, without a display.
    private let video: OffscreenContext

    init() throws { video = try OffscreenContext() }

    private var list: DisplayList {
        let pixels = (0..<UInt8(16)).flatMap { (i: UInt8) -> [UInt8] in [i * 16, 0, 255 - i, 255] }
        var list = DisplayList(width: 32, height: 24, background: DrawColor(0, 0, 0.5, 1))
        list.images = [CGImage(width: 4, height: 4, premultipliedRGBA: pixels)]
        let rect = LocalRect(x: 3, y: 2, width: 16, height: 16)
        let item = ImageItem(
            shape: RoundedShape(projection: Projection(), rect: rect),
            image: 0,
            frame: rect,
            filter: .nearest,
            scissor: list.bounds
        )
        list.items = [.image(item)]
        return list
    }

    @Test("draws the same in a new context after the graphics card was reset, and goes on")
    func reset() throws {
        let window = try HiddenWindow(.core33)
        let context = try #require(GLProfile.makeContext(in: window.window))
        let presenter = try GLPresenter(
            window: window.window,
            context: context,
            profile: .core33,
            events: QueuedEvents(window: window.window)
        )
        defer { presenter.close() }
        typealias Make = @convention(c) (UInt32) -> UInt32
        typealias Ask = @convention(c) (UInt32) -> UInt8
        let vertexShader: UInt32 = 0x8B31
        try presenter.draw(list)
        let picture = try window.pixels()
        #expect(Set(picture).count > 8)
        let sent = presenter.statistics.bytesUploaded
        _ = presenter.show(isDamaged: false)
        try presenter.draw(list)
        #expect(presenter.statistics.bytesUploaded < sent)
        for round in 3...4 {
            // A thing of the context, by a name that a new one does not have.
            var mark: UInt32 = 0
            for _ in 0..<8 {
                mark = try window.function("glCreateShader", as: Make.self)(vertexShader)
            }
            #expect(try window.function("glIsShader", as: Ask.self)(mark) == 1)
            presenter.deviceWasReset()
            try presenter.draw(list)
            #expect(try window.function("glIsShader", as: Ask.self)(mark) == 0)
            #expect(try window.pixels() == picture)
            #expect(presenter.statistics.bytesUploaded == sent)
            #expect(presenter.statistics.framesDrawn == round)
            _ = presenter.show(isDamaged: true)
        }
        try presenter.draw(list)
        #expect(presenter.statistics.bytesUploaded < sent)
    }

    @Test("a robust context is made where the driver has one, and any other elsewhere")
    func robustness() throws {
        let contextFlags: UInt32 = 0x821E
        for profile in [GLProfile.core33, .es30] {
            let window = try HiddenWindow(profile)
            let context = try #require(GLProfile.makeContext(in: window.window))
            defer { SDL_GL_DeleteContext(context) }
            guard profile == .core33, SDL_GL_ExtensionSupported("GL_ARB_robustness") == SDL_TRUE
            else { continue }
            #expect(try window.number(contextFlags) & 4 != 0)
        }
    }
}
