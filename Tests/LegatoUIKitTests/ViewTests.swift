import TestSupport
import Testing
import Legato
import LegatoUIKit

/// UIKit views.
struct ViewTests {
    private final class Log: UIView {
        var entries: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            entries.append(newSuperview == nil ? "leaves" : "comes")
        }
        override func didMoveToSuperview() { entries.append("moved") }
        override func didMoveToWindow() { entries.append(window == nil ? "no window" : "window") }
        override func layoutSubviews() { entries.append("layout") }
    }

    private final class Dot: UIView {
        var draws = 0
        override func draw(_ rect: CGRect) {
            draws += 1
            UIColor.red.setFill()
            UIBezierPath(ovalIn: rect).fill()
        }
    }

    private final class Shape: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    private final class OwnLayer: CALayer {}
    private final class Own: UIView {
        override class var layerClass: AnyClass { OwnLayer.self }
    }

    @Test("A frame sets the centre and the bounds, and a transform leaves them")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
        #expect(view.center == CGPoint(x: 30, y: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.center == CGPoint(x: 30, y: 50))
        #expect(view.frame == CGRect(x: -10, y: -10, width: 80, height: 120))
    }

    @Test("Numbers that are not finite are reported once and ignored")
    func numbers() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let messages = sentences {
            view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            view.center = CGPoint(x: 0, y: CGFloat.infinity)
            view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            view.alpha = .nan
            view.transform = CGAffineTransform(scaleX: .nan, y: 1)
        }
        #expect(messages.count == 5)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.alpha == 1)
        #expect(view.transform == .identity)
    }

    @Test("Subviews and their layers keep one order")
    func order() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let view = UIView()
        view.addSubview(a)
        view.insertSubview(b, at: 0)
        view.insertSubview(c, aboveSubview: b)
        #expect(view.subviews == [b, c, a])
        #expect(
            view.layer.sublayers?.map(ObjectIdentifier.init)
                == [b, c, a].map {
                    ObjectIdentifier($0.layer)
                })
        view.bringSubviewToFront(b)
        view.sendSubviewToBack(a)
        #expect(view.subviews == [a, c, b])
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(view.subviews == [b, c, a])
        c.removeFromSuperview()
        #expect(view.subviews == [b, a])
        #expect(c.superview == nil && c.layer.superlayer == nil)
        #expect(a.isDescendant(of: view) && !view.isDescendant(of: a))
    }

    @Test("P105 A view is inserted beside its sibling, among layers that belong to no subview")
    func layersBetween() {
        let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        let own = CALayer()
        view.addSubview(a)
        view.layer.addSublayer(own)
        view.addSubview(b)
        #expect(view.layer.sublayers == [a.layer, own, b.layer])
        view.insertSubview(c, belowSubview: b)
        #expect(view.layer.sublayers == [a.layer, own, c.layer, b.layer])
        view.insertSubview(c, aboveSubview: a)
        #expect(view.layer.sublayers == [a.layer, c.layer, own, b.layer])
        #expect(view.subviews == [a, c, b])
        view.insertSubview(c, belowSubview: UIView())
        #expect(view.layer.sublayers == [a.layer, own, b.layer, c.layer])
        #expect(view.subviews == [a, b, c])
        view.bringSubviewToFront(a)
        #expect(view.layer.sublayers == [own, b.layer, c.layer, a.layer])
    }

    @Test("P106 Key-value coding accepts a UIColor for a colour of a layer")
    func keyedColor() {
        let layer = CALayer()
        layer.setValue(UIColor.red, forKeyPath: "borderColor")
        #expect(layer.borderColor == UIColor.red.cgColor)
        layer.setValue(UIColor.blue, forKey: "shadowColor")
        #expect(layer.shadowColor == UIColor.blue.cgColor)
    }

    @Test("A view cannot be added to its descendant")
    func cycle() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(sentences { inner.addSubview(outer) }.count == 1)
        #expect(inner.subviews.isEmpty && inner.superview === outer)
    }

    @Test("A view is notified of changes of its superview and window, and of its layout")
    func life() {
        let (view, outer) = (Log(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        outer.addSubview(view)
        #expect(view.entries == ["comes", "moved"])
        view.entries = []
        let screen = Screen(outer)
        #expect(view.entries == ["window", "layout"])
        #expect(view.window === outer.window)
        view.entries = []
        screen.perform { view.removeFromSuperview() }
        #expect(view.entries == ["leaves", "no window", "moved"])
    }

    @Test("A view draws itself once, and again after setNeedsDisplay()")
    func drawing() {
        let dot = Dot(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let screen = Screen(dot)
        #expect(dot.draws == 1)
        #expect(screen.pixel(70, 70) == [255, 0, 0])
        #expect(screen.pixel(22, 22) == [255, 255, 255])
        screen.perform { dot.bounds.size.width = 60 }
        #expect(dot.draws == 1)
        screen.perform { dot.setNeedsDisplay() }
        #expect(dot.draws == 2)
    }

    @Test("A view without a frame draws itself when it gets one")
    func lateFrame() {
        let dot = Dot()
        let screen = Screen(dot)
        screen.perform { dot.frame = CGRect(x: 0, y: 0, width: 80, height: 80) }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(40, 40) == [255, 0, 0])
    }

    @Test("A view that draws nothing has no bitmap")
    func noBitmap() {
        let view = Log(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        _ = Screen(view)
        #expect(view.layer.contents == nil)
    }

    @Test("A view's layer is an instance of its layerClass")
    func layerClass() {
        #expect(Shape().layer is CAShapeLayer)
        #expect(Own().layer is OwnLayer)
    }

    @Test("Outside of animation blocks nothing animates")
    func noImplicitAnimation() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let screen = Screen(view)
        screen.perform {
            view.center.x = 100
            view.layer.cornerRadius = 5
        }
        #expect(view.layer.animationKeys() == nil)
        #expect(view.shown.position.x == 100)
    }

    @Test("Subviews follow their superview's size by their autoresizing masks")
    func autoresizing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 80))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 150, height: 120)
        #expect(inner.frame == CGRect(x: 60, y: 10, width: 20, height: 100))
        outer.autoresizesSubviews = false
        outer.frame.size = CGSize(width: 200, height: 200)
        #expect(inner.frame == CGRect(x: 60, y: 10, width: 20, height: 100))
    }

    @Test("A dynamic background follows the appearance of the view")
    func appearance() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        #expect(view.layer.backgroundColor == CGColor(gray: 1))
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == CGColor(gray: 0))
    }

    @Test("Hidden views, and those without interaction, are not hit")
    func hits() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        let point = CGPoint(x: 15, y: 15)
        #expect(outer.hitTest(point, with: nil) === inner)
        inner.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) === outer)
        inner.isUserInteractionEnabled = true
        inner.isHidden = true
        #expect(outer.hitTest(point, with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    }

    @Test("The tint is inherited")
    func tint() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintColor == .tintColor)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
    }

    @Test("Views cannot be decoded from an archive")
    func coder() {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        var view: UIView? = UIView()
        #expect(sentences { view = UIView(coder: coder) }.count == 1)
        #expect(view == nil)
    }
}
