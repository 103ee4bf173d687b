import LegatoDrawing

/// The outline of an item's drawing.
struct ShownOutline {
    let shape: RoundedShape
    /// The distance by which the drawing extends beyond the shape, in local points.
    var reach: Float = 0

    /// One of the four corners of the drawing's bounding box, in local points.
    func corner(_ number: Int) -> SIMD2<Double> {
        let x = shape.rect.x + (number & 1 == 0 ? -reach : shape.rect.width + reach)
        let y = shape.rect.y + (number & 2 == 0 ? -reach : shape.rect.height + reach)
        return SIMD2(Double(x), Double(y))
    }

    /// Whether all corners are in front of the viewer and `body` is true for their device points.
    func allDeviceCorners(_ body: (SIMD2<Double>) -> Bool) -> Bool {
        let map = ProjectiveTransform(shape.projection)
        return (0..<4).allSatisfy { number in
            let corner = corner(number)
            return map.map(corner.x, corner.y).map { body(SIMD2($0.x, $0.y)) } ?? false
        }
    }
}

extension DisplayList {
    /// Whether `body` is true for the outlines of everything that an item draws.
    func allOutlines(of item: DisplayItem, _ body: (ShownOutline) -> Bool) -> Bool {
        switch item {
        case .shape(let item): body(ShownOutline(shape: item.shape))
        case .shapes(let run):
            shapes(of: run).allSatisfy {
                body(ShownOutline(shape: $0.item(scissor: run.scissor).shape))
            }
        case .image(let item): body(ShownOutline(shape: item.shape))
        case .shadow(let item): body(ShownOutline(shape: item.shape, reach: 3 * item.sigma))
        case .gradient(let item): body(ShownOutline(shape: item.shape))
        case .beginGroup(let group):
            group.shadow.map { body(ShownOutline(shape: group.bounds.thrown(by: $0))) } ?? true
        case .endGroup: true
        }
    }
}

extension ProjectiveTransform {
    fileprivate init(_ p: Projection) {
        self.init()
        (a, b, self.p) = (Double(p.a), Double(p.b), Double(p.p))
        (c, d, q) = (Double(p.c), Double(p.d), Double(p.q))
        (tx, ty, w) = (Double(p.tx), Double(p.ty), Double(p.w))
    }
}

extension PixelRect {
    /// The pixels that a shadow of these pixels covers, as an outline.
    fileprivate func thrown(by shadow: GroupShadow) -> RoundedShape {
        let reach = 3 * shadow.sigma + 1
        return RoundedShape(
            projection: Projection(),
            rect: LocalRect(
                x: Float(minX) + shadow.offset.x - reach, y: Float(minY) + shadow.offset.y - reach,
                width: Float(maxX - minX) + 2 * reach, height: Float(maxY - minY) + 2 * reach
            )
        )
    }
}
