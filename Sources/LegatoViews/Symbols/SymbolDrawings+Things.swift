import Foundation

nonisolated extension SymbolDrawings {
    /// People and things.
    static let things: [String: Drawing] = [
        "person": { person(&$0) },
        "person.2": {
            $0.placed(0.82, x: 26, y: 2) { person(&$0) }
            $0.over { $0.placed(0.92, x: -22) { person(&$0) } }
        },
        "person.3": {
            $0.placed(0.7, x: -42, y: 2) { person(&$0) }
            $0.placed(0.7, x: 42, y: 2) { person(&$0) }
            $0.over { $0.placed(0.86) { person(&$0) } }
        },
        "person.circle": { pen in
            pen.isSecondary = true
            pen.ring(0, 0, 50)
            pen.isSecondary = false
            func figure(_ pen: inout SymbolPen) {
                pen.disc(0, -13, 17)
                pen.area("M -32 32 C -30 10 30 10 32 32 C 20 46 -20 46 -32 32")
            }
            if pen.isFilled { pen.sign(figure) } else { figure(&pen) }
        },
        "person.crop.circle": { all["person.circle"]?(&$0) },
        "person.crop.square": {
            $0.isSecondary = true
            $0.box(-44, -44, 44, 44, 11)
            $0.isSecondary = false
            func figure(_ pen: inout SymbolPen) {
                pen.disc(0, -12, 16)
                pen.area("M -34 40 C -30 8 30 8 34 40")
            }
            if $0.isFilled { $0.sign(figure) } else { figure(&$0) }
        },
        "house": {
            $0.filled(false) { $0.line(-52, 0, 0, -46, 52, 0) }
            if $0.isFilled {
                $0.area(0, -32, 38, 2, 38, 44, 12, 44, 12, 14, -12, 14, -12, 44, -38, 44, -38, 2)
            } else {
                $0.line(-36, -4, -36, 42, 36, 42, 36, -4)
                $0.line(-11, 42, -11, 14, 11, 14, 11, 42)
            }
        },
        "bell": {
            $0.shape(
                """
                M -42 30 C -30 20 -31 4 -30 -10 C -28 -36 -14 -44 0 -44 C 14 -44 28 -36 30 -10 \
                C 31 4 30 20 42 30
                """
            )
            $0.line(0, -50, 0, -44)
            $0.area("M -14 40 L 14 40 C 12 54 -12 54 -14 40")
        },
        "trash": {
            $0.line(-42, -36, 42, -36)
            $0.line(-14, -38, -12, -50, 12, -50, 14, -38)
            $0.shape(
                "M -33 -36 L -28 44 C -28 48 -24 51 -20 51 L 20 51 C 24 51 28 48 28 44 L 33 -36")
            func bars(_ pen: inout SymbolPen) {
                for x in [-13.0, 0, 13] { pen.line(x, -20, x * 0.85, 36) }
            }
            if $0.isFilled { $0.cut(bars) } else { bars(&$0) }
        },
        "pencil": {
            $0.body(-44, 44, -38, 20, 24, -42, 42, -24, -20, 38)
            $0.line(12, -30, 30, -12)
        },
        "square.and.pencil": {
            $0.line(4, -34, -40, -34, -40, 46, 40, 46, 40, 4)
            $0.over { $0.placed(0.72, x: 16, y: -18) { all["pencil"]?(&$0) } }
        },
        "highlighter": {
            $0.body(-14, 10, 26, -46, 46, -30, 4, 24)
            $0.line(-14, 10, -22, 30, -10, 38, 4, 24)
            $0.line(-44, 46, 44, 46)
        },
        "lock": { lock(&$0, isOpen: false) },
        "lock.open": { lock(&$0, isOpen: true) },
        "lock.shield": {
            all["shield"]?(&$0)
            func small(_ pen: inout SymbolPen) {
                pen.placed(0.44, y: -4) { pen in pen.filled { lock(&$0, isOpen: false) } }
            }
            if $0.isFilled { $0.cut(small) } else { small(&$0) }
        },
        "key": {
            $0.ring(-20, -20, 27)
            $0.line(-2, 0, 40, 42)
            $0.line(24, 26, 36, 16)
            $0.cut { $0.disc(-28, -28, 6) }
        },
        "cart": {
            $0.line(-56, -38, -42, -38, -26, 20, 34, 20)
            $0.body(-36, -24, 48, -24, 36, 4, -29, 4)
            $0.disc(-20, 40, 9)
            $0.disc(28, 40, 9)
        },
        "bag": {
            $0.shape(
                "M -36 -22 L 36 -22 L 40 40 C 40 46 36 48 32 48 L -32 48 C -36 48 -40 46 -40 40")
            $0.curve("M -18 -22 C -18 -58 18 -58 18 -22")
        },
        "bookmark": { $0.body(-30, -50, 30, -50, 30, 50, 0, 22, -30, 50) },
        "tag": {
            $0.body(-46, -2, 0, -46, 44, -46, 44, -2, 0, 44)
            $0.cut { $0.disc(24, -26, 8) }
        },
        "folder": {
            $0.shape(
                """
                M -56 -32 C -56 -38 -52 -42 -46 -42 L -20 -42 L -8 -30 L 46 -30 C 52 -30 56 -26 56 -20 \
                L 56 32 C 56 38 52 42 46 42 L -46 42 C -52 42 -56 38 -56 32
                """
            )
            if $0.isFilled {
                $0.cut { $0.line(-56, -14, 56, -14) }
            } else {
                $0.line(-56, -14, 56, -14)
            }
        },
        "doc": { document(&$0) },
        "doc.text": { pen in
            let isFilled = pen.isFilled
            document(&pen)
            func lines(_ pen: inout SymbolPen) {
                for y in [4.0, 20, 36] { pen.line(-20, y, 20, y) }
            }
            if isFilled { pen.cut(lines) } else { lines(&pen) }
        },
        "doc.on.doc": {
            $0.placed(0.84, x: -14, y: -10) { document(&$0) }
            $0.over { $0.placed(0.84, x: 16, y: 10) { document(&$0) } }
        },
        "doc.on.clipboard": { all["doc.on.doc"]?(&$0) },
        "book": {
            $0.shape("M 0 -30 C -14 -42 -38 -42 -54 -36 L -54 38 C -38 32 -14 32 0 42")
            $0.shape("M 0 -30 C 14 -42 38 -42 54 -36 L 54 38 C 38 32 14 32 0 42")
            $0.cut { $0.line(0, -26, 0, 44) }
            if !$0.isFilled { $0.line(0, -28, 0, 40) }
        },
        "book.closed": {
            $0.box(-36, -50, 38, 50, 10)
            $0.cut { $0.line(-26, 34, 40, 34) }
        },
        "calendar": {
            $0.box(-46, -42, 46, 44, 11)
            $0.area(
                "M -46 -18 L 46 -18 L 46 -30 C 46 -38 40 -42 34 -42 L -34 -42 C -40 -42 -46 -38 -46 -30"
            )
            $0.line(-24, -50, -24, -40)
            $0.line(24, -50, 24, -40)
            for row in 0..<2 {
                for column in 0..<4 {
                    $0.disc(CGFloat(column) * 20 - 30, CGFloat(row) * 20 + 2, 5.5)
                }
            }
        },
        "clock": {
            $0.isSecondary = true
            $0.ring(0, 0, 50)
            $0.isSecondary = false
            if $0.isFilled {
                $0.sign { $0.line(0, -30, 0, 2, 20, 14) }
            } else {
                $0.line(0, -28, 0, 2, 18, 12)
            }
        },
        "timer": {
            $0.arc(0, 0, 45, from: -90, to: 225)
            $0.line(0, -45, 0, -28)
            $0.line(-18, -18, 0, 2)
        },
        "stopwatch": {
            $0.ring(0, 6, 44)
            $0.line(-10, -50, 10, -50)
            $0.over { $0.filled(false) { $0.line(0, 6, 0, -20) } }
        },
        "alarm": {
            $0.ring(0, 4, 42)
            $0.line(-44, -30, -28, -44)
            $0.line(44, -30, 28, -44)
            $0.over { $0.filled(false) { $0.line(0, -18, 0, 6, 14, 14) } }
        },
        "hourglass": {
            $0.line(-34, -48, 34, -48)
            $0.line(-34, 48, 34, 48)
            $0.shape(
                "M -26 -48 C -26 -20 -4 -10 -4 0 C -4 10 -26 20 -26 48 L 26 48 C 26 20 4 10 4 0 C 4 -10 26 -20 26 -48"
            )
        },
        "gift": {
            $0.box(-46, -24, 46, 0, 6)
            $0.box(-40, 0, 40, 46, 7)
            $0.filled(false) {
                $0.oval(-16, -36, 17, 12)
                $0.oval(16, -36, 17, 12)
            }
            $0.cut { $0.line(0, -22, 0, 46) }
        },
        "creditcard": {
            $0.box(-58, -40, 58, 40, 11)
            if $0.isFilled {
                $0.cut { $0.block(-60, -22, 60, -8, 0) }
            } else {
                $0.block(-58, -24, 58, -6, 0)
            }
        },
        "envelope": {
            $0.box(-56, -40, 56, 40, 11)
            if $0.isFilled {
                $0.cut { $0.line(-52, -34, 0, 10, 52, -34) }
            } else {
                $0.line(-52, -34, 0, 10, 52, -34)
            }
        },
        "paperplane": {
            $0.body(-46, -6, 46, -46, 8, 46, -8, 10)
            if $0.isFilled { $0.cut { $0.line(-6, 8, 40, -40) } } else { $0.line(-8, 10, 42, -42) }
        },
        "paperclip": {
            $0.curve(
                "M 22 -24 L -16 14 C -26 24 -12 38 -2 28 L 34 -8 C 54 -28 28 -54 8 -34 L -30 4 C -58 32 -20 66 6 42 L 34 14"
            )
        },
        "message": { bubble(&$0) },
        "bubble.left": { bubble(&$0) },
        "bubble.right": {
            $0.shape(
                "M 24 38 C 60 24 56 -42 0 -42 C -70 -42 -70 34 0 34 C 10 44 22 48 36 48 C 30 44 26 42 24 38"
            )
        },
        "text.bubble": { pen in
            let isFilled = pen.isFilled
            bubble(&pen)
            func lines(_ pen: inout SymbolPen) {
                for y in [-22.0, -4, 14] { pen.line(-26, y, 26, y) }
            }
            if isFilled { pen.cut(lines) } else { lines(&pen) }
        },
        "phone": {
            $0.shape(
                """
                M -40 -30 C -38 -42 -28 -48 -20 -40 L -10 -26 C -6 -18 -16 -12 -14 -6 \
                C -8 6 -2 10 8 16 C 14 18 18 8 26 12 L 40 22 C 48 28 40 40 30 42 \
                C 0 46 -46 2 -40 -30
                """
            )
        },
        "flag": {
            $0.line(-34, -48, -34, 50)
            $0.shape("M -34 -42 C -16 -54 8 -32 38 -42 L 38 6 C 8 16 -16 -6 -34 6")
        },
        "pin": {
            $0.shape(
                "M -20 -50 L 20 -50 L 16 -10 C 26 -4 30 2 30 10 L -30 10 C -30 2 -26 -4 -16 -10")
            $0.line(0, 10, 0, 50)
        },
        "mappin": {
            $0.ring(0, -28, 22)
            $0.line(0, -8, 0, 50)
        },
        "location": { $0.body(46, -46, 6, 46, -4, 4, -46, -6) },
        "location.north": { $0.body(0, -50, 36, 44, 0, 24, -36, 44) },
        "map": {
            $0.body(-54, -32, -18, -44, 18, -32, 54, -44, 54, 32, 18, 44, -18, 32, -54, 44)
            if $0.isFilled {
                $0.cut { $0.line(-18, -44, -18, 32) }
                $0.cut { $0.line(18, -32, 18, 44) }
            } else {
                $0.line(-18, -42, -18, 32)
                $0.line(18, -32, 18, 44)
            }
        },
        "safari": {
            $0.ring(0, 0, 50)
            if $0.isFilled {
                $0.cut { $0.body(26, -26, 9, 9, -26, 26, -9, -9) }
            } else {
                $0.filled { $0.body(26, -26, 9, 9, -26, 26, -9, -9) }
            }
        },
        "globe": {
            $0.filled(false) {
                $0.ring(0, 0, 50)
                $0.oval(0, 0, 24, 50)
            }
            $0.line(-46, 0, 46, 0)
            $0.line(-40, -24, 40, -24)
            $0.line(-40, 24, 40, 24)
        },
        "eye": {
            $0.shape("M -58 0 C -36 -44 36 -44 58 0 C 36 44 -36 44 -58 0")
            $0.cut { $0.disc(0, 0, 24) }
            $0.disc(0, 0, 15)
        },
        "hand.raised": { hand(&$0) },
        "cup.and.saucer": {
            $0.shape("M -44 -34 L 32 -34 C 32 10 24 28 -6 28 C -36 28 -44 10 -44 -34")
            $0.curve("M 32 -24 C 56 -30 56 8 28 8")
            $0.line(-48, 44, 40, 44)
        },
        "trophy": {
            $0.shape("M -28 -46 L 28 -46 C 28 -6 20 12 0 14 C -20 12 -28 -6 -28 -46")
            $0.curve("M -28 -36 L -46 -36 C -46 -14 -38 -6 -24 -4")
            $0.curve("M 28 -36 L 46 -36 C 46 -14 38 -6 24 -4")
            $0.line(0, 14, 0, 42)
            $0.line(-24, 46, 24, 46)
        },
        "crown": {
            $0.body(-46, -24, -22, 2, 0, -36, 22, 2, 46, -24, 38, 38, -38, 38)
        },
        "scissors": {
            $0.filled(false) {
                $0.ring(-24, 34, 17)
                $0.ring(24, 34, 17)
            }
            $0.line(-14, 22, 22, -48)
            $0.line(14, 22, -22, -48)
        },
        "hammer": {
            $0.line(-36, 46, 10, -8)
            $0.body(-14, -34, 8, -44, 46, -10, 32, 8, 14, -10)
        },
        "paintbrush": {
            $0.body(2, -6, 40, -48, 50, -40, 14, 8)
            $0.shape("M -2 2 C -22 -2 -26 20 -32 30 C -36 40 -46 42 -48 42 C -30 56 8 44 10 12")
        },
        "bandage": {
            $0.shape("M -46 18 L 18 -46 C 36 -58 58 -36 46 -18 L -18 46 C -36 58 -58 36 -46 18")
            $0.cut { $0.line(-22, -6, 6, 22) }
            $0.cut { $0.line(-6, -22, 22, 6) }
        },
        "bed.double": {
            $0.line(-50, 40, -50, 8)
            $0.line(50, 40, 50, 8)
            $0.box(-56, -4, 56, 28, 8)
            $0.line(-46, -8, -46, -36, 46, -36, 46, -8)
            $0.filled { $0.box(-34, -22, -4, -4, 5) }
            $0.filled { $0.box(4, -22, 34, -4, 5) }
        },
        "medal": {
            $0.ring(0, 18, 32)
            $0.line(-14, -10, -30, -48)
            $0.line(14, -10, 30, -48)
        },
        "lightbulb": {
            $0.shape("M -14 26 C -14 8 -32 4 -32 -18 C -32 -58 32 -58 32 -18 C 32 4 14 8 14 26")
            $0.line(-12, 38, 12, 38)
            $0.line(-7, 50, 7, 50)
        },
    ]

    private static func person(_ pen: inout SymbolPen) {
        pen.ring(0, -24, 22)
        pen.shape("M -42 44 C -42 12 -22 8 0 8 C 22 8 42 12 42 44")
    }

    private static func lock(_ pen: inout SymbolPen, isOpen: Bool) {
        pen.box(-34, -8, 34, 50, 10)
        pen.placed(1, x: isOpen ? 38 : 0) {
            $0.curve("M -20 -8 L -20 -26 C -20 -58 20 -58 20 -26 L 20 -14")
            if !isOpen { $0.line(20, -14, 20, -8) }
        }
    }

    private static func document(_ pen: inout SymbolPen) {
        pen.shape(
            """
            M -38 -42 C -38 -48 -34 -52 -28 -52 L 8 -52 L 38 -22 L 38 42 C 38 48 34 52 28 52 \
            L -28 52 C -34 52 -38 48 -38 42
            """
        )
        if pen.isFilled {
            pen.cut { $0.line(8, -50, 8, -22, 38, -22) }
        } else {
            pen.line(6, -50, 6, -20, 36, -20)
        }
    }

    private static func bubble(_ pen: inout SymbolPen) {
        pen.shape(
            """
            M -24 38 C -60 24 -56 -42 0 -42 C 70 -42 70 34 0 34 C -10 44 -22 48 -36 48 \
            C -30 44 -26 42 -24 38
            """
        )
    }

    private static func hand(_ pen: inout SymbolPen) {
        pen.shape(
            """
            M -10 -46 C -4 -54 6 -52 6 -42 L 8 -4 L 12 -38 C 14 -46 24 -44 24 -36 L 22 2 L 28 -22 \
            C 32 -30 40 -26 38 -18 L 30 26 C 24 48 -8 58 -24 34 L -46 2 C -46 -8 -36 -10 -30 -2 \
            L -20 10 L -30 -34 C -30 -44 -20 -46 -16 -36 L -8 -4
            """
        )
    }
}
