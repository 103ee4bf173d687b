import Foundation

nonisolated extension SymbolDrawings {
    /// Devices, vehicles and figures.
    static let devices: [String: Drawing] = [
        "battery.100": { battery(&$0, 1) },
        "battery.75": { battery(&$0, 0.75) },
        "battery.50": { battery(&$0, 0.5) },
        "battery.25": { battery(&$0, 0.25) },
        "battery.0": { battery(&$0, 0) },
        "battery.100percent": { battery(&$0, 1) },
        "battery.100.bolt": {
            battery(&$0, 1)
            $0.over { $0.filled { $0.body(2, -30, -18, 4, -2, 4, -6, 30, 16, -6, 2, -6) } }
        },
        "iphone": {
            $0.box(-28, -54, 28, 54, 12)
            $0.line(-8, -44, 8, -44)
        },
        "ipad": { $0.box(-40, -54, 40, 54, 10) },
        "applewatch": {
            $0.box(-28, -32, 28, 32, 12)
            $0.line(-18, -36, -14, -54, 14, -54, 18, -36)
            $0.line(-18, 36, -14, 54, 14, 54, 18, 36)
        },
        "desktopcomputer": {
            $0.box(-58, -46, 58, 26, 8)
            $0.line(0, 30, 0, 46)
            $0.line(-24, 48, 24, 48)
        },
        "display": { all["desktopcomputer"]?(&$0) },
        "laptopcomputer": {
            $0.box(-46, -38, 46, 26, 8)
            $0.line(-60, 38, 60, 38)
        },
        "macwindow": {
            $0.box(-56, -44, 56, 44, 11)
            if $0.isFilled {
                $0.cut { $0.line(-56, -22, 56, -22) }
            } else {
                $0.line(-56, -22, 56, -22)
            }
            $0.over { $0.disc(-42, -33, 3) }
        },
        "keyboard": { pen in
            pen.filled(false) { $0.box(-60, -36, 60, 36, 10) }
            for row in 0..<2 {
                for column in 0..<6 {
                    pen.disc(CGFloat(column) * 17 - 42, CGFloat(row) * 17 - 17, 4.5)
                }
            }
            pen.line(-24, 18, 24, 18)
        },
        "printer": {
            $0.box(-50, -22, 50, 24, 8)
            $0.line(-28, -22, -28, -46, 28, -46, 28, -22)
            $0.over { $0.filled(false) { $0.box(-28, 6, 28, 48, 4) } }
        },
        "gamecontroller": {
            $0.shape(
                """
                M -34 -32 L 34 -32 C 56 -32 62 34 50 38 C 38 42 32 18 22 18 L -22 18 \
                C -32 18 -38 42 -50 38 C -62 34 -56 -32 -34 -32
                """
            )
            func controls(_ pen: inout SymbolPen) {
                pen.line(-36, -8, -16, -8)
                pen.line(-26, -18, -26, 2)
                pen.disc(20, -2, 6)
                pen.disc(34, -14, 6)
            }
            if $0.isFilled { $0.cut(controls) } else { controls(&$0) }
        },
        "flashlight.on": { flashlight(&$0, isOn: true) },
        "flashlight.off": { flashlight(&$0, isOn: false) },
        "touchid": { pen in
            for (r, from, to) in [(14.0, -200.0, 40.0), (30, -190, 60), (46, -170, 20)] {
                pen.arc(0, 0, r, from: from, to: to)
            }
            pen.curve("M 0 0 C 0 20 -8 34 -18 42")
            pen.curve("M 14 8 C 12 30 6 40 -2 48")
        },
        "faceid": {
            all["viewfinder"]?(&$0)
            $0.line(-18, -18, -18, -8)
            $0.line(18, -18, 18, -8)
            $0.line(0, -16, 0, 6, -6, 6)
            $0.arc(0, 6, 22, from: 40, to: 140)
        },
        "qrcode": { pen in
            for (x, y) in [(-26.0, -26.0), (26, -26), (-26, 26)] {
                pen.filled(false) { $0.box(x - 20, y - 20, x + 20, y + 20, 4) }
                pen.block(x - 7, y - 7, x + 7, y + 7, 2)
            }
            for (x, y) in [(12.0, 12.0), (30, 12), (12, 30), (40, 26), (26, 40), (44, 44)] {
                pen.block(x - 6, y - 6, x + 6, y + 6, 1)
            }
        },
        "dial": { pen in
            pen.ring(0, 0, 34)
            for i in 0..<9 {
                let angle = CGFloat(i) * .pi / 6 - 7 * .pi / 6
                pen.disc(47 * cos(angle), 47 * sin(angle), 4)
            }
            if pen.isFilled { pen.cut { $0.line(0, -4, 0, -26) } } else { pen.line(0, -4, 0, -24) }
        },
        "gauge": {
            $0.arc(0, 8, 44, from: 145, to: 395)
            $0.line(0, 8, 20, -18)
            $0.disc(0, 8, 8)
        },
        "speedometer": { all["gauge"]?(&$0) },
        "thermometer": {
            $0.line(0, -46, 0, 20)
            $0.filled { $0.ring(0, 34, 17) }
            $0.line(-13, 22, -13, -40)
            $0.arc(0, -40, 13, from: 180, to: 360)
            $0.line(13, -40, 13, 22)
        },
        "car": {
            $0.shape(
                """
                M -52 30 L -52 2 C -52 -6 -46 -8 -40 -10 L -28 -36 C -26 -40 -22 -42 -18 -42 L 18 -42 \
                C 22 -42 26 -40 28 -36 L 40 -10 C 46 -8 52 -6 52 2 L 52 30
                """
            )
            func parts(_ pen: inout SymbolPen) {
                pen.line(-36, -10, 36, -10)
                pen.disc(-34, 10, 7)
                pen.disc(34, 10, 7)
            }
            if $0.isFilled { $0.cut(parts) } else { parts(&$0) }
            $0.line(-42, 34, -42, 44)
            $0.line(42, 34, 42, 44)
        },
        "tram": {
            $0.box(-36, -42, 36, 34, 12)
            func parts(_ pen: inout SymbolPen) {
                pen.line(-34, -2, 34, -2)
                pen.disc(-18, 18, 6)
                pen.disc(18, 18, 6)
            }
            if $0.isFilled { $0.cut(parts) } else { parts(&$0) }
            $0.line(-20, 36, -30, 52)
            $0.line(20, 36, 30, 52)
            $0.line(-18, -52, 18, -52)
        },
        "airplane": {
            $0.area(
                """
                M 54 0 C 54 6 46 9 38 9 L 18 9 L -8 46 L -20 46 L -8 9 L -32 9 L -42 22 L -52 22 \
                L -46 0 L -52 -22 L -42 -22 L -32 -9 L -8 -9 L -20 -46 L -8 -46 L 18 -9 L 38 -9 \
                C 46 -9 54 -6 54 0
                """
            )
        },
        "bicycle": {
            $0.filled(false) {
                $0.ring(-34, 16, 26)
                $0.ring(34, 16, 26)
            }
            $0.line(-34, 16, -14, -22, 22, -22, 0, 16, -34, 16)
            $0.line(0, 16, -14, -22)
            $0.line(34, 16, 18, -34, 30, -34)
            $0.line(-22, -30, -6, -30)
        },
        "figure.run": {
            $0.disc(14, -44, 10)
            $0.line(6, -24, -4, 6)
            $0.line(-34, -6, -20, -24, 6, -26, 18, -8, 36, -10)
            $0.line(-4, 6, 16, 20, 10, 48)
            $0.line(-4, 6, -14, 30, -42, 34)
        },
        "figure.walk": {
            $0.disc(4, -46, 10)
            $0.line(2, -28, -2, 8)
            $0.line(-22, 2, -16, -18, 2, -28, 12, -10, 26, -2)
            $0.line(-2, 8, 12, 26, 16, 50)
            $0.line(-2, 8, -8, 28, -22, 48)
        },
        "figure.stand": {
            $0.disc(0, -44, 10)
            $0.line(-26, -22, 26, -22)
            $0.line(0, -22, 0, 8)
            $0.line(-14, 50, 0, 8, 14, 50)
        },
        "flip.horizontal": { pen in
            pen.body(-12, -38, -12, 38, -50, 38)
            pen.body(12, -38, 12, 38, 50, 38)
            for y in [-42.0, -14, 14, 42] { pen.line(0, y - 5, 0, y + 5) }
        },
        "arrow.up.message": {
            all["message"]?(&$0)
            $0.over { $0.placed(0.5, y: -4) { all["arrow.up"]?(&$0) } }
        },
    ]

    private static func battery(_ pen: inout SymbolPen, _ level: CGFloat) {
        pen.filled(false) { $0.box(-60, -28, 50, 28, 12) }
        pen.arc(50, 0, 8, from: -70, to: 70)
        if level > 0 { pen.block(-49, -17, -49 + 88 * level, 17, 5) }
    }

    private static func flashlight(_ pen: inout SymbolPen, isOn: Bool) {
        pen.shape(
            "M -24 -50 L 24 -50 L 24 -32 C 24 -22 14 -20 14 -10 L 14 50 L -14 50 L -14 -10 C -14 -20 -24 -22 -24 -32"
        )
        let isFilled = pen.isFilled
        func switchArea(_ pen: inout SymbolPen) { pen.line(0, isOn ? 4 : 12, 0, isOn ? 16 : 24) }
        if isFilled { pen.cut(switchArea) } else { switchArea(&pen) }
    }
}
