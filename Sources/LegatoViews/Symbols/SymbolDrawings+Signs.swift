import Foundation

nonisolated extension SymbolDrawings {
    /// Signs, lists and controls.
    static let signs: [String: Drawing] = [
        "plus": {
            $0.line(-38, 0, 38, 0)
            $0.line(0, -38, 0, 38)
        },
        "minus": { $0.line(-38, 0, 38, 0) },
        "xmark": {
            $0.line(-31, -31, 31, 31)
            $0.line(31, -31, -31, 31)
        },
        "multiply": { all["xmark"]?(&$0) },
        "x": { all["xmark"]?(&$0) },
        "divide": {
            $0.line(-38, 0, 38, 0)
            $0.disc(0, -27, 7)
            $0.disc(0, 27, 7)
        },
        "equal": {
            $0.line(-36, -13, 36, -13)
            $0.line(-36, 13, 36, 13)
        },
        "plusminus": {
            $0.line(-30, -12, 30, -12)
            $0.line(0, -42, 0, 18)
            $0.line(-30, 38, 30, 38)
        },
        "percent": {
            $0.line(28, -40, -28, 40)
            $0.filled(false) {
                $0.ring(-28, -24, 17)
                $0.ring(28, 24, 17)
            }
        },
        "checkmark": { $0.line(-34, 4, -10, 33, 32, -34) },
        "asterisk": { pen in
            for i in 0..<3 {
                let angle = CGFloat(i) * .pi / 3 + .pi / 2
                pen.line(
                    40 * cos(angle), 40 * sin(angle), -40 * cos(angle), -40 * sin(angle)
                )
            }
        },
        "number": {
            $0.line(-10, -40, -20, 40)
            $0.line(20, -40, 10, 40)
            $0.line(-34, -14, 38, -14)
            $0.line(-38, 14, 34, 14)
        },
        "exclamationmark": {
            $0.line(0, -38, 0, 12)
            $0.disc(0, 36, 7)
        },
        "exclamationmark.2": {
            $0.line(-16, -38, -16, 12)
            $0.disc(-16, 36, 7)
            $0.line(16, -38, 16, 12)
            $0.disc(16, 36, 7)
        },
        "questionmark": {
            $0.curve(
                "M -24 -22 C -24 -46 24 -46 24 -18 C 24 -2 2 -2 0 14"
            )
            $0.disc(0, 37, 7)
        },
        "info": {
            $0.line(-10, -8, 2, -8, 2, 36)
            $0.line(-14, 36, 18, 36)
            $0.disc(0, -34, 8)
        },
        "ellipsis": {
            $0.variable(0, of: 3) { $0.disc(-36, 0, 9) }
            $0.variable(1, of: 3) { $0.disc(0, 0, 9) }
            $0.variable(2, of: 3) { $0.disc(36, 0, 9) }
        },
        "nosign": {
            $0.filled(false) { $0.ring(0, 0, 50) }
            $0.line(-32, -32, 32, 32)
        },
        "dollarsign": {
            $0.curve("M 24 -20 C 20 -40 -26 -40 -26 -18 C -26 6 28 -6 28 18 C 28 40 -24 40 -28 18")
            $0.line(0, -48, 0, 48)
        },
        "line.horizontal.3": { pen in
            for y in [-26.0, 0, 26] { pen.line(-40, y, 40, y) }
        },
        "line.3.horizontal": { all["line.horizontal.3"]?(&$0) },
        "line.horizontal.3.decrease": {
            $0.line(-42, -24, 42, -24)
            $0.line(-28, 0, 28, 0)
            $0.line(-13, 24, 13, 24)
        },
        "line.3.horizontal.decrease": { all["line.horizontal.3.decrease"]?(&$0) },
        "line.horizontal.2.decrease.circle": { all["line.horizontal.3.decrease"]?(&$0) },
        "text.alignleft": {
            $0.line(-44, -33, 44, -33)
            $0.line(-44, -11, 16, -11)
            $0.line(-44, 11, 44, 11)
            $0.line(-44, 33, 16, 33)
        },
        "text.aligncenter": {
            $0.line(-44, -33, 44, -33)
            $0.line(-28, -11, 28, -11)
            $0.line(-44, 11, 44, 11)
            $0.line(-28, 33, 28, 33)
        },
        "text.alignright": {
            $0.line(-44, -33, 44, -33)
            $0.line(-16, -11, 44, -11)
            $0.line(-44, 11, 44, 11)
            $0.line(-16, 33, 44, 33)
        },
        "text.justify": { pen in
            for y in [-33.0, -11, 11, 33] { pen.line(-44, y, 44, y) }
        },
        "text.justify.left": { all["text.alignleft"]?(&$0) },
        "text.justify.leading": { all["text.alignleft"]?(&$0) },
        "list.bullet": { pen in
            for y in [-28.0, 0, 28] {
                pen.disc(-44, y, 7)
                pen.line(-24, y, 48, y)
            }
        },
        "list.dash": { pen in
            for y in [-28.0, 0, 28] {
                pen.line(-48, y, -40, y)
                pen.line(-22, y, 48, y)
            }
        },
        "checklist": { pen in
            for y in [-26.0, 22] {
                pen.line(-48, y, -40, y + 8, -28, y - 10)
                pen.line(-10, y, 48, y)
            }
        },
        "slider.horizontal.3": { pen in
            for (y, x) in [(-30.0, 18.0), (0, -18), (30, 18)] {
                pen.line(-48, y, 48, y)
                pen.over { $0.filled(false) { $0.ring(x, y, 13) } }
            }
        },
        "slider.vertical.3": { pen in
            for (x, y) in [(-30.0, 18.0), (0, -18), (30, 18)] {
                pen.line(x, -48, x, 48)
                pen.over { $0.filled(false) { $0.ring(x, y, 13) } }
            }
        },
        "magnifyingglass": {
            $0.filled(false) { $0.ring(-9, -9, 37) }
            $0.line(18, 18, 43, 43)
        },
        "plus.magnifyingglass": {
            all["magnifyingglass"]?(&$0)
            $0.placed(0.42, x: -9, y: -9) { all["plus"]?(&$0) }
        },
        "minus.magnifyingglass": {
            all["magnifyingglass"]?(&$0)
            $0.placed(0.42, x: -9, y: -9) { all["minus"]?(&$0) }
        },
        "link": {
            $0.filled(false) {
                $0.arc(-14, 14, 26, from: 20, to: 250)
                $0.arc(14, -14, 26, from: 200, to: 430)
            }
            $0.line(-16, 16, 16, -16)
        },
        "power": {
            $0.arc(0, 4, 42, from: -55, to: 235)
            $0.line(0, -46, 0, 0)
        },
        "quote.opening": { pen in
            for x in [-24.0, 22] {
                pen.disc(x, 12, 16)
                pen.placed(1, x: x) { $0.curve("M -11 12 C -12 -8 -6 -22 8 -28") }
            }
        },
        "quote.closing": { pen in
            for x in [-22.0, 24] {
                pen.disc(x, -12, 16)
                pen.placed(1, x: x) { $0.curve("M 11 -12 C 12 8 6 22 -8 28") }
            }
        },
        "viewfinder": {
            $0.line(-44, -22, -44, -44, -22, -44)
            $0.line(44, -22, 44, -44, 22, -44)
            $0.line(-44, 22, -44, 44, -22, 44)
            $0.line(44, 22, 44, 44, 22, 44)
        },
        "textformat": {
            $0.line(-52, 32, -28, -34, -4, 32)
            $0.line(-44, 10, -12, 10)
            $0.filled(false) { $0.ring(28, 14, 22) }
            $0.line(46, -8, 46, 34)
        },
        "scribble": {
            $0.curve(
                """
                M -46 20 C -30 -40 0 -50 -10 -10 C -16 20 -30 36 -14 34 C 6 30 12 -24 26 -18 \
                C 36 -12 8 34 24 34 C 34 34 40 20 46 8
                """
            )
        },
        "lasso": {
            $0.filled(false) { $0.oval(0, -10, 48, 32) }
            $0.filled(false) { $0.ring(-24, 22, 12) }
            $0.curve("M -24 32 C -24 44 -14 50 -2 46")
        },
        "bell.badge": {
            all["bell"]?(&$0)
            $0.cut { $0.disc(26, -36, 24) }
            $0.disc(26, -36, 16)
        },
        "alarm.waves.left.and.right": { pen in
            pen.placed(0.72) { all["alarm"]?(&$0) }
            for r in [50.0, 68] {
                pen.arc(0, 3, r, from: -30, to: 30)
                pen.arc(0, 3, r, from: 150, to: 210)
            }
        },
        "waveform": { pen in
            for (x, h) in [(-48.0, 8.0), (-29, 26), (-10, 44), (9, 20), (28, 34), (47, 8)] {
                pen.line(x, -h, x, h)
            }
        },
        "chart.bar": {
            $0.variable(0, of: 3) { $0.box(-48, 4, -22, 42, 6) }
            $0.variable(1, of: 3) { $0.box(-13, -18, 13, 42, 6) }
            $0.variable(2, of: 3) { $0.box(22, -42, 48, 42, 6) }
        },
        "circle.hexagongrid": { pen in
            pen.ring(0, 0, 15)
            for i in 0..<6 {
                let angle = CGFloat(i) * .pi / 3
                pen.ring(34 * cos(angle), 34 * sin(angle), 15)
            }
        },
    ]
}
