import Foundation

nonisolated extension SymbolDrawings {
    /// Weather, plants and animals.
    static let nature: [String: Drawing] = [
        "sun.max": { sun(&$0, 0, 0, 1) },
        "sun.min": { sun(&$0, 0, 0, 0.86) },
        "moon": {
            $0.shape("M 10 -48 C -66 -40 -54 52 8 46 C 28 44 42 32 46 16 C 4 34 -30 -6 10 -48")
        },
        "moon.stars": {
            $0.placed(0.86, x: -8, y: 8) { all["moon"]?(&$0) }
            $0.filled {
                $0.body(24, -40, 27, -31, 36, -28, 27, -25, 24, -16, 21, -25, 12, -28, 21, -31)
            }
        },
        "cloud": { cloud(&$0, 0, 0, 1) },
        "icloud": { cloud(&$0, 0, 0, 1) },
        "mountain.2": {
            $0.body(0, 40, 32, -14, 62, 40)
            $0.over { $0.body(-62, 40, -18, -42, 26, 40) }
        },
        "cloud.sun": {
            $0.isSecondary = true
            sun(&$0, -22, -18, 0.66)
            $0.isSecondary = false
            $0.over { cloud(&$0, 12, 14, 0.78) }
        },
        "cloud.rain": { pen in
            cloud(&pen, 0, -14, 0.84)
            for x in [-24.0, 0, 24] { pen.line(x + 4, 28, x - 6, 46) }
        },
        "cloud.snow": { pen in
            cloud(&pen, 0, -14, 0.84)
            for x in [-24.0, 0, 24] { pen.disc(x, 36, 5) }
        },
        "cloud.bolt": {
            cloud(&$0, 0, -14, 0.84)
            $0.over { $0.filled { $0.body(4, 6, -14, 32, -2, 32, -6, 52, 16, 24, 4, 24) } }
        },
        "snow": { snow(&$0) },
        "snowflake": { snow(&$0) },
        "wind": {
            $0.curve("M -50 -12 L 14 -12 C 40 -12 36 -44 16 -40")
            $0.curve("M -38 8 L 30 8 C 58 8 54 42 32 38")
            $0.curve("M -50 28 L -4 28 C 18 28 14 54 -4 50")
        },
        "bolt": { $0.body(10, -52, -32, 8, -4, 8, -10, 52, 32, -10, 4, -10) },
        "flame": {
            $0.shape(
                """
                M -4 -54 C 6 -30 38 -14 38 16 C 38 38 20 52 0 52 C -20 52 -38 38 -38 16 \
                C -38 2 -32 -8 -24 -16 C -22 -6 -18 0 -10 0 C -18 -20 -12 -40 -4 -54
                """
            )
        },
        "leaf": {
            $0.shape("M 46 -44 C 52 20 26 46 -6 44 C -44 40 -46 -8 -14 -18 C 12 -26 34 -28 46 -44")
            $0.line(-46, 46, -28, 26)
            $0.cut { $0.curve("M -28 26 C -12 8 6 2 22 -8") }
            if !$0.isFilled { $0.curve("M -28 26 C -12 8 6 2 22 -8") }
        },
        "tree": {
            $0.body(0, -52, 38, 30, -38, 30)
            $0.line(0, 30, 0, 52)
        },
        "sparkle": { sparkle(&$0, 0, 0, 46) },
        "sparkles": {
            sparkle(&$0, 8, 6, 40)
            sparkle(&$0, -30, -30, 17)
            sparkle(&$0, -30, 34, 13)
        },
        "wand.and.stars": {
            $0.line(-46, 46, 8, -8)
            sparkle(&$0, 24, -24, 24)
            sparkle(&$0, -22, -30, 13)
            sparkle(&$0, 34, 22, 13)
        },
        "wand.and.stars.inverse": { all["wand.and.stars"]?(&$0) },
        "wand.and.rays": { pen in
            pen.line(-46, 46, 12, -12)
            for i in 0..<6 {
                let angle = CGFloat(i) * .pi / 3 - .pi / 12
                pen.line(
                    24 + 16 * cos(angle), -24 + 16 * sin(angle), 24 + 28 * cos(angle),
                    -24 + 28 * sin(angle)
                )
            }
        },
        "wand.and.rays.inverse": { all["wand.and.rays"]?(&$0) },
        "hare": {
            $0.shape(
                """
                M -44 30 C -44 2 -14 -12 12 -4 C 10 -24 16 -44 26 -48 C 32 -40 30 -22 28 -8 \
                C 44 -8 56 4 52 14 C 48 22 38 22 34 24 C 34 32 30 38 24 40 L -36 40 \
                C -42 40 -44 36 -44 30
                """
            )
            if $0.isFilled { $0.cut { $0.disc(36, 6, 5) } } else { $0.disc(36, 6, 5) }
        },
        "tortoise": {
            $0.shape("M -46 24 C -46 -40 28 -40 30 24")
            $0.shape("M 30 8 C 34 -14 58 -12 58 4 C 58 16 44 20 30 20")
            $0.line(-34, 26, -38, 40)
            $0.line(14, 26, 18, 40)
        },
        "pawprint": {
            $0.oval(-34, -6, 12, 16)
            $0.oval(-13, -32, 12, 17)
            $0.oval(13, -32, 12, 17)
            $0.oval(34, -6, 12, 16)
            $0.shape(
                "M 0 -6 C 16 -6 34 26 26 38 C 20 46 8 38 0 38 C -8 38 -20 46 -26 38 C -34 26 -16 -6 0 -6"
            )
        },
        "gear": { gear(&$0, teeth: 8) },
        "gearshape": { gear(&$0, teeth: 8) },
        "face.smiling": {
            $0.ring(0, 0, 50)
            if $0.isFilled { $0.cut(smile) } else { smile(&$0) }
        },
        "face.smiling.inverse": {
            $0.filled { $0.ring(0, 0, 50) }
            $0.cut(smile)
        },
        "face.dashed": {
            all["circle.dashed"]?(&$0)
            smile(&$0)
        },
    ]

    private static func sun(_ pen: inout SymbolPen, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat) {
        pen.placed(size, x: x, y: y) { pen in
            pen.ring(0, 0, 26)
            for i in 0..<8 {
                let angle = CGFloat(i) * .pi / 4
                pen.line(
                    40 * cos(angle), 40 * sin(angle), 50 * cos(angle), 50 * sin(angle)
                )
            }
        }
    }

    private static func cloud(_ pen: inout SymbolPen, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat) {
        pen.placed(size, x: x, y: y) {
            $0.shape(
                """
                M -34 36 C -62 36 -64 -2 -38 -6 C -36 -46 22 -52 28 -14 C 62 -16 62 36 32 36
                """
            )
        }
    }

    private static func snow(_ pen: inout SymbolPen) {
        for i in 0..<6 {
            let angle = CGFloat(i) * .pi / 3 + .pi / 6
            func at(_ r: CGFloat, _ side: CGFloat) -> [CGFloat] {
                [r * cos(angle) - side * sin(angle), r * sin(angle) + side * cos(angle)]
            }
            pen.line([0, 0] + at(48, 0))
            pen.line(at(42, 13) + at(29, 0) + at(42, -13))
        }
    }

    private static func sparkle(
        _ pen: inout SymbolPen, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat
    ) {
        pen.placed(r / 100, x: x, y: y) {
            $0.area(
                """
                M 0 -100 C 10 -30 30 -10 100 0 C 30 10 10 30 0 100 C -10 30 -30 10 -100 0 \
                C -30 -10 -10 -30 0 -100
                """
            )
        }
    }

    private static func gear(_ pen: inout SymbolPen, teeth: Int) {
        var points: [CGFloat] = []
        for i in 0..<teeth {
            for (offset, r) in [(-0.32, 38.0), (-0.2, 47), (0.2, 47), (0.32, 38)] {
                let angle = (CGFloat(i) + offset) * 2 * .pi / CGFloat(teeth)
                points += [r * sin(angle), -r * cos(angle)]
            }
        }
        pen.body(points)
        if pen.isFilled { pen.cut { $0.disc(0, 0, 16) } } else { pen.ring(0, 0, 18) }
    }

    private static func smile(_ pen: inout SymbolPen) {
        pen.disc(-17, -12, 6)
        pen.disc(17, -12, 6)
        pen.arc(0, 2, 24, from: 25, to: 155)
    }
}
