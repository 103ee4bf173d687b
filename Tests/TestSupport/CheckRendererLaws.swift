import LegatoDrawing
import LegatoGraphics

extension RendererLaws {
    /// Pairs of scenes that must give the same bytes.
    var equalities: [Equality] {
        let left = PixelRect(minX: 0, minY: 0, maxX: 12, maxY: 30)
        let right = PixelRect(minX: 12, minY: 0, maxX: 40, maxY: 30)
        let images = [PictureScene.picture]
        var turned = ShapeItem(shape: outline(5, 3, 10), fill: half, scissor: base.bounds)
        turned.shape.projection = Projection(a: 0, b: 1, c: -1, d: 0, tx: 15, ty: 3)
        let hardShadow = ShadowItem(
            shape: outline(6, 7, 9), sigma: 0, color: half, scissor: base.bounds
        )
        let border = ShapeItem(
            shape: outline(4, 4, 12), fill: red, borderWidth: 3, border: green, scissor: base.bounds
        )
        let hardCopy = GroupShadow(offset: SIMD2(4, 2), sigma: 0, color: half)
        let whole: [DisplayItem] = [square(3, 3, 20, red), square(8, 8, 15, green)]
        return [
            Equality(
                name: "a group of opacity 1 equals its items", scene: scene(group(whole)),
                equal: scene(whole)
            ),
            Equality(
                name: "nested groups of opacity 1 equal their items",
                scene: scene(group([whole[0]] + group([whole[1]]))), equal: scene(whole)
            ),
            Equality(
                name: "a group of opacity 0 and a clear item show nothing",
                scene: scene(group(whole, opacity: 0) + [square(0, 0, 9, .zero)]), equal: scene([])
            ),
            Equality(
                name: "two scissors that meet equal the whole",
                scene: scene([
                    square(3, 3, 20, half, scissor: left), square(3, 3, 20, half, scissor: right),
                ]),
                equal: scene([square(3, 3, 20, half)])
            ),
            Equality(
                name: "a clipped group equals the clip's shape",
                scene: scene(group([square(0, 0, 40, red)], clip: outline(5, 5, 11))),
                equal: scene([square(5, 5, 11, red)])
            ),
            Equality(
                name: "a square turned by a right angle is the square",
                scene: scene([.shape(turned)]), equal: scene([square(5, 3, 10, half)])
            ),
            Equality(
                name: "a shadow of sigma 0 is the shape", scene: scene([.shadow(hardShadow)]),
                equal: scene([square(6, 7, 9, half)])
            ),
            Equality(
                name: "a border on whole pixels is a shape over a shape",
                scene: scene([.shape(border)]),
                equal: scene([square(4, 4, 12, green), square(7, 7, 6, red)])
            ),
            Equality(
                name: "nearest and linear agree where pixels coincide",
                scene: scene([picture(7, 5)], images: images),
                equal: scene([picture(7, 5, filter: .nearest)], images: images)
            ),
            Equality(
                name: "a group's hard shadow is a copy below",
                scene: scene(group([square(5, 5, 10, red)], shadow: hardCopy)),
                equal: scene([square(9, 7, 10, half), square(5, 5, 10, red)])
            ),
            Equality(
                name: "what lies outside the target shows nothing",
                scene: scene([square(-90, 3, 20, red), square(300, 3, 20, red)]), equal: scene([])
            ),
        ] + blends
    }

