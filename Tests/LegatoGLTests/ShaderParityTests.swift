import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

@MainActor
@Suite("Parity of shaders", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct ShaderParityTests {
    /// A list with a filtered group of two shapes.
    private func list(_ effect: PixelEffect) -> DisplayList {
        var list = DisplayList.white()
        let map = PixelMap(x: SIMD3(1, 0, 20), y: SIMD3(0, 1, 30))
        let back = PixelMap(x: SIMD3(1, 0, -20), y: SIMD3(0, 1, -30))
        let area = PixelRect(minX: 20, minY: 30, maxX: 150, maxY: 110)
        let shader = PixelShader(
            effect, PixelArguments(effect.arguments, size: SIMD2(130, 80)), size: SIMD2(130, 80),
            toLocal: back,
            toDevice: map, area: area, outset: Float(effect.maxSampleOffset.x)
        )
        let run = list.add([.shader(shader), .blur(sigma: 1)])
        list.add(0, 0, 100, 100, fill: Paint.glass)
        list.items.append(.beginGroup(GroupItem(bounds: area, filters: run)))
        list.add(20, 30, 90, 60, radius: 12, fill: Paint.red)
        list.add(90, 50, 60, 60, radius: 20, fill: Paint.glass)
        list.items.append(.endGroup)
        return list
    }

    private func effects(glsl: [String?]) -> [PixelEffect] {
        [
            PixelEffect(
                .color,
                PixelFunction(
                    name: "f",
                    body: .color { p, c, a in
                        SIMD4(c.z, c.y, c.x, c.w) * a.vectors[0].x + SIMD4(0, p.x / 400, 0, 0)
                    }, glsl: glsl[0]
                ), [.vector(SIMD4(0.5, 0, 0, 0), count: 1), .numbers([1, 2, 3])]
            ),
            PixelEffect(
                .distortion,
                PixelFunction(
                    name: "f", body: .distortion { p, a in p + a.vectors[0].lowHalf },
                    glsl: glsl[1]
                ), [.vector(SIMD4(7.25, -3.5, 0, 0), count: 2)], maxSampleOffset: SIMD2(8, 8)
            ),
            PixelEffect(
                .layer,
                PixelFunction(
                    name: "f",
                    body: .layer { p, layer, a in
                        layer.sample(SIMD2(a.vectors[0].z - p.x, p.y)) * 0.5 + layer.sample(p) * 0.5
                    }, glsl: glsl[2]
                ), [.bounds]
            ),
        ]
    }

    @Test("Swift functions agree", arguments: OffscreenContext.Profile.allCases)
    func functions(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        for effect in effects(glsl: [nil, nil, nil]) {
            try fixture.expectParity(
                list(effect), usual: 2, because: Reason.rounding, comment: "\(effect.kind)"
            )
        }
    }

    @Test(
        "GLSL text draws what the Swift functions draw",
        arguments: OffscreenContext.Profile.allCases)
    func text(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        let glsl = [
            """
            vec4 f(vec2 p, vec4 c, float a, float list[3], int count) {
                return c.bgra * a + vec4(0.0, p.x / 400.0, 0.0, 0.0) * float(count) / list[2];
            }
            """,
            "vec2 f(vec2 p, vec2 a) { return p + a; }",
            """
            vec4 f(vec2 p, vec4 box) {
                return sampleLayer(vec2(box.z - p.x, p.y)) * 0.5 + sampleLayer(p) * 0.5;
            }
            """,
        ]
        for effect in effects(glsl: glsl) {
            let warned = try sentences {
                try fixture.expectParity(
                    list(effect), usual: 2, because: Reason.rounding, comment: "\(effect.kind)"
                )
            }
            #expect(warned == [])
        }
    }

    @Test("Text that does not compile is reported with the driver's message, and not used")
    func errors() throws {
        let fixture = try GLFixture()
        let broken = PixelEffect(
            .color, PixelFunction(name: "f", body: nil, glsl: "vec4 f(vec2 p) { return q; }"), []
        )
        let plain = PixelEffect(
            .color, PixelFunction(name: "g", body: .color { _, c, _ in c }, glsl: nil), []
        )
        var drawn: CGImage?
        let warned = try sentences { drawn = try draw(list(broken), with: fixture.renderer) }
        #expect(warned.count == 1)
        #expect(warned.first?.contains("does not compile") == true)
        #expect(warned.first?.contains("q") == true)
        let expected = try draw(list(plain), with: fixture.renderer)
        #expect(drawn?.pixels == expected.pixels)
        let again = try sentences { _ = try draw(list(broken), with: fixture.renderer) }
        #expect(again == [])
    }

    @Test("Results that are not finite are clamped alike")
    func invalid() throws {
        let fixture = try GLFixture()
        for value in [Float.nan, .infinity, -.infinity, 1e30] {
            let effect = PixelEffect(
                .color,
                PixelFunction(
                    name: "f", body: .color { p, _, _ in SIMD4(value, 0.5, value, 1) }, glsl: nil
                ), []
            )
            try fixture.expectParity(list(effect), usual: 2, because: Reason.rounding)
        }
    }
}
