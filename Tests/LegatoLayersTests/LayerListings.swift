import Foundation
import Legato
import Testing

/// Listings on layers.
///
/// The listings of the documentation comments on layers, filters and gestures.
struct LayerListings {
    private let display = HeadlessDisplay(size: CGSize(width: 480, height: 320))
    private let card = CALayer()

    init() {
        card.frame = CGRect(x: 40, y: 100, width: 160, height: 120)
        card.backgroundColor = .white
        display.rootLayer.addSublayer(card)
        display.advance(frames: 1)
    }

    private func click() {
        let point = CGPoint(x: 60, y: 120)
        display.send(.pointerDown(PointerEvent(location: point, time: display.time)))
        display.send(.pointerUp(PointerEvent(location: point, time: display.time)))
        display.advance(frames: 1)
    }

    @Test("A card is shown, and animates its position")
    func layer() {
        let window = HeadlessDisplay(size: CGSize(width: 640, height: 400))
        window.perform {
            let card = CALayer()
            card.frame = CGRect(x: 40, y: 140, width: 160, height: 120)
            card.backgroundColor = CGColor(red: 1, green: 0.42, blue: 0.37)
            card.cornerRadius = 16
            window.rootLayer.addSublayer(card)
            CATransaction.flush()
            // Later, when the card is on screen:
            CALayer.animate(.spring) { card.position.x = 400 }
            window.advance(by: 0.1)
            let x = card.presentation()?.position.x ?? 0
            #expect(x > 120 && x < 400)
        }
    }

    @Test("The model value changes immediately, the presentation value follows")
    func presentation() {
        CALayer.animate(.linear(duration: 1)) { card.position.x = 320 }
        let target = card.position.x  // 320 immediately
        let shown = card.presentation()?.position.x  // the value in flight
        #expect(target == 320 && shown == 120)
        display.advance(by: 0.5)
        #expect(abs((card.presentation()?.position.x ?? 0) - 220) < 4)
    }

