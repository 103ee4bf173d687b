import LegatoDrawing
import LegatoGraphics
import TestSupport

/// Display lists of random cards: groups with shadows over an opaque ground, some of which reach
/// beyond their ground, their bounds or the target.
struct CardScene {
    private var random: SeededRandom
    private var list = DisplayList(width: 300, height: 220)

    /// A white plate with round corners, 150 x 110 pixels.
    private static let plate = CGImage(
        width: 150, height: 110,
        premultipliedRGBA: (0..<150 * 110).flatMap { index -> [UInt8] in
            let x = max(0, abs(Double(index % 150) - 74.5) - 53)
            let y = max(0, abs(Double(index / 150) - 54.5) - 33.3)
            let distance = (x * x + y * y).squareRoot() - 20
            return [UInt8](repeating: UInt8(max(0, min(1, 0.5 - distance)) * 255), count: 4)
        }
    )

    /// Returns a list of cards; equal seeds give lists that differ by the translation.
    static func list(seed: UInt64, movedBy x: Float = 0, _ y: Float = 0) -> DisplayList {
        var scene = CardScene(random: SeededRandom(seed: seed))
        scene.list.background = DrawColor(scene.number(0, 1), 0.5, 0.2, 1)
        scene.list.images = [PictureScene.picture, plate]
        for _ in 0..<Int.random(in: 1...5, using: &scene.random) { scene.addCard(x, y) }
        return scene.list
    }

    private mutating func number(_ minimum: Float, _ maximum: Float) -> Float {
        minimum + (maximum - minimum) * Float(random.unit())
    }

    private mutating func one(of count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func addCard(_ dx: Float, _ dy: Float) {
        var place = SIMD2(number(-150, 330), number(-150, 250))
        if !one(of: 3) { place = place.rounded(.down) }
        place += SIMD2(dx, dy)
        let scales: [Float] = [1, 1, 2, 0.5, 1.37]
        let scale = scales.randomElement(using: &random) ?? 1
        let isTurned = one(of: 5)
        let projection =
            isTurned
            ? Projection(a: 0, b: scale, c: -scale, d: 0, tx: place.x + 100, ty: place.y)
            : Projection(a: scale, d: one(of: 4) ? scale * 1.25 : scale, tx: place.x, ty: place.y)
        let sigma = one(of: 6) ? 0 : number(0.4, 14)
        let shadow = GroupShadow(
            offset: one(of: 2) ? .zero : SIMD2(number(-20, 20), one(of: 2) ? number(-20, 20) : 8),
            sigma: sigma, color: DrawColor(number(0, 0.3), 0, 0.1, number(0.3, 1))
        )
        let far = list.bounds.grown(by: one(of: 5) ? 0 : Int32(3 * sigma) + 21)
        let ground = ground(projection, place)
        var bounds = ground.projection.deviceBounds(of: ground.rect, within: far)
        if one(of: 8) { bounds.minX += 20 }
        if one(of: 8) { bounds.maxY -= 10 }
        let isWrapped = one(of: 4)
        if isWrapped {
            let inner = PixelRect(minX: 10, minY: 15, maxX: 280, maxY: 200)
            let opacity: Float = one(of: 2) ? 1 : 0.6
            list.items.append(.beginGroup(GroupItem(bounds: inner, opacity: opacity)))
        }
        let opacity: Float = one(of: 8) ? 0.7 : 1
        list.items.append(
            .beginGroup(GroupItem(bounds: bounds, opacity: opacity, shadow: shadow))
        )
        add(ground, scissor: one(of: 6) ? far.grown(by: -30) : far)
        for _ in 0..<Int.random(in: 0..<5, using: &random) { addItem(on: ground, scissor: far) }
        list.items.append(.endGroup)
        if isWrapped { list.items.append(.endGroup) }
    }

    /// Returns an outline; that of the plate under the identity.
    private mutating func ground(_ projection: Projection, _ place: SIMD2<Float>) -> RoundedShape {
        if one(of: 3) {
            let corner = one(of: 4) ? place : place.rounded(.down)
            let rect = LocalRect(x: corner.x, y: corner.y, width: 150, height: 110)
            return RoundedShape(projection: Projection(), rect: rect)
        }
        let rect = LocalRect(
            x: one(of: 2) ? 0 : number(-5, 5), y: 0, width: number(60, 160).rounded(),
            height: number(60, 140)
        )
        let radius = min(number(0, 30), rect.width / 2, rect.height / 2)
        let radii: [SIMD4<Float>] = [
            SIMD4(repeating: radius), .zero, SIMD4(radius, 0, radius / 2, radius),
        ]
        var shape = RoundedShape(
            projection: projection, rect: rect, radii: radii.randomElement(using: &random) ?? .zero,
            curve: one(of: 2) ? .circular : .continuous
        )
        if one(of: 6) {
            shape.hardEdges = OutlineEdges(rawValue: UInt8.random(in: 0..<16, using: &random))
        }
        return shape
    }

    private mutating func add(_ ground: RoundedShape, scissor: PixelRect) {
        let color = DrawColor(number(0, 1), number(0, 1), 1, 1)
        if ground.projection == Projection() {
            list.items.append(
                .image(
                    ImageItem(
                        shape: ground, image: 1, frame: ground.rect,
                        filter: one(of: 3) ? .nearest : .linear, tint: one(of: 2) ? .one : color,
                        scissor: scissor
                    )
                )
            )
        } else {
            list.items.append(.shape(ShapeItem(shape: ground, fill: color, scissor: scissor)))
        }
    }

    private mutating func addItem(on ground: RoundedShape, scissor: PixelRect) {
        let rect = LocalRect(
            x: ground.rect.x + number(0, 0.8) * ground.rect.width,
            y: ground.rect.y + number(0, 0.8) * ground.rect.height, width: number(4, 30),
            height: number(4, 30)
        )
        let shape = RoundedShape(
            projection: ground.projection, rect: rect, radii: SIMD4(repeating: number(0, 2))
        )
        let color = DrawColor(0.4, 0.1, 0.3, 0.6)
        let fill = DisplayItem.shape(ShapeItem(shape: shape, fill: color, scissor: scissor))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let image = ImageItem(
                shape: shape, image: 0, frame: rect, tint: DrawColor(repeating: number(0.4, 1)),
                scissor: scissor, isAdded: one(of: 3)
            )
            list.items.append(.image(image))
        case 1:
            let shadow = ShadowItem(
                shape: shape, sigma: number(0, 2), color: color, scissor: scissor
            )
            list.items.append(.shadow(shadow))
        case 2:
            let blends: [GroupBlend] = [.normal, .multiply, .plusLighter, .screen, .destinationIn]
            let group = GroupItem(
                bounds: shape.projection.deviceBounds(of: rect, within: scissor),
                opacity: number(0.3, 1),
                shadow: one(of: 2)
                    ? GroupShadow(offset: SIMD2(1, 2), sigma: 1, color: color) : nil,
                blend: blends.randomElement(using: &random) ?? .normal
            )
            list.items += [.beginGroup(group), fill, .endGroup]
        default: list.items.append(fill)
        }
    }
}
