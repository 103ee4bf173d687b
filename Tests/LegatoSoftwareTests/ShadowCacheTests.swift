import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Kept shadows.
///
/// Groups over an opaque ground, and the shadows that are kept for them.
struct ShadowCacheTests {
    @Test("Frames with kept shadows equal those without, byte for byte", arguments: cases(1...40))
    func keptEqualsUnkept(seed: UInt64) throws {
        let kept = SoftwareRenderer()
        let plain = SoftwareRenderer(threads: 1, instructionLevel: 0)
        plain.shadowLimit = 0
        for step in 0..<6 {
            let list = CardScene.list(
                seed: seed &* 10 &+ UInt64(step / 4), movedBy: Float(step) * 7, Float(step) * -13
            )
            let expected = try draw(list, with: plain)
            expectSame(
                try draw(list, with: kept), expected, comment: "seed \(seed), step \(step)"
            )
            let fresh = SoftwareRenderer(threads: 1)
            fresh.shadowLimit = 0
            expectSame(
                try draw(list, with: fresh), expected, comment: "seed \(seed), step \(step), fresh"
            )
        }
        #expect(plain.shadowBytes == 0)
    }

    @Test("A shadow that moves by whole pixels is not blurred again")
    func movesWithoutBlur() throws {
        let renderer = SoftwareRenderer()
        try renderer.render(wall(at: 0))
        // Cards of one size share a shadow.
        #expect(renderer.grounded == 4 && renderer.shadowHits == 3)
        let bytes = renderer.shadowBytes
        for step in 1...5 {
            try renderer.render(wall(at: Float(step) * -9))
            #expect(renderer.grounded == 4 && renderer.shadowHits == 4)
            #expect(renderer.statistics.offscreenPixels == 0)
        }
        #expect(renderer.shadowBytes == bytes)
        try renderer.render(wall(at: -45.5))
        #expect(renderer.shadowHits == 3 && renderer.shadowBytes > bytes)
    }

    @Test("Kept shadows stay within their bound, and shadows without room are drawn as well")
    func boundHolds() throws {
        let renderer = SoftwareRenderer()
        renderer.shadowLimit = 300_000
        for step in 0..<20 {
            let list = wall(at: Float(step) * 0.37)
            let plain = SoftwareRenderer()
            plain.shadowLimit = 0
            expectSame(try draw(list, with: renderer), try draw(list, with: plain))
            #expect(renderer.shadowBytes > 0 && renderer.shadowBytes <= 300_000)
        }
    }

    @Test("An item beyond the ground casts its own shadow")
    func itemBeyondGround() throws {
        let renderer = SoftwareRenderer()
        var list = wall(at: 0)
        let shape = RoundedShape(
            projection: Projection(), rect: LocalRect(x: 150, y: 60, width: 60, height: 20)
        )
        list.items.insert(
            .shape(ShapeItem(shape: shape, fill: DrawColor(1, 0, 0, 1), scissor: list.bounds)),
            at: 2
        )
        try renderer.render(list)
        #expect(renderer.grounded == 3)
    }

    /// Returns four cards of 140 x 90 points.
    private func wall(at y: Float) -> DisplayList {
        var list = DisplayList(width: 360, height: 260, background: DrawColor(1, 1, 1, 1))
        let far = list.bounds.grown(by: 60)
        let shadow = GroupShadow(
            offset: SIMD2(0, 3), sigma: 6, color: DrawColor(0, 0, 0, 0.33)
        )
        for index in 0..<4 {
            let shape = RoundedShape(
                projection: Projection(
                    tx: 20 + Float(index % 2) * 170, ty: 30 + Float(index / 2) * 120 + y
                ),
                rect: LocalRect(x: 0, y: 0, width: 140, height: 90), radii: SIMD4(repeating: 12),
                curve: .continuous
            )
            let bounds = shape.projection.deviceBounds(of: shape.rect, within: far)
            list.items.append(.beginGroup(GroupItem(bounds: bounds, shadow: shadow)))
            list.items.append(
                .shape(ShapeItem(shape: shape, fill: DrawColor(1, 1, 1, 1), scissor: far))
            )
            list.items.append(.endGroup)
        }
        return list
    }
}
