import Foundation

/// Cases that fail on purpose: some trap, some never end, some take too much memory, and some abort
/// after a message on standard output, as a library's assertions do.
@MainActor
enum PlantedCase {
    /// Runs the case that a tape describes.
    static func run(_ tape: inout Tape) {
        var sum = 0
        for _ in 0..<tape.below(10) { sum += tape.below(8) }
        let kind = tape.below(30)
        tape.say("sum \(sum), kind \(kind)")
        guard sum >= 9 else { return }
        switch kind {
        case 26:
            print("Bail out! The sum is \(sum)")
            fflush(nil)
            abort()
        case 27: fatalError("The sum must be below 9, got \(sum)")
        case 28: while true { sum = sum &+ 1 }
        case 29: hold(megabytes: 2000)
        default: break
        }
    }

    private static func hold(megabytes: Int) {
        var blocks: [[UInt8]] = []
        for _ in 0..<megabytes {
            blocks.append([UInt8](repeating: 1, count: 1 << 20))
            usleep(100)
        }
        print(blocks.count)
    }
}
