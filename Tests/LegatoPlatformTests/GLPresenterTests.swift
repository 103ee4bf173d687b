import Legato
import LegatoDrawing
import LegatoGraphics
import LegatoPlatform
import TestSupport
import Testing

@MainActor
@Suite(
    "A window drawn with OpenGL", .serialized, .ownProcess,
    .enabled(if: OffscreenContext.isAvailable))
struct GLPresenterTests {
    private typealias Make = @convention(c) (UInt32) -> UInt32
    private typealias Ask = @convention(c) (UInt32) -> UInt8
    private typealias Number = @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void
    private typealias Read =
        @convention(c) (
            Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer?
        ) -> Void

    /// Keeps SDL's video subsystem running without a display.
    private let video: OffscreenContext

    /// A list with one picture, whose pixels are uploaded to every context once.
    private let list = GLPresenterTests.pictureList()

    init() throws { video = try OffscreenContext() }

    private static func pictureList() -> DisplayList {
        let pixels = (0..<UInt8(16)).flatMap { (i: UInt8) -> [UInt8] in [i * 16, 0, 255 - i, 255] }
        var list = DisplayList(width: 32, height: 24, background: DrawColor(0, 0, 0.5, 1))
        list.images = [CGImage(width: 4, height: 4, premultipliedRGBA: pixels)]
        let rect = LocalRect(x: 3, y: 2, width: 16, height: 16)
        let item = ImageItem(
            shape: RoundedShape(projection: Projection(), rect: rect), image: 0, frame: rect,
            filter: .nearest, scissor: list.bounds
        )
        list.items = [.image(item)]
        return list
    }

    private func presenter() throws -> any Presenter {
        try WindowHandle.open(title: "", width: 32, height: 24, choice: .gl).makePresenter()
    }

    /// Returns a function of the current context.
    private func function<Function>(_ name: String, as: Function.Type) throws -> Function {
        unsafeBitCast(try #require(video.load(name)), to: Function.self)
    }

    /// Returns the pixels of the back buffer.
    private func pixels() throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 32 * 24 * 4)
        try function("glReadPixels", as: Read.self)(0, 0, 32, 24, 0x1908, 0x1401, &bytes)
        return bytes
    }

    @Test("Draws the same in a new context after the graphics card was reset, and continues")
    func reset() throws {
        let presenter = try presenter()
        defer { presenter.close() }
        let vertexShader: UInt32 = 0x8B31
        try presenter.draw(list)
        let picture = try pixels()
        #expect(Set(picture).count > 8)
        let sent = presenter.statistics.bytesUploaded
        _ = try presenter.show(isDamaged: false)
        try presenter.draw(list)
        #expect(presenter.statistics.bytesUploaded < sent)
        for round in 3...4 {
            // An object of the context, with a name that does not exist in a new one.
            var mark: UInt32 = 0
            for _ in 0..<8 { mark = try function("glCreateShader", as: Make.self)(vertexShader) }
            #expect(try function("glIsShader", as: Ask.self)(mark) == 1)
            presenter.deviceWasReset()
            try presenter.draw(list)
            #expect(try function("glIsShader", as: Ask.self)(mark) == 0)
            #expect(try pixels() == picture)
            #expect(presenter.statistics.bytesUploaded == sent)
            #expect(presenter.statistics.framesDrawn == round)
            _ = try presenter.show(isDamaged: true)
        }
        try presenter.draw(list)
        #expect(presenter.statistics.bytesUploaded < sent)
    }

    @Test("Requests a robust context")
    func robustness() throws {
        let presenter = try presenter()
        defer { presenter.close() }
        var flags: Int32 = 0
        try function("glGetIntegerv", as: Number.self)(0x821E, &flags)
        #expect(flags & 4 != 0)
    }
}