    @Test("A change without actions is presented at once")
    func transaction() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.opacity = 0.5
        CATransaction.commit()
        display.advance(frames: 0)
        #expect(card.presentation()?.opacity == 0.5)
    }

    @Test("An image is the contents of a layer")
    func contents() {
        let layer = card
        let red = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255])
        layer.contents = red
        display.advance(by: 1)
        #expect(display.snapshot()[120, 160] == (255, 0, 0, 255))
    }

    @Test("A gradient fills the window")
    func gradient() {
        let window = display
        let sky = CAGradientLayer()
        sky.frame = window.rootLayer.bounds
        sky.colors = [CGColor(red: 0.1, green: 0.3, blue: 0.8), CGColor(gray: 1)]
        sky.locations = [0, 0.8]
        window.rootLayer.addSublayer(sky)
        display.advance(by: 1)
        let picture = display.snapshot()
        #expect(picture[240, 0].red < 64 && picture[240, 300] == (255, 255, 255, 255))
    }

    @Test("Particles fly in all directions")
    func emitter() throws {
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = CGPoint(x: 300, y: 160)
        let image = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255])
        let spark = CAEmitterCell()
        spark.contents = image
        spark.birthRate = 50
        spark.lifetime = 2
        spark.velocity = 80
        spark.emissionRange = 2 * .pi
        emitter.emitterCells = [spark]
        display.rootLayer.addSublayer(emitter)
        display.advance(by: 2)
        let picture = display.snapshot()
        let columns = (200..<400).filter { x in
            (60..<260).contains { picture[x, $0].red > picture[x, $0].green }
        }
        #expect(try #require(columns.min()) < 260 && columns.max() ?? 0 > 340)
    }

    @Test("A dot is repeated around a circle")
    func replicator() {
        let dot = CALayer()
        dot.frame = CGRect(x: -5, y: -85, width: 10, height: 10)
        dot.backgroundColor = .white
        let replicator = CAReplicatorLayer()
        replicator.addSublayer(dot)
        replicator.instanceCount = 12
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        replicator.instanceDelay = 0.1
        replicator.position = CGPoint(x: 340, y: 160)
        display.rootLayer.addSublayer(replicator)
        display.advance(by: 1)
        let picture = display.snapshot()
        #expect(picture[340, 80].red == 255 && picture[340, 240].red == 255)
        #expect(picture[420, 160].red == 255 && picture[340, 160].red == 0)
    }

    @Test("Three quarters of a ring are stroked")
    func shape() {
        let ring = CAShapeLayer()
        ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80))
        ring.fillColor = nil
        ring.strokeColor = CGColor(red: 0, green: 0.5, blue: 1)
        ring.lineWidth = 4
        ring.strokeEnd = 0.75
        ring.position = CGPoint(x: 300, y: 100)
        display.rootLayer.addSublayer(ring)
        display.advance(by: 1)
        let picture = display.snapshot()
        #expect(picture[340, 179].blue == 255 && picture[340, 140].alpha == 0)
        #expect(picture[368, 112].alpha == 0)
    }

    @Test("A label is centred")
    func text() throws {
        let label = CATextLayer()
        label.string = "Hello"
        label.fontSize = 24
        label.alignmentMode = .center
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        label.foregroundColor = .white
        display.rootLayer.addSublayer(label)
        display.advance(by: 1)
        let picture = display.snapshot()
        let columns = (0..<200).filter { x in (0..<32).contains { picture[x, $0].alpha > 0 } }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(first > 40 && abs(first + last - 199) < 8)
    }

    @Test("A blurred card has soft edges")
    func filter() {
        if let blur = CIFilter(name: "CIGaussianBlur") {
            blur.name = "blur"
            blur.setValue(8, forKey: kCIInputRadiusKey)
            card.filters = [blur]
        }
        display.advance(by: 1)
        let edge = display.snapshot()[200, 160].alpha
        #expect(edge > 64 && edge < 192)
        #expect(card.value(forKeyPath: "filters.blur.inputRadius") as? Double == 8)
    }

    @Test("A tap raises the card")
    func tap() {
        card.addGesture(TapGesture().onEnded { card.zPosition += 1 })
        click()
        #expect(card.zPosition == 1)
    }

    @Test("A double tap resets the card")
    func doubleTap() {
        card.transform = CATransform3DMakeScale(1.5, 1.5, 1)
        display.advance(by: 1)
        card.addGesture(TapGesture(count: 2).onEnded { card.transform = CATransform3DIdentity })
        click()
        #expect(card.transform != CATransform3DIdentity)
        click()
        #expect(card.transform == CATransform3DIdentity)
    }

    @Test("A dragged card follows the pointer, and is thrown at the end")
    func drag() {
        let drag = DragGesture()
            .onChanged { it in CALayer.animate(.interactiveSpring) { card.position = it.location } }
            .onEnded { it in CALayer.animate(.spring) { card.position = it.predictedEndLocation } }
        card.addGesture(drag)
        var event = PointerEvent(location: CGPoint(x: 60, y: 120), time: display.time)
        display.send(.pointerDown(event))
        for _ in 0..<6 {
            display.advance(frames: 1)
            event = PointerEvent(
                location: CGPoint(x: event.location.x + 20, y: 120),
                time: display.time
            )
            display.send(.pointerMoved(event))
        }
        #expect(card.position.x == 180)
        display.send(.pointerUp(event))
        #expect(card.position.x > 300)
    }

    @Test("A display link draws a wave until it is invalidated")
    func displayLink() {
        func outline(at time: Double) -> CGPath {
            CGPath(rect: CGRect(x: 0, y: 0, width: time, height: 1))
        }
        let window = display
        let wave = CAShapeLayer()
        let link = window.displayLink { link in
            wave.path = outline(at: link.targetTimestamp)
        }
        display.advance(frames: 2)
        let path = wave.path
        // Later:
        link.invalidate()
        display.advance(frames: 2)
        #expect(path != nil && wave.path == path)
    }

    final class Counter {
        var count = 0
        func add(_ link: CADisplayLink) { count += 1 }
    }

    @Test("A selector is made of a method")
    func selector() {
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Selector(Counter.add))
        display.perform { link.add(to: .main, forMode: .common) }
        display.advance(frames: 2)
        #expect(counter.count == 2)
        link.invalidate()
    }

    /// The overlay of a window; compiled but not run.
    private func overlay(_ window: Window) {
        window.debugOverlay = [.damage, .overdraw]
    }
}

final class Map: CATiledLayer {
    override func draw(in context: CGContext) {
        let tile = context.boundingBoxOfClipPath
        context.setFillColor(CGColor(gray: (tile.minX + tile.minY) / 2000))
        context.fill(tile)
    }
}

/// The listing on tiled layers.
struct TiledLayerListing {
    @Test("Tiles far from the origin are brighter")
    func map() {
        let display = HeadlessDisplay(size: CGSize(width: 600, height: 200))
        display.perform {
            let map = Map()
            map.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
            display.rootLayer.addSublayer(map)
            map.setNeedsDisplay()
        }
        display.advance(by: 0.5)
        let image = display.snapshot()
        #expect(image[100, 100].red == 0 && image[599, 100].red == 65)
    }
}
