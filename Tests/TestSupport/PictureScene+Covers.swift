package import LegatoDrawing
import LegatoGraphics

extension PictureScene {
    /// Returns a random tree with many occluded items.
    ///
    /// Large opaque axis-aligned shapes, pictures and gradients are among items of all kinds, in
    /// groups three deep that are filtered, blended, clipped, or filter their backdrop.
    package static func covers(
        seed: UInt64, count: Int, width: Int = 220, height: Int = 160
    ) -> DisplayList {
        var scene = PictureScene(seed: seed, width: width, height: height)
        scene.blends = true
        if seed % 3 == 0 { scene.corners = .hard }
        scene.list.background = scene.color(opaque: seed % 2 == 0)
        let opaque = CGImage(
            width: 5, height: 4,
            premultipliedRGBA: (0..<80).map { $0 % 4 == 3 ? 255 : UInt8($0 * 3) }
        )
        scene.list.images = [picture, opaque]
        for kind in GradientKind.allCases {
            let first = Int32(scene.list.stops.count)
            for location in [0, 0.3, 0.3, 1] as [Float] {
                let color = scene.color(opaque: true)
                scene.list.stops.append(GradientStop(location: location, color: color))
            }
            scene.list.gradients.append(Gradient(kind: kind, firstStop: first, stopCount: 4))
        }
        var depth = 0
        for _ in 0..<count {
            switch scene.integer(12) {
            case 0 where depth < 3, 1 where depth < 3:
                scene.list.items.append(.beginGroup(scene.wideGroup(isInner: depth > 0)))
                depth += 1
            case 2 where depth > 0, 3 where depth > 0:
                scene.list.items.append(.endGroup)
                depth -= 1
            case 4: scene.list.items.append(.shadow(scene.shadow()))
            case 5: scene.list.items.append(.image(scene.image()))
            case 6: scene.list.items.append(.shape(scene.shape()))
            case 7: scene.addRun()
            default: scene.list.items.append(scene.cover())
            }
        }
        for _ in 0..<depth { scene.list.items.append(.endGroup) }
        return scene.list
    }

    /// Returns an axis-aligned item, most of which are opaque.
    private mutating func cover() -> DisplayItem {
        let shape = coverOutline()
        let tint = integer(6) == 0 ? tint() : DrawColor.one
        var item: DisplayItem
        switch integer(6) {
        case 0:
            item = .image(
                ImageItem(
                    shape: shape, image: integer(4) == 0 ? 0 : 1, frame: shape.rect,
                    filter: integer(2) == 0 ? .linear : .nearest, tint: tint, scissor: scissor()
                )
            )
        case 1:
            item = .gradient(
                GradientItem(
                    shape: shape, gradient: Int32(integer(3)), start: SIMD2(0.2, 0.3),
                    end: SIMD2(0.9, integer(5) == 0 ? 0.3 : 0.8), tint: tint, scissor: scissor()
                )
            )
        default:
            let hasBorder = integer(3) == 0
            item = .shape(
                ShapeItem(
                    shape: shape, fill: color(opaque: integer(5) > 0),
                    borderWidth: hasBorder ? number(0...9) : 0,
                    border: hasBorder ? color(opaque: integer(2) == 0) : .zero, scissor: scissor()
                )
            )
        }
        if integer(12) == 0 {
            item.cut = list.cuts.append([CutLine(x: 1, y: 0.4, constant: -90)])
        }
        return item
    }

    /// Adds plain shapes, some of them large and axis-aligned.
    private mutating func addRun() {
        let first = list.shapes.count
        for _ in 0...integer(5) {
            let isLarge = integer(2) == 0
            let outline = isLarge ? coverOutline() : outline()
            let p = isLarge ? outline.projection : turned(scale: 1)
            list.shapes.append(
                PlainShape(
                    a: p.a, b: p.b, c: p.c, d: p.d, tx: p.tx, ty: p.ty, rect: outline.rect,
                    radius: outline.radii.x, fill: color(opaque: integer(3) > 0)
                )
            )
        }
        let count = Int32(list.shapes.count - first)
        list.items.append(.shapes(ShapeRun(first: Int32(first), count: count, scissor: scissor())))
    }

    /// Returns a large axis-aligned outline, on whole pixels or not, with any corners.
    private mutating func coverOutline() -> RoundedShape {
        let isWhole = integer(3) > 0
        func place(_ range: ClosedRange<Float>) -> Float {
            isWhole ? number(range).rounded() : number(range)
        }
        let scale: Float = [1, 2, 1.5, 3][Int(integer(4))]
        let (width, height) = (Float(list.width), Float(list.height))
        let isAll = integer(8) == 0
        let rect = LocalRect(
            x: 0, y: 0, width: isAll ? width / scale : place(60...width) / scale,
            height: isAll ? height / scale : place(60...height) / scale
        )
        let limit = min(rect.width, rect.height) / 2
        let radius = number(0...limit)
        let radii: [SIMD4<Float>] = [
            .zero, .zero, SIMD4(repeating: radius), SIMD4(radius, radius, 0, 0),
            SIMD4(number(0...limit), 0, radius, number(0...limit)),
        ]
        let x = isAll ? 0 : place(-60...width / 2)
        let y = isAll ? 0 : place(-60...height / 2)
        let isTurned = integer(5) == 0
        var shape = RoundedShape(
            projection: isTurned
                ? Projection(a: 0, b: scale, c: -scale, d: 0, tx: x + 140, ty: y)
                : Projection(a: scale, d: scale, tx: x, ty: y),
            rect: rect,
            radii: radii[Int(integer(5))]
        )
        if corners != .circular { shape.curve = integer(2) == 0 ? .circular : .continuous }
        if corners == .hard { shape.hardEdges = OutlineEdges(rawValue: UInt8(integer(16))) }
        return shape
    }

    /// Returns a group that is often drawn unchanged, and covers much of the target.
    private mutating func wideGroup(isInner: Bool) -> GroupItem {
        var group = group(isInner: isInner)
        group.bounds = PixelRect(
            minX: Int32(integer(60)) - 20, minY: Int32(integer(60)) - 20,
            maxX: 110 + Int32(integer(120)), maxY: 90 + Int32(integer(80))
        )
        if integer(2) == 0 { group.opacity = 1 }
        if integer(2) == 0 { group.shadow = nil }
        if integer(2) == 0 { group.clip = integer(2) == 0 ? coverOutline() : nil }
        switch integer(8) {
        case 0: group.blend = .backdrop
        case 1: group.blend = .multiply
        case 2, 3: break
        default: group.blend = .normal
        }
        if group.blend == .backdrop || integer(4) == 0 {
            group.filters = list.add(
                integer(3) == 0
                    ? [.colors(ColorMatrix(red: SIMD4(0, 0, 1, 0), blue: SIMD4(1, 0, 0, 0)))]
                    : [.blur(sigma: number(0.5...9))]
            )
        }
        return group
    }
}

extension DisplayList {
    /// The same picture as a list without occlusion: every item is cut to the whole target.
    package var withoutOcclusion: DisplayList {
        var list = self
        let everything = list.cuts.append([])
        for index in list.items.indices where list.items[index].cut == -1 {
            list.items[index].cut = everything
        }
        return list
    }
}
