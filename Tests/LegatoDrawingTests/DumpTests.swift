import Foundation
import LegatoDrawing
import LegatoGraphics
import Testing

struct DumpTests {
    private let square = RoundedShape(
        projection: Projection(), rect: LocalRect(x: 0, y: 0, width: 10, height: 20)
    )
    private let all = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 48)

    private func list(_ items: [DisplayItem], images: [CGImage] = []) -> DisplayList {
        var list = DisplayList(width: 64, height: 48)
        list.items = items
        list.images = images
        return list
    }

    @Test func anEmptyListIsDumpedAsItsTarget() {
        #expect(
            DisplayList(width: 3, height: 2, background: DrawColor(0.5, 0, 0, 0.5)).dump()
                == "target 3x2 background #FF000080\n"
        )
    }

    @Test func blendModesAreDumpedByName() {
        let items: [DisplayItem] = [
            .beginGroup(GroupItem(bounds: all, opacity: 0.5, blend: .plusLighter)),
            .beginGroup(GroupItem(bounds: all, blend: .destinationIn)), .endGroup, .endGroup,
        ]
        let expected = """
            target 64x48 background #00000000
              group [0 0 64 48] opacity 0.500 plusLighter
                group [0 0 64 48] destinationIn
                end
              end

            """
        #expect(list(items).dump() == expected)
    }

    @Test func continuousCornersHardEdgesAndRastersAreDumped() {
        var shape = square
        shape.radii = SIMD4(repeating: 4)
        shape.curve = .continuous
        shape.hardEdges = [.minX, .maxY]
        let part = DisplayItem.shape(
            ShapeItem(shape: shape, fill: DrawColor(1, 1, 1, 1), scissor: all)
        )
        var inner = list([part])
        inner.origin = SIMD2(-3, 2)
        var outer = list([
            .image(
                ImageItem(shape: square, image: 0, frame: square.rect, scissor: all, isRaster: true)
            )
        ])
        outer.rasters = [Raster(id: Raster.ID(layer: 7), list: inner)]
        let text = outer.dump()
        #expect(text.contains("\n  raster#0 (0.000 0.000 10.000 20.000)"))
        #expect(text.contains("\nraster#0 at (-3 2) target 64x48"))
        #expect(text.contains("radii (4.000 4.000 4.000 4.000) continuous hard (minX maxY) fill"))
        var later = outer
        later.time = 3
        later.rasters[0].id.copy = 1
        #expect(later == outer)
        later.rasters[0].list.items = []
        #expect(later != outer)
    }

    @Test func gradientsAreDumpedWithTheirStops() {
        var list = list([
            .gradient(
                GradientItem(
                    shape: square, gradient: 0, start: SIMD2(0, 0.5), end: .one,
                    tint: DrawColor(repeating: 0.5), scissor: all
                )
            )
        ])
        list.stops = [
            GradientStop(location: 0, color: SIMD4(1, 1, 1, 0)),
            GradientStop(location: 0.25, color: SIMD4(1, 0.5, 0, 1)),
        ]
        list.gradients = [Gradient(kind: .conic, firstStop: 0, stopCount: 2)]
        let expected = """
            target 64x48 background #00000000
              conic [0.000 #FFFFFF00, 0.250 #FF8000FF] (0.000 0.000 10.000 20.000) \
            affine(1.000000 0.000000 0.000000 1.000000 0.000000 0.000000) \
            frame (0.000 0.000 10.000 20.000) from (0.000 0.500) to (1.000 1.000) \
            opacity 0.500 in [0 0 64 48]

            """
        #expect(list.dump() == expected)
    }

    @Test func everyItemIsDumpedInOneLineAndGroupsIndent() {
        var round = square
        round.radii = SIMD4(1, 2, 3, 4.5)
        var tilted = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        tilted.m14 = 0.00125
        let image = CGImage(width: 2, height: 1, premultipliedRGBA: [0, 0, 0, 0, 1, 1, 1, 1])
        let items: [DisplayItem] = [
            .shadow(
                ShadowItem(shape: round, sigma: 1.5, color: DrawColor(0, 0, 0, 0.25), scissor: all)
            ),
            .beginGroup(
                GroupItem(
                    bounds: all,
                    opacity: 0.5,
                    clip: round,
                    shadow: GroupShadow(
                        offset: SIMD2(-1, 3), sigma: 2, color: DrawColor(0, 0, 0, 1)
                    )
                )
            ),
            .shape(
                ShapeItem(
                    shape: RoundedShape(projection: Projection(tilted), rect: square.rect),
                    fill: DrawColor(1, 1, 1, 1), borderWidth: 2,
                    border: DrawColor(0, 0.25, 0.5, 0.5), scissor: all
                )
            ),
            .beginGroup(GroupItem(bounds: all)),
            .image(
                ImageItem(
                    shape: square, image: 0, frame: square.rect,
                    source: LocalRect(x: 0.25, y: 0, width: 0.5, height: 1), filter: .nearest,
                    tint: DrawColor(repeating: 0.75), scissor: all
                )
            ),
            .endGroup, .endGroup,
            .image(ImageItem(shape: square, image: 7, frame: square.rect, scissor: all)),
        ]
        let identity = "affine(1.000000 0.000000 0.000000 1.000000 0.000000 0.000000)"
        let rect = "(0.000 0.000 10.000 20.000)"
        let radii = "radii (1.000 2.000 3.000 4.500)"
        let expected = """
            target 64x48 background #00000000
              shadow \(rect) \(identity) \(radii) sigma 1.500 #00000040 in [0 0 64 48]
              group [0 0 64 48] opacity 0.500 clip \(rect) \(identity) \(radii) \
            shadow (-1.000 3.000) sigma 2.000 #000000FF
                shape \(rect) projective(0.500000 0.000000 0.001250 0.000000 1.000000 0.000000 \
            0.000000 0.000000 1.000000) fill #FFFFFFFF border 2.000 #0080FF80 in [0 0 64 48]
                group [0 0 64 48]
                  image#0 2x1 \(rect) \(identity) frame \(rect) source (0.250 0.000 0.500 1.000) \
            nearest opacity 0.750 in [0 0 64 48]
                end
              end
              image#7 missing \(rect) \(identity) frame \(rect) in [0 0 64 48]

            """
        #expect(list(items, images: [image]).dump() == expected)
    }

    @Test func negativeZeroIsDumpedAsZero() {
        let shape = RoundedShape(
            projection: Projection(a: -0.0000001, b: -0.0, tx: -0.25),
            rect: LocalRect(x: -0.0, y: -0.0004, width: 1, height: 1)
        )
        let text = list([
            .shape(ShapeItem(shape: shape, fill: .zero, scissor: all))
        ]).dump()
        #expect(
            text == """
                target 64x48 background #00000000
                  shape (0.000 0.000 1.000 1.000) affine(0.000000 0.000000 0.000000 1.000000 \
                -0.250000 0.000000) fill #00000000 in [0 0 64 48]

                """
        )
    }

    @Test func hugeAndNaNNumbersAreDumped() {
        let shape = RoundedShape(
            projection: Projection(tx: 1e30, ty: -.infinity),
            rect: LocalRect(x: .nan, y: 123456.79, width: 1, height: 1)
        )
        let text = list([
            .shape(ShapeItem(shape: shape, fill: DrawColor(.nan, -1, 9, 1), scissor: all))
        ]).dump()
        #expect(text.contains("1e+30 -inf) fill #0000FFFF"))
        #expect(text.contains("shape (nan 123456.789 1.000 1.000)"))
    }

    @Test func imagesAreDumpedByIndexAndNotByIdentity() {
        func dump() -> String {
            let image = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0])
            return list(
                [.image(ImageItem(shape: square, image: 0, frame: square.rect, scissor: all))],
                images: [image]
            ).dump()
        }
        #expect(dump() == dump())
    }

    @Test func anUnmatchedEndOfAGroupIsNotIndented() {
        #expect(
            list([.endGroup, .endGroup]).dump()
                == "target 64x48 background #00000000\n  end\n  end\n"
        )
    }
}
