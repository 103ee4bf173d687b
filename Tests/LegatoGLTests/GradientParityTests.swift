import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

@MainActor
@Suite("Gradients on the GPU", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct GradientParityTests {
    @Test(
        "Random gradients agree with the software renderer",
        arguments: OffscreenContext.Profile.allCases
    )
    func random(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        var (pixels, pixelsOver) = (0, 0)
        for seed in 1...150 as ClosedRange<UInt64> {
            let list = PictureScene.gradients(seed: seed, count: 20)
            let actual = try draw(list, with: fixture.renderer)
            let expected = try draw(list, with: SoftwareRenderer())
            expectSame(
                actual, expected, tolerance: (2, 0), because: Reason.rounding,
                comment: "seed \(seed)"
            )
            pixels += list.width * list.height
            pixelsOver += PictureDifference(actual, expected, allowed: 1).pixelsOver
        }
        #expect(pixelsOver * 10_000 <= pixels, "\(pixelsOver) of \(pixels)")
    }

    /// Returns a list with gradients of a kind side by side, each with its own stops.
    private func row(_ kind: GradientKind, count: Int, stops: Int) -> DisplayList {
        var list = DisplayList.white(count * 50, 48)
        for i in 0..<count {
            list.gradients.append(
                Gradient(kind: kind, firstStop: Int32(list.stops.count), stopCount: Int32(stops))
            )
            for k in 0..<stops {
                let shade = Float((k * 7 + i * 3) % 11) / 10
                let color = SIMD4<Float>(shade, 1 - shade, Float(i) / Float(count), 1)
                list.stops.append(GradientStop(location: Float(k) / Float(stops - 1), color: color))
            }
            let shape = RoundedShape(
                projection: Projection(tx: Float(i) * 50),
                rect: LocalRect(x: 4, y: 4, width: 40, height: 40)
            )
            list.items.append(
                .gradient(
                    GradientItem(
                        shape: shape, gradient: Int32(i), start: SIMD2(0.25, 0.5), end: SIMD2(1, 1),
                        scissor: list.bounds
                    )
                )
            )
        }
        return list
    }

    @Test("Many gradients of one kind take one draw call", arguments: GradientKind.allCases)
    func oneDrawCall(kind: GradientKind) throws {
        let fixture = try GLFixture()
        let list = row(kind, count: 9, stops: 3)
        try fixture.expectParity(list, because: Reason.rounding)
        let counts = fixture.renderer.statistics
        #expect(counts.items == 9 && counts.instances == 9)
        #expect(counts.batches == 1 && counts.drawCalls == 1)
    }

    @Test("Stops are uploaded only when they change", arguments: GradientKind.allCases)
    func upload(kind: GradientKind) throws {
        let fixture = try GLFixture()
        var list = row(kind, count: 2, stops: 2)
        try fixture.renderer.render(list)
        let first = fixture.renderer.statistics.bytesUploaded
        try fixture.renderer.render(list)
        let instances = 2 * 7 * 16
        #expect(fixture.renderer.statistics.bytesUploaded == instances)
        #expect(first == instances + 128 * 80)
        list.stops[0].color.x += 0.5
        try fixture.renderer.render(list)
        #expect(fixture.renderer.statistics.bytesUploaded == first)
        try fixture.expectParity(list, because: Reason.rounding)
    }

    @Test("Hundreds of stops fill many rows of the texture", arguments: GradientKind.allCases)
    func manyStops(kind: GradientKind) throws {
        let fixture = try GLFixture()
        try fixture.expectParity(row(kind, count: 4, stops: 400), because: Reason.rounding)
        try fixture.expectParity(row(kind, count: 2, stops: 2), because: Reason.rounding)
        try fixture.expectParity(row(kind, count: 3, stops: 700), because: Reason.rounding)
    }
}
