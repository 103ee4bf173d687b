import Foundation

nonisolated extension SymbolDrawings {
    /// Geometric shapes.
    static let shapes: [String: Drawing] = [
        "circle": { $0.ring(0, 0, 50) },
        "circlebadge": { $0.ring(0, 0, 30) },
        "smallcircle.circle": {
            $0.ring(0, 0, 50)
            $0.over { $0.disc(0, 0, 18) }
        },
        "circle.dashed": { pen in
            for i in 0..<8 {
                pen.arc(0, 0, 46, from: CGFloat(i) * 45, to: CGFloat(i) * 45 + 24)
            }
        },
        "circle.lefthalf.filled": {
            $0.filled(false) { $0.ring(0, 0, 50) }
            $0.area("M 0 -46 C -25 -46 -46 -25 -46 0 C -46 25 -25 46 0 46")
        },
        "circle.righthalf.filled": {
            $0.filled(false) { $0.ring(0, 0, 50) }
            $0.area("M 0 -46 C 25 -46 46 -25 46 0 C 46 25 25 46 0 46")
        },
        "oval": { $0.oval(0, 0, 58, 40) },
        "capsule": { $0.box(-60, -34, 60, 34, 34) },
        "capsule.portrait": { $0.box(-34, -60, 34, 60, 34) },
        "square": { $0.box(-44, -44, 44, 44, 11) },
        "square.dashed": { pen in
            for turn in 0..<4 {
                let (c, s) = ([1.0, 0, -1, 0][turn], [0, 1.0, 0, -1][turn])
                pen.line(-12 * c - 40 * s, -12 * s + 40 * c, 12 * c - 40 * s, 12 * s + 40 * c)
                pen.line(30 * c - 40 * s, 30 * s + 40 * c, 36 * c - 38 * s, 36 * s + 38 * c)
                pen.line(-30 * c - 40 * s, -30 * s + 40 * c, -36 * c - 38 * s, -36 * s + 38 * c)
            }
        },
        "app": { $0.box(-46, -46, 46, 46, 22) },
        "rectangle": { $0.box(-60, -42, 60, 42, 11) },
        "rectangle.portrait": { $0.box(-42, -60, 42, 60, 11) },
        "triangle": { $0.body(0, -42, 48, 38, -48, 38) },
        "diamond": { $0.body(0, -50, 50, 0, 0, 50, -50, 0) },
        "rhombus": { $0.body(0, -50, 38, 0, 0, 50, -38, 0) },
        "suit.diamond": { $0.body(0, -50, 36, 0, 0, 50, -36, 0) },
        "pentagon": { $0.body(0, -48, 47, -14, 29, 42, -29, 42, -47, -14) },
        "hexagon": { $0.body(0, -50, 44, -25, 44, 25, 0, 50, -44, 25, -44, -25) },
        "octagon": {
            $0.body(-19, -46, 19, -46, 46, -19, 46, 19, 19, 46, -19, 46, -46, 19, -46, -19)
        },
        "seal": { pen in
            var points: [CGFloat] = []
            for i in 0..<24 {
                let (angle, r) = (CGFloat(i) * .pi / 12, i % 2 == 0 ? CGFloat(47) : 40)
                points += [r * sin(angle), -r * cos(angle)]
            }
            pen.body(points)
        },
        "star": { pen in
            var points: [CGFloat] = []
            for i in 0..<10 {
                let (angle, r) = (CGFloat(i) * .pi / 5, i % 2 == 0 ? CGFloat(49) : 21)
                points += [r * sin(angle), 3 - r * cos(angle)]
            }
            pen.body(points)
        },
        "star.leadinghalf.filled": { pen in
            pen.filled(false) { all["star"]?(&$0) }
            pen.area(
                0, -46, -12.3, -14, -46.6, -12.1, -20, 9.5, -28.8, 42.6, 0, 24
            )
        },
        "heart": {
            $0.shape(
                """
                M 0 42 C -14 33 -46 10 -46 -14 C -46 -30 -35 -40 -22 -40 C -12 -40 -4 -34 0 -26 \
                C 4 -34 12 -40 22 -40 C 35 -40 46 -30 46 -14 C 46 10 14 33 0 42
                """
            )
        },
        "suit.heart": { all["heart"]?(&$0) },
        "suit.spade": {
            $0.shape(
                """
                M 0 -46 C 10 -34 42 -12 42 10 C 42 24 32 30 23 30 C 14 30 7 26 4 20 L 8 46 \
                L -8 46 L -4 20 C -7 26 -14 30 -23 30 C -32 30 -42 24 -42 10 C -42 -12 -10 -34 0 -46
                """
            )
        },
        "suit.club": {
            $0.disc(0, -24, 21)
            $0.disc(-24, 12, 21)
            $0.disc(24, 12, 21)
            $0.area(-5, -10, 5, -10, 9, 46, -9, 46)
        },
        "shield": {
            $0.shape(
                """
                M 0 -50 C 12 -42 28 -38 40 -37 L 40 2 C 40 26 20 42 0 50 C -20 42 -40 26 -40 2 \
                L -40 -37 C -28 -38 -12 -42 0 -50
                """
            )
        },
        "drop": {
            $0.shape(
                """
                M 0 -50 C 8 -36 32 -8 32 14 C 32 34 18 47 0 47 C -18 47 -32 34 -32 14 \
                C -32 -8 -8 -36 0 -50
                """
            )
        },
        "cross": {
            $0.body(
                -15, -44, 15, -44, 15, -15, 44, -15, 44, 15, 15, 15, 15, 44, -15, 44, -15, 15, -44,
                15, -44, -15, -15, -15)
        },
        "line.diagonal": { $0.line(-40, 40, 40, -40) },
        "square.on.square": {
            $0.box(-46, -46, 26, 26, 10)
            $0.over { $0.box(-26, -26, 46, 46, 10) }
        },
        "rectangle.on.rectangle": {
            $0.box(-58, -42, 36, 22, 10)
            $0.over { $0.box(-36, -22, 58, 42, 10) }
        },
        "rectangle.stack": {
            $0.box(-52, -18, 52, 46, 10)
            $0.line(-40, -32, 40, -32)
            $0.line(-28, -46, 28, -46)
        },
        "rectangle.expand.vertical": {
            $0.box(-50, -16, 50, 16, 8)
            $0.line(-16, -34, 0, -48, 16, -34)
            $0.line(-16, 34, 0, 48, 16, 34)
        },
        "rectangle.compress.vertical": {
            $0.box(-50, -16, 50, 16, 8)
            $0.line(-16, -50, 0, -36, 16, -50)
            $0.line(-16, 50, 0, 36, 16, 50)
        },
        "square.stack": {
            $0.box(-44, -14, 44, 50, 10)
            $0.line(-34, -29, 34, -29)
            $0.line(-24, -43, 24, -43)
        },
        "square.stack.3d.up": {
            $0.body(0, -46, 48, -22, 0, 2, -48, -22)
            $0.line(-48, 2, 0, 26, 48, 2)
            $0.line(-48, 24, 0, 48, 48, 24)
        },
        "square.grid.2x2": { pen in
            for (x, y) in [(-44.0, -44.0), (5, -44), (-44, 5), (5, 5)] {
                pen.box(x, y, x + 39, y + 39, 8)
            }
        },
        "square.grid.3x3": { pen in grid(&pen, columns: 3, rows: 3, width: 92) },
        "square.grid.3x2": { pen in grid(&pen, columns: 3, rows: 2, width: 104) },
        "circle.grid.3x3": { pen in
            for i in 0..<9 { pen.ring(CGFloat(i % 3 - 1) * 34, CGFloat(i / 3 - 1) * 34, 12) }
        },
        "circle.grid.2x2": { pen in
            for i in 0..<4 { pen.ring(CGFloat(i % 2) * 50 - 25, CGFloat(i / 2) * 50 - 25, 20) }
        },
        "grid": { pen in
            for i in -1...1 {
                pen.line(CGFloat(i) * 30, -44, CGFloat(i) * 30, 44)
                pen.line(-44, CGFloat(i) * 30, 44, CGFloat(i) * 30)
            }
        },
        "cube": {
            $0.body(0, -50, 44, -26, 44, 26, 0, 50, -44, 26, -44, -26)
            $0.over { $0.filled(false) { $0.line(-40, -24, 0, -2, 40, -24) } }
            $0.over { $0.filled(false) { $0.line(0, -2, 0, 46) } }
        },
    ]

    private static func grid(_ pen: inout SymbolPen, columns: Int, rows: Int, width: CGFloat) {
        let step = (width + 6) / CGFloat(columns)
        for row in 0..<rows {
            for column in 0..<columns {
                let x = -width / 2 + CGFloat(column) * step
                let y = (CGFloat(row) - CGFloat(rows) / 2) * step + 3
                pen.box(x, y, x + step - 6, y + step - 6, 5)
            }
        }
    }
}
