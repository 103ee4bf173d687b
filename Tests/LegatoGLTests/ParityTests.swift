import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

@MainActor
@Suite(.serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct ParityTests {
    /// The part of a random scene that is kept.
    enum Part: CaseIterable {
        case shapes, pictures, shadows
    }

    @Test(
        "Random scenes of one kind of item agree with the software renderer",
        arguments: OffscreenContext.Profile.allCases, Part.allCases
    )
    func kinds(profile: OffscreenContext.Profile, part: Part) throws {
        let fixture = try GLFixture(profile: profile)
        var (pixels, pixelsOver) = (0, 0)
        for seed in 1...40 as ClosedRange<UInt64> {
            var list = PictureScene.random(seed: seed, count: 24)
            list.items.removeAll { !part.keeps($0) }
            let actual = try draw(list, with: fixture.renderer)
            let expected = try draw(list, with: SoftwareRenderer())
            expectSame(
                actual, expected, tolerance: (2, 0), because: Reason.rounding,
                comment: "seed \(seed)"
            )
            pixels += list.width * list.height
            pixelsOver += PictureDifference(actual, expected, allowed: 1).pixelsOver
        }
        if part == .shapes { #expect(pixelsOver * 10_000 <= pixels) }
    }

    @Test(
        "Random scenes of everything agree with the software renderer",
        arguments: OffscreenContext.Profile.allCases
    )
    func everything(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        for seed in 1...120 as ClosedRange<UInt64> {
            let list = PictureScene.random(seed: seed, count: 24, blends: seed > 60)
            try fixture.expectParity(list, because: Reason.rounding, comment: "seed \(seed)")
        }
    }

    @Test(
        "Random scenes drawn to a window agree with the software renderer",
        arguments: OffscreenContext.Profile.allCases
    )
    func window(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile, width: 200, height: 150)
        fixture.renderer.target = .window
        for seed in 101...120 as ClosedRange<UInt64> {
            let list = PictureScene.random(seed: seed, count: 24)
            try fixture.expectParity(list, because: Reason.rounding, comment: "seed \(seed)")
        }
    }

    @Test("The renderer laws hold", arguments: OffscreenContext.Profile.allCases)
    func laws(profile: OffscreenContext.Profile) throws {
        let context = try OffscreenContext(profile: profile)
        try checkRenderer { try GLRenderer(load: context.load) }
    }

    @Test("Whole-pixel rectangles have exactly the colours of the software renderer")
    func wholePixels() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white()
        list.add(3, 4, 150, 120, fill: Paint.red)
        list.add(20, 20, 31, 17, fill: Paint.blue)
        list.add(-10, 60, 40, 200, fill: Paint.blue)
        let actual = try draw(list, with: fixture.renderer)
        expectSame(actual, try draw(list, with: SoftwareRenderer()))
    }

    @Test("A rectangle thinner than a pixel has its share of the pixel's coverage")
    func thinLine() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(20, 20)
        list.add(2, 5.25, 10, 0.5, fill: DrawColor(0, 0, 0, 1))
        let picture = try draw(list, with: fixture.renderer)
        #expect((127...128).contains(picture[6, 5].red))
        #expect(picture[6, 4].red == 255 && picture[6, 6].red == 255)
    }

    @Test(
        "Perspective agrees up to the plane of the eye and behind it",
        arguments: [0.002, 0.01, 0.03, -0.02]
    )
    func perspective(p: Float) throws {
        let fixture = try GLFixture()
        var list = DisplayList.white()
        var projection = Projection(tx: 100, ty: 75)
        projection.p = p
        projection.q = p / 3
        list.add(
            -60, -40, 120, 80, radius: 20, fill: Paint.glass, border: 6, borderColor: Paint.red,
            projection: projection
        )
        try fixture.expectParity(list, because: Reason.rounding)
    }

    @Test(
        "A blurred group shadow agrees for every standard deviation",
        arguments: [0, 0.4, 1, 5, 14] as [Float]
    )
    func groupShadow(sigma: Float) throws {
        let fixture = try GLFixture()
        var list = DisplayList.white()
        let clip = RoundedShape(
            projection: Projection(), rect: LocalRect(x: 32, y: 32, width: 80, height: 60),
            radii: SIMD4(repeating: 20)
        )
        let shadow = GroupShadow(
            offset: SIMD2(7.5, -3.25), sigma: sigma, color: DrawColor(0, 0, 0, 0.8)
        )
        list.items.append(
            .beginGroup(
                GroupItem(
                    bounds: PixelRect(minX: 20, minY: 20, maxX: 130, maxY: 110), opacity: 0.75,
                    clip: clip, shadow: shadow
                )
            )
        )
        list.add(30, 30, 60, 40, fill: Paint.red)
        list.add(60, 50, 70, 50, radius: 9, fill: Paint.blue)
        list.items.append(.endGroup)
        try fixture.expectParity(list, largest: 2, because: Reason.rounding)
    }

    @Test("Eighty groups, nested and of many sizes, agree with the software renderer")
    func manyGroups() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(400, 300)
        for i in 0..<80 {
            let (x, y) = (Int32(i % 10) * 38 - 6, Int32(i / 10) * 36 - 6)
            list.items.append(
                .beginGroup(
                    GroupItem(
                        bounds: PixelRect(
                            minX: x, minY: y, maxX: x + 30 + Int32(i % 7) * 20, maxY: y + 34
                        ),
                        opacity: i % 2 == 0 ? 0.5 : 1
                    )
                )
            )
            list.add(Float(x), Float(y), 80, 24, radius: 8, fill: Paint.glass)
            list.items.append(
                .beginGroup(
                    GroupItem(
                        bounds: PixelRect(minX: x + 4, minY: y + 4, maxX: x + 28, maxY: y + 28),
                        opacity: 0.6
                    )
                )
            )
            list.add(Float(x), Float(y), 60, 20, radius: 3, fill: Paint.red)
            list.items += [.endGroup, .endGroup]
        }
        try fixture.expectParity(
            list, usual: 2, because: "a group's picture is rounded once more; " + Reason.rounding
        )
        #expect(fixture.renderer.statistics.drawCalls == 4)
    }

    @Test("Sixty masked groups and sixty pairs of added ones agree, in few draw calls")
    func blends() throws {
        let fixture = try GLFixture()
        var list = DisplayList.white(400, 300)
        func group(_ bounds: PixelRect, opacity: Float = 1, _ blend: GroupBlend = .normal) {
            list.items.append(
                .beginGroup(GroupItem(bounds: bounds, opacity: opacity, blend: blend))
            )
        }
        for i in 0..<60 {
            let (x, y) = (Int32(i % 10) * 40, Int32(i / 10) * 50)
            let bounds = PixelRect(minX: x, minY: y, maxX: x + 38, maxY: y + 24)
            group(bounds, opacity: 0.9)
            list.add(Float(x), Float(y), 38, 24, fill: Paint.red)
            group(PixelRect(minX: x + 4, minY: y + 2, maxX: x + 30, maxY: y + 22), .destinationIn)
            list.add(Float(x) + 5, Float(y) + 3, 20, 18, radius: 8, fill: Paint.glass)
            list.items += [.endGroup, .endGroup]
            let below = PixelRect(minX: x, minY: y + 25, maxX: x + 38, maxY: y + 49)
            group(below)
            group(below, opacity: 0.2, .plusLighter)
            list.add(Float(x), Float(y) + 25, 30, 20, radius: 5, fill: Paint.red)
            list.items.append(.endGroup)
            group(below, opacity: 0.8, .plusLighter)
            list.add(Float(x) + 5, Float(y) + 25, 30, 20, fill: Paint.blue)
            list.items += [.endGroup, .endGroup]
        }
        try fixture.expectParity(
            list, usual: 2, because: "a group's picture is rounded once more; " + Reason.rounding
        )
        // Rounded and plain rectangles in the inner groups; in the outer ones rectangles, clearing
        // around masks, masks and additive groups; in the frame the groups.
        #expect(fixture.renderer.statistics.instances == 780)
        #expect(fixture.renderer.statistics.drawCalls == 7)
    }
}

extension ParityTests.Part {
    fileprivate func keeps(_ item: DisplayItem) -> Bool {
        switch (self, item) {
        case (.shapes, .shape), (.pictures, .image), (.shadows, .shadow): true
        default: false
        }
    }
}
