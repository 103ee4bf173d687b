import LegatoDrawing
import LegatoGL
import LegatoPlatform
import TestSupport
import Testing

@MainActor
@Suite("GPU time of a frame with OpenGL", .enabled(if: OffscreenContext.isAvailable))
struct GPUTimeTests {
    private let list = PictureScene.rotatedSquares(
        seed: 5, count: 100, side: 24, width: 320, height: 200
    )

    @Test("GPU time is reported once for each measured list, in both kinds of OpenGL")
    func gpuTime() throws {
        for profile in OffscreenContext.Profile.allCases {
            let fixture = try GLFixture(profile: profile)
            let renderer = fixture.renderer
            try renderer.render(list)
            #expect(renderer.gpuTime() == nil)
            renderer.measuresGPUTime = true
            for _ in 0..<3 {
                try renderer.render(list)
                let time = try #require(renderer.gpuTime(), "\(profile)")
                #expect(time > 0 && time < 10)
                #expect(renderer.gpuTime() == nil)
            }
            // The replacement context has its own timer.
            try renderer.contextWasLost()
            try renderer.render(list)
            #expect(renderer.gpuTime() != nil)
            renderer.measuresGPUTime = false
            try renderer.render(list)
            #expect(renderer.gpuTime() == nil)
        }
    }

    @Test("A driver without timer queries draws and reports no GPU time")
    func noTimer() throws {
        let context = try OffscreenContext()
        let renderer = try GLRenderer { $0.contains("Query") ? nil : context.load($0) }
        renderer.measuresGPUTime = true
        try renderer.render(list)
        #expect(renderer.gpuTime() == nil)
    }

    @Test("Resources are uploaded before the list is drawn, and that is reported once")
    func uploadComesFirst() throws {
        let context = try OffscreenContext()
        let renderer = try GLRenderer(load: GLSpy.load(context.load))
        GLSpy.reset()
        var calls: [[String: Int]] = []
        try renderer.render(list) { calls.append(GLSpy.noted.calls) }
        #expect(calls.count == 1)
        #expect(calls.first?["glDrawElements"] == nil)
        #expect(GLSpy.noted.calls["glDrawElements"] == 1)
    }
}
