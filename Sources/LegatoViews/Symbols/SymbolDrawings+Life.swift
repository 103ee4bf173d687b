import Foundation

nonisolated extension SymbolDrawings {
    /// Hands, sports, food and work.
    static let life: [String: Drawing] = [
        "hand.thumbsup": { thumb(&$0, 1) },
        "hand.thumbsdown": { thumb(&$0, -1) },
        "hand.tap": {
            $0.shape(
                """
                M -8 -22 C -8 -34 10 -34 10 -22 L 10 6 L 30 12 C 38 14 40 20 38 28 L 32 50 L -8 50 \
                L -28 22 C -26 14 -18 14 -8 22
                """
            )
            $0.arc(1, -22, 26, from: 150, to: 390)
        },
        "hand.point.up.left": {
            $0.shape(
                """
                M -34 -40 C -28 -48 -18 -46 -14 -38 L 2 -6 L 30 4 C 38 8 40 16 38 24 L 32 48 \
                L -10 48 L -34 24 C -34 14 -24 12 -14 18
                """
            )
        },
        "exclamationmark.warninglight": { light(&$0, sign: true) },
        "light.beacon.max": { light(&$0, sign: false) },
        "figure.badminton": {
            figure(&$0)
            $0.line(14, -16, 32, -34)
            $0.filled(false) { $0.oval(40, -42, 12, 14) }
        },
        "figure.tennis": { all["figure.badminton"]?(&$0) },
        "figure.archery": {
            figure(&$0)
            $0.arc(20, -16, 30, from: -70, to: 70)
            $0.line(30, -44, 30, 12)
        },
        "figure.arms.open": {
            $0.disc(0, -42, 10)
            $0.line(-36, -34, -10, -18, 10, -18, 36, -34)
            $0.line(0, -18, 0, 10)
            $0.line(-16, 50, 0, 10, 16, 50)
        },
        "dumbbell": {
            $0.line(-26, 0, 26, 0)
            $0.box(-44, -28, -24, 28, 6)
            $0.box(24, -28, 44, 28, 6)
            $0.line(-54, -12, -54, 12)
            $0.line(54, -12, 54, 12)
        },
        "soccerball": {
            $0.ring(0, 0, 50)
            $0.filled { $0.body(0, -16, 15, -5, 10, 14, -10, 14, -15, -5) }
            for i in 0..<5 {
                let angle = CGFloat(i) * 2 * .pi / 5 - .pi / 2
                $0.line(16 * cos(angle), 16 * sin(angle), 44 * cos(angle), 44 * sin(angle))
            }
        },
        "basketball": {
            $0.ring(0, 0, 50)
            func seams(_ pen: inout SymbolPen) {
                pen.line(-46, 0, 46, 0)
                pen.line(0, -46, 0, 46)
                pen.arc(-52, 0, 34, from: -56, to: 56)
                pen.arc(52, 0, 34, from: 124, to: 236)
            }
            if $0.isFilled { $0.cut(seams) } else { seams(&$0) }
        },
        "umbrella": {
            $0.shape(
                "M -50 4 C -46 -56 46 -56 50 4 C 40 -8 24 -8 16 4 C 10 -8 -10 -8 -16 4 C -24 -8 -40 -8 -50 4"
            )
            $0.curve("M 0 -2 L 0 36 C 0 50 -22 50 -22 36")
            $0.line(0, -50, 0, -42)
        },
        "fork.knife": {
            $0.line(-26, -48, -26, 50)
            $0.curve("M -42 -48 L -42 -26 C -42 -10 -10 -10 -10 -26 L -10 -48")
            $0.line(28, 50, 28, -46)
            $0.area("M 28 -50 C 48 -40 48 -6 42 8 L 28 8")
        },
        "mug": {
            $0.box(-40, -36, 22, 44, 10)
            $0.curve("M 22 -18 C 50 -22 50 30 22 26")
        },
        "wineglass": {
            $0.shape("M -26 -48 L 26 -48 C 32 -8 16 6 0 6 C -16 6 -32 -8 -26 -48")
            $0.line(0, 6, 0, 44)
            $0.line(-20, 48, 20, 48)
        },
        "birthday.cake": {
            $0.box(-44, -2, 44, 46, 10)
            $0.line(-44, 22, 44, 22)
            for x in [-22.0, 0, 22] {
                $0.line(x, -6, x, -24)
                $0.disc(x, -38, 6)
            }
        },
        "carrot": {
            $0.shape("M -44 46 C -40 10 -20 -20 4 -22 C 22 -22 26 -6 22 -4 C 20 20 -10 40 -44 46")
            $0.line(16, -18, 28, -46)
            $0.line(20, -14, 46, -30)
        },
        "briefcase": {
            $0.box(-54, -26, 54, 44, 10)
            $0.line(-20, -28, -18, -44, 18, -44, 20, -28)
            if $0.isFilled { $0.cut { $0.line(-54, 6, 54, 6) } } else { $0.line(-50, 6, 50, 6) }
        },
        "suitcase": { all["briefcase"]?(&$0) },
        "graduationcap": {
            $0.body(0, -36, 54, -10, 0, 16, -54, -10)
            $0.line(-30, 4, -30, 30, 0, 42, 30, 30, 30, 4)
            $0.line(54, -10, 54, 26)
        },
        "newspaper": { pen in
            pen.box(-54, -42, 54, 42, 10)
            func lines(_ pen: inout SymbolPen) {
                pen.block(-40, -26, -4, 8, 3)
                for y in [-22.0, -6, 10] { pen.line(12, y, 40, y) }
                pen.line(-38, 26, 40, 26)
            }
            if pen.isFilled { pen.cut(lines) } else { lines(&pen) }
        },
        "ticket": {
            $0.shape(
                """
                M -56 -32 L 56 -32 L 56 -12 C 40 -10 40 10 56 12 L 56 32 L -56 32 L -56 12 \
                C -40 10 -40 -10 -56 -12
                """
            )
            func holes(_ pen: inout SymbolPen) {
                for y in [-18.0, 0, 18] { pen.disc(14, y, 4) }
            }
            if $0.isFilled { $0.cut(holes) } else { holes(&$0) }
        },
        "banknote": {
            $0.box(-58, -34, 58, 34, 9)
            func middle(_ pen: inout SymbolPen) {
                pen.disc(0, 0, 14)
                pen.disc(-38, 0, 5)
                pen.disc(38, 0, 5)
            }
            if $0.isFilled { $0.cut(middle) } else { middle(&$0) }
        },
        "building": { building(&$0, x: 0) },
        "building.2": {
            building(&$0, x: -24)
            $0.line(4, -10, 48, -10, 48, 50, 4, 50)
            for y in [8.0, 26] { $0.disc(28, y, 4.5) }
        },
        "tshirt": {
            $0.body(
                -20, -42, -54, -24, -44, 2, -30, -6, -30, 44, 30, 44, 30, -6, 44, 2, 54, -24, 20,
                -42, 0, -30)
        },
        "pills": {
            $0.shape("M -44 22 C -56 8 -20 -30 -4 -44 C 12 -56 34 -34 24 -18 C 12 -2 -18 34 -44 22")
            $0.line(-26, -22, -2, 4)
            $0.ring(28, 28, 20)
        },
        "syringe": {
            $0.body(-24, 8, 8, -24, 28, -4, -4, 28)
            $0.line(-14, 18, -44, 48)
            $0.line(18, -14, 40, -36)
            $0.line(28, -48, 50, -26)
        },
        "ruler": { pen in
            pen.box(-58, -20, 58, 20, 6)
            for i in -3...3 { pen.line(CGFloat(i) * 14, -16, CGFloat(i) * 14, i % 2 == 0 ? 4 : -6) }
        },
        "wrench": {
            $0.shape(
                """
                M -44 36 L 2 -10 C -8 -36 14 -54 34 -46 L 18 -28 L 28 -18 L 46 -34 \
                C 54 -14 36 8 10 -2 L -36 44 C -44 48 -50 42 -44 36
                """
            )
        },
        "wrench.and.screwdriver": { all["wrench"]?(&$0) },
        "puzzlepiece": {
            $0.shape(
                """
                M -40 -18 L -18 -18 C -24 -52 24 -52 18 -18 L 40 -18 L 40 4 C 8 -2 8 34 40 28 L 40 46 \
                L -40 46
                """
            )
        },
        "paintpalette": {
            $0.shape(
                """
                M 6 46 C -64 50 -66 -46 4 -46 C 54 -46 62 10 26 10 C 4 8 6 20 12 28 C 18 36 14 46 6 46
                """
            )
            func dabs(_ pen: inout SymbolPen) {
                for (x, y) in [(-28.0, 6.0), (-22, -20), (4, -30), (28, -16)] {
                    pen.disc(x, y, 6.5)
                }
            }
            if $0.isFilled { $0.cut(dabs) } else { dabs(&$0) }
        },
        "infinity": {
            $0.curve(
                """
                M 0 0 C -20 -24 -30 -28 -38 -26 C -58 -22 -58 22 -38 26 C -30 28 -20 24 0 0 \
                C 20 -24 30 -28 38 -26 C 58 -22 58 22 38 26 C 30 28 20 24 0 0
                """
            )
        },
        "chart.pie": {
            $0.shape("M -4 -42 C -64 -38 -60 50 -4 46 C 22 44 40 26 40 2 L -4 2")
            $0.shape("M 10 -48 C 34 -46 50 -30 52 -10 L 10 -10")
        },
        "chart.line.uptrend.xyaxis": {
            $0.line(-48, -44, -48, 44, 50, 44)
            $0.line(-30, 22, -8, -2, 10, 14, 42, -30)
            $0.line(22, -32, 43, -32, 43, -12)
        },
        "water.waves": { pen in
            for y in [-24.0, 0, 24] {
                pen.placed(1, y: y) {
                    $0.curve(
                        "M -54 6 C -40 -12 -32 -12 -18 0 C -4 12 4 12 18 0 C 32 -12 40 -12 54 6")
                }
            }
        },
        "party.popper": {
            $0.body(-22, -14, 18, 28, -48, 48)
            $0.line(10, -14, 24, -30)
            $0.line(26, 2, 48, -2)
            $0.disc(2, -40, 6)
            $0.disc(40, -36, 6)
            $0.disc(42, 26, 5)
        },
        "megaphone": {
            $0.body(-46, -12, 30, -42, 30, 38, -46, 12)
            $0.line(-28, 20, -22, 42, -2, 42, -6, 30)
            $0.line(46, -14, 46, 12)
        },
        "envelope.open": {
            $0.shape(
                "M -54 -12 L 0 -50 L 54 -12 L 54 34 C 54 40 50 44 44 44 L -44 44 C -50 44 -54 40 -54 34"
            )
            func flap(_ pen: inout SymbolPen) { pen.line(-50, -10, 0, 22, 50, -10) }
            if $0.isFilled { $0.cut(flap) } else { flap(&$0) }
        },
        "tray": {
            $0.shape("M -52 4 L -36 -36 L 36 -36 L 52 4 L 52 36 L -52 36")
            func rim(_ pen: inout SymbolPen) {
                pen.line(-52, 4, -20, 4, -12, 16, 12, 16, 20, 4, 52, 4)
            }
            if $0.isFilled { $0.cut(rim) } else { rim(&$0) }
        },
        "archivebox": {
            $0.box(-54, -44, 54, -16, 6)
            $0.box(-46, -16, 46, 46, 8)
            $0.line(-14, 6, 14, 6)
        },
        "shippingbox": { all["cube"]?(&$0) },
        "terminal": {
            $0.box(-54, -44, 54, 44, 10)
            func prompt(_ pen: inout SymbolPen) {
                pen.line(-34, -20, -14, -2, -34, 16)
                pen.line(-4, 18, 20, 18)
            }
            if $0.isFilled { $0.cut(prompt) } else { prompt(&$0) }
        },
        "cpu": { pen in
            pen.box(-34, -34, 34, 34, 8)
            pen.filled(false) { $0.box(-16, -16, 16, 16, 4) }
            for i in [-18.0, 0, 18] {
                pen.line(i, -50, i, -34)
                pen.line(i, 34, i, 50)
                pen.line(-50, i, -34, i)
                pen.line(34, i, 50, i)
            }
        },
    ]

    private static func thumb(_ pen: inout SymbolPen, _ up: CGFloat) {
        pen.placed(1, flip: up < 0) {
            $0.box(-50, -2, -28, 46, 6)
            $0.shape(
                """
                M -18 2 L -2 -40 C 0 -52 20 -50 18 -34 L 14 -8 L 36 -8 C 46 -8 50 0 48 8 L 40 38 \
                C 38 44 34 46 28 46 L -4 46 C -12 46 -18 42 -18 36
                """
            )
        }
    }

    private static func light(_ pen: inout SymbolPen, sign: Bool) {
        pen.shape("M -26 22 L -20 -14 C -18 -28 18 -28 20 -14 L 26 22")
        pen.box(-40, 28, 40, 48, 6)
        if sign {
            func mark(_ pen: inout SymbolPen) {
                pen.line(0, -14, 0, 2)
                pen.disc(0, 14, 5)
            }
            if pen.isFilled { pen.cut(mark) } else { mark(&pen) }
        }
        pen.line(0, -36, 0, -50)
        pen.line(-30, -26, -42, -36)
        pen.line(30, -26, 42, -36)
    }

    private static func figure(_ pen: inout SymbolPen) {
        pen.disc(-6, -42, 10)
        pen.line(-8, -24, -10, 8)
        pen.line(-36, -4, -26, -20, -8, -24, 14, -16)
        pen.line(-10, 8, 12, 24, 16, 50)
        pen.line(-10, 8, -18, 30, -36, 48)
    }

    private static func building(_ pen: inout SymbolPen, x: CGFloat) {
        pen.placed(1, x: x) { pen in
            pen.box(-28, -52, 28, 52, 5)
            func windows(_ pen: inout SymbolPen) {
                for y in [-34.0, -14, 6] {
                    pen.disc(-11, y, 5)
                    pen.disc(11, y, 5)
                }
                pen.block(-8, 26, 8, 54, 2)
            }
            if pen.isFilled { pen.cut(windows) } else { windows(&pen) }
        }
    }
}
