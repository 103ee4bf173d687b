import Foundation
import Legato
import Testing

/// Facts: groups and value functions.
struct FactsGroupTests {
    @Test("P41 Value functions rotate, scale and translate by their numbers")
    func valueFunctions() throws {
        let turn = basic("transform", from: 0, to: Double.pi)
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        let turned = try transforms(of: turn, at: [0.25])[0]
        expectClose([turned.m11, turned.m12], [0.70711, 0.70711], within: 1e-5)
        let move = basic("transform", from: [0, 0, 0], to: [10, 20, 0])
        move.valueFunction = CAValueFunction(name: .translate)
        let moved = try transforms(of: move, at: [0.5])[0]
        expectClose([moved.m41, moved.m42], [5, 10], within: 1e-9)
    }

    @Test("P42 A value function's transform replaces the model's")
    func valueFunctionReplaces() throws {
        let stage = Stage()
        stage.change { stage.layer.transform = CATransform3DMakeScale(2, 2, 1) }
        let turn = basic("transform", from: 0, to: 1)
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        let turned = try stage.clock([turn], at: [0.5]) { $0.transform }[0]
        expectClose([turned.m11], [cos(0.5)], within: 1e-9)
    }

    @Test("P58 A child without a duration takes the group's, a shorter one ends earlier")
    func children() throws {
        let stage = Stage()
        stage.change { stage.layer.opacity = 0.5 }
        let (a, b) = (basic("opacity", from: 0, to: 1), basic("position.x", from: 0, to: 100))
        a.beginTime = 0.5
        b.duration = 0
        let shown = try stage.clock([group(2, [a, b])], at: [0.25, 1]) {
            [Double($0.opacity), $0.position.x]
        }
        expectClose(shown[0], [0.5, 12.5])
        expectClose(shown[1], [0.5, 50])
    }

    @Test("P59 A group truncates a longer child instead of speeding it up")
    func cutting() throws {
        let child = basic("opacity", from: 0, to: 1)
        child.duration = 10
        expectClose(
            try opacities(of: group(5, [child]), at: [1, 2.5, 5, 5.1]), [0.1, 0.25, 0.5, 0.5]
        )
    }

    @Test("P60 A group's speed scales its children's")
    func speed() throws {
        let child = basic("opacity", from: 0, to: 1)
        child.duration = 2
        let fast = group(2, [child])
        fast.speed = 2
        expectClose(try opacities(of: fast, at: [0.25, 0.75]), [0.25, 0.75])
    }
}
