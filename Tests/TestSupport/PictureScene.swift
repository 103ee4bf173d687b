package import LegatoDrawing
package import LegatoGraphics

/// Generates display lists from a seed; equal seeds give equal lists on every platform.
package struct PictureScene {
    private var state: UInt64
    var list: DisplayList
    var blends = false
    var corners = Corners.circular

    /// The corners and edges of outlines in random scenes.
    package enum Corners: Sendable {
        /// Circular corners and antialiased edges.
        case circular
        /// Continuous corners.
        case continuous
        /// Continuous corners and edges without antialiasing.
        case hard
    }

    /// The picture of image items in random scenes: 13 x 9 pixels, partly translucent.
    package static let picture = CGImage(
        width: 13,
        height: 9,
        premultipliedRGBA: (0..<13 * 9).flatMap { i -> [UInt8] in
            let alpha = i % 5 == 0 ? 120 : 255
            return [i * 7 % 256, i * 31 % 256, i * 57 % 256].map { UInt8($0 * alpha / 255) }
                + [UInt8(alpha)]
        }
    )

    init(seed: UInt64, width: Int, height: Int) {
        state = seed
        list = DisplayList(width: width, height: height)
    }

    /// Returns a list of `count` items of all kinds, in groups two deep, affine and in perspective.
    ///
    /// With `blends` some groups are additive or multiply.
    package static func random(
        seed: UInt64, count: Int, width: Int = 200, height: Int = 150, blends: Bool = false,
        corners: Corners = .circular
    ) -> DisplayList {
        var scene = PictureScene(seed: seed, width: width, height: height)
        scene.blends = blends
        scene.corners = corners
        scene.list.background = scene.color(opaque: seed % 2 == 0)
        scene.list.images = [picture]
        var depth = 0
        for _ in 0..<count {
            switch scene.integer(12) {
            case 0 where depth < 2:
                scene.list.items.append(.beginGroup(scene.group(isInner: depth > 0)))
                depth += 1
            case 1 where depth > 0:
                scene.list.items.append(.endGroup)
                depth -= 1
            case 2, 3, 4:
                scene.list.items.append(.image(scene.image()))
            case 5, 6, 7:
                scene.list.items.append(.shadow(scene.shadow()))
            default:
                scene.list.items.append(.shape(scene.shape()))
            }
        }
        for _ in 0..<depth { scene.list.items.append(.endGroup) }
        return scene.list
    }

    /// Returns `count` rotated, rounded, translucent squares of one size: a workload.
    package static func rotatedSquares(
        seed: UInt64, count: Int, side: Float, width: Int, height: Int
    ) -> DisplayList {
        var scene = PictureScene(seed: seed, width: width, height: height)
        scene.list.background = DrawColor(1, 1, 1, 1)
        for _ in 0..<count {
            let projection = scene.turned(scale: 1)
            let shape = RoundedShape(
                projection: projection,
                rect: LocalRect(x: -side / 2, y: -side / 2, width: side, height: side),
                radii: SIMD4(repeating: side / 4)
            )
            scene.list.items.append(
                .shape(
                    ShapeItem(
                        shape: shape, fill: scene.color(opaque: false), scissor: scene.list.bounds
                    )
                )
            )
        }
        return scene.list
    }

    mutating func integer(_ bound: UInt64) -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return (z ^ (z >> 31)) % bound
    }

    mutating func number(_ range: ClosedRange<Float>) -> Float {
        let unit = Float(integer(1 << 20)) / Float(1 << 20)
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    mutating func color(opaque: Bool) -> DrawColor {
        let alpha = opaque ? 1 : number(0.2...1)
        return DrawColor(number(0...1), number(0...1), number(0...1), 1) * alpha
    }

    /// Returns a random rotation whose half angle has a random tangent: exact without trigonometry.
    mutating func turned(scale: Float) -> Projection {
        let t = number(-1...1)
        let (cosine, sine) = ((1 - t * t) / (1 + t * t) * scale, 2 * t / (1 + t * t) * scale)
        return Projection(
            a: cosine, b: sine, c: -sine, d: cosine, tx: number(0...Float(list.width)),
            ty: number(0...Float(list.height))
        )
    }

    mutating func projection() -> Projection {
        let kind = integer(6)
        if kind == 0 || kind == 5 {
            let isWhole = kind == 0
            let x = number(0...Float(list.width))
            let y = number(0...Float(list.height))
            return Projection(tx: isWhole ? x.rounded() : x, ty: isWhole ? y.rounded() : y)
        }
        var projection = turned(scale: kind == 1 ? 1 : number(0.3...2.5))
        if kind >= 3 {
            projection.a *= number(0.3...2)
            projection.c += number(-0.5...0.5)
        }
        if kind == 4 {
            projection.p = number(-0.006...0.006)
            projection.q = number(-0.006...0.006)
        }
        return projection
    }

    mutating func outline() -> RoundedShape {
        let isThin = integer(8) == 0
        let rect = LocalRect(
            x: number(-30...0).rounded(), y: number(-30...0).rounded(),
            width: number(2...90).rounded(), height: isThin ? number(0.2...1.5) : number(2...70)
        )
        let limit = min(rect.width, rect.height) / 2
        let kind = integer(3)
        let radii =
            kind == 0
            ? SIMD4<Float>.zero
            : kind == 1
                ? SIMD4(repeating: number(0...limit))
                : SIMD4(number(0...limit), number(0...limit), 0, number(0...limit))
        var shape = RoundedShape(projection: projection(), rect: rect, radii: radii)
        if corners != .circular { shape.curve = integer(4) == 0 ? .circular : .continuous }
        if corners == .hard { shape.hardEdges = OutlineEdges(rawValue: UInt8(integer(16))) }
        return shape
    }

    mutating func scissor() -> PixelRect {
        guard integer(4) == 0 else { return list.bounds }
        let x = Int32(integer(UInt64(list.width)))
        let y = Int32(integer(UInt64(list.height)))
        return PixelRect(minX: x / 2, minY: y / 2, maxX: x / 2 + 60, maxY: y / 2 + 50)
    }

    mutating func shape() -> ShapeItem {
        let hasBorder = integer(2) == 0
        return ShapeItem(
            shape: outline(), fill: integer(6) == 0 ? .zero : color(opaque: integer(2) == 0),
            borderWidth: hasBorder ? number(0.3...8) : 0,
            border: hasBorder ? color(opaque: integer(2) == 0) : .zero, scissor: scissor()
        )
    }

    mutating func image() -> ImageItem {
        let shape = outline()
        var frame = shape.rect
        if integer(2) == 0 {
            frame = LocalRect(x: frame.x, y: frame.y, width: 13, height: 9)
        }
        let isWhole = integer(3) > 0
        let source = LocalRect(
            x: isWhole ? 0 : 0.25, y: isWhole ? 0 : 0.1, width: isWhole ? 1 : 0.6,
            height: isWhole ? 1 : 0.8
        )
        return ImageItem(
            shape: shape, image: 0, frame: frame, source: source,
            filter: integer(3) == 0 ? .nearest : .linear, tint: tint(), scissor: scissor()
        )
    }

    /// Returns no tint, an opacity or a colour.
    mutating func tint() -> DrawColor {
        guard integer(2) != 0 else { return .one }
        let opacity = number(0.1...1)
        guard opacity > 0.5 else { return DrawColor(repeating: opacity) }
        return DrawColor(1, 2 * opacity - 1, 2 - 2 * opacity, 1) * opacity
    }

    mutating func shadow() -> ShadowItem {
        ShadowItem(
            shape: outline(), sigma: integer(6) == 0 ? 0 : number(0.5...12),
            color: color(opaque: integer(2) == 0), scissor: scissor()
        )
    }

    /// Returns a blend mode; inner groups may multiply their backdrop, which would leave little of
    /// the target.
    mutating func blend(isInner: Bool) -> GroupBlend {
        switch integer(4) {
        case 0: .plusLighter
        case 1 where isInner: .destinationIn
        default: .normal
        }
    }

    mutating func group(isInner: Bool) -> GroupItem {
        let x = Int32(integer(100)) - 20
        let y = Int32(integer(80)) - 20
        return GroupItem(
            bounds: PixelRect(
                minX: x, minY: y, maxX: x + 20 + Int32(integer(120)),
                maxY: y + 20 + Int32(integer(90))
            ),
            opacity: integer(2) == 0 ? 1 : number(0.1...1),
            clip: integer(2) == 0 ? outline() : nil,
            shadow: integer(3) == 0
                ? GroupShadow(
                    offset: SIMD2(number(-9...9), number(-9...9)),
                    sigma: integer(4) == 0 ? 0 : number(0.5...9), color: color(opaque: false)
                )
                : nil,
            blend: blends ? blend(isInner: isInner) : .normal
        )
    }
}
