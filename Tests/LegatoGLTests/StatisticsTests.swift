import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import TestSupport
import Testing

@MainActor
@Suite(.serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct StatisticsTests {
    private static let checkers: [CGImage] = (0..<3).map { n in
        var bytes = [UInt8](repeating: 255, count: 256)
        for i in 0..<64 {
            let isDark = (i + i / 8 + n) % 2 == 0
            bytes[i * 4] = isDark ? 0 : 200
        }
        return CGImage(width: 8, height: 8, premultipliedRGBA: bytes)
    }

    @Test("A thousand similar shapes take one draw call, wherever they are")
    func oneDrawCall() throws {
        let fixture = try GLFixture()
        let list = PictureScene.rotatedSquares(
            seed: 1, count: 1000, side: 24, width: 640, height: 360
        )
        try fixture.renderer.render(list)
        let counts = fixture.renderer.statistics
        #expect(counts.items == 1000 && counts.instances == 1000)
        #expect(counts.batches == 1 && counts.drawCalls == 1)
        #expect(counts.bytesUploaded == 1000 * 192)
        #expect(counts.offscreenPixels == 0 && counts.cacheHits == 0)
        #expect(counts.framesDrawn == 1)
    }

    @Test("Rows of a list take one draw call for each kind of item, not for each row")
    func rows() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(400, 700)
        list.images = [Self.checkers[0]]
        for row in 0..<10 {
            let y = Float(row) * 70
            list.add(0, y, 400, 60, radius: 8, fill: Paint.glass)
            list.add(image: 0, 8, y + 8, 40, 40)
            list.add(60, y + 20, 200, 12.5, fill: Paint.blue)
        }
        try fixture.renderer.render(list)
        #expect(fixture.renderer.statistics.drawCalls == 3)
    }

    @Test("Overlapping items keep their order")
    func order() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(100, 100)
        for i in 0..<6 {
            let (at, fill) = (Float(i) * 6, i % 2 == 0 ? Paint.red : Paint.blue)
            list.add(at, at, 50, 50, radius: i % 2 == 0 ? 0 : 9, fill: fill)
        }
        try fixture.expectParity(list, because: Reason.rounding)
        #expect(fixture.renderer.statistics.drawCalls == 6)
    }

    @Test("A picture is uploaded once and then found in the cache")
    func textureCache() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(100, 100)
        list.images = Self.checkers
        for i in 0..<6 { list.add(image: i % 2, Float(i) * 16, 0, 16, 16) }
        try fixture.renderer.render(list)
        let instances = 6 * 7 * 16
        #expect(fixture.renderer.statistics.bytesUploaded == instances + 2 * 256)
        #expect(fixture.renderer.statistics.cacheHits == 0)
        try fixture.renderer.render(list)
        #expect(fixture.renderer.statistics.bytesUploaded == instances)
        #expect(fixture.renderer.statistics.cacheHits == 2)
    }

    @Test("A picture unused for 120 frames is evicted")
    func eviction() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(20, 20)
        list.images = [Self.checkers[0]]
        list.add(image: 0, 0, 0, 16, 16)
        try fixture.renderer.render(list)
        for _ in 0..<240 { try fixture.renderer.render(.white(20, 20)) }
        try fixture.renderer.render(list)
        #expect(fixture.renderer.statistics.cacheHits == 0)
        #expect(fixture.renderer.statistics.bytesUploaded == 7 * 16 + 256)
    }

    @Test("Groups are counted once, and the pixels of their targets are reported")
    func groups() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(100, 100)
        for x in [10, 50] as [Int32] {
            let bounds = PixelRect(minX: x, minY: 10, maxX: x + 30, maxY: 30)
            list.items.append(.beginGroup(GroupItem(bounds: bounds, opacity: 0.5)))
            list.add(Float(x), 10, 20, 20, radius: 4, fill: Paint.red)
            list.add(Float(x) + 5, 10, 20, 20, radius: 4, fill: Paint.blue)
            list.items.append(.endGroup)
        }
        try fixture.renderer.render(list)
        let counts = fixture.renderer.statistics
        #expect(counts.items == 6 && counts.instances == 6)
        #expect(counts.offscreenPixels == 2 * 30 * 20)
        #expect(counts.drawCalls == 2)
    }

    @Test("Occluded items and groups are not drawn, and the picture stays the same")
    func occlusion() throws {
        let fixture = try GLFixture()
        var list = PictureScene.rotatedSquares(
            seed: 2, count: 1000, side: 24, width: 320, height: 200
        )
        list.items.append(.beginGroup(GroupItem(bounds: list.bounds, opacity: 0.5)))
        list.add(0, 0, 200, 200, fill: Paint.red)
        list.items.append(.endGroup)
        list.add(0, 0, 320, 200, fill: Paint.blue)
        list.add(20, 20, 31, 17, fill: Paint.glass)
        try fixture.renderer.render(list)
        let counts = fixture.renderer.statistics
        #expect(counts.occluded == 1001 && counts.items == 2 && counts.offscreenPixels == 0)
        for seed in 1...60 as ClosedRange<UInt64> {
            let list = PictureScene.covers(seed: seed, count: 24)
            let actual = try draw(list, with: fixture.renderer)
            expectSame(
                actual, try draw(list.withoutOcclusion, with: fixture.renderer), tolerance: (1, 0),
                because: "llvmpipe rounds coverage next to 1 to 1 or less, depending on the batch",
                comment: "seed \(seed)"
            )
        }
    }

    @Test("No state is set to the value it already has")
    func noRedundantChanges() throws {
        let context = try OffscreenContext()
        let renderer = try GLRenderer(load: GLSpy.load(context.load))
        for seed in 1...30 as ClosedRange<UInt64> {
            try renderer.render(PictureScene.random(seed: seed, count: 24))
        }
        #expect(GLSpy.noted.redundant == [])
    }

    @Test("The statistics equal the calls made to the driver")
    func countsAreTrue() throws {
        let context = try OffscreenContext()
        let renderer = try GLRenderer(load: GLSpy.load(context.load))
        for seed in 1...30 as ClosedRange<UInt64> {
            GLSpy.reset()
            try renderer.render(PictureScene.random(seed: seed, count: 24))
            let calls = GLSpy.noted.calls
            let blending = calls["capability \(0x0BE2)", default: 0]
            var changes = StateChanges()
            changes.programs = calls["glUseProgram", default: 0]
            changes.textures = calls["glBindTexture", default: 0]
            changes.targets = calls["glBindFramebuffer", default: 0]
            changes.blending = blending
            #expect(renderer.statistics.stateChanges == changes, "seed \(seed)")
            let draws =
                calls["glDrawArraysInstanced", default: 0] + calls["glDrawElements", default: 0]
            #expect(renderer.statistics.drawCalls == draws, "seed \(seed)")
        }
    }

    @Test("A frame equal to the previous one creates no texture and changes no state")
    func steadyState() throws {
        let context = try OffscreenContext()
        let renderer = try GLRenderer(load: GLSpy.load(context.load))
        let list = PictureScene.rotatedSquares(
            seed: 5, count: 100, side: 24, width: 320, height: 200
        )
        try renderer.render(list)
        GLSpy.reset()
        try renderer.render(list)
        #expect(GLSpy.noted.calls == ["glDrawElements": 1])
        #expect(renderer.statistics.stateChanges == StateChanges())
        #expect(renderer.statistics.framesDrawn == 2)
    }

    @Test("Programs are compiled when a frame needs them, the rest on request")
    func compilesLater() throws {
        let context = try OffscreenContext()
        _ = try GLRenderer(load: GLSpy.load(context.load))
        let all = try #require(GLSpy.noted.calls["glLinkProgram"])
        let renderer = try GLRenderer(compilesAhead: false, load: GLSpy.load(context.load))
        #expect(GLSpy.noted.calls["glLinkProgram"] == nil)
        var list = DisplayList.white()
        list.add(20, 20, 40, 40, fill: Paint.red)
        try renderer.render(list)
        #expect(GLSpy.noted.calls["glLinkProgram"] == 1)
        var rounds = 0
        while try renderer.compileNext() { rounds += 1 }
        #expect(rounds == all - 1)
        #expect(GLSpy.noted.calls["glLinkProgram"] == all)
        try renderer.render(list)
        #expect(GLSpy.noted.calls["glLinkProgram"] == all)
    }
}
