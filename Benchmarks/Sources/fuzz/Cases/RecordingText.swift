import Legato

/// The text of a file of a recorded session, with changes.
enum RecordingText {
    /// Makes the text that a tape describes.
    static func file(_ tape: inout Tape) -> String {
        let isLines = tape.chance(1, in: 2)
        var time = tape.pick([0.0, 1, 100, 1e6])
        var steps = (0..<tape.pick([3, 1, 0, 10, 40])).map { _ in step(&tape, &time) }
        if tape.chance(1, in: 8) { shuffle(&steps, &tape) }
        let head = head(&tape)
        var text =
            isLines
            ? ([object(head, &tape)] + steps.map { object($0, &tape) }).joined(separator: "\n")
                + "\n"
            : object(
                head + [
                    ("steps", "[" + steps.map { object($0, &tape) }.joined(separator: ",") + "]")
                ],
                &tape
            )
        for _ in 0..<tape.pick([0, 0, 0, 1, 2]) { damage(&text, &tape) }
        return text
    }

    private typealias Members = [(String, String)]

    private static func head(_ tape: inout Tape) -> Members {
        [
            ("format", tape.chance(1, in: 30) ? "\"other\"" : "\"legato-session\""),
            ("version", tape.chance(1, in: 30) ? number(&tape, 2) : "1"),
            ("size", pair(&tape, 60, 40, in: 4)),
            ("scale", number(&tape, 1, in: 6)),
            ("refreshRate", number(&tape, 60, in: 6)),
            ("startTime", number(&tape, 0, in: 6)),
        ]
    }

    private static func step(_ tape: inout Tape, _ time: inout Double) -> Members {
        time += tape.pick([0.01, 0, 0.3, 10, 1e5])
        let when = ("time", number(&tape, time, in: 20))
        switch tape.below(6) {
        case 0, 1:
            let tick = object(
                [
                    ("timestamp", number(&tape, time, in: 20)),
                    ("targetTimestamp", number(&tape, time + 0.016, in: 20)),
                    ("duration", number(&tape, 1.0 / 60, in: 20)),
                    (
                        "index",
                        tape.chance(1, in: 20) ? "\(tape.wholeNumber())" : "\(Int(time * 60))"
                    ),
                ],
                &tape
            )
            return [when, ("tick", tick), ("frameTime", number(&tape, time + 0.016, in: 20))]
        case 2:
            return [when, ("scenePhase", tape.pick(["\"active\"", "\"background\"", "\"x\""]))]
        case 3: return [when, ("size", pair(&tape, 50, 30, in: 4)), ("scale", number(&tape, 2))]
        default: return [when, ("input", input(&tape, time))]
        }
    }

    private static func input(_ tape: inout Tape, _ time: Double) -> String {
        let kind = tape.pick([
            "pointerMoved", "pointerDown", "pointerUp", "pointerCancelled", "pointerExited",
            "scroll",
            "pinch", "keyDown", "keyUp", "wave",
        ])
        let place = { (tape: inout Tape) in
            pair(&tape, tape.pick([20, 5, 0, 55]), tape.pick([20, 5, 0, 35]), in: 10)
        }
        var members: Members = [("time", number(&tape, time, in: 20))]
        switch kind {
        case "scroll": members += [("location", place(&tape)), ("delta", place(&tape))]
        case "pinch":
            members += [
                ("phase", tape.pick(["\"began\"", "\"changed\"", "\"ended\"", "\"cancelled\""])),
                ("first", place(&tape)), ("second", place(&tape)),
            ]
        case "keyDown", "keyUp":
            let key = tape.pick(["a", "space", "\\u0000", String(repeating: "é", count: 200)])
            members += [("key", "\"\(key)\""), ("isRepeat", "false")]
        default:
            members += [
                ("location", place(&tape)),
                ("button", tape.chance(1, in: 10) ? "\(tape.wholeNumber())" : "1"),
            ]
        }
        members.append(("modifiers", tape.chance(1, in: 10) ? "\(tape.wholeNumber())" : "0"))
        return object([(kind, object(members, &tape))], &tape)
    }

    /// Returns a number as JSON, which is another one in one of `count` cases.
    private static func number(_ tape: inout Tape, _ plain: Double, in count: Int = 8) -> String {
        guard tape.chance(1, in: count) else { return "\(plain)" }
        if tape.chance(1, in: 6) {
            return tape.pick([
                "null", "\"1\"", "1e999", "-1e400", "[]", "true", "NaN", "1E5", "-0", "01",
                "1e-999",
                String(repeating: "9", count: 400),
            ])
        }
        let value = tape.number()
        return value.isFinite ? "\(value)" : "1e309"
    }

    private static func pair(
        _ tape: inout Tape, _ a: Double, _ b: Double, in count: Int
    ) -> String {
        guard tape.chance(1, in: 12) else {
            return "[\(number(&tape, a, in: count)),\(number(&tape, b, in: count))]"
        }
        return tape.pick(["[]", "[1]", "[1,2,3]", "{}", "[[1],2]"])
    }

    /// Returns an object, sometimes with a member that is missing, duplicated or of another type.
    private static func object(_ members: Members, _ tape: inout Tape) -> String {
        var members = members
        if !members.isEmpty, tape.chance(1, in: 40) {
            let index = tape.below(members.count)
            switch tape.below(4) {
            case 0: members.remove(at: index)
            case 1: members.append(members[index])
            case 2: members[index].1 = "null"
            default: members[index].0 += "x"
            }
        }
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }

    private static func shuffle(_ steps: inout [Members], _ tape: inout Tape) {
        guard steps.count > 1 else { return }
        for _ in 0...tape.below(3) {
            steps.swapAt(tape.below(steps.count), tape.below(steps.count))
        }
        if tape.chance(1, in: 3) {
            steps += Array(repeating: steps[tape.below(steps.count)], count: tape.pick([10, 1000]))
        }
    }

    private static func damage(_ text: inout String, _ tape: inout Tape) {
        var bytes = Array(text.utf8)
        guard !bytes.isEmpty else { return }
        let place = tape.below(bytes.count)
        switch tape.below(5) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes[place] = tape.pick(Array("0\"{[]},:\n9e-".utf8))
        case 2: bytes.insert(contentsOf: bytes[..<min(bytes.count, tape.below(50))], at: place)
        case 3:
            let depth = tape.pick([10, 600, 20_000])
            bytes.insert(
                contentsOf: Array(repeating: tape.pick([0x5B, 0x7B]), count: depth), at: place
            )
        default: bytes.removeSubrange(place..<min(bytes.count, place + tape.below(30)))
        }
        text = String(decoding: bytes, as: UTF8.self)
    }
}
