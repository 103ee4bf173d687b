package import LegatoDrawing

extension PictureScene {
    /// Returns a list of `count` items, most of them gradients.
    ///
    /// The gradients are of all kinds with 1 to 40 stops, among shapes and in groups two deep,
    /// affine and in perspective.
    package static func gradients(
        seed: UInt64, count: Int, width: Int = 200, height: Int = 150
    ) -> DisplayList {
        var scene = PictureScene(seed: seed, width: width, height: height)
        scene.list.background = scene.color(opaque: seed % 2 == 0)
        var depth = 0
        for _ in 0..<count {
            switch scene.integer(8) {
            case 0 where depth < 2:
                scene.list.items.append(.beginGroup(scene.group(isInner: depth > 0)))
                depth += 1
            case 1 where depth > 0:
                scene.list.items.append(.endGroup)
                depth -= 1
            case 2:
                scene.list.items.append(.shape(scene.shape()))
            default:
                scene.list.items.append(.gradient(scene.gradient()))
            }
        }
        for _ in 0..<depth { scene.list.items.append(.endGroup) }
        return scene.list
    }

    private mutating func gradient() -> GradientItem {
        let count = [1, 2, 2, 3, 7, 40][Int(integer(6))]
        let gradient = Gradient(
            kind: GradientKind.allCases[Int(integer(3))], firstStop: Int32(list.stops.count),
            stopCount: Int32(count)
        )
        var location = number(-0.2...0.3)
        let isOpaque = integer(2) == 0
        for _ in 0..<count {
            let alpha = isOpaque ? 1 : number(0...1)
            let color = SIMD4(number(0...1), number(0...1), number(0...1), alpha)
            list.stops.append(GradientStop(location: location, color: color))
            // One edge in four is hard.
            if integer(4) != 0 { location += number(0...2) / Float(count) }
        }
        list.gradients.append(gradient)
        let shape = outline()
        let isUpright = integer(3) == 0
        let start = SIMD2(number(0...0.6), number(0...0.6))
        var end = start + SIMD2(number(0.1...0.9), number(-0.9...(-0.1)))
        if isUpright && gradient.kind == .axial { end.x = start.x }
        let frame = LocalRect(x: shape.rect.x + 3, y: shape.rect.y - 2, width: 30, height: 21)
        return GradientItem(
            shape: shape, gradient: Int32(list.gradients.count - 1),
            frame: integer(3) == 0 ? frame : shape.rect, start: start, end: end, tint: tint(),
            scissor: scissor()
        )
    }
}
