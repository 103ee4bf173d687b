import Foundation
import Legato
import LegatoRenderTree
import Testing

/// Commits.
struct CommitTests {
    /// A display with a hundred layers, and its subsequent commits.
    private final class Forest {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        var layers: [CALayer] = []
        var commits: [Commit] = []

        init() {
            for k in 0..<100 {
                let layer = CALayer()
                layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
                layer.position = CGPoint(x: Double(k % 10) * 10, y: Double(k / 10) * 10)
                layer.backgroundColor = .white
                (k % 3 == 0 ? display.rootLayer : layers[k / 2]).addSublayer(layer)
                layers.append(layer)
            }
            display.advance(frames: 1)
            display.host.onCommit = { [unowned self] in commits.append($0) }
        }

        /// Returns the changes of each commit since the last call, as words and layer numbers.
        func take() -> [[String]] {
            defer { commits = [] }
            return commits.map { $0.changes.map(describe) }
        }

        private func describe(_ change: Commit.Change) -> String {
            func place(_ id: LayerID) -> String {
                layers.firstIndex { $0.id == id }.map { "\($0)" } ?? "root"
            }
            return switch change {
            case .insert(let id, _): "insert \(place(id))"
            case .update(let id, _): "update \(place(id))"
            case .sublayers(let id, let list): "sublayers \(place(id)) \(list.count)"
            case .mask(let id, let mask): "mask \(place(id)) \(mask.map(place) ?? "off")"
            case .hitAnywhere(let id): "hit anywhere \(place(id))"
            case .births(let id, _): "births \(place(id))"
            case .remove(let id): "remove \(place(id))"
            case .root: "root"
            case .addAnimations(let id, let list):
                Array(repeating: "add \(place(id))", count: list.count).joined(separator: ", ")
            case .addTransition(let id, _, let time):
                "pass \(place(id))" + (time == nil ? " from nothing" : "")
            case .removeAnimation(let id, _): "end \(place(id))"
            case .animator(let id, let property, let animator):
                "animator \(place(id)) \(property.row.key) \(animator == nil ? "off" : "on")"
            }
        }
    }

    private let forest = Forest()

    @Test("Changing one property of one layer of a hundred commits one change")
    func oneChange() {
        // A transaction that another test left open would contain the changes.
        CATransaction.flush()
        withoutActions {
            forest.layers[42].opacity = 0.5
            forest.layers[42].position.x += 1
        }
        #expect(forest.take() == [["update 42"]])
    }

    @Test("Without a change nothing is committed")
    func nothing() {
        forest.layers[1].opacity = 1
        forest.layers[2].name = "a name"
        CATransaction.flush()
        forest.display.advance(frames: 3)
        _ = forest.display.snapshot()
        #expect(forest.take() == [])
    }

    @Test("An implicit animation commits the new value and the animation, and later its end")
    func implicitAnimation() {
        forest.layers[42].opacity = 0.5
        forest.display.advance(by: 1)
        #expect(forest.take() == [["update 42", "add 42"], ["end 42"]])
    }

    @Test("An animator commits the new value and the animator, and later its end")
    func animator() {
        CALayer.animate(.linear(duration: 0.5)) { forest.layers[42].opacity = 0.5 }
        forest.display.advance(by: 1)
        #expect(
            forest.take() == [
                ["update 42", "animator 42 opacity on"], ["animator 42 opacity off"],
            ]
        )
    }

    @Test("An added layer is inserted with its values, a removed one is removed")
    func joinAndLeave() throws {
        let added = CALayer()
        added.opacity = 0.25
        withoutActions { forest.layers[50].addSublayer(added) }
        forest.layers.append(added)
        CATransaction.flush()
        let changes = forest.commits.flatMap(\.changes)
        guard case .insert(_, let state)? = changes.first else {
            Issue.record("the first change should be the insertion")
            return
        }
        #expect(state.values.opacity == 0.25)
        #expect(forest.take() == [["insert 100", "sublayers 50 1"]])
        added.removeFromSuperlayer()
        CATransaction.flush()
        // The old picture is kept before the layer is removed.
        #expect(forest.take() == [["pass 50", "sublayers 50 0", "remove 100"]])
    }

    @Test("Moving a subtree commits the two lists of sublayers and nothing else")
    func move() {
        let layer = forest.layers[1]
        let count = forest.layers[99].sublayers?.count ?? 0
        withoutActions { forest.layers[99].addSublayer(forest.layers[98]) }
        CATransaction.flush()
        let words = forest.take()
        #expect(words.count == 1)
        #expect(words[0].contains("sublayers 99 \(count + 1)"))
        #expect(words[0].allSatisfy { $0.hasPrefix("sublayers") })
        #expect(words[0].count == 2)
        #expect(layer.presentation() != nil)
    }

    @Test("Adding, moving and removing in one transaction commits only the result")
    func manyEdits() {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        forest.layers[0].addSublayer(a)
        forest.layers[0].addSublayer(b)
        a.removeFromSuperlayer()
        CATransaction.flush()
        #expect(a.presentation() == nil)
        #expect(b.presentation() != nil)
        #expect(forest.display.host.tree.presentation(of: a.id, at: 0) == nil)
        b.removeFromSuperlayer()
        forest.layers[0].addSublayer(b)
        b.removeFromSuperlayer()
        CATransaction.flush()
        #expect(b.presentation() == nil)
        #expect(forest.display.host.tree.presentation(of: b.id, at: 0) == nil)
    }
}
