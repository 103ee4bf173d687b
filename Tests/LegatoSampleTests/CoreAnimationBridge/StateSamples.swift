import Foundation
import Legato
import Testing

/// 002 Core Animation: layers and state.
///
/// Samples 16 and 17 of document 002: animations of layers and the state of views.
///
/// Layers replace the document's UIKit views.
@MainActor struct StateSamples {
    /// A disc that pulses: it grows and fades for a moment.
    private final class Disc: CALayer {
        let disc = CAShapeLayer()
        private(set) var pulses = 0

        func prepare() {
            disc.fillColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.6)
            addSublayer(disc)
        }

        override func layoutSublayers() {
            super.layoutSublayers()
            disc.frame = bounds
            let size = min(bounds.width, bounds.height)
            disc.path = CGPath(
                ellipseIn: CGRect(
                    x: (bounds.width - size) / 2, y: (bounds.height - size) / 2, width: size,
                    height: size
                ),
                transform: nil
            )
        }

        func pulse() {
            pulses += 1
            let grow = CABasicAnimation(keyPath: "transform.scale")
            grow.fromValue = 1.0
            grow.toValue = 2.0
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1.0
            fade.toValue = 0.0
            let group = CAAnimationGroup()
            group.animations = [grow, fade]
            group.duration = 0.5
            group.timingFunction = CAMediaTimingFunction(name: .easeOut)
            disc.add(group, forKey: "pulse")
        }
    }

    private struct Pulsing: @MainActor LayerRepresentable {
        final class Coordinator {
            var seen = 0
        }

        var count: Int
        var width: CGFloat

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeLayer(context: Context) -> Disc {
            let layer = Disc()
            layer.prepare()
            return layer
        }

        func updateLayer(_ layer: Disc, context: Context) {
            guard context.coordinator.seen != count else { return }
            context.coordinator.seen = count
            layer.pulse()
        }
    }

    private struct Panel: View {
        @State private var count = 0
        @State private var width: CGFloat = 60

        var body: some View {
            VStack(spacing: 30) {
                Pulsing(count: count, width: width).frame(width: width, height: 60)
                Button("Pulse") { count += 1 }
                Button("Widen") { width += 40 }
            }
        }
    }

    @Test func sample16_onlyANewCountPulses() throws {
        let stage = TransactionStage(Panel())
        let layer = try #require(stage.layers(Disc.self).first)
        #expect(layer.pulses == 0)
        try stage.tap("Widen")
        #expect(layer.pulses == 0)
        // The disc stays a centred circle.
        let box = try #require(layer.disc.path).boundingBox
        #expect(abs(box.midX - 50) < 1e-9 && abs(box.width - 60) < 1e-9)
        try stage.tap("Pulse")
        #expect(layer.pulses == 1)
        let parts = [0, 0.2, 0.6, 0.9]
        let seen = try stage.values(at: parts.map { $0 / 2 }) {
            let shown = try #require(stage.display.perform { layer.disc.presentation() })
            return [Double(shown.transform.m11), Double(shown.opacity)]
        }
        let progress = curve(.easeOut, at: parts)
        expectEqual(seen.map { $0[0] }, progress.map { 1 + $0 }, within: 1e-6)
        expectEqual(seen.map { $0[1] }, progress.map { 1 - $0 }, within: 1e-6)
        // After the pulse the model is unchanged.
        stage.settle()
        #expect(layer.disc.opacity == 1 && CATransform3DIsIdentity(layer.disc.transform))
        let pixel = try stage.pixel(layer)
        #expect(pixel == [0, 0, 153, 153])
        try stage.tap("Pulse")
        #expect(layer.pulses == 2)
    }

    /// A badge that reports when it has settled.
    private struct Badge: @MainActor LayerRepresentable {
        @Binding var isReady: Bool
        var isCut = false

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeLayer(context: Context) -> CALayer {
            let (layer, badge) = (CALayer(), CAShapeLayer())
            badge.path = CGPath(
                ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil
            )
            badge.fillColor = CGColor(red: 1, green: 0, blue: 0)
            badge.name = "badge"
            layer.addSublayer(badge)
            enter(layer, context.coordinator)
            return layer
        }

        func updateLayer(_ layer: CALayer, context: Context) {
            guard isCut else { return }
            layer.sublayers?.first { $0.name == "badge" }?.removeAllAnimations()
        }

        private func enter(_ layer: CALayer, _ coordinator: Coordinator) {
            guard let badge = layer.sublayers?.first(where: { $0.name == "badge" }) else { return }
            let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.2)
            spring.keyPath = "transform.scale"
            spring.fromValue = 0.0
            spring.toValue = 1.0
            spring.delegate = coordinator
            badge.add(spring, forKey: "enter")
            badge.transform = CATransform3DIdentity
        }

        @MainActor final class Coordinator: NSObject, CAAnimationDelegate {
            var parent: Badge
            init(_ parent: Badge) { self.parent = parent }

            func animationDidStop(_ animation: CAAnimation, finished: Bool) {
                if finished { parent.isReady = true }
            }
        }
    }

    private struct Card: View {
        @State private var isReady = false
        @State private var isCut = false

        var body: some View {
            VStack(spacing: 20) {
                Badge(isReady: $isReady, isCut: isCut).frame(width: 30, height: 30)
                Text(isReady ? "ready" : "coming")
                Button("Cut") { isCut = true }
            }
        }
    }

    @Test func sample17_theEndOfAnAnimationUpdatesState() throws {
        let stage = TransactionStage(Card())
        let end = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.2).settlingDuration
        stage.display.advance(by: end - 0.1)
        #expect(stage.find("coming") != nil && stage.find("ready") == nil)
        stage.display.advance(by: 0.2)
        #expect(stage.find("ready") != nil && stage.find("coming") == nil)
    }

    @Test func sample17_aRemovedAnimationReportsUnfinished() throws {
        let stage = TransactionStage(Card())
        stage.display.advance(by: 0.1)
        try stage.tap("Cut")
        stage.settle()
        #expect(stage.find("coming") != nil && stage.find("ready") == nil)
    }
}
