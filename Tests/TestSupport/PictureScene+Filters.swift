package import LegatoDrawing

extension PictureScene {
    /// Returns a list of `count` items, with groups two deep.
    ///
    /// Some of the groups are filtered, blended by one of `modes`, or filter their backdrop.
    package static func filters(
        seed: UInt64, count: Int, width: Int = 160, height: Int = 120,
        modes: [GroupBlend] = GroupBlend.allCases
    ) -> DisplayList {
        var scene = PictureScene(seed: seed, width: width, height: height)
        scene.list.background = scene.color(opaque: seed % 2 == 0)
        var depth = 0
        for _ in 0..<count {
            switch scene.integer(6) {
            case 0 where depth < 2, 1 where depth < 2:
                let group = scene.filteredGroup(modes, isInner: depth > 0)
                scene.list.items.append(.beginGroup(group))
                depth += 1
            case 2 where depth > 0:
                scene.list.items.append(.endGroup)
                depth -= 1
            default:
                scene.list.items.append(.shape(scene.shape()))
            }
        }
        for _ in 0..<depth { scene.list.items.append(.endGroup) }
        return scene.list
    }

    private mutating func filteredGroup(_ modes: [GroupBlend], isInner: Bool) -> GroupItem {
        var group = group(isInner: isInner)
        if integer(3) > 0 { (group.clip, group.shadow) = (nil, nil) }
        group.blend = modes[Int(integer(UInt64(modes.count)))]
        // On the target it would leave little.
        if group.blend == .destinationIn && !isInner { group.blend = .normal }
        if group.blend == .backdrop || integer(2) == 0 {
            group.filters = list.add((0...integer(2)).map { _ in filter() })
        }
        return group
    }

    private mutating func filter() -> GroupFilter {
        if integer(3) > 0 { return .blur(sigma: number(0...1) * number(0.2...24)) }
        func row(_ scene: inout PictureScene) -> SIMD4<Float> {
            SIMD4(
                scene.number(-0.5...1), scene.number(-0.5...1), scene.number(-0.5...1),
                scene.number(-0.2...0.4)
            )
        }
        var matrix = ColorMatrix(red: row(&self), green: row(&self), blue: row(&self))
        matrix.bias = SIMD4(matrix.red.w, matrix.green.w, matrix.blue.w, 0)
        if integer(2) == 0 {
            // Not from colours: at low alpha their straight values are inexact.
            matrix.alpha.w = number(0.3...1)
        } else {
            (matrix.red.w, matrix.green.w, matrix.blue.w) = (0, 0, 0)
        }
        return .colors(matrix)
    }
}
