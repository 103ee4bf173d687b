import Foundation
import Legato
import LegatoGL
import LegatoRenderTree
import TestSupport
import Testing

/// For every drawn property, pairs of scenes that must look the same.
@Suite("Pairs of equivalent scenes", .serialized)
struct SamePictureTests {
    private func display(_ layers: [CALayer]) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        withoutActions { for layer in layers { display.rootLayer.addSublayer(layer) } }
        CATransaction.flush()
        display.advance(by: 1)
        return display
    }

    /// Resets a property of layers and their descendants to its default.
    private func reset(_ property: LayerProperty, of layers: [CALayer]) {
        for layer in layers {
            if layer.state.has(property) {
                layer.state[property] = CALayer.fresh(like: layer).state[property]
            }
            reset(property, of: (layer.sublayers ?? []) + [layer.mask].compactMap { $0 })
        }
    }

    @Test("Both scenes of a pair are drawn equal, and the first depends on the property")
    func software() {
        for pair in SamePicture.all {
            let picture = display(pair.scene()).snapshot()
            expectSame(picture, display(pair.equal()).snapshot(), comment: pair.description)
            let others = pair.scene()
            reset(pair.property, of: others)
            #expect(picture != display(others).snapshot(), "\(pair.description): it has no effect")
        }
    }

    @Test(
        "Both scenes of a pair are drawn equal by OpenGL",
        .enabled(if: OffscreenContext.isAvailable)
    )
    func openGL() throws {
        let context = try OffscreenContext()
        let renderer = try GLRenderer { context.load($0) }
        for pair in SamePicture.all {
            expectSame(
                try draw(display(pair.scene()).displayList(), with: renderer),
                try draw(display(pair.equal()).displayList(), with: renderer),
                comment: pair.description
            )
        }
        withExtendedLifetime(context) {}
    }

    @Test("Every drawn property has two pairs of scenes")
    func coverage() {
        let counts = Dictionary(SamePicture.all.map { ($0.property, 1) }, uniquingKeysWith: +)
        let exempt = Set(SamePicture.unseen.keys)
        let lacking = LayerProperty.allCases.filter {
            !exempt.contains($0) && counts[$0, default: 0] < 2
        }
        #expect(lacking.isEmpty, "\(lacking)")
        #expect(exempt.isDisjoint(with: counts.keys))
        #expect(Set(SamePicture.all.map(\.description)).count == SamePicture.all.count)
    }
}
