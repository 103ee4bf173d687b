extension ImageItem {
    /// The tolerance of linear sampling and of rounding a position, in pixels of the picture and of
    /// the target.
    private static let slack = 2.0

    /// Returns the pixels of a picture that the item may sample to draw a region of the target.
    package func pixels(of picture: PixelRect, sampledIn region: PixelRect) -> PixelRect {
        guard !region.isEmpty, !picture.isEmpty else { return .none }
        guard let grid = grid(of: picture) else { return picture }
        let p = shape.projection
        let (a, b, c, d) = (Double(p.a), Double(p.b), Double(p.c), Double(p.d))
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return picture }
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        for (x, y) in region.corners {
            let (dx, dy) = (x - Double(p.tx), y - Double(p.ty))
            let local = SIMD2(d * dx - c * dy, a * dy - b * dx) / determinant
            let place = (local - grid.start) / grid.step
            low.replace(with: place, where: place .< low)
            high.replace(with: place, where: place .> high)
        }
        // Beyond the edges of the picture, the edge pixels are repeated.
        let first = SIMD2(Double(picture.minX), Double(picture.minY))
        let last = SIMD2(Double(picture.maxX), Double(picture.maxY))
        low = (low - Self.slack + first).clamped(lowerBound: first, upperBound: last - 1)
        high = (high + Self.slack + first).clamped(lowerBound: first + 1, upperBound: last)
        return PixelRect(covering: low.x, low.y, high.x, high.y, within: picture)
    }

    /// Returns the pixels of the target, within a limit, that may sample given pixels of a picture.
    package func deviceBounds(
        sampling pixels: PixelRect, of picture: PixelRect, within limit: PixelRect
    ) -> PixelRect {
        let all = DisplayItem.image(self).deviceBounds(within: limit)
        guard !pixels.isEmpty else { return .none }
        guard pixels != picture, let grid = grid(of: picture) else { return all }
        let first = SIMD2(Double(pixels.minX - picture.minX), Double(pixels.minY - picture.minY))
        let last = SIMD2(Double(pixels.maxX - picture.minX), Double(pixels.maxY - picture.minY))
        let low = grid.start + (first - Self.slack) * grid.step
        let size = (last - first + 2 * Self.slack) * grid.step
        let part = LocalRect(
            x: Float(low.x), y: Float(low.y), width: Float(size.x), height: Float(size.y)
        )
        return shape.projection.deviceBounds(of: part, within: all.grown(by: 2))
            .grown(by: Int32(Self.slack)).intersection(all)
    }

    /// Returns the local position of the picture's first corner and the size of its pixels; nil if
    /// they do not form a uniform grid on the target.
    private func grid(of picture: PixelRect) -> (start: SIMD2<Double>, step: SIMD2<Double>)? {
        guard shape.projection.isAffine, source == LocalRect(x: 0, y: 0, width: 1, height: 1),
            frame.width > 0, frame.height > 0
        else { return nil }
        let size = SIMD2(
            Double(picture.maxX) - Double(picture.minX), Double(picture.maxY) - Double(picture.minY)
        )
        return (
            SIMD2(Double(frame.x), Double(frame.y)),
            SIMD2(Double(frame.width), Double(frame.height)) / size
        )
    }
}

extension PixelRect {
    fileprivate var corners: [(Double, Double)] {
        [
            (Double(minX), Double(minY)), (Double(maxX), Double(minY)),
            (Double(minX), Double(maxY)), (Double(maxX), Double(maxY)),
        ]
    }
}
