import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

@MainActor
@Suite(
    "Parity of additive blending", .serialized, .ownProcess,
    .enabled(if: OffscreenContext.isAvailable))
struct AddedParityTests {
    /// Returns a picture over whole pixels with additive blending.
    private func added(_ x: Float, tint: DrawColor, filter: SamplingFilter) -> DisplayItem {
        let rect = LocalRect(x: 0, y: 0, width: 20, height: 20)
        return .image(
            ImageItem(
                shape: RoundedShape(projection: Projection(tx: x, ty: 4), rect: rect), image: 0,
                frame: rect, filter: filter, tint: tint,
                scissor: PixelRect(minX: 0, minY: 0, maxX: 48, maxY: 32), isAdded: true
            )
        )
    }

    @Test(
        "Two half-transparent pictures add up where they overlap",
        arguments: OffscreenContext.Profile.allCases
    )
    func sum(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        let below: [UInt8] = [51, 0, 204, 255]
        let single: [(x: Int, bytes: [UInt8])] = [
            (1, below), (5, [51 + 102, 51, 255, 255]), (15, [255, 102, 255, 255]),
            (25, [51 + 102, 51, 255, 255]),
        ]
        // A fifth of (204, 102, 204, 204) over the backdrop, of which 214 / 255 remain.
        let faded: [(x: Int, bytes: [UInt8])] = [
            (1, below), (15, [41 + 43, 20, 41 + 171, 255]),
        ]
        for side in [1, 20] {
            for filter in [SamplingFilter.nearest, .linear] {
                for isGrouped in [false, true] {
                    let list = list(side, filter, isGrouped: isGrouped)
                    let pictures = [
                        try draw(list, with: fixture.renderer),
                        try draw(list, with: SoftwareRenderer()),
                    ]
                    expectSame(pictures[0], pictures[1])
                    for place in isGrouped ? faded : single {
                        for picture in pictures {
                            let pixel = picture[place.x, 10]
                            let bytes = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
                            #expect(bytes == place.bytes, "at \(place.x), \(filter), \(side)")
                        }
                    }
                }
            }
        }
    }

    /// Returns a list with two overlapping pictures.
    private func list(_ side: Int, _ filter: SamplingFilter, isGrouped: Bool) -> DisplayList {
        let color: [UInt8] = [102, 51, 102, 102]
        let pixels = (0..<side * side).flatMap { _ in color }
        var list = DisplayList(width: 48, height: 32)
        list.background = DrawColor(0.2, 0, 0.8, 1)
        list.images = [CGImage(width: side, height: side, premultipliedRGBA: pixels)]
        list.items = [
            added(2, tint: .one, filter: filter), added(12, tint: .one, filter: filter),
        ]
        guard isGrouped else { return list }
        list.items.insert(.beginGroup(GroupItem(bounds: list.bounds, opacity: 0.2)), at: 0)
        list.items.append(.endGroup)
        return list
    }
}
