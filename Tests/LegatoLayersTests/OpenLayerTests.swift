import Foundation
import Legato
import Testing

/// Overridden members of layers.
struct OpenLayerTests {
    /// A layer that records which of its members are called.
    private final class Log: CALayer {
        var entries: [String] = []
        private func note(_ entry: String) { entries.append(entry) }

        override var bounds: CGRect { didSet { note("bounds") } }
        override var position: CGPoint { didSet { note("position") } }
        override var transform: CATransform3D { didSet { note("transform") } }
        override var zPosition: CGFloat {
            get { super.zPosition }
            set { note("zPosition \(newValue)") }
        }
        override var masksToBounds: Bool {
            get { false }
            set {}
        }
        override var contents: Any? { didSet { note("contents") } }
        override var mask: CALayer? { didSet { note("mask") } }
        override var sublayers: [CALayer]? {
            get { super.sublayers.map { Array($0.dropFirst()) } }
            set { super.sublayers = newValue }
        }
        override var speed: Float { didSet { note("speed") } }
        override var delegate: (any CALayerDelegate)? { didSet { note("delegate") } }
        override func setValue(_ value: Any?, forKey key: String) {
            note("set \(key)")
            super.setValue(value, forKey: key)
        }
        override func value(forKey key: String) -> Any? {
            note("get \(key)")
            return super.value(forKey: key)
        }
        override func setNeedsDisplay() {
            note("setNeedsDisplay")
            super.setNeedsDisplay()
        }
        override func setNeedsLayout() {
            note("setNeedsLayout")
            super.setNeedsLayout()
        }
        override func presentation() -> Self? { super.presentation() ?? self }
        override func animation(forKey key: String) -> CAAnimation? {
            key == "none" ? nil : super.animation(forKey: key)
        }
        override func contentsAreFlipped() -> Bool { true }
    }

    @Test("Setters of properties are called where Core Animation calls them")
    func setters() {
        let layer = Log()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(layer.entries.filter { $0 != "setNeedsLayout" } == ["position", "bounds"])
        layer.entries = []
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.zPosition = 4
        layer.masksToBounds = true
        layer.mask = CALayer()
        layer.speed = 2
        layer.contents = nil
        #expect(layer.entries == ["transform", "zPosition 4.0", "mask", "speed", "contents"])
        #expect(layer.zPosition == 0 && !layer.masksToBounds && layer.mask != nil)
    }

    @Test("A single key of a key path goes through setValue(_:forKey:) and value(forKey:)")
    func keys() {
        let layer = Log()
        layer.setValue(0.5, forKeyPath: "opacity")
        layer.setValue(3, forKey: "own")
        #expect(layer.value(forKeyPath: "own") as? Int == 3)
        #expect(layer.entries == ["set opacity", "set own", "get own"])
        #expect(layer.opacity == 0.5)
    }

    @Test("Filters are set without setValue(_:forKey:)")
    func filters() {
        let layer = Log()
        layer.filters = []
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.entries.isEmpty && layer.compositingFilter as? String == "multiplyBlendMode")
    }

    @Test("An overridden sublayers getter hides a sublayer from the program, not from the display")
    func sublayers() {
        let stage = Stage()
        let (log, hidden, shown) = (Log(), CALayer(), CALayer())
        for layer in [hidden, shown] {
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.backgroundColor = .white
        }
        stage.change {
            stage.layer.addSublayer(log)
            log.addSublayer(hidden)
            log.addSublayer(shown)
        }
        #expect(log.sublayers?.map(ObjectIdentifier.init) == [ObjectIdentifier(shown)])
        #expect(hidden.superlayer === log && hidden.presentation() != nil)
    }

    @Test("Overrides of presentation(), contentsAreFlipped() and animation(forKey:) take effect")
    func presentation() {
        let layer = Log()
        #expect(layer.presentation() === layer && layer.contentsAreFlipped())
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "none")
        #expect(layer.animation(forKey: "none") == nil)
        #expect(layer.animationKeys() == ["none"])
    }

    @Test("Marking for display and layout goes through the overridden methods")
    func marking() {
        let layer = Log()
        layer.needsDisplayOnBoundsChange = true
        layer.addSublayer(CALayer())
        layer.bounds.size.width = 10
        #expect(layer.entries == ["setNeedsLayout", "setNeedsDisplay", "setNeedsLayout", "bounds"])
    }

    @Test("drawsAsynchronously reads back the value that was set, by key too")
    func asynchronous() {
        let layer = CALayer()
        layer.drawsAsynchronously = true
        #expect(layer.value(forKey: "drawsAsynchronously") as? Bool == true)
        layer.setValue(false, forKey: "drawsAsynchronously")
        #expect(!layer.drawsAsynchronously)
    }

    @Test("A text in a CGFont looks the same as in the font with that name")
    func graphicsFont() throws {
        func picture(_ font: Any?) -> CGImage {
            let display = HeadlessDisplay(size: CGSize(width: 120, height: 40))
            display.perform {
                let text = CATextLayer()
                (text.string, text.font, text.fontSize) = ("Hamburg", font, 24)
                text.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
                display.rootLayer.addSublayer(text)
            }
            return display.snapshot()
        }
        let font = try #require(CGFont("DejaVu Sans Bold"))
        let isEqual = picture(font) == picture("DejaVu Sans Bold")
        #expect(isEqual)
        let isPlain = picture(font) == picture(nil)
        #expect(!isPlain)
        #expect(font.fullName == "DejaVu Sans Bold")
        let sized = CTFontCreateWithGraphicsFont(font, 30, nil, nil)
        #expect(CTFontGetSize(sized) == 30)
        #expect(CTFontCopyGraphicsFont(sized, nil) == font)
    }
}
