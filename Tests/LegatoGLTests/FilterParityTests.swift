import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

@MainActor
@Suite(
    "Parity of filters and blend modes", .serialized, .ownProcess,
    .enabled(if: OffscreenContext.isAvailable))
struct FilterParityTests {
    /// The modes that do not amplify small differences.
    ///
    /// `destinationOut` leaves faint colours, whose rounding the next mode amplifies.
    private static let gentle: [GroupBlend] = GroupBlend.allCases.filter {
        ![.colorDodge, .colorBurn, .hue, .saturation, .color, .luminosity, .destinationOut]
            .contains($0)
    }

    @Test(
        "Random filtered and blended groups agree with the software renderer",
        arguments: OffscreenContext.Profile.allCases
    )
    func random(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        for seed in 1...60 as ClosedRange<UInt64> {
            let list = PictureScene.filters(seed: seed, count: 14, modes: Self.gentle)
            try fixture.expectParity(
                list, usual: 2,
                because: "filtered pictures are rounded at every step; " + Reason.rounding,
                comment: "seed \(seed)"
            )
        }
    }

    /// Returns 64 x 64 random pixels, some of them opaque.
    private func picture(_ random: inout SeededRandom) -> CGImage {
        var bytes: [UInt8] = []
        for _ in 0..<64 * 64 {
            let alpha = [UInt64(255), 255, 130, 40, 0][Int(random.next() % 5)]
            for _ in 0..<3 { bytes.append(UInt8(random.next() % (alpha + 1))) }
            bytes.append(UInt8(alpha))
        }
        return CGImage(width: 64, height: 64, premultipliedRGBA: bytes)
    }

    @Test(
        "Every blend mode agrees on pictures that both renderers represent exactly",
        arguments: OffscreenContext.Profile.allCases
    )
    func modes(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        var random = SeededRandom(seed: 3)
        for blend in GroupBlend.allCases where blend.mixes {
            var list = DisplayList(width: 64, height: 64)
            list.images = [picture(&random), picture(&random)]
            list.add(image: 0, 0, 0, 64, 64)
            let bounds = PixelRect(minX: 3, minY: 0, maxX: 60, maxY: 64)
            list.items.append(.beginGroup(GroupItem(bounds: bounds, opacity: 0.8, blend: blend)))
            list.add(image: 1, 0, 0, 64, 64)
            list.items.append(.endGroup)
            try fixture.expectParity(
                list, because: "the same formula in another order; " + Reason.rounding,
                comment: "\(blend)"
            )
        }
    }

    @Test("Blurs of all sizes agree, of a group and of its backdrop")
    func blurs() throws {
        let fixture = try GLFixture()
        for sigma: Float in [0.4, 1, 4, 4.1, 9, 20, 50] {
            var list = DisplayList.white()
            let blur = list.add([.blur(sigma: sigma)])
            list.add(20, 30, 90, 60, radius: 12, fill: Paint.red)
            list.items.append(.beginGroup(GroupItem(bounds: list.bounds, filters: blur)))
            list.add(90, 20, 60, 90, radius: 20, fill: Paint.glass)
            list.items.append(.endGroup)
            list.items.append(
                .beginGroup(
                    GroupItem(bounds: list.bounds, opacity: 0.9, filters: blur, blend: .backdrop)
                )
            )
            list.add(30, 50, 140, 90, radius: 25, fill: .one)
            list.items.append(.endGroup)
            list.add(50, 70, 20, 20, fill: Paint.blue)
            try fixture.expectParity(
                list, usual: 2,
                because: "filtered pictures are rounded at every step; " + Reason.rounding,
                comment: "sigma \(sigma)"
            )
        }
    }

    @Test("A blurred group takes four draw calls, and so does a multiplied one")
    func calls() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white()
        let blur = list.add([.blur(sigma: 2)])
        list.items.append(.beginGroup(GroupItem(bounds: list.bounds, filters: blur)))
        list.add(20, 30, 90, 60, fill: Paint.red)
        list.items.append(.endGroup)
        try fixture.renderer.render(list)
        #expect(fixture.renderer.statistics.drawCalls == 4)
        list.filters = []
        list.items[0] = .beginGroup(GroupItem(bounds: list.bounds, blend: .multiply))
        try fixture.renderer.render(list)
        #expect(fixture.renderer.statistics.drawCalls == 4)
    }
}
