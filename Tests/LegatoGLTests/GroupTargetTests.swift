import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import TestSupport
import Testing

/// The numbers of targets and draw calls of many groups: groups at one depth share theirs.
@MainActor
@Suite(
    "Render targets of groups", .serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable)
)
struct GroupTargetTests {
    private static let count = 60

    /// The cost of a frame.
    private struct Cost: Equatable {
        /// The number of render target switches.
        var targets: Int
        var drawCalls: Int
    }

    /// Returns groups side by side, each drawn by `body` in its own bounds.
    private func groups(_ body: (inout DisplayList, PixelRect) -> Void) -> DisplayList {
        var list = DisplayList.white(640, 480)
        for i in 0..<Self.count {
            let (x, y) = (Int32(i % 10) * 63, Int32(i / 10) * 79)
            body(&list, PixelRect(minX: x, minY: y, maxX: x + 45 + Int32(i % 7), maxY: y + 61))
        }
        return list
    }

    private func add(
        _ group: GroupItem, to list: inout DisplayList, _ inside: (inout DisplayList) -> Void
    ) {
        list.items.append(.beginGroup(group))
        inside(&list)
        list.items.append(.endGroup)
    }

    private func shape(_ bounds: PixelRect, inset: Float = 0, in list: inout DisplayList) {
        list.add(
            Float(bounds.minX) + inset, Float(bounds.minY) + inset,
            Float(bounds.maxX - bounds.minX) - 2 * inset,
            Float(bounds.maxY - bounds.minY) - 2 * inset, radius: 6,
            fill: inset == 0 ? Paint.red : Paint.glass
        )
    }

    /// Returns the cost of the second of two frames, for which the targets exist already.
    private func cost(_ list: DisplayList) throws -> Cost {
        let fixture = try GLFixture()
        try fixture.expectParity(list, usual: 2, because: Reason.rounding)
        let renderer = try GLRenderer(load: GLSpy.load(fixture.context.load))
        try renderer.render(list)
        GLSpy.reset()
        try renderer.render(list)
        let binds = GLSpy.noted.calls["glBindFramebuffer", default: 0]
        return Cost(targets: binds, drawCalls: renderer.statistics.drawCalls)
    }

    @Test("Sixty masked groups take one target for each level of nesting")
    func masked() throws {
        let list = groups { list, bounds in
            add(GroupItem(bounds: bounds, opacity: 0.9), to: &list) {
                shape(bounds, in: &$0)
                add(GroupItem(bounds: bounds, blend: .destinationIn), to: &$0) {
                    shape(bounds, inset: 5, in: &$0)
                }
            }
        }
        #expect(try cost(list) == Cost(targets: 3, drawCalls: 4))
    }

    @Test("Groups nested three deep take three targets, however many there are")
    func nested() throws {
        let list = groups { list, bounds in
            add(GroupItem(bounds: bounds, opacity: 0.9), to: &list) {
                shape(bounds, in: &$0)
                add(GroupItem(bounds: bounds, opacity: 0.5), to: &$0) {
                    shape(bounds, inset: 5, in: &$0)
                    add(GroupItem(bounds: bounds, opacity: 0.7), to: &$0) {
                        shape(bounds, inset: 9, in: &$0)
                        shape(bounds, inset: 15, in: &$0)
                    }
                }
            }
        }
        #expect(try cost(list) == Cost(targets: 4, drawCalls: 6))
    }

    @Test("Sixty shadows of groups take one target for each step of the blur")
    func shadows() throws {
        let list = groups { list, bounds in
            var group = GroupItem(bounds: bounds)
            group.shadow = GroupShadow(
                offset: SIMD2(2, 3), sigma: 2, color: DrawColor(0, 0, 0, 0.5)
            )
            add(group, to: &list) {
                shape(bounds, in: &$0)
                shape(bounds, inset: 10, in: &$0)
            }
        }
        // The shadows may overlap the groups before them, which are drawn first; a frame has rows.
        let cost = try cost(list)
        #expect(cost.targets == 4)
        #expect(cost.drawCalls <= 3 + 2 * 7)
    }

    @Test("Sixty blurred groups take one target for each step of the blur, not for each group")
    func blurred() throws {
        let list = groups { list, bounds in
            var group = GroupItem(bounds: bounds)
            group.filters = list.add([.blur(sigma: 2)])
            add(group, to: &list) {
                shape(bounds, in: &$0)
                shape(bounds, inset: 10, in: &$0)
            }
        }
        #expect(try cost(list) == Cost(targets: 4, drawCalls: 4))
    }
}
