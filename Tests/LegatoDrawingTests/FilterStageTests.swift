import LegatoDrawing
import Testing

/// Stages of filters.
struct FilterStageTests {
    private let small = PixelRect(minX: 10, minY: 20, maxX: 30, maxY: 40)

    @Test("Blurs are halved until 4 pixels remain, and keep their variance")
    func scale() throws {
        for (sigma, halvings) in [(0.5, 0), (4, 0), (4.5, 1), (8, 1), (9, 2), (100, 5)] {
            let scale = try #require(BlurScale(sigma: Float(sigma)))
            #expect(Int(scale.halvings) == halvings)
            #expect(scale.sigma <= 4)
            let area = Double(1 << (2 * halvings))
            let lost = halvings == 0 ? 0 : (area - 1) / 12 + area / 6
            let variance = Double(scale.sigma * scale.sigma) * area + lost
            #expect(abs(variance.squareRoot() - sigma) < 1e-4 * sigma)
            #expect(Double(scale.reach) >= (3 * sigma).rounded(.down))
        }
        #expect(BlurScale(sigma: 0.3) == nil && BlurScale(sigma: -1) == nil)
        #expect(BlurScale(sigma: 1e30)?.halvings == 10)
    }

    @Test("A result extends by three standard deviations, within the requested rectangle")
    func result() {
        let all = PixelRect(minX: -500, minY: -500, maxX: 500, maxY: 500)
        let (stages, result) = FilterStage.plan(
            [.blur(sigma: 2)], from: small, to: all, clamps: false
        )
        #expect(stages.count == 2 && result == small.grown(by: 6))
        let clamped = FilterStage.plan([.blur(sigma: 2)], from: small, to: all, clamps: true)
        #expect(clamped.result == small)
        let far = PixelRect(minX: 60, minY: 20, maxX: 90, maxY: 40)
        #expect(
            FilterStage.plan([.blur(sigma: 2)], from: small, to: far, clamps: false).result.isEmpty
        )
        #expect(
            FilterStage.plan([.blur(sigma: 0)], from: small, to: all, clamps: false).stages.isEmpty
        )
    }

    @Test("Each stage reads only pixels that the stage before produced")
    func chain() {
        let wanted = PixelRect(minX: 15, minY: 0, maxX: 200, maxY: 33)
        let filters: [GroupFilter] = [.blur(sigma: 13), .colors(ColorMatrix()), .blur(sigma: 3)]
        for clamps in [true, false] {
            let (stages, result) = FilterStage.plan(
                filters[...], from: small, to: wanted, clamps: clamps
            )
            #expect(result == stages.last?.to && !result.isEmpty)
            for (before, after) in zip(stages, stages.dropFirst()) {
                #expect(before.to.union(after.from) == before.to, "\(before) \(after)")
                #expect(!after.to.isEmpty)
            }
        }
    }

    @Test("The dump names filters and blends")
    func dump() {
        var list = DisplayList(width: 9, height: 8)
        let run = list.add([.blur(sigma: 2), .colors(ColorMatrix())])
        list.items = [
            .beginGroup(GroupItem(bounds: list.bounds, filters: run, blend: .screen)), .endGroup,
            .beginGroup(GroupItem(bounds: list.bounds, filters: FilterRun(first: 2, count: 1))),
            .endGroup,
        ]
        #expect(
            list.dump() == """
                target 9x8 background #00000000
                  group [0 0 9 8] screen blur 2.000 colors (1.000 0.000 0.000 0.000, \
                0.000 1.000 0.000 0.000, 0.000 0.000 1.000 0.000)
                  end
                  group [0 0 9 8] filters 2...2 missing
                  end

                """
        )
    }

    @Test("A group with filters, a clip and a blend mode is split into three groups")
    func parts() throws {
        var list = DisplayList(width: 90, height: 80)
        let run = list.add([.blur(sigma: 1)])
        let clip = RoundedShape(
            projection: Projection(), rect: LocalRect(x: 0, y: 0, width: 9, height: 9)
        )
        let group = GroupItem(bounds: small, opacity: 0.5, filters: run, clip: clip, blend: .hue)
        let parts = try #require(group.parts(outside: list.bounds, in: list))
        #expect(
            parts == [
                GroupItem(bounds: list.bounds, blend: .hue),
                GroupItem(bounds: small.grown(by: 3), opacity: 0.5, clip: clip),
                GroupItem(bounds: small, filters: run),
            ]
        )
        #expect(
            GroupItem(bounds: small, filters: run, blend: .hue).parts(outside: small, in: list)
                == nil
        )
    }
}
