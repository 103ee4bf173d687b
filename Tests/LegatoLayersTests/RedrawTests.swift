import Foundation
import Legato
import LegatoDrawing
import LegatoSoftware
import TestSupport
import Testing

/// Redrawn pixels.
struct RedrawTests {
    /// Returns a display of 1280 x 720 pixels full of cards, and a layer of 24 points in front of
    /// them.
    private func busyDisplay() -> (display: HeadlessDisplay, dot: CALayer) {
        let display = HeadlessDisplay(size: CGSize(width: 1280, height: 720))
        let dot = CALayer()
        withoutActions {
            let sky = CAGradientLayer()
            sky.frame = display.rootLayer.bounds
            sky.colors = [CGColor(red: 0.1, green: 0.2, blue: 0.4), CGColor(gray: 0.9)]
            display.rootLayer.addSublayer(sky)
            for k in 0..<96 {
                let card = CALayer()
                card.frame = CGRect(x: 10 + k % 12 * 105, y: 8 + k / 12 * 89, width: 92, height: 74)
                card.backgroundColor = CGColor(gray: 1, alpha: k % 3 == 0 ? 0.6 : 1)
                (card.cornerRadius, card.borderWidth) = (8, 1)
                (card.shadowOpacity, card.opacity) = (0.4, k % 5 == 0 ? 0.8 : 1)
                card.masksToBounds = k % 7 == 0
                let title = CATextLayer()
                title.frame = CGRect(x: 6, y: 4, width: 80, height: 20)
                (title.string, title.fontSize) = ("Card \(k)", 13)
                title.foregroundColor = .black
                let ring = CAShapeLayer()
                ring.frame = CGRect(x: 8, y: 28, width: 40, height: 40)
                ring.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 30, height: 30))
                (ring.fillColor, ring.strokeColor) = (nil, CGColor(red: 0, green: 0.4, blue: 1))
                ring.lineWidth = 5
                card.addSublayer(title)
                card.addSublayer(ring)
                display.rootLayer.addSublayer(card)
            }
            dot.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
            dot.position = CGPoint(x: 300, y: 300)
            dot.cornerRadius = 6
            dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
            display.rootLayer.addSublayer(dot)
        }
        CATransaction.flush()
        return (display, dot)
    }

    @Test(
        "One moving layer of 24 pixels redraws less than 1 % of 1280 x 720, correctly"
    )
    func movingDot() throws {
        let (display, dot) = busyDisplay()
        let path = basic("position", from: CGPoint(x: 60, y: 80), to: CGPoint(x: 1200, y: 640))
        path.duration = 4
        dot.add(path, forKey: "move")
        let turn = basic("transform.rotation.z", from: 0, to: 6)
        turn.duration = 4
        dot.add(turn, forKey: "turn")
        display.advance(by: 0)
        let renderer = SoftwareRenderer()
        try renderer.render(display.displayList())
        var maximum = 0
        for _ in 0..<40 {
            display.advance(frames: 1)
            let list = display.displayList()
            #expect(display.statistics.evaluations == 2)
            try renderer.render(list)
            let damage = renderer.damage
            let pixels = Int(damage.maxX - damage.minX) * Int(damage.maxY - damage.minY)
            #expect(pixels > 0)
            maximum = max(maximum, pixels)
        }
        #expect(maximum * 100 < 1280 * 720, "\(maximum) pixels")
        expectSame(
            try renderer.readPixels(), try draw(display.displayList(), with: SoftwareRenderer())
        )
    }

    @Test("An unchanged tree is not evaluated, built or drawn, however long it is shown")
    func unchanged() {
        let (display, _) = busyDisplay()
        let first = display.snapshot()
        let before = display.statistics
        #expect(before.evaluations == 0)
        for _ in 0..<100 {
            display.advance(by: 0.5)
            #expect(display.snapshot().id == first.id || display.snapshot() == first)
        }
        #expect(display.statistics == before)
        #expect(display.isIdle)
    }
}
