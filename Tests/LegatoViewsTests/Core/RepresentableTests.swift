import Legato
import Testing

/// Custom layers in a tree of views.
struct RepresentableTests {
    final class Log {
        var lines: [String] = []
    }

    final class Keeper {
        var count = 0
        let log: Log
        init(_ log: Log) { self.log = log }
    }

    /// A layer that animates its opacity in `updateLayer` and logs all calls.
    struct Needle: @MainActor LayerRepresentable {
        var angle: Double
        let log: Log

        func makeCoordinator() -> Keeper {
            log.lines.append("coordinator")
            return Keeper(log)
        }

        func makeLayer(context: Context) -> CAGradientLayer {
            log.lines.append("make")
            return CAGradientLayer()
        }

        func updateLayer(_ layer: CAGradientLayer, context: Context) {
            context.coordinator.count += 1
            let animation = context.transaction.animation == nil ? "at once" : "animated"
            log.lines.append("update \(context.coordinator.count) to \(angle) \(animation)")
            context.animate {
                layer.opacity = Float(angle)
            } completion: {
                log.lines.append("complete \(angle)")
            }
        }

        func sizeThatFits(
            _ proposal: ProposedViewSize, layer: CAGradientLayer, context: Context
        ) -> CGSize? {
            CGSize(width: 40 + 40 * angle, height: 10)
        }

        static func dismantleLayer(_ layer: CAGradientLayer, coordinator: Keeper) {
            coordinator.log.lines.append("dismantle \(coordinator.count)")
        }
    }

    private let log = Log()
    private let remote = Remote<Double?>(0.0)

    private func stage() -> ViewStage<some View> {
        ViewStage(
            Remoted(remote) { angle in
                if let angle { Needle(angle: angle, log: log) }
            }
        )
    }

    @Test func theLayerIsMadeAndDismantledOnce() throws {
        let stage = stage()
        #expect(log.lines == ["coordinator", "make", "update 1 to 0.0 at once", "complete 0.0"])
        let layer = try #require(stage.layers(CAGradientLayer.self).first)
        log.lines = []
        stage.change { remote.value = 1 }
        #expect(log.lines == ["update 2 to 1.0 at once", "complete 1.0"])
        #expect(try stage.shown(layer).opacity == 1)
        log.lines = []
        stage.change { remote.value = nil }
        stage.display.advance(frames: 2)
        #expect(log.lines == ["dismantle 2"])
        #expect(layer.superlayer == nil)
    }

    @Test func theAnimationOfTheTransactionReachesTheLayer() throws {
        let stage = stage()
        let layer = try #require(stage.layers(CAGradientLayer.self).first)
        log.lines = []
        var outer = 0
        stage.change {
            withAnimation(.linear(duration: 1)) {
                remote.value = 1
            } completion: {
                outer += 1
            }
        }
        #expect(log.lines == ["update 2 to 1.0 animated"])
        let shown = try stage.values(at: [0, 0.25, 0.5, 0.9]) {
            let shown = try stage.shown(layer)
            return [Double(shown.opacity), Double(shown.bounds.width)]
        }
        expectClose(shown.map { $0[0] }, [0, 0.25, 0.5, 0.9])
        expectClose(shown.map { $0[1] }, [40, 50, 60, 76])
        #expect(log.lines.count == 1 && outer == 0)
        stage.display.advance(by: 0.2)
        #expect(log.lines.last == "complete 1.0" && outer == 1)
        stage.display.advance(by: 2)
        #expect(log.lines.count == 2 && outer == 1)
    }

    @Test func aFadingLayerIsDismantledAtTheEnd() throws {
        remote.release()
        let remote = Remote<Double?>(1)
        let stage = ViewStage(
            Remoted(remote) { angle in
                ZStack { if let angle { Needle(angle: angle, log: log) } }
            }
        )
        log.lines = []
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = nil } }
        stage.display.advance(by: 0.5)
        #expect(log.lines == [])
        #expect(stage.layers(CAGradientLayer.self).count == 1)
        stage.display.advance(by: 1)
        #expect(log.lines == ["dismantle 1"])
        #expect(stage.layers(CAGradientLayer.self).isEmpty)
    }

    /// Logs a value of the environment.
    private struct Plate: @MainActor LayerRepresentable {
        let log: Log
        func makeLayer(context: Context) -> CALayer { CALayer() }
        func updateLayer(_ layer: CALayer, context: Context) {
            log.lines.append("limit \(context.environment.lineLimit ?? 0)")
        }
    }

    @Test func aChangedEnvironmentUpdatesTheLayer() throws {
        let remote = Remote(1)
        let stage = ViewStage(Remoted(remote) { Plate(log: log).lineLimit($0) })
        stage.change { remote.value = 2 }
        #expect(log.lines == ["limit 1", "limit 2"])
    }
}
