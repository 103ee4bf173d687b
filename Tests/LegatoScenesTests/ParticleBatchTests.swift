import Foundation
import Legato
import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import TestSupport
import Testing

@Suite(.serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct ParticleBatchTests {
    @Test("Ten thousand particles of one picture take one draw call")
    func oneDrawCall() throws {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime) = (10_000, 1)
        (cell.velocity, cell.emissionRange, cell.spinRange) = (80, 2 * .pi, 9)
        cell.contents = CGImage(
            width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 16)
        )
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        display.perform { display.rootLayer.addSublayer(layer) }
        display.advance(by: 2)
        let context = try OffscreenContext()
        let renderer = try GLRenderer { context.load($0) }
        try renderer.render(display.displayList())
        #expect(renderer.statistics.items == 10_000)
        #expect(renderer.statistics.batches == 1 && renderer.statistics.drawCalls == 1)
        withExtendedLifetime(context) {}
    }
}
