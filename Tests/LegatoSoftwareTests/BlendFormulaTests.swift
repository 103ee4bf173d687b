import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Formulas of blend modes.
struct BlendFormulaTests {
    private static let modes = GroupBlend.allCases.filter(\.mixes)

    /// Blends straight colours in 0...1 by the definition of the mode, in double precision.
    private func mixture(_ mode: GroupBlend, _ b: [Double], _ s: [Double]) -> [Double] {
        func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
        func setLum(_ c: [Double], _ l: Double) -> [Double] {
            var c = c.map { $0 + l - lum(c) }
            let (l, n, x) = (lum(c), c.min() ?? 0, c.max() ?? 0)
            if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
            if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
            return c
        }
        func setSat(_ c: [Double], _ s: Double) -> [Double] {
            let n = c.min() ?? 0
            return c.map { sat(c) > 0 ? ($0 - n) * s / sat(c) : 0 }
        }
        func hardLight(_ b: Double, _ s: Double) -> Double {
            s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        }
        func each(_ body: (Double, Double) -> Double) -> [Double] { zip(b, s).map(body) }
        switch mode {
        case .multiply: return each(*)
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .overlay: return each { hardLight($1, $0) }
        case .darken: return each { min($0, $1) }
        case .lighten: return each { max($0, $1) }
        case .colorDodge: return each { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: return each { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .hardLight: return each(hardLight)
        case .softLight:
            return each { b, s in
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
            }
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
        case .hue: return setLum(setSat(s, sat(b)), lum(b))
        case .saturation: return setLum(setSat(b, sat(s)), lum(b))
        case .color: return setLum(s, lum(b))
        case .luminosity: return setLum(b, lum(s))
        default: return s
        }
    }

    /// Composites premultiplied colours by a mode that is an operator; nil for other modes.
    private func operated(_ mode: GroupBlend, _ d: [Double], _ s: [Double]) -> [Double]? {
        func each(_ body: (Double, Double) -> Double) -> [Double] { zip(d, s).map(body) }
        switch mode {
        case .destinationOut: return each { d, _ in d * (1 - s[3]) }
        case .sourceAtop: return each { $1 * d[3] + $0 * (1 - s[3]) }
        case .destinationOver: return each { $0 + $1 * (1 - d[3]) }
        case .plusDarker:
            let alpha = min(1, d[3] + s[3])
            return (0..<3).map { max(0, alpha - (d[3] - d[$0]) - (s[3] - s[$0])) } + [alpha]
        default: return nil
        }
    }

    @Test(
        "Every mode matches the formula of the specification within a rounding error",
        arguments: modes
    )
    func formula(mode: GroupBlend) throws {
        var random = SeededRandom(seed: UInt64(mode.rawValue))
        func picture(_ count: Int) -> CGImage {
            let bytes = (0..<count).flatMap { _ -> [UInt8] in
                let pick = random.next()
                let alpha = [UInt64(255), 255, 128, 60, 0][Int(pick % 5)]
                let ends: [UInt64] = [0, alpha]
                let colors = (0..<3).map { c -> UInt8 in
                    let value = random.next()
                    return UInt8(value % 6 == 0 ? ends[Int(value >> 8 & 1)] : value % (alpha + 1))
                }
                return colors + [UInt8(alpha)]
            }
            return CGImage(width: 40, height: count / 40, premultipliedRGBA: bytes)
        }
        let (below, above) = (picture(1600), picture(1600))
        var list = DisplayList(width: 40, height: 40)
        list.images = [below, above]
        func item(_ index: Int32) -> DisplayItem {
            let rect = LocalRect(x: 0, y: 0, width: 40, height: 40)
            let shape = RoundedShape(projection: Projection(), rect: rect)
            return .image(ImageItem(shape: shape, image: index, frame: rect, scissor: list.bounds))
        }
        let group = GroupItem(bounds: list.bounds, blend: mode)
        list.items = [item(0), .beginGroup(group), item(1), .endGroup]
        let drawn = try draw(list, with: SoftwareRenderer())
        var largest = 0.0
        for y in 0..<40 {
            for x in 0..<40 {
                func unit(_ image: CGImage) -> [Double] {
                    let p = image[x, y]
                    return [p.red, p.green, p.blue, p.alpha].map { Double($0) / 255 }
                }
                let (d, s, out) = (unit(below), unit(above), unit(drawn))
                func straight(_ p: [Double]) -> [Double] {
                    (0..<3).map { p[3] > 0 ? p[$0] / p[3] : 0 }
                }
                if let wanted = operated(mode, d, s) {
                    for c in 0..<4 { largest = max(largest, abs(wanted[c] - out[c]) * 255) }
                    continue
                }
                let b = mixture(mode, straight(d), straight(s))
                let alpha = s[3] + d[3] - s[3] * d[3]
                for c in 0..<3 {
                    let value = s[c] * (1 - d[3]) + d[c] * (1 - s[3]) + s[3] * d[3] * b[c]
                    largest = max(largest, abs(value - out[c]) * 255)
                }
                largest = max(largest, abs(alpha - out[3]) * 255)
            }
        }
        #expect(largest < 0.501, "\(mode): \(largest) of 255")
    }
}
