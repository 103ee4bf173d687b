import Foundation
import Legato
import TestSupport
import Testing

/// Listings on layers.
///
/// The listings of the articles on layers, on porting and on measuring.
struct LayerListings {
    /// Returns a display with the article's card, already committed.
    private func cardOnDisplay() -> (HeadlessDisplay, CALayer) {
        let display = HeadlessDisplay(size: CGSize(width: 480, height: 320))
        let card = CALayer()
        card.frame = CGRect(x: 40, y: 100, width: 160, height: 120)
        display.perform { display.rootLayer.addSublayer(card) }
        display.advance(frames: 1)
        return (display, card)
    }

    @Test("The presentation value is between the ends; the model changes immediately")
    func modelAndPresentation() throws {
        let (display, card) = cardOnDisplay()
        let article = try Article("GettingStartedWithLayers", of: "Legato")
        article.says("The card came from #.", card.position.x, digits: 0)
        display.perform {
            CALayer.animate(.linear(duration: 1)) { card.position.x = 320 }
            display.advance(by: 0.25)
            let model = card.position.x
            let seen = card.presentation()?.position.x

            article.says("Its model value is # after the first line", model, digits: 0)
            article.says("the presentation value is #.", seen ?? 0, digits: 0)
        }
    }

    @Test("A change with actions disabled is presented immediately")
    func withoutActions() {
        let (display, card) = cardOnDisplay()
        display.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            card.opacity = 0.5
            CATransaction.commit()
        }
        display.advance(frames: 0)
        #expect(card.presentation()?.opacity == 0.5)
        #expect(card.animationKeys() == nil)
    }

    @Test("A pulse is presented and leaves the model unchanged")
    func pulse() {
        let (display, card) = cardOnDisplay()
        display.perform {
            let pulse = CABasicAnimation(keyPath: "transform.scale")
            pulse.fromValue = 1
            pulse.toValue = 1.2
            pulse.duration = 0.4
            pulse.autoreverses = true
            pulse.repeatCount = .infinity
            card.add(pulse, forKey: "pulse")
        }
        display.advance(by: 0.4)
        #expect(abs((card.presentation()?.transform.m11 ?? 0) - 1.2) < 1e-9)
        #expect(card.transform.m11 == 1)
    }

    @Test("A ported shape is drawn by its display link")
    func porting() {
        let display = HeadlessDisplay(size: CGSize(width: 240, height: 40))
        display.perform {
            let outline = CGMutablePath()
            outline.move(to: CGPoint(x: 0, y: 20))
            outline.addLine(to: CGPoint(x: 200, y: 20))
            let line = CAShapeLayer()
            line.path = outline
            line.strokeColor = .black
            display.rootLayer.addSublayer(line)
            let link = CADisplayLink { link in
                line.strokeEnd = link.targetTimestamp.truncatingRemainder(dividingBy: 1)
            }
            link.add(to: .main, forMode: .common)

            display.advance(frames: 29)
            #expect(line.strokeEnd == 0.5)
            link.invalidate()
        }
    }

    @Test("Statistics count the work of a frame")
    func statistics() {
        let (display, _) = cardOnDisplay()
        _ = display.snapshot()
        let statistics = display.statistics
        let share = Double(statistics.visible) / Double(max(1, statistics.layers))
        let perBatch = Double(statistics.instances) / Double(max(1, statistics.batches))
        #expect(share <= 1 && perBatch >= 0)
        #expect(statistics.layers == 2)
    }

    /// The first window; compiled but not run.
    private func window() throws {
        let window = try Window(title: "Layers", size: CGSize(width: 480, height: 320))
        let card = CALayer()
        card.frame = CGRect(x: 40, y: 100, width: 160, height: 120)
        card.cornerRadius = 16
        card.backgroundColor = CGColor(red: 1, green: 0.42, blue: 0.37)
        window.rootLayer.addSublayer(card)
        try Application.shared.run()
    }

    /// A display link of a window; compiled but not run.
    private func displayLink(_ window: Window) {
        func outline(at time: Double) -> CGPath { CGPath() }
        let wave = CAShapeLayer()
        let link = window.displayLink { link in
            wave.path = outline(at: link.targetTimestamp)
        }
        link.invalidate()
    }

    /// Statistics of a window's frames; compiled but not run.
    private func measuring(_ window: Window) throws -> Double {
        window.showsFrameGraph = true
        window.debugOverlay = [.layers, .damage]

        window.recordFrames(capacity: 600)
        try Application.shared.run()
        let frames = window.recordedFrames
        let period = 1 / window.pacing.rate
        let hitches = zip(frames.dropFirst(), frames)
            .filter { frame, _ in !frame.followsPause }
            .reduce(0) { sum, pair in sum + pair.0.hitch(after: pair.1, period: period) }
        return hitches
    }
}
