import Foundation
import Legato
import TestSupport
import Testing

/// Drawing of gradients.
///
/// Pairs of scenes that must look the same; one of each has a gradient layer.
struct GradientDrawingTests {
    private static let red = CGColor(red: 1, green: 0, blue: 0)
    private static let blue = CGColor(red: 0, green: 0, blue: 1)
    private static let green = CGColor(red: 0, green: 1, blue: 0)
    static let some = [
        CGColor(red: 0.9, green: 0.2, blue: 0.1), CGColor(red: 0.1, green: 0.8, blue: 0.5),
        CGColor(red: 0.2, green: 0.1, blue: 0.7),
    ]
    static let glass = [
        CGColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.9),
        CGColor(red: 0.1, green: 0.8, blue: 0.5, alpha: 0.2),
    ]
    private let rounding = "the colour of a pixel is rounded once more"

    func gradient(
        _ frame: CGRect = CGRect(x: 20, y: 20, width: 80, height: 80),
        _ type: CAGradientLayerType = .axial, _ colors: [CGColor] = some,
        _ locations: [Double]? = nil, from start: CGPoint? = nil, to end: CGPoint? = nil
    ) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = frame
        layer.type = type
        layer.colors = colors
        layer.locations = locations?.map { NSNumber(value: $0) }
        if let start { layer.startPoint = start }
        if let end { layer.endPoint = end }
        return layer
    }

    private func plain(_ frame: CGRect, _ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    /// Returns the picture of layers on 120 x 120 points.
    func picture(scale: CGFloat = 1, at time: Double = 0, _ layers: CALayer...) -> CGImage {
        let display = HeadlessDisplay(size: CGSize(width: 120, height: 120), scale: scale)
        withoutActions {
            for layer in layers { display.rootLayer.addSublayer(layer) }
        }
        display.advance(by: 0)
        if time > 0 { display.advance(by: time) }
        return display.snapshot()
    }

    private func with<Layer: CALayer>(_ layer: Layer, _ body: (Layer) -> Void) -> Layer {
        body(layer)
        return layer
    }

    let square = CGRect(x: 20, y: 20, width: 80, height: 80)
    private let center = CGPoint(x: 0.5, y: 0.5)

    @Test(
        "A gradient of one colour, or of equal ones, equals a plain layer",
        arguments: [
            [CGColor(red: 0.3, green: 0.6, blue: 0.9)],
            [CGColor](repeating: CGColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.4), count: 3),
        ]
    )
    func oneColor(colors: [CGColor]) {
        func dress(_ layer: CALayer) {
            layer.cornerRadius = 17
            layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            layer.opacity = 0.7
        }
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            let end = CGPoint(x: 1, y: 0.8)
            expectSame(
                picture(with(gradient(square, type, colors, from: center, to: end), dress)),
                picture(with(plain(square, colors[0]), dress))
            )
        }
    }

    @Test("A gradient rotated by its points equals a layer rotated by its transform")
    func turned() {
        let across = gradient(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        let turned = with(gradient()) {
            $0.transform = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
        }
        expectSame(picture(across), picture(turned), tolerance: (1, 0), because: rounding)
    }

    @Test("A gradient in a wide layer equals one in a stretched square layer")
    func stretched() {
        let wide = CGRect(x: 0, y: 40, width: 120, height: 40)
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            let (start, end) = (CGPoint(x: 0.25, y: 0.25), CGPoint(x: 1, y: 0.75))
            let stretched = gradient(
                CGRect(x: 40, y: 40, width: 40, height: 40), type, from: start, to: end
            )
            stretched.transform = CATransform3DMakeScale(3, 1, 1)
            expectSame(
                picture(gradient(wide, type, from: start, to: end)), picture(stretched),
                tolerance: (1, 0), because: rounding
            )
        }
    }

    @Test("Two hard stops in the middle equal two layers side by side", arguments: [1.0, 2])
    func hardStops(scale: CGFloat) {
        let hard = gradient(
            square, .axial, [Self.red, Self.blue], [0.5, 0.5], from: CGPoint(x: 0, y: 0.5),
            to: CGPoint(x: 1, y: 0.5)
        )
        expectSame(
            picture(scale: scale, hard),
            picture(
                scale: scale, plain(CGRect(x: 20, y: 20, width: 40, height: 80), Self.red),
                plain(CGRect(x: 60, y: 20, width: 40, height: 80), Self.blue)
            )
        )
    }

    @Test("An edge inside a pixel is antialiased like a plain layer's, rotated or not")
    func hardEdge() {
        let hard = gradient(
            CGRect(x: 20, y: 20, width: 81, height: 80), .axial, [Self.red, Self.blue], [0.5, 0.5],
            from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)
        )
        let shown = picture(hard)
        let (left, edge, right) = (shown[59, 50], shown[60, 50], shown[61, 50])
        #expect((127...128).contains(edge.red) && (127...128).contains(edge.blue), "\(edge)")
        #expect(left.red == 255 && right.blue == 255)
        // A blue square over a red one, with an oblique edge across both.
        let box = plain(square, Self.red)
        let turned = with(plain(CGRect(x: 40, y: -60, width: 200, height: 200), Self.blue)) {
            $0.anchorPoint = CGPoint(x: 0, y: 0.5)
            $0.position = CGPoint(x: 40, y: 40)
            $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        }
        box.masksToBounds = true
        box.addSublayer(turned)
        let slope = CGPoint(x: 0.5 + cos(0.4), y: 0.5 + sin(0.4))
        let pair = [Self.red, Self.blue]
        let line = gradient(square, .axial, pair, [0, 0], from: center, to: slope)
        expectSame(picture(line), picture(box), tolerance: (1, 0), because: rounding)
    }

    @Test("A conic gradient of hard stops equals four layers around its centre")
    func quarters() {
        let four = [Self.red, Self.green, Self.blue, CGColor.white]
        let conic = gradient(
            square, .conic, four.flatMap { [$0, $0] }, [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1],
            from: center, to: CGPoint(x: 1, y: 0.5)
        )
        // From +x to +y: below and right of the centre first.
        let places = [(60, 60), (20, 60), (20, 20), (60, 20)]
        let parts = zip(places, four).map {
            plain(CGRect(x: $0.0, y: $0.1, width: 40, height: 40), $1)
        }
        expectSame(picture(conic), picture(parts[0], parts[1], parts[2], parts[3]))
    }

    @Test("The seam of a conic gradient is antialiased")
    func seam() {
        let conic = gradient(
            CGRect(x: 20, y: 20, width: 80, height: 81), .conic, [.black, .white], from: center,
            to: CGPoint(x: 1, y: 0.5)
        )
        let column = (58...62).map { picture(conic)[98, $0].red }
        #expect(column[0] > 250 && column[1] > 250 && column[3] < 5 && column[4] < 5)
        #expect((125...130).contains(column[2]), "\(column)")
    }

    @Test("A centred radial gradient equals its mirror images")
    func mirrored() {
        let radial = gradient(square, .radial, from: center, to: CGPoint(x: 1, y: 0.9))
        let expected = picture(radial)
        for (x, y) in [(-1.0, 1.0), (1, -1), (-1, -1)] {
            radial.transform = CATransform3DMakeScale(x, y, 1)
            expectSame(picture(radial), expected)
        }
    }

    @Test("Evenly spaced locations equal nil; the end colours extend beyond the ends")
    func locations() {
        expectSame(picture(gradient(square, .axial, Self.some, [0, 0.5, 1])), picture(gradient()))
        let inner = gradient(from: CGPoint(x: 0.5, y: 0.25), to: CGPoint(x: 0.5, y: 0.75))
        expectSame(
            picture(inner), picture(gradient(square, .axial, Self.some, [0.25, 0.5, 0.75])),
            tolerance: (1, 0), because: rounding
        )
        let shown = picture(inner)
        #expect(shown[60, 21] == shown[60, 38] && shown[60, 21] != shown[60, 42])
    }

    @Test("Without colours, with mismatched counts or without extent only the background shows")
    func nothing() {
        let expected = picture(plain(square, Self.green))
        let broken: [(CAGradientLayer) -> Void] = [
            { $0.colors = nil },
            { $0.colors = [] },
            { $0.locations = [0, 1] },
            { $0.locations = [] },
            { $0.locations = [0, 0.7, 0.6] },
            { $0.endPoint = $0.startPoint },
            { $0.type = .radial },
        ]
        for (index, body) in broken.enumerated() {
            let layer = with(gradient(), body)
            layer.backgroundColor = Self.green
            expectSame(picture(layer), expected, comment: "\(index)")
        }
        let other = with(gradient()) { $0.type = CAGradientLayerType(rawValue: "square") }
        expectSame(picture(other), picture(gradient()))
    }

    @Test("A gradient is drawn above the background colour, below sublayers and border")
    func order() {
        func dress(_ layer: CALayer) {
            layer.borderWidth = 6
            layer.borderColor = Self.green
            layer.addSublayer(plain(CGRect(x: 30, y: 30, width: 70, height: 20), Self.blue))
        }
        let layer = with(gradient(square, .axial, Self.glass), dress)
        layer.backgroundColor = .white
        let below = plain(square, .white)
        let middle = gradient(square, .axial, Self.glass)
        expectSame(picture(layer), picture(below, middle, with(plain(square, nil), dress)))
    }

    @Test("An opacity equals colours with that alpha")
    func opacity() {
        let faint = Self.some.map {
            CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 0.4)
        }
        let expected = picture(gradient(square, .radial, faint, from: center, to: .zero))
        let layer = gradient(square, .radial, from: center, to: .zero)
        layer.opacity = 0.4
        expectSame(picture(layer), expected, tolerance: (1, 0), because: rounding)
        layer.allowsGroupOpacity = false
        expectSame(picture(layer), expected, tolerance: (1, 0), because: rounding)
    }

    @Test("A replicator tints a gradient's colours")
    func tinted() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        replicator.instanceColor = CGColor(red: 0.5, green: 1, blue: 0.25, alpha: 0.5)
        replicator.addSublayer(gradient())
        let tinted = Self.some.map {
            CGColor(red: $0.red / 2, green: $0.green, blue: $0.blue / 4, alpha: 0.5)
        }
        expectSame(
            picture(replicator), picture(gradient(square, .axial, tinted)), tolerance: (1, 0),
            because: rounding
        )
    }

    @Test("A gradient as a mask masks by its alpha")
    func mask() {
        let masked = plain(square, Self.red)
        masked.mask = gradient(
            CGRect(x: 0, y: 0, width: 80, height: 80), .axial, [.white, CGColor(gray: 0, alpha: 0)]
        )
        let colors = [Self.red, CGColor(red: 1, green: 0, blue: 0, alpha: 0)]
        expectSame(
            picture(masked), picture(gradient(square, .axial, colors)), tolerance: (1, 0),
            because: rounding
        )
    }

    @Test("Its rounded corners clip it as a superlayer's do, and clip sublayers with masksToBounds")
    func corners() {
        let clip = plain(square, nil)
        clip.cornerRadius = 24
        clip.masksToBounds = true
        clip.addSublayer(gradient(CGRect(x: 0, y: 0, width: 80, height: 80)))
        let round = with(gradient()) { $0.cornerRadius = 24 }
        expectSame(picture(round), picture(clip), tolerance: (1, 0), because: rounding)
        round.masksToBounds = true
        expectSame(picture(round), picture(clip), tolerance: (1, 0), because: rounding)
        for layer in [round, clip] {
            layer.addSublayer(plain(CGRect(x: 0, y: 0, width: 40, height: 60), Self.blue))
        }
        expectSame(picture(round), picture(clip), tolerance: (1, 0), because: rounding)
    }

    @Test("An opaque gradient casts a plain layer's shadow, a translucent one that of its alpha")
    func shadow() {
        func dress(_ layer: CALayer) {
            layer.cornerRadius = 12
            layer.shadowOpacity = 0.8
            layer.shadowRadius = 5
        }
        let actual = picture(with(gradient(), dress))
        let expected = picture(with(plain(square, .white), dress))
        let differing = stride(from: 3, to: actual.pixels.count, by: 4).count {
            abs(Int(actual.pixels[$0]) - Int(expected.pixels[$0])) > 1
        }
        #expect(differing == 0)
        let fading = gradient(square, .axial, [.black, CGColor(gray: 0, alpha: 0)])
        fading.shadowOpacity = 1
        fading.shadowOffset = CGSize(width: 10, height: 0)
        let shown = picture(fading)
        #expect(shown[105, 30].alpha > 200 && shown[105, 95].alpha < 30)
        #expect(shown[105, 60].alpha > shown[105, 80].alpha)
    }

    @Test("Animated colours, locations and points are drawn at their presentation values")
    func animated() {
        let changes: [(String, Any, (CAGradientLayer) -> Void)] = [
            (
                "colors", [CGColor.black, .white, .black],
                { $0.colors = [0.5, 0.25, 0.5].enumerated().map { Self.mean($0, $1) } }
            ),
            ("locations", [0, 0.2, 1] as [NSNumber], { $0.locations = [0, 0.35, 1] }),
            ("startPoint", CGPoint(x: 1, y: 0), { $0.startPoint.x = 0.75 }),
            ("endPoint.x", 1, { $0.endPoint.x = 0.75 }),
        ]
        for (keyPath, value, change) in changes {
            let moving = gradient(square, .axial, Self.some, [0, 0.5, 1])
            moving.add(basic(keyPath, to: value), forKey: nil)
            let still = gradient(square, .axial, Self.some, [0, 0.5, 1])
            change(still)
            expectSame(
                picture(at: 0.5, moving), picture(still), tolerance: (1, 0), because: rounding,
                comment: keyPath
            )
        }
    }

    /// Returns a colour half-way to black or white.
    private static func mean(_ index: Int, _: Double) -> CGColor {
        let gray = index == 1 ? 1.0 : 0
        let color = some[index]
        return CGColor(
            red: (color.red + gray) / 2, green: (color.green + gray) / 2,
            blue: (color.blue + gray) / 2
        )
    }
}
