/// Device coordinates: integers from -1e9 to 1e9. Every conversion happens here.
extension Int32 {
    /// The integer part of a device coordinate, clamped to the range; 0 for NaN.
    @inline(__always)
    package init(device coordinate: Double) {
        let limit = Double(DrawableRange.limit)
        // A comparison with NaN is false.
        self = Int32(
            coordinate < limit ? Swift.max(-limit, coordinate) : coordinate >= limit ? limit : 0
        )
    }

    /// The integer part of a device coordinate, clamped to the range; 0 for NaN.
    @inline(__always)
    package init(device coordinate: Float) { self.init(device: Double(coordinate)) }
}

extension PixelRect {
    /// Creates the pixels covered by coordinates from `minX` to `maxX` and `minY` to `maxY`,
    /// clipped to a limit; NaN counts as 0.
    package init(
        covering minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double,
        within limit: PixelRect
    ) {
        self = PixelRect(
            minX: Int32(device: minX.rounded(.down)), minY: Int32(device: minY.rounded(.down)),
            maxX: Int32(device: maxX.rounded(.up)), maxY: Int32(device: maxY.rounded(.up))
        ).intersection(limit)
    }

    /// Larger than any target, but small enough that sums of coordinates stay integers.
    package static let unbounded = PixelRect(
        minX: -(1 << 28), minY: -(1 << 28), maxX: 1 << 28, maxY: 1 << 28
    )

    /// An empty rectangle.
    package static var none: PixelRect { PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }

    /// The number of pixels.
    package var area: Int { isEmpty ? 0 : (Int(maxX) - Int(minX)) * (Int(maxY) - Int(minY)) }

    /// Whether all pixels of another rectangle are inside.
    package func contains(_ other: PixelRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}

extension Projection {
    /// Returns the pixels that a local rectangle can touch: its image, outset by half a pixel along
    /// the normal of each edge; a perspective image is outset by 2 pixels, or is the limit if it
    /// extends behind the viewpoint.
    package func deviceBounds(
        of rect: LocalRect, expandedBy margin: Float = 0, within limit: PixelRect
    ) -> PixelRect {
        let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
        let halfX = Double(rect.width) / 2 + Double(margin)
        let halfY = Double(rect.height) / 2 + Double(margin)
        let centerX = Double(rect.x) + Double(rect.width) / 2
        let centerY = Double(rect.y) + Double(rect.height) / 2
        let x = centerX * a + centerY * c + Double(tx)
        let y = centerX * b + centerY * d + Double(ty)
        if isAffine {
            let determinant = abs(a * d - b * c)
            guard determinant > 0 else { return .none }
            let reachX = halfX + (d * d + c * c).squareRoot() / determinant / 2
            let reachY = halfY + (b * b + a * a).squareRoot() / determinant / 2
            let extentX = abs(a) * reachX + abs(c) * reachY
            let extentY = abs(b) * reachX + abs(d) * reachY
            return PixelRect(
                covering: x - extentX, y - extentY, x + extentX, y + extentY, within: limit
            )
        }
        var (minX, minY) = (Double.infinity, Double.infinity)
        var (maxX, maxY) = (-Double.infinity, -Double.infinity)
        let (p, q) = (Double(p), Double(q))
        let w = centerX * p + centerY * q + Double(self.w)
        for (signX, signY) in [(-halfX, -halfY), (halfX, -halfY), (-halfX, halfY), (halfX, halfY)] {
            let cornerW = w + signX * p + signY * q
            guard cornerW > 1e-6 else { return limit }
            let cornerX = (x + signX * a + signY * c) / cornerW
            let cornerY = (y + signX * b + signY * d) / cornerW
            (minX, maxX) = (min(minX, cornerX), max(maxX, cornerX))
            (minY, maxY) = (min(minY, cornerY), max(maxY, cornerY))
        }
        return PixelRect(covering: minX - 2, minY - 2, maxX + 2, maxY + 2, within: limit)
    }
}

extension DisplayItem {
    /// Returns the pixels that the item alone can touch, within a limit.
    ///
    /// For a run of shapes it is the scissor, for a group those of its picture and shadow, for a
    /// `destinationIn` group the whole limit, and for the end of a group nothing.
    package func deviceBounds(within limit: PixelRect) -> PixelRect {
        switch self {
        case .shape(let item):
            item.shape.projection.deviceBounds(
                of: item.shape.rect, within: limit.intersection(item.scissor)
            )
        case .image(let item):
            item.shape.projection.deviceBounds(
                of: item.shape.rect, within: limit.intersection(item.scissor)
            )
        case .shadow(let item):
            item.shape.projection.deviceBounds(
                of: item.shape.rect, expandedBy: 3 * item.sigma,
                within: limit.intersection(item.scissor)
            )
        case .gradient(let item):
            item.shape.projection.deviceBounds(
                of: item.shape.rect, within: limit.intersection(item.scissor)
            )
        case .shapes(let run): limit.intersection(run.scissor)
        case .beginGroup(let group) where group.blend == .destinationIn:
            limit
        case .beginGroup(let group):
            group.deviceBounds(reach: 0, within: limit)
        case .endGroup:
            .none
        }
    }
}

extension GroupItem {
    /// Returns the pixels that picture and shadow can touch, within a limit, for filters of a given
    /// reach.
    package func deviceBounds(reach: Int32, within limit: PixelRect) -> PixelRect {
        var group = self
        if blend != .backdrop { group.bounds = bounds.grown(by: reach) }
        return group.pictureBounds(within: limit).union(group.shadowBounds(within: limit))
    }

    /// Returns the pixels of the group's picture that affect a rectangle: the rectangle itself, the
    /// pixels that cast a shadow into it, and those that filters sample.
    package func visible(from outside: PixelRect, reach: Int32) -> PixelRect {
        guard !outside.isEmpty else { return .none }
        let lit = shadow.map { outside.union(outside.moved(by: $0, forward: false)) }
        return (lit ?? outside).grown(by: reach)
    }

    /// Returns the pixels of the clipped picture, within a limit.
    package func pictureBounds(within limit: PixelRect) -> PixelRect {
        let inside = bounds.intersection(limit)
        guard let clip else { return inside }
        return clip.projection.deviceBounds(of: clip.rect, within: inside)
    }

    /// Returns the pixels that the group's shadow can touch, within a limit.
    package func shadowBounds(within limit: PixelRect) -> PixelRect {
        guard let shadow, !bounds.isEmpty else { return .none }
        return bounds.moved(by: shadow, forward: true).intersection(limit)
    }
}

extension PixelRect {
    /// Returns the pixels that the rectangle's shadow reaches, or those that cast a shadow onto it.
    package func moved(by shadow: GroupShadow, forward: Bool) -> PixelRect {
        let reach = Double(3 * shadow.sigma) + 1
        let sign: Double = forward ? 1 : -1
        return PixelRect(
            covering: Double(minX) + sign * Double(shadow.offset.x) - reach,
            Double(minY) + sign * Double(shadow.offset.y) - reach,
            Double(maxX) + sign * Double(shadow.offset.x) + reach,
            Double(maxY) + sign * Double(shadow.offset.y) + reach, within: .unbounded
        )
    }
}
