import Foundation
import Legato
import Testing

/// 002 Core Animation: layers in views.
///
/// Samples 13 to 15 of document 002: layers in views.
///
/// Layers replace the document's UIKit views.
@MainActor struct RepresentableSamples {
    /// A surface of water that moves while its link runs.
    private final class Surface: CALayer {
        let water = CAShapeLayer()
        private(set) var link: CADisplayLink?
        private(set) var ticks = 0
        private var phase: CGFloat = 0

        func prepare() {
            water.fillColor = CGColor(red: 0, green: 0, blue: 1)
            water.strokeColor = nil
            addSublayer(water)
        }

        override func layoutSublayers() {
            super.layoutSublayers()
            water.frame = bounds
            drawWave()
        }

        func color(_ color: CGColor) {
            let change = CABasicAnimation(keyPath: "fillColor")
            change.fromValue = water.fillColor
            change.toValue = color
            change.duration = 0.4
            water.fillColor = color
            water.add(change, forKey: "color")
        }

        func start() {
            guard link == nil else { return }
            link = CADisplayLink(target: self, action: Surface.tick)
            link?.preferredFrameRateRange = CAFrameRateRange(
                minimum: 20, maximum: 60, preferred: 30
            )
            link?.add(to: .main, forMode: .common)
        }

        func stop() {
            link?.invalidate()
            link = nil
        }

        private func tick(_ link: CADisplayLink) {
            ticks += 1
            phase += 0.1
            drawWave()
        }

        private func drawWave() {
            let path = CGMutablePath()
            let (width, height) = (bounds.width, bounds.height)
            path.move(to: CGPoint(x: 0, y: height / 2))
            for x in stride(from: 0, to: width, by: 4) {
                let y = height / 2 + sin(x / max(width, 1) * .pi * 2 + phase) * (height * 0.25)
                path.addLine(to: CGPoint(x: x, y: y))
            }
            path.addLine(to: CGPoint(x: width, y: height))
            path.addLine(to: CGPoint(x: 0, y: height))
            path.closeSubpath()
            water.path = path
        }
    }

    private struct Water: @MainActor LayerRepresentable {
        var isMoving: Bool
        var color: CGColor
        let trace: TransactionTrace

        func makeLayer(context: Context) -> Surface {
            trace.write("make")
            let surface = Surface()
            surface.prepare()
            return surface
        }

        func updateLayer(_ surface: Surface, context: Context) {
            trace.write("update")
            if surface.water.fillColor != color { surface.color(color) }
            if isMoving { surface.start() } else { surface.stop() }
        }

        static func dismantleLayer(_ surface: Surface, coordinator: Void) { surface.stop() }
    }

    private struct Pool: View {
        let trace: TransactionTrace
        @State private var isMoving = true
        @State private var isWarm = false
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 20) {
                if isShown {
                    Button {
                        isMoving.toggle()
                    } label: {
                        Water(
                            isMoving: isMoving,
                            color: CGColor(red: isWarm ? 1 : 0, green: 0, blue: isWarm ? 0 : 1),
                            trace: trace
                        )
                        .frame(height: 160)
                        .clipShape(.rect(cornerRadius: 24))
                    }
                    .buttonStyle(.plain)
                }
                Button("Warm") { isWarm.toggle() }
                Button("Drain") { isShown = false }
            }
        }
    }

    private let trace = TransactionTrace()
    private let middle = CGPoint(x: 200, y: 100)

    private func stage() throws -> (TransactionStage<Pool>, Surface) {
        let stage = TransactionStage(Pool(trace: trace))
        return (stage, try #require(stage.layers(Surface.self).first))
    }

    @Test func sample13_theLayerIsMadeOnceAndUpdatedByChanges() throws {
        let (stage, surface) = try stage()
        #expect(trace.take() == ["make", "update"])
        try stage.tap("Warm")
        #expect(trace.take() == ["update"])
        #expect(stage.layers(Surface.self).first === surface)
        // The model has the new colour, and the presentation is animating.
        #expect(surface.water.fillColor == CGColor(red: 1, green: 0, blue: 0))
        let reds = try stage.values(at: [0, 0.1, 0.2, 0.4, 1]) {
            Double(try stage.fill(surface.water).red)
        }
        expectEqual(reds, curve(.default, at: [0]) + [0.25, 0.5, 1, 1], within: 1e-6)
    }

    @Test func sample13_aRemovedViewInvalidatesItsLink() throws {
        let (stage, surface) = try stage()
        #expect(surface.link != nil)
        try stage.tap("Drain")
        stage.display.advance(by: 1)
        #expect(surface.link == nil)
        let ticks = surface.ticks
        stage.display.advance(by: 1)
        #expect(surface.ticks == ticks)
    }

    @Test func sample14_theLinkDrawsAnotherWaveAtEachOfItsFrames() throws {
        let (stage, surface) = try stage()
        #expect(surface.water.frame == surface.bounds && surface.bounds.height == 160)
        let (ticks, first) = (surface.ticks, try #require(surface.water.path))
        stage.display.advance(frames: 60)
        // Every second frame, at the link's preferred rate.
        #expect(surface.ticks == ticks + 30)
        let last = try #require(surface.water.path)
        #expect(last != first && last.elements.count == first.elements.count)
        // The wave is drawn: transparent at the top, filled below.
        let frame = try stage.frame(surface)
        let picture = stage.display.snapshot()
        #expect(picture[Int(frame.midX), Int(frame.minY) + 8].alpha == 0)
        #expect(picture[Int(frame.midX), Int(frame.maxY) - 8] == (0, 0, 255, 255))
    }

    @Test func sample14_aSecondStartIsIgnored() throws {
        let (stage, surface) = try stage()
        let link = try #require(surface.link)
        try stage.tap("Warm")
        #expect(surface.link === link)
    }

    @Test func sample15_aPlainButtonStartsAndStopsTheWaveInARoundedFrame() throws {
        let (stage, surface) = try stage()
        stage.tap(CGPoint(x: 200, y: try stage.frame(surface).midY))
        #expect(surface.link == nil)
        let path = surface.water.path
        stage.display.advance(frames: 20)
        #expect(surface.water.path == path)
        stage.tap(CGPoint(x: 200, y: try stage.frame(surface).midY))
        #expect(surface.link != nil)
        // A plain button has no style colour; the rounded frame clips the lower corner.
        stage.display.advance(frames: 20)
        let frame = try stage.frame(surface)
        let picture = stage.display.snapshot()
        #expect(picture[Int(frame.minX) + 2, Int(frame.maxY) - 3].alpha == 0)
        #expect(picture[Int(frame.minX) + 24, Int(frame.maxY) - 3] == (0, 0, 255, 255))
    }
}
