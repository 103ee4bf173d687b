import Foundation

nonisolated extension SymbolDrawings {
    /// Playing, sounds and pictures.
    static let media: [String: Drawing] = [
        "play": { $0.body(-30, -40, 42, 0, -30, 40) },
        "pause": {
            $0.box(-32, -40, -8, 40, 6)
            $0.box(8, -40, 32, 40, 6)
        },
        "playpause": {
            $0.body(-48, -34, 2, 0, -48, 34)
            $0.box(12, -36, 26, 36, 5)
            $0.box(36, -36, 50, 36, 5)
        },
        "stop": { $0.box(-38, -38, 38, 38, 9) },
        "record.circle": {
            $0.filled(false) { $0.ring(0, 0, 50) }
            $0.disc(0, 0, 30)
        },
        "forward": {
            $0.body(-54, -30, -4, 0, -54, 30)
            $0.body(4, -30, 54, 0, 4, 30)
        },
        "backward": {
            $0.body(54, -30, 4, 0, 54, 30)
            $0.body(-4, -30, -54, 0, -4, 30)
        },
        "forward.end": {
            $0.body(-36, -34, 22, 0, -36, 34)
            $0.line(38, -34, 38, 34)
        },
        "backward.end": {
            $0.body(36, -34, -22, 0, 36, 34)
            $0.line(-38, -34, -38, 34)
        },
        "goforward": { all["arrow.clockwise"]?(&$0) },
        "gobackward": { all["arrow.counterclockwise"]?(&$0) },
        "eject": {
            $0.body(0, -40, 42, 12, -42, 12)
            $0.line(-42, 36, 42, 36)
        },
        "speaker": { speaker(&$0, x: 0) },
        "speaker.wave.1": {
            speaker(&$0, x: -14)
            $0.variable(0, of: 1) { $0.arc(0, 0, 34, from: -34, to: 34) }
        },
        "speaker.wave.2": {
            speaker(&$0, x: -22)
            $0.variable(0, of: 2) { $0.arc(-12, 0, 32, from: -34, to: 34) }
            $0.variable(1, of: 2) { $0.arc(-12, 0, 52, from: -36, to: 36) }
        },
        "speaker.wave.3": {
            speaker(&$0, x: -32)
            $0.variable(0, of: 3) { $0.arc(-24, 0, 32, from: -34, to: 34) }
            $0.variable(1, of: 3) { $0.arc(-24, 0, 52, from: -36, to: 36) }
            $0.variable(2, of: 3) { $0.arc(-24, 0, 72, from: -38, to: 38) }
        },
        "wave.3.right": { pen in
            for number in 0..<3 {
                let r = CGFloat(26 * (number + 1))
                pen.variable(number, of: 3) { $0.arc(-49, 0, r, from: -40, to: 40) }
            }
        },
        "wave.3.left": { pen in
            for number in 0..<3 {
                let r = CGFloat(26 * (number + 1))
                pen.variable(number, of: 3) { $0.arc(49, 0, r, from: 140, to: 220) }
            }
        },
        "pianokeys": {
            $0.box(-52, -42, 52, 42, 10)
            func keys(_ pen: inout SymbolPen) {
                for x in [-18.0, 18] {
                    pen.line(x, 8, x, 38)
                    pen.filled { $0.box(x - 7, -38, x + 7, 6, 3) }
                }
            }
            if $0.isFilled { $0.cut(keys) } else { keys(&$0) }
        },
        "mic": {
            $0.box(-17, -56, 17, 14, 17)
            $0.curve("M -32 -4 C -32 38 32 38 32 -4")
            $0.line(0, 28, 0, 50)
            $0.line(-20, 50, 20, 50)
        },
        "microphone": { all["mic"]?(&$0) },
        "music.note": {
            $0.line(0, 30, 0, -46)
            $0.area("M 0 -50 L 28 -56 C 32 -56 32 -36 28 -34 L 0 -28")
            $0.area("M 4 30 C 4 46 -30 54 -30 34 C -30 18 4 14 4 30")
        },
        "music.note.list": {
            $0.line(-50, -34, 0, -34)
            $0.line(-50, -10, -4, -10)
            $0.line(-50, 14, -24, 14)
            $0.placed(0.84, x: 28, y: 4) { all["music.note"]?(&$0) }
        },
        "music.quarternote.3": { pen in
            for (x, y) in [(-34.0, 14.0), (0, 0), (34, -14)] {
                pen.placed(0.6, x: x, y: y) {
                    $0.line(14, 26, 14, -56)
                    $0.area("M 20 28 C 20 46 -22 54 -22 34 C -22 18 20 12 20 28")
                }
            }
        },
        "headphones": {
            $0.curve("M -40 20 L -40 0 C -40 -54 40 -54 40 0 L 40 20")
            $0.filled {
                $0.box(-48, 8, -26, 44, 8)
                $0.box(26, 8, 48, 44, 8)
            }
        },
        "camera": {
            $0.shape(
                """
                M -56 -20 C -56 -28 -50 -32 -44 -32 L -28 -32 L -18 -44 L 18 -44 L 28 -32 L 44 -32 \
                C 50 -32 56 -28 56 -20 L 56 30 C 56 38 50 42 44 42 L -44 42 C -50 42 -56 38 -56 30
                """
            )
            if $0.isFilled { $0.cut { $0.disc(0, 4, 26) } } else { $0.ring(0, 4, 24) }
            if $0.isFilled { $0.disc(0, 4, 18) }
        },
        "photo": {
            let isFilled = $0.isFilled
            $0.box(-56, -44, 56, 44, 11)
            func picture(_ pen: inout SymbolPen) {
                pen.disc(-26, -16, 11)
                pen.area("M -50 32 L -18 4 L -4 16 L 22 -12 L 50 18 L 50 34 L 44 38 L -46 38")
            }
            if isFilled { $0.cut(picture) } else { picture(&$0) }
        },
        "photo.on.rectangle": {
            $0.line(-40, -46, 48, -46)
            $0.placed(0.9, y: 6) { all["photo"]?(&$0) }
        },
        "video": {
            $0.box(-60, -34, 24, 34, 11)
            $0.body(34, -8, 58, -26, 58, 26, 34, 8)
        },
        "film": { pen in
            let isFilled = pen.isFilled
            pen.box(-54, -42, 54, 42, 10)
            func holes(_ pen: inout SymbolPen) {
                for y in [-26.0, 0, 26] {
                    pen.block(-44, y - 7, -32, y + 7, 3)
                    pen.block(32, y - 7, 44, y + 7, 3)
                }
            }
            if isFilled { pen.cut(holes) } else { holes(&pen) }
            pen.over { $0.filled(false) { $0.line(-24, 0, 24, 0) } }
        },
        "airplayaudio": {
            $0.filled { $0.body(0, 8, 32, 44, -32, 44) }
            $0.arc(0, 0, 20, from: 150, to: 390)
            $0.arc(0, 0, 36, from: 140, to: 400)
            $0.arc(0, 0, 52, from: 135, to: 405)
        },
        "dot.radiowaves.left.and.right": {
            $0.disc(0, 0, 9)
            for (number, r) in [26.0, 46].enumerated() {
                $0.variable(number, of: 2) {
                    $0.arc(0, 0, r, from: -46, to: 46)
                    $0.arc(0, 0, r, from: 134, to: 226)
                }
            }
        },
        "wifi": {
            $0.variable(0, of: 4) { $0.disc(0, 32, 9) }
            $0.variable(1, of: 4) { $0.arc(0, 32, 28, from: -135, to: -45) }
            $0.variable(2, of: 4) { $0.arc(0, 32, 50, from: -135, to: -45) }
            $0.variable(3, of: 4) { $0.arc(0, 32, 72, from: -135, to: -45) }
        },
        "antenna.radiowaves.left.and.right": {
            all["dot.radiowaves.left.and.right"]?(&$0)
            $0.line(0, 8, 0, 50)
        },
        "tv": {
            $0.box(-58, -42, 58, 30, 10)
            $0.line(-26, 44, 26, 44)
        },
    ]

    private static func speaker(_ pen: inout SymbolPen, x: CGFloat) {
        pen.placed(1, x: x) {
            $0.body(-34, -16, -18, -16, 6, -38, 6, 38, -18, 16, -34, 16)
        }
    }
}
