import LegatoDrawing

/// A rectangle of one colour with equal rounded corners under a similarity transform, and the four
/// corners of its drawn area.
///
/// Positions on it are in pixels from its centre, perpendicular to its sides. The GPU interpolates
/// them between the corners, which is cheaper than computing them for every pixel.
struct PlainQuad {
    /// The distance beyond an edge at which a pixel can be covered: half a pixel, plus the GPU's
    /// rounding.
    private static let margin = 0.5 + 1.0 / 64
    /// The minimum radius in pixels for which the simple coverage formula is exact enough.
    private static let minimumRadius = 1.0

    /// The whole pixels around the drawn area; empty if nothing is visible.
    let area: PixelRect
    /// The centre, half of each side of the drawn area, and those halves in pixels perpendicular to
    /// the sides.
    private let center, u, v, reach: SIMD2<Float>
    /// The coefficients from an offset in the target to pixels perpendicular to the sides.
    private let acrossU, acrossV: SIMD2<Float>
    /// The outline parameters of the shader.
    private let outline: SIMD4<Float>
    /// Whether the drawing is limited to the rectangle `area`, because no other pixels may be
    /// touched.
    private let isCut: Bool

    /// Positions a shape; returns nil if it needs a more general pipeline.
    ///
    /// Square corners need exact positions, because an edge may cover half a pixel.
    init?(_ shape: PlainShape, _ place: Placement, within limit: PixelRect) {
        let (a, b) = (Double(shape.a), Double(shape.b))
        let (c, d) = (Double(shape.c), Double(shape.d))
        let (width, height) = (Double(shape.rect.width), Double(shape.rect.height))
        let middleX = Double(shape.rect.x) + width / 2
        let middleY = Double(shape.rect.y) + height / 2
        let x = middleX * a + middleY * c + Double(shape.tx) + Double(place.dx)
        let y = middleX * b + middleY * d + Double(shape.ty) + Double(place.dy)
        let determinant = a * d - b * c
        let (lengthU, lengthV) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        // The number of pixels per local unit, perpendicular to the sides.
        let perU = abs(determinant) / lengthV
        let perV = abs(determinant) / lengthU
        guard Float(perU).isNormal, Float(perV).isNormal, width > 0, height > 0, abs(x) < 1e6,
            abs(y) < 1e6
        else { return nil }
        let (halfU, halfV) = (width / 2 * perU, height / 2 * perV)
        let radius = Double(shape.radius) * perU
        guard radius >= Self.minimumRadius, abs(lengthU - lengthV) <= 1e-5 * lengthV,
            abs(a * c + b * d) <= 1e-5 * lengthU * lengthV
        else { return nil }
        outline = SIMD4(
            Float(max(halfU - radius, 0)), Float(max(halfV - radius, 0)), Float(radius + 0.5), 0
        )
        let (reachU, reachV) = (halfU + Self.margin, halfV + Self.margin)
        let (uX, uY) = (a * reachU / perU, b * reachU / perU)
        let (vX, vY) = (c * reachV / perV, d * reachV / perV)
        let (extentX, extentY) = (abs(uX) + abs(vX), abs(uY) + abs(vY))
        area = PixelRect(
            covering: x - extentX, y - extentY, x + extentX, y + extentY, within: limit
        )
        isCut =
            x - extentX < Double(limit.minX) || y - extentY < Double(limit.minY)
            || x + extentX > Double(limit.maxX) || y + extentY > Double(limit.maxY)
        center = SIMD2(Float(x), Float(y))
        (u, v) = (SIMD2(Float(uX), Float(uY)), SIMD2(Float(vX), Float(vY)))
        reach = SIMD2(Float(reachU), Float(reachV))
        let (signU, signV) = (perU / determinant, perV / determinant)
        acrossU = SIMD2(Float(d * signU), Float(-c * signU))
        acrossV = SIMD2(Float(-b * signV), Float(a * signV))
    }

    /// Writes the corners, three words each: position and pixels perpendicular to the sides,
    /// outline, colour.
    func write(to record: UnsafeMutablePointer<SIMD4<Float>>, _ color: DrawColor) {
        for k in 0..<4 {
            let (isRight, isLower) = (k & 1 != 0, k & 2 != 0)
            if isCut {
                let corner = SIMD2(
                    Float(isRight ? area.maxX : area.minX), Float(isLower ? area.maxY : area.minY)
                )
                let offset = corner - center
                let at = SIMD2((acrossU * offset).sum(), (acrossV * offset).sum())
                record[3 * k] = SIMD4(lowHalf: corner, highHalf: at)
            } else {
                let (toU, toV): (Float, Float) = (isRight ? 1 : -1, isLower ? 1 : -1)
                let corner = center + u * toU + v * toV
                record[3 * k] = SIMD4(lowHalf: corner, highHalf: reach * SIMD2(toU, toV))
            }
            record[3 * k + 1] = outline
            record[3 * k + 2] = color
        }
    }
}

extension PlainShape {
    /// Creates the shape of an item without a border; returns nil if the item is not plain.
    init?(_ item: ShapeItem) {
        let (shape, radii) = (item.shape, item.shape.radii)
        guard shape.projection.isAffine, !shape.isSpecial, radii == SIMD4(repeating: radii.x)
        else { return nil }
        let map = shape.projection
        self.init(
            a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty, rect: shape.rect,
            radius: radii.x, fill: item.fill
        )
    }
}
