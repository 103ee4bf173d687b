import Foundation
import Legato
@testable import LegatoLayers
import LegatoMotion
import TestSupport
import Testing

@Suite("Random edits of trees and animations", .ownProcess)
struct RandomEditingTests {
    /// Returns the differences between the layers under a display's root and their committed state.
    private func faults(of display: HeadlessDisplay, _ editor: TreeEditor) -> [String] {
        var faults: [String] = []
        var seen: Set<ObjectIdentifier> = []
        let tree = display.host.tree
        func visit(_ layer: CALayer, in parent: CALayer?) {
            guard seen.insert(ObjectIdentifier(layer)).inserted else {
                return faults.append("a layer stands in the tree twice")
            }
            if layer.superlayer !== parent { faults.append("a sublayer has another superlayer") }
            if layer.host !== display.host { faults.append("a layer has another display") }
            guard let committed = tree.committed(layer.id) else {
                return faults.append("a layer was not committed")
            }
            let sublayers = layer.sublayers ?? []
            if committed.state != layer.state { faults.append("model values were not committed") }
            if committed.superlayer != parent?.id { faults.append("a place was not committed") }
            if committed.sublayers != sublayers.map(\.id) {
                faults.append("a list of sublayers was not committed")
            }
            if committed.mask != layer.mask?.id { faults.append("a mask was not committed") }
            let isPassing = layer.animation(forKey: kCATransition) != nil
            if isPassing != (committed.transition != nil) {
                faults.append("a transition was not committed, or did not end")
            }
            let lingering = display.host.lingering.filter { $0.layer === layer }
            let last = display.host.reading(of: layer, at: display.time).last
            if lingering.contains(where: { FrameMoment.hasCome($0.end, by: last) }) {
                faults.append("an animation lingers after the end of the last copy")
            }
            // A group is committed as its animations.
            let running = (Array(layer.attached) + lingering.map(\.animation)).flatMap {
                $0.animation.freeze(id: $0.id)
            }
            if committed.animations.sorted() != running.map(\.id).sorted() {
                faults.append("other animations are committed than are attached or linger")
            }
            if let mask = layer.mask { visit(mask, in: layer) }
            for sublayer in sublayers { visit(sublayer, in: layer) }
        }
        visit(display.rootLayer, in: nil)
        if tree.layerCount != seen.count { faults.append("the render tree keeps other layers") }
        editor.endTransitions()
        if tree.pictureLayerCount != 0 { faults.append("the render tree keeps old pictures") }
        if display.displayList() != display.listOfPresentation() {
            faults.append("what is drawn is not what presentation() says")
        }
        return faults
    }

    /// Returns the faults of animations, and removes those that ended correctly.
    private func faultsOfAnimations(_ editor: TreeEditor) -> [String] {
        var faults: [String] = []
        editor.records.removeAll { record in
            let stored = record.layer?.animation(forKey: record.key)
            let isListed = stored?.delegate === record
            if record.starts > 1 || record.stops > 1 {
                faults.append("a delegate heard of a begin or end twice")
            }
            if record.stops == 1 && isListed && stored?.isRemovedOnCompletion == true {
                faults.append("an animation that ended is still listed")
            }
            if record.stops == 0 && !isListed {
                faults.append("an animation neither ended nor is listed")
            }
            return !isListed
        }
        return faults
    }

    /// Checks an editor's layers, and returns all layers that it created once it has released them.
    private func run(seed: UInt64, operations: Int) -> [TreeEditor.Weak] {
        let editor = TreeEditor(seed: seed, layers: 24)
        var nextCheck = 500
        while editor.operations < operations {
            editor.edit()
            guard editor.operations >= nextCheck else { continue }
            nextCheck += 500
            editor.settle()
            let found =
                editor.displays.flatMap { faults(of: $0, editor) } + faultsOfAnimations(editor)
            #expect(found == [], "seed \(seed), operation \(editor.operations)")
            if !found.isEmpty { break }
        }
        editor.finish()
        #expect(faultsOfAnimations(editor) == [], "seed \(seed), at the end")
        #expect(editor.records.isEmpty, "seed \(seed)")
        #expect(editor.completions.allSatisfy { $0 == 1 }, "seed \(seed)")
        #expect(editor.displays.allSatisfy { $0.isIdle }, "seed \(seed)")
        return editor.made
    }

    @Test(
        "Random edits keep layer and render trees in sync, and every layer is released at the end",
        arguments: [1, 2, 3, 4, 89] as [UInt64]
    )
    func edits(seed: UInt64) {
        let operations = triesAllCases ? 50_000 : 10_000
        let made = run(seed: seed, operations: operations)
        #expect(made.count > operations / 50)
        #expect(made.allSatisfy { $0.layer == nil }, "seed \(seed)")
    }
}
