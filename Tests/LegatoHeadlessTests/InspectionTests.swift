import Foundation
import Legato
import Testing

/// The inspection of a display.
struct InspectionTests {
    private let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
    private let card = CALayer()

    init() {
        card.name = "card"
        card.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
        display.perform { display.rootLayer.addSublayer(card) }
        display.advance(frames: 1)
    }

    /// The layer named card.
    private func inspected() throws -> Inspection.Layer {
        try #require(display.inspection().layers.first { $0.name == "card" })
    }

    private func property(_ key: String) throws -> Inspection.Property {
        try #require(try inspected().properties.first { $0.key == key })
    }

    @Test(
        "A layer has its class, name, frame, usual properties, and those that differ from defaults")
    func layer() throws {
        card.cornerRadius = 8
        let layer = try inspected()
        #expect(layer.type == "CALayer")
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
        #expect(layer.properties.map(\.key) == ["bounds", "position", "cornerRadius", "opacity"])
        #expect(try property("cornerRadius").model == .number(8))
    }

    @Test("A property in flight has its model and its presentation value")
    func flight() throws {
        display.perform { CALayer.animate(.linear(duration: 1)) { card.position.x = 160 } }
        display.advance(by: 0.25)
        let position = try property("position")
        #expect(position.model == .numbers([160, 50]))
        let shown = try #require(position.presentation?.numbers)
        expectNear(shown, [85, 50])
    }

    @Test("An animation reports its key path, curve, timing, progress and its value's velocity")
    func animation() throws {
        display.perform { CALayer.animate(.linear(duration: 1)) { card.position.x = 160 } }
        let begin = display.time
        display.advance(by: 0.25)
        let animation = try #require(try inspected().animations.first)
        #expect(animation.keyPath == "position")
        #expect(animation.key == nil)
        #expect(animation.curve == "linear, 1 s")
        expectNear([animation.begin, animation.duration ?? 0], [begin, 1])
        expectNear([animation.progress ?? 0], [0.25])
        expectNear(animation.velocity, [100, 0], within: 1e-6)
        display.advance(by: 1)
        #expect(try inspected().animations.isEmpty)
    }

    @Test("While a display is inspected, an animation reports the line that started it")
    func origin() throws {
        let change = { card.position.x += 1 }
        display.perform { withAnimation(.linear(duration: 1)) { change() } }
        #expect(try inspected().animations.map(\.origin) == [nil])
        display.isInspected = true
        let line = #line + 1
        display.perform { withAnimation(.linear(duration: 1)) { change() } }
        let file = #fileID
        #expect(try inspected().animations.last?.origin == "\(file):\(line)")
        #expect(try inspected().animations.last?.transaction == "\(Animation.linear(duration: 1))")
        display.perform { CALayer.animate(.spring, changes: change) }
        #expect(try inspected().animations.map(\.origin) == ["\(file):\(line + 4)"])
        var transaction = Transaction(animation: .linear(duration: 2))
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        transaction.addAnimationCompletion {}
        display.perform { withTransaction(transaction) { change() } }
        #expect(
            try inspected().animations.last?.transaction
                == "\(Animation.linear(duration: 2)), continuous, tracks velocity, 1 completion")
        display.isInspected = false
        display.perform { CALayer.animate(.spring, changes: change) }
        #expect(try inspected().animations.map(\.origin) == [nil])
    }

    @Test("Animations of Core Animation have their keys, curves and repetitions")
    func coreAnimation() throws {
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.fromValue = 0
        pulse.toValue = 1
        pulse.duration = 0.5
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        pulse.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.duration = 2
        display.perform {
            card.add(pulse, forKey: "pulse")
            card.add(spring, forKey: nil)
        }
        display.advance(frames: 6)
        let animations = try inspected().animations
        #expect(
            animations.map(\.curve) == [
                "CABasicAnimation, ease in, 0.5 s, forever, back and forth",
                "CASpringAnimation, stiffness 100, damping 10, 2 s",
            ]
        )
        #expect(animations.map(\.key) == ["pulse", nil])
        #expect(animations.map(\.keyPath) == ["opacity", "position.x"])
        #expect(animations[0].duration == nil)
        expectNear([animations[0].progress ?? 0], [0.2], within: 1e-6)
    }

    /// The walkthrough of the article on inspecting.
    @Test("A second change outside withAnimation is seen as an implicit animation without a line")
    func secondChange() throws {
        display.isInspected = true
        let line = #line + 2
        display.perform {
            withAnimation(.spring) { card.position.x = 200 }
            CATransaction.flush()
            card.position.x = 160
        }
        let animations = try inspected().animations
        #expect(animations.map(\.key) == [nil, "position"])
        #expect(animations.map(\.origin) == ["\(#fileID):\(line)", nil])
        #expect(animations[1].curve.hasPrefix("CABasicAnimation"))
    }

    @Test("JSON has sorted keys, the same for equal displays, and reads back to the same text")
    func json() throws {
        let text = display.inspection().json
        let copy = try JSONDecoder().decode(Inspection.self, from: Data(text.utf8))
        #expect(copy.json == text)
        let other = InspectionTests().display.inspection().json
        #expect(other == text)
        #expect(text.contains("\"model\" : [\n              60,\n              50\n            ]"))
    }

    @Test("The text has a line for each layer and each animation, indented by depth")
    func text() {
        display.perform { CALayer.animate(.spring(duration: 1)) { card.position.x = 160 } }
        display.advance(by: 0.5)
        let lines = display.inspection().description.split(separator: "\n")
        #expect(lines[1] == "CALayer (0, 0) 320 x 180")
        #expect(lines[2] == "  CALayer \"card\" (110, 20) 100 x 60")
        #expect(lines[3].hasPrefix("    position 1"))
        #expect(lines[4].hasPrefix("    ~ position: spring, response 1 s, no bounce"))
    }

    @Test("An inspection neither changes the display nor keeps it from resting")
    func harmless() {
        let before = display.displayList()
        let visits = display.host.visits
        _ = display.inspection()
        #expect(display.isIdle)
        #expect(display.host.visits == visits)
        #expect(display.displayList() == before)
    }
}

/// Expects numbers to be within a distance of others.
private func expectNear(
    _ numbers: [Double], _ others: [Double], within distance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(numbers.count == others.count, sourceLocation: sourceLocation)
    for (a, b) in zip(numbers, others) {
        #expect(abs(a - b) <= distance, sourceLocation: sourceLocation)
    }
}

extension Inspection.Value {
    /// The components; nil for a value without.
    fileprivate var numbers: [Double]? {
        if case .numbers(let numbers) = self { numbers } else { nil }
    }
}
