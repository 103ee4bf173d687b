import Foundation
import Legato
import Testing

/// Linear timing functions are the identity.
struct LinearTimingTests {
    private static let functions = [
        CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0, 0, 1, 1),
        CAMediaTimingFunction(controlPoints: 0.3, 0.3, 0.7, 0.7),
        CAMediaTimingFunction(controlPoints: 0.9, 0.9, 0.1, 0.1),
        CAMediaTimingFunction(controlPoints: 1 / 3, 1 / 3, 2 / 3, 2 / 3),
    ]

    @Test("A linear function returns the fraction, to the last bit")
    func identity() {
        for function in Self.functions {
            for step in 0...1000 {
                let x = Double(step) / 1000
                #expect(function.solver.value(at: x).bitPattern == x.bitPattern)
            }
        }
    }

    @Test("An animation has the same values with a linear function and without, alone and batched")
    func animations() throws {
        let times = (0...60).map { Double($0) / 60 }
        func play(_ function: CAMediaTimingFunction?, wrapped: Bool) throws -> [Double] {
            let animation = basic("position.x", from: 0, to: 0.7)
            animation.timingFunction = function
            return try Stage().clock([wrapped ? group(1, [animation]) : animation], at: times) {
                Double($0.position.x)
            }
        }
        for wrapped in [false, true] {
            let plain = try play(nil, wrapped: wrapped)
            for function in Self.functions {
                #expect(try play(function, wrapped: wrapped) == plain)
            }
        }
    }

    @Test("A group's children begin and end at the group's times exactly")
    func groups() throws {
        for function in Self.functions {
            for duration in [0.3, 0.7, 1.1, 3, 4.9] {
                for begin in [0.1, 0.15, 0.2, 0.21, 0.29] {
                    let child = basic("opacity", from: 0.25, to: 0.25)
                    (child.beginTime, child.duration) = (begin, 9)
                    let outer = group(duration, [child])
                    outer.timingFunction = function
                    let stage = Stage()
                    // Just before its begin time the child has no effect.
                    let shown = try stage.clock([outer], at: [begin.nextDown, begin]) { $0.opacity }
                    #expect(shown == [1, 0.25], "\(duration), \(begin)")
                }
            }
        }
    }
}
