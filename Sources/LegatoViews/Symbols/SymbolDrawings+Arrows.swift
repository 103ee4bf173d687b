import Foundation

nonisolated extension SymbolDrawings {
    /// Arrows and chevrons.
    static let arrows: [String: Drawing] = {
        var all = fixedArrows
        let turns = [("right", 0), ("down", 1), ("left", 2), ("up", 3)]
        for (name, quarter) in turns {
            all["chevron.\(name)"] = { $0.turned(quarter, [-17, -34, 17, 0, -17, 34]) }
            all["chevron.compact.\(name)"] = { $0.turned(quarter, [-8, -40, 8, 0, -8, 40]) }
            all["chevron.\(name).2"] = {
                $0.turned(quarter, [-36, -34, -4, 0, -36, 34])
                $0.turned(quarter, [4, -34, 36, 0, 4, 34])
            }
            all["arrow.\(name)"] = {
                $0.turned(quarter, [-42, 0, 42, 0])
                $0.turned(quarter, [10, -32, 42, 0, 10, 32])
            }
            all["arrow.\(name).to.line"] = {
                $0.turned(quarter, [-42, 0, 26, 0])
                $0.turned(quarter, [-2, -28, 26, 0, -2, 28])
                $0.turned(quarter, [44, -34, 44, 34])
            }
            all["arrowtriangle.\(name)"] = { $0.turnedBody(quarter, [-34, -40, 40, 0, -34, 40]) }
            all["arrowshape.\(name)"] = {
                $0.turnedBody(quarter, [-44, -16, 2, -16, 2, -40, 46, 0, 2, 40, 2, 16, -44, 16])
            }
        }
        all["chevron.backward"] = all["chevron.left"]
        all["chevron.forward"] = all["chevron.right"]
        all["arrow.backward"] = all["arrow.left"]
        all["arrow.forward"] = all["arrow.right"]
        return all
    }()

    private static let fixedArrows: [String: Drawing] = [
        "arrow.up.right": {
            $0.line(-32, 32, 32, -32)
            $0.line(-16, -34, 33, -34, 33, 16)
        },
        "arrow.up.left": {
            $0.line(32, 32, -32, -32)
            $0.line(16, -34, -33, -34, -33, 16)
        },
        "arrow.down.right": {
            $0.line(-32, -32, 32, 32)
            $0.line(-16, 34, 33, 34, 33, -16)
        },
        "arrow.down.left": {
            $0.line(32, -32, -32, 32)
            $0.line(16, 34, -33, 34, -33, -16)
        },
        "arrow.left.and.right": {
            $0.line(-50, 0, 50, 0)
            $0.line(-30, -20, -50, 0, -30, 20)
            $0.line(30, -20, 50, 0, 30, 20)
        },
        "arrow.left.arrow.right": {
            $0.line(-48, 20, 48, 20)
            $0.line(-48, -20, 48, -20)
            $0.line(-28, 2, -48, 20, -28, 38)
            $0.line(28, -38, 48, -20, 28, -2)
        },
        "arrow.up.and.down": {
            $0.line(0, -50, 0, 50)
            $0.line(-20, -30, 0, -50, 20, -30)
            $0.line(-20, 30, 0, 50, 20, 30)
        },
        "arrow.up.arrow.down": {
            $0.line(-22, -42, -22, 42)
            $0.line(22, -42, 22, 42)
            $0.line(-42, -22, -22, -42, -2, -22)
            $0.line(2, 22, 22, 42, 42, 22)
        },
        "arrow.up.left.and.arrow.down.right": {
            $0.line(-40, -40, -8, -8)
            $0.line(40, 40, 8, 8)
            $0.line(-40, -12, -40, -40, -12, -40)
            $0.line(40, 12, 40, 40, 12, 40)
        },
        "arrow.down.right.and.arrow.up.left": {
            $0.line(-42, -42, -10, -10)
            $0.line(42, 42, 10, 10)
            $0.line(-38, -10, -10, -10, -10, -38)
            $0.line(38, 10, 10, 10, 10, 38)
        },
        "arrow.clockwise": {
            $0.arc(0, 4, 40, from: -40, to: 250)
            $0.area(2, -60, 30, -38, -2, -20)
        },
        "arrow.counterclockwise": {
            $0.arc(0, 4, 40, from: -70, to: 220)
            $0.area(-2, -60, -30, -38, 2, -20)
        },
        "arrow.triangle.2.circlepath": {
            $0.arc(0, 0, 38, from: 200, to: 330)
            $0.arc(0, 0, 38, from: 20, to: 150)
            $0.area(50, -26, 40, 8, 20, -18)
            $0.area(-50, 26, -40, -8, -20, 18)
        },
        "arrow.2.circlepath": { all["arrow.triangle.2.circlepath"]?(&$0) },
        "arrow.uturn.left": {
            $0.line(-20, -42, -42, -20, -20, 2)
            $0.curve("M -42 -20 L 10 -20 C 52 -20 52 38 10 38 L -16 38")
        },
        "arrow.uturn.right": {
            $0.line(20, -42, 42, -20, 20, 2)
            $0.curve("M 42 -20 L -10 -20 C -52 -20 -52 38 -10 38 L 16 38")
        },
        "arrow.turn.up.right": {
            $0.curve("M -40 40 L -40 6 C -40 -10 -30 -14 -20 -14 L 40 -14")
            $0.line(16, -38, 40, -14, 16, 10)
        },
        "chevron.up.chevron.down": {
            $0.line(-24, -18, 0, -42, 24, -18)
            $0.line(-24, 18, 0, 42, 24, 18)
        },
        "chevron.left.forwardslash.chevron.right": {
            $0.line(-38, -26, -60, 0, -38, 26)
            $0.line(38, -26, 60, 0, 38, 26)
            $0.line(12, -40, -12, 40)
        },
        "square.and.arrow.up": {
            $0.line(-14, -18, -38, -18, -38, 50, 38, 50, 38, -18, 14, -18)
            $0.line(0, 18, 0, -54)
            $0.line(-20, -34, 0, -54, 20, -34)
        },
        "square.and.arrow.down": {
            $0.line(-14, -18, -38, -18, -38, 50, 38, 50, 38, -18, 14, -18)
            $0.line(0, 24, 0, -54)
            $0.line(-20, 4, 0, 24, 20, 4)
        },
        "shuffle": {
            $0.curve("M -48 26 L -28 26 C -4 26 -2 -26 22 -26 L 46 -26")
            $0.curve("M -48 -26 L -28 -26 C -20 -26 -14 -20 -10 -12")
            $0.curve("M 8 14 C 12 22 16 26 22 26 L 46 26")
            $0.line(30, -42, 46, -26, 30, -10)
            $0.line(30, 10, 46, 26, 30, 42)
        },
        "repeat": {
            $0.curve("M -46 -4 L -46 -10 C -46 -22 -38 -26 -28 -26 L 40 -26")
            $0.curve("M 46 4 L 46 10 C 46 22 38 26 28 26 L -40 26")
            $0.line(24, -42, 40, -26, 24, -10)
            $0.line(-24, 10, -40, 26, -24, 42)
        },
    ]
}

nonisolated extension SymbolPen {
    /// Draws an open line turned clockwise by quarters.
    fileprivate mutating func turned(_ quarter: Int, _ numbers: [CGFloat]) {
        line(Self.turned(quarter, numbers))
    }

    /// Draws a closed body turned clockwise by quarters.
    fileprivate mutating func turnedBody(_ quarter: Int, _ numbers: [CGFloat]) {
        body(Self.turned(quarter, numbers))
    }

    private static func turned(_ quarter: Int, _ numbers: [CGFloat]) -> [CGFloat] {
        let c: CGFloat = [1, 0, -1, 0][quarter]
        let s: CGFloat = [0, 1, 0, -1][quarter]
        var turned: [CGFloat] = []
        for i in stride(from: 0, to: numbers.count - 1, by: 2) {
            let (x, y) = (numbers[i], numbers[i + 1])
            turned += [c * x - s * y, s * x + c * y]
        }
        return turned
    }
}
