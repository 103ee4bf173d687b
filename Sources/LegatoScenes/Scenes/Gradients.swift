import Foundation
import Legato

extension DemoScene {
    /// The three types of gradient, few stops and many, at rest and moving.
    static let gradients = DemoScene(
        id: "gradients",
        title: "Moving gradients",
        sentence: "Axial, radial and conic gradients animate their colours, stops and endpoints, "
            + "and two hundred hard stops stay sharp.",
        stillTime: 1.5
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let tile = min(size.width / 4, size.height * 0.44)
        let row = size.height * 0.36
        root.addSublayer(sky(size))
        root.addSublayer(card(CGPoint(x: size.width * 0.2, y: row), tile))
        root.addSublayer(ball(CGPoint(x: size.width * 0.5, y: row), tile))
        root.addSublayer(wheel(CGPoint(x: size.width * 0.8, y: row), tile))
        let strip = CGRect(
            x: size.width * 0.2 - tile / 2, y: size.height * 0.69, width: size.width * 0.6 + tile,
            height: size.height * 0.08
        )
        root.addSublayer(spectrum(strip))
        return root
    }

    /// Returns a backdrop with an axial gradient from top to bottom whose colours change.
    private static func sky(_ size: CGSize) -> CALayer {
        let sky = CAGradientLayer()
        sky.frame = CGRect(origin: .zero, size: size)
        sky.colors = [Palette.night, Palette.surface, Palette.edge]
        sky.locations = [0, 0.6, 1]
        sky.add(
            CABasicAnimation.swing(
                "colors", to: [Palette.surface, Palette.night, Palette.dusk[3]], lasting: 4
            ),
            forKey: "colors"
        )
        return sky
    }

    /// Returns a card with an axial gradient from corner to corner, in perspective.
    private static func card(_ center: CGPoint, _ side: CGFloat) -> CALayer {
        let card = CAGradientLayer()
        card.bounds = CGRect(x: 0, y: 0, width: side * 0.72, height: side)
        card.position = center
        card.cornerRadius = side / 10
        card.startPoint = .zero
        card.endPoint = CGPoint(x: 1, y: 1)
        card.colors = [Palette.coral] + Palette.dusk
        card.addShadow(opacity: 0.5, radius: side / 16, drop: side / 24)
        card.transform.m34 = -1 / (side * 3)
        card.transform = CATransform3DRotate(card.transform, -0.5, 0, 1, 0)
        card.add(
            CABasicAnimation.swing(
                "locations", to: [0, 0.1, 0.2, 0.3, 1] as [NSNumber], lasting: 2
            ),
            forKey: "locations"
        )
        return card
    }

    /// Returns a ball with a radial gradient whose highlight moves.
    private static func ball(_ center: CGPoint, _ side: CGFloat) -> CALayer {
        let ball = CAGradientLayer()
        ball.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        ball.position = center
        ball.cornerRadius = side / 2
        ball.type = .radial
        ball.startPoint = CGPoint(x: 0.3, y: 0.3)
        ball.endPoint = CGPoint(x: 1.1, y: 1.1)
        ball.colors = [CGColor.white, Palette.teal, Palette.night]
        ball.locations = [0, 0.25, 1]
        ball.add(CABasicAnimation.swing("startPoint.x", to: 0.7, lasting: 1.5), forKey: "light")
        ball.add(CABasicAnimation.swing("endPoint.x", to: 1.5, lasting: 1.5), forKey: "reach")
        return ball
    }

    /// Returns a ring with a rotating conic gradient, cut out by a mask.
    private static func wheel(_ center: CGPoint, _ side: CGFloat) -> CALayer {
        let wheel = CAGradientLayer()
        wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        wheel.position = center
        wheel.type = .conic
        wheel.startPoint = CGPoint(x: 0.5, y: 0.5)
        wheel.endPoint = CGPoint(x: 0.5, y: 0)
        wheel.colors = [Palette.white(0), Palette.teal, Palette.dusk[3], Palette.coral]
        let ring = CALayer()
        ring.frame = wheel.bounds
        ring.cornerRadius = side / 2
        ring.borderWidth = side / 6
        ring.borderColor = .white
        wheel.mask = ring
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = 2 * CGFloat.pi
        turn.duration = 4
        turn.repeatCount = .infinity
        wheel.add(turn, forKey: "turn")
        return wheel
    }

    /// Returns a strip with two hundred stops: a hundred hard-edged stripes of decreasing width.
    private static func spectrum(_ frame: CGRect) -> CALayer {
        let strip = CAGradientLayer()
        strip.frame = frame
        strip.cornerRadius = frame.height / 2
        strip.startPoint = CGPoint(x: 0, y: 0.5)
        strip.endPoint = CGPoint(x: 1, y: 0.5)
        let palette = [Palette.coral, Palette.dusk[1], Palette.dusk[3], Palette.teal]
        var colors: [CGColor] = []
        var locations: [NSNumber] = []
        var start = 0.0
        for index in 0..<100 {
            // Each stripe takes a thirtieth of the remaining width.
            let end = start + (1 - start) / 30
            colors += [palette[index % 4], palette[index % 4]]
            locations += [NSNumber(value: start), NSNumber(value: end)]
            start = end
        }
        strip.colors = colors
        strip.locations = locations
        strip.add(CABasicAnimation.swing("endPoint.x", to: 0.6, lasting: 3), forKey: "end")
        return strip
    }
}
