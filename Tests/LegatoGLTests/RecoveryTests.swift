import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import TestSupport
import Testing

/// The number of deleted textures, framebuffers and vertex arrays; only the main actor draws here.
nonisolated(unsafe) private var deletions = 0
/// The reset status that the driver is made to report.
nonisolated(unsafe) private var resetStatus: UInt32 = 0

/// Recovery of a renderer from a lost context.
@MainActor
@Suite(
    "Recovery from a lost context", .serialized, .ownProcess,
    .enabled(if: OffscreenContext.isAvailable))
struct RecoveryTests {
    private func list(_ seed: UInt64) -> DisplayList {
        var list = PictureScene.gradients(seed: seed, count: 12)
        list.images = [PictureScene.picture]
        let random = PictureScene.random(seed: seed, count: 20)
        list.items += random.items
        list.images = random.images
        return list
    }

    @Test(
        "After a switch to a new context the next frame is the same, byte for byte",
        arguments: OffscreenContext.Profile.allCases, [false, true]
    )
    func replaced(profile: OffscreenContext.Profile, isTold: Bool) throws {
        var context: OffscreenContext? = try OffscreenContext(profile: profile)
        let renderer = try GLRenderer { context?.load($0) }
        let lists = (1...3).map { list($0) }
        let expected = try lists.map { try draw($0, with: renderer) }
        let counts = renderer.statistics
        // A second context keeps the driver loaded, as other windows do.
        let other = try OffscreenContext(profile: profile)
        for _ in 0..<2 {
            context = nil
            context = try OffscreenContext(profile: profile)
            if isTold { try renderer.contextWasLost { context?.load($0) } }
            #expect(renderer.isContextLost)
            #expect(throws: RenderError.self) { try renderer.readPixels() }
            for (list, picture) in zip(lists, expected) {
                expectSame(try draw(list, with: renderer), picture)
                #expect(!renderer.isContextLost)
            }
            #expect(renderer.statistics.drawCalls == counts.drawCalls)
        }
        #expect(renderer.statistics.framesDrawn == 9)
        withExtendedLifetime((context, other)) {}
    }

    @Test("No object is deleted in a context that did not create it")
    func deletesNothing() throws {
        let first = try OffscreenContext()
        let trap: @convention(c) (Int32, UnsafePointer<UInt32>) -> Void = { count, _ in
            deletions += Int(count)
        }
        deletions = 0
        let renderer = try GLRenderer {
            ["glDeleteTextures", "glDeleteFramebuffers"].contains($0)
                ? unsafeBitCast(trap, to: UnsafeMutableRawPointer.self) : first.load($0)
        }
        let before = deletions
        _ = try draw(list(1), with: renderer)
        let second = try OffscreenContext()
        #expect(renderer.isContextLost)
        let texturesOfWarmUp = before
        _ = try draw(list(2), with: renderer)
        #expect(deletions == before + texturesOfWarmUp)
        withExtendedLifetime((first, second)) {}
    }

    @Test("A reset reported by the driver is an error until there is a new context")
    func reset() throws {
        let context = try OffscreenContext()
        let status: @convention(c) () -> UInt32 = { resetStatus }
        let name: @convention(c) (UInt32, UInt32) -> UnsafePointer<CChar>? = { _, _ in
            robustness.utf8Start.withMemoryRebound(to: CChar.self, capacity: 18) { $0 }
        }
        resetStatus = 0
        let renderer = try GLRenderer {
            switch $0 {
            case "glGetStringi": unsafeBitCast(name, to: UnsafeMutableRawPointer.self)
            case "glGetGraphicsResetStatus":
                unsafeBitCast(status, to: UnsafeMutableRawPointer.self)
            default: context.load($0)
            }
        }
        let picture = try draw(list(1), with: renderer)
        #expect(!renderer.isContextLost)
        resetStatus = 0x8253
        #expect(renderer.isContextLost)
        let error = #expect(throws: RenderError.self) { try renderer.render(list(1)) }
        #expect(error?.remedy.contains("contextWasLost()") == true)
        resetStatus = 0
        try renderer.contextWasLost()
        expectSame(try draw(list(1), with: renderer), picture)
        withExtendedLifetime(context) {}
    }
}

private let robustness: StaticString = "GL_KHR_robustness"