    /// Scenes with additive and multiplying groups.
    private var blends: [Equality] {
        let whole: [DisplayItem] = [square(3, 3, 20, red), square(8, 8, 15, green)]
        func mask(
            _ items: [DisplayItem], opacity: Float = 1, clip: RoundedShape? = nil,
            bounds: PixelRect? = nil
        ) -> [DisplayItem] {
            group(items, opacity: opacity, clip: clip, blend: .destinationIn, bounds: bounds)
        }
        func added(_ items: [DisplayItem], opacity: Float = 1) -> [DisplayItem] {
            group(items, opacity: opacity, blend: .plusLighter)
        }
        let corner = PixelRect(minX: 5, minY: 5, maxX: 16, maxY: 16)
        let clipped = scene(group(whole, clip: outline(5, 5, 11)))
        return [
            Equality(
                name: "an opaque square that multiplies equals a clip",
                scene: scene(group(whole + mask([square(5, 5, 11, green)]))), equal: clipped
            ),
            Equality(
                name: "pixels outside a multiplying group count as clear",
                scene: scene(group(whole + mask([square(0, 0, 40, green)], bounds: corner))),
                equal: clipped
            ),
            Equality(
                name: "a multiplying group's clip counts",
                scene: scene(
                    group(whole + mask([square(0, 0, 40, green)], clip: outline(5, 5, 11)))
                ),
                equal: clipped
            ),
            Equality(
                name: "a multiplying group's opacity counts",
                scene: scene(group(whole + mask([square(0, 0, 40, green)], opacity: 0.2))),
                equal: scene(group(whole, opacity: 0.2))
            ),
            Equality(
                name: "multiplying groups that are empty, clear or elsewhere leave nothing",
                scene: scene(
                    group(whole + mask([])) + group(whole + mask(whole, opacity: 0))
                        + group(whole + mask([square(300, 3, 9, red)]))
                ),
                equal: scene([])
            ),
            Equality(
                name: "a multiplying group touches only the group around it, and what was there",
                scene: scene([whole[0]] + group(mask([square(0, 0, 9, red)]) + [whole[1]])),
                equal: scene(whole)
            ),
            Equality(
                name: "multiplying the target itself includes its background",
                scene: scene(whole + mask([square(5, 5, 11, green)])),
                equal: {
                    var cleared = clipped
                    cleared.background = .zero
                    cleared.items = group(
                        [square(0, 0, 40, DrawColor(0, 0, 1, 1))] + whole, clip: outline(5, 5, 11)
                    )
                    return cleared
                }()
            ),
            Equality(
                name: "two parts of one picture, added, are the picture",
                scene: scene(group(added(whole, opacity: 0.2) + added(whole, opacity: 0.8))),
                equal: scene(whole)
            ),
            Equality(
                name: "sums end at white",
                scene: scene(added([square(3, 3, 9, red)]) + added([square(3, 3, 9, red)])),
                equal: scene([square(3, 3, 9, DrawColor(1, 0, 1, 1))])
            ),
        ]
    }

    /// Pixels with known bytes.
    var pixels: [Pixel] {
        let over = scene([square(3, 3, 20, red), square(8, 8, 15, green)])
        let blended = scene([square(3, 3, 20, DrawColor(0, 0.2, 0, 0.2))])
        let copied = scene([picture(7, 5)], images: [PictureScene.picture])
        let opaque = PictureScene.picture[3, 2]
        let faded = scene(group([square(3, 3, 20, red), square(3, 3, 20, green)], opacity: 0.2))
        return [
            Pixel(
                name: "an empty list is its background", scene: base, x: 39, y: 29,
                bytes: [0, 0, 255, 255]
            ),
            Pixel(
                name: "a shape starts at its corner", scene: over, x: 3, y: 3,
                bytes: [255, 0, 0, 255]
            ),
            Pixel(
                name: "a shape ends before its end", scene: over, x: 23, y: 10,
                bytes: [0, 0, 255, 255]
            ),
            Pixel(
                name: "later items lie over earlier ones", scene: over, x: 8, y: 8,
                bytes: [0, 255, 0, 255]
            ),
            Pixel(
                name: "encoded values are blended", scene: blended, x: 9, y: 9,
                bytes: [0, 51, 204, 255]
            ),
            Pixel(
                name: "a picture on whole pixels is copied", scene: copied, x: 10, y: 7,
                bytes: [opaque.red, opaque.green, opaque.blue, opaque.alpha]
            ),
            Pixel(
                name: "a group fades as one picture", scene: faded, x: 9, y: 9,
                bytes: [0, 51, 204, 255]
            ),
        ]
    }
}
