import Legato
import LegatoUIKit
import Testing

/// Parts of controls, and which gestures exclude others.
struct ControlPartTests {
    @Test("A slider places its track and its thumb by overrides")
    func slider() {
        final class Thick: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 20, y: 10, width: bounds.width - 40, height: 14)
            }
        }
        let plain = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 34))
        let line = plain.trackRect(forBounds: plain.bounds)
        #expect(line == CGRect(x: 2, y: 15, width: 123, height: 4))
        let middle = plain.thumbRect(forBounds: plain.bounds, trackRect: line, value: 0.5)
        #expect(middle == CGRect(x: 50, y: 3.5, width: 27, height: 27))
        let thick = Thick(frame: plain.frame)
        thick.layoutIfNeeded()
        #expect(thick.subviews.first?.frame == CGRect(x: 20, y: 10, width: 87, height: 14))
    }

    @Test("A button places its title and its image by overrides")
    func button() {
        final class Tall: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 1, y: 2, width: 30, height: 40)
            }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 3, y: 4, width: 5, height: 6)
            }
        }
        let button = Tall(type: .system)
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(button.imageView?.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test("The older styles of the indicator have a size and a colour")
    func indicator() {
        let large = UIActivityIndicatorView(style: .whiteLarge)
        #expect(
            large.intrinsicContentSize.width == 37 && large.color?.cgColor == UIColor.white.cgColor)
        #expect(UIActivityIndicatorView(style: .white).intrinsicContentSize.width == 20)
        #expect(UIActivityIndicatorView(style: .gray).color?.cgColor == UIColor.systemGray.cgColor)
    }

    @Test("A symbol is drawn at the size of its view, in its tint")
    func symbol() throws {
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        let natural = try #require(view.image).size
        func width() throws -> CGFloat {
            let contents = try #require(view.layer.contents as? CGImage)
            return CGFloat(contents.width) / view.layer.contentsScale
        }
        #expect(try abs(width() - natural.width) < 1)
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: 150, height: 150)
        view.layoutIfNeeded()
        #expect(try width() > 130)
        #expect(view.intrinsicContentSize == natural)
        view.contentMode = .center
        #expect(try abs(width() - natural.width) < 1)
        let red = UIImage(systemName: "star.fill")?
            .withTintColor(.red, renderingMode: .alwaysOriginal)
        view.contentMode = .scaleAspectFit
        view.image = red
        #expect(try width() > 130)
        let contents = try #require(view.layer.contents as? CGImage)
        let pixel = contents[contents.width / 2, contents.height / 2]
        #expect(pixel.red > 200 && pixel.blue < 100)
    }

    /// Taps, which exclude nothing or are excluded by nothing.
    private final class Tap: UITapGestureRecognizer {
        var prevents = true
        var isPreventable = true
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
            prevents
        }
        override func canBePrevented(
            by preventingGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isPreventable }
    }

    @Test(
        "A tap excludes the one of a superview, unless either is overridden",
        arguments: [(true, true), (false, true), (true, false)]
    )
    func exclusion(prevents: Bool, isPreventable: Bool) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        var taps: [String] = []
        let (first, second) = (Tap { _ in taps.append("inner") }, Tap { _ in taps.append("outer") })
        first.prevents = prevents
        second.isPreventable = isPreventable
        inner.addGestureRecognizer(first)
        outer.addGestureRecognizer(second)
        let screen = Screen(outer)
        screen.drag([CGPoint(x: 50, y: 50)])
        #expect(taps == (prevents && isPreventable ? ["inner"] : ["inner", "outer"]))
    }

    @Test("Numbers and transforms are unboxed")
    func boxes() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(range: NSRange()).cgAffineTransformValue == .identity)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(range: NSRange()).uiEdgeInsetsValue == .zero)
    }

    @Test("Digits of the monospaced digit font have one width")
    func digits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        func width(_ text: String) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: font]).width
        }
        #expect(font.pointSize == 20 && width("1111") == width("8888"))
    }
}
