import Foundation
import Legato
import Testing

/// Layout at the commit.
struct LayoutCommitTests {
    /// A layer that records when it is laid out, and can run an action then.
    private final class Noting: CALayer {
        var log: [String] = []
        weak var noter: Noting?
        var onLayout: (() -> Void)?

        override func layoutSublayers() {
            (noter ?? self).log.append(name ?? "")
            onLayout?()
        }
    }

    private struct Family {
        let stage = Stage()
        let outer = Noting()
        let inner = Noting()

        init() {
            (outer.name, inner.name) = ("outer", "inner")
            inner.noter = outer
            outer.addSublayer(inner)
            stage.layer.addSublayer(outer)
            CATransaction.flush()
            outer.log = []
        }
    }

    @Test("Superlayers are laid out first, each once, and only those that need layout")
    func outerFirst() {
        let family = Family()
        family.inner.setNeedsLayout()
        family.outer.setNeedsLayout()
        family.inner.setNeedsLayout()
        CATransaction.flush()
        #expect(family.outer.log == ["outer", "inner"])
        family.inner.setNeedsLayout()
        CATransaction.flush()
        #expect(family.outer.log == ["outer", "inner", "inner"])
        CATransaction.flush()
        #expect(family.outer.log.count == 3)
    }

    @Test("A layer invalidated during its layout is laid out once more, after others at its depth")
    func askingAgain() {
        let stage = Stage()
        let outer = Noting()
        var names: [String] = []
        for index in 0..<1000 {
            let layer = Noting()
            (layer.name, layer.noter) = ("\(index)", outer)
            names.append("\(index)")
            var isNew = true
            layer.onLayout = { [unowned layer] in
                if isNew { layer.setNeedsLayout() }
                isNew = false
            }
            stage.layer.addSublayer(layer)
            layer.setNeedsLayout()
        }
        withExtendedLifetime(stage) { CATransaction.flush() }
        let isInOrder = outer.log == names + names
        #expect(isInOrder)
    }

    @Test("Changes made during layout are laid out and drawn with the same commit")
    func cascade() throws {
        let family = Family()
        let inner = family.inner
        family.outer.onLayout = { withoutActions { inner.bounds.size.width += 10 } }
        family.outer.setNeedsLayout()
        CATransaction.flush()
        #expect(family.outer.log == ["outer", "inner"])
        #expect(try #require(inner.presentation()).bounds.width == 10)
    }

    @Test("A layer invalidated in every layout is deferred to the next commit")
    func endless() {
        let family = Family()
        let outer = family.outer
        outer.onLayout = { outer.setNeedsLayout() }
        outer.setNeedsLayout()
        CATransaction.flush()
        #expect(outer.log.count == 16)
        #expect(outer.needsLayout())
        CATransaction.flush()
        #expect(outer.log.count == 32)
        outer.onLayout = nil
    }

    @Test("A layer invalidated before it is inserted is laid out after its insertion")
    func joins() {
        let stage = Stage()
        let layer = Noting()
        layer.setNeedsLayout()
        CATransaction.flush()
        #expect(layer.log == [])
        stage.layer.addSublayer(layer)
        CATransaction.flush()
        #expect(layer.log == [""])
    }
}
