package import LegatoDrawing
package import LegatoGraphics
package import Testing

/// Draws a list and returns its pixels.
package func draw(_ list: DisplayList, with renderer: any Renderer) throws -> CGImage {
    try renderer.render(list)
    return try renderer.readPixels()
}

/// Checks the laws that every renderer must obey, byte for byte.
///
/// The scenes are on whole pixels and use colours that 8 bits represent exactly, so that renderers
/// with different arithmetic must agree.
package func checkRenderer(
    _ make: () throws -> any Renderer, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let laws = RendererLaws()
    // Making a renderer takes a GPU's driver far longer than drawing a scene.
    let shared = try make()
    for law in laws.equalities {
        expectSame(
            try draw(law.scene, with: shared), try draw(law.equal, with: shared),
            comment: "law: \(law.name)", sourceLocation: sourceLocation
        )
    }
    for law in laws.pixels {
        let image = try draw(law.scene, with: shared)
        let pixel = image[law.x, law.y]
        #expect(
            [pixel.red, pixel.green, pixel.blue, pixel.alpha] == law.bytes,
            "law: \(law.name), at (\(law.x), \(law.y))", sourceLocation: sourceLocation
        )
    }
    let renderer = try make()
    let first = laws.equalities[0].scene
    _ = try draw(first, with: renderer)
    var small = DisplayList(width: 5, height: 3, background: DrawColor(0, 1, 0, 1))
    _ = try draw(small, with: renderer)
    small.items = [laws.square(0, 0, 2, DrawColor(1, 0, 0, 1))]
    expectSame(
        try draw(small, with: renderer), try draw(small, with: make()),
        comment: "law: a renderer keeps nothing of lists of other sizes",
        sourceLocation: sourceLocation
    )
    #expect(throws: RenderError.self, sourceLocation: sourceLocation) {
        try make().readPixels()
    }
}

/// The scenes of `checkRenderer`.
struct RendererLaws {
    struct Equality {
        var name: String
        var scene, equal: DisplayList
    }

    struct Pixel {
        var name: String
        var scene: DisplayList
        var x, y: Int
        var bytes: [UInt8]
    }

    let base = DisplayList(width: 40, height: 30, background: DrawColor(0, 0, 1, 1))
    let red = DrawColor(1, 0, 0, 1)
    let green = DrawColor(0, 1, 0, 1)
    let half = DrawColor(0.5, 0, 0, 0.5)

    func scene(_ items: [DisplayItem], images: [CGImage] = []) -> DisplayList {
        var list = base
        list.items = items
        list.images = images
        return list
    }

    func outline(_ x: Float, _ y: Float, _ side: Float, radius: Float = 0) -> RoundedShape {
        RoundedShape(
            projection: Projection(tx: x, ty: y),
            rect: LocalRect(x: 0, y: 0, width: side, height: side), radii: SIMD4(repeating: radius)
        )
    }

    func square(
        _ x: Float, _ y: Float, _ side: Float, _ color: DrawColor, scissor: PixelRect? = nil
    ) -> DisplayItem {
        .shape(ShapeItem(shape: outline(x, y, side), fill: color, scissor: scissor ?? base.bounds))
    }

    func group(
        _ items: [DisplayItem], opacity: Float = 1, clip: RoundedShape? = nil,
        shadow: GroupShadow? = nil, blend: GroupBlend = .normal, bounds: PixelRect? = nil
    ) -> [DisplayItem] {
        let item = GroupItem(
            bounds: bounds ?? base.bounds, opacity: opacity, clip: clip, shadow: shadow,
            blend: blend
        )
        return [.beginGroup(item)] + items + [.endGroup]
    }

    func picture(
        _ x: Float, _ y: Float, filter: SamplingFilter = .linear, clip: Float = 0
    ) -> DisplayItem {
        let rect = LocalRect(x: 0, y: 0, width: 13, height: 9)
        return .image(
            ImageItem(
                shape: RoundedShape(
                    projection: Projection(tx: x, ty: y), rect: rect, radii: SIMD4(repeating: clip)
                ),
                image: 0,
                frame: rect,
                filter: filter,
                scissor: base.bounds
            )
        )
    }
}
