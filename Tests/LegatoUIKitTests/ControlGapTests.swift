import Legato
@testable import LegatoUIKit
import Testing

/// Parts of controls.
struct ControlGapTests {
    private func square(_ color: UIColor, _ length: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: length, height: length))
        }
    }

    @Test("The content of a button is at the top or at the bottom on demand")
    func vertical() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.setImage(square(.red, 10), for: .normal)
        let expected: [(UIControl.ContentVerticalAlignment, CGFloat)] = [
            (.center, 45), (.top, 0), (.bottom, 90),
        ]
        for (alignment, y) in expected {
            button.contentVerticalAlignment = alignment
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 45, y: y, width: 10, height: 10))
        }
    }

    @Test("Images of a button fade while it is pressed or disabled, unless they are not to")
    func fading() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.setImage(square(.red, 10), for: .normal)
        button.isHighlighted = true
        #expect(button.imageView?.alpha == 0.5)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.alpha == 1)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.imageView?.alpha == 0.5)
        button.setImage(square(.blue, 10), for: .disabled)
        #expect(button.imageView?.alpha == 1)
    }

    @Test("A momentary control keeps no selection, and disabled segments take no taps")
    func segments() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        var events: [Int] = []
        control.addAction(
            UIAction { [control] _ in events.append(control.selectedSegmentIndex) },
            for: .valueChanged)
        let screen = Screen(control)
        func tap(_ x: CGFloat) { screen.drag([CGPoint(x: x, y: 16), CGPoint(x: x, y: 16)]) }
        control.isMomentary = true
        tap(150)
        tap(150)
        #expect(events == [1, 1] && control.selectedSegmentIndex == -1)
        control.setEnabled(false, forSegmentAt: 0)
        tap(50)
        #expect(events == [1, 1] && !control.isEnabledForSegment(at: 0))
    }

    @Test("Titles of segments have the attributes of their states")
    func attributes() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.selectedSegmentIndex = 1
        let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["A", "B"] && labels.map(\.textColor) == [.red, .blue])
    }

    @Test("A slider shows images as thumb and track")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        slider.setThumbImage(square(.red, 20), for: .normal)
        slider.setMinimumTrackImage(square(.blue, 4), for: .normal)
        slider.value = 1
        let screen = Screen(slider)
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(88, 20)[0] > 200 && screen.pixel(88, 20)[2] < 100)
        #expect(screen.pixel(40, 20)[2] > 200 && screen.pixel(40, 20)[0] < 100)
        let line = slider.trackRect(forBounds: slider.bounds)
        let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: 0)
        #expect(rect == CGRect(x: 2, y: 10, width: 20, height: 20))
    }

    @Test("A dimmed tint is gray in the subviews, too")
    func tint() {
        let (root, inner) = (UIView(), UIView())
        root.addSubview(inner)
        root.tintColor = .red
        #expect(inner.tintColor == .red)
        root.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor == .systemGray && root.tintColor == .systemGray)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
    }

    @Test("The anchor point moves the frame about the centre")
    func anchor() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 60, y: 60) && view.frame.origin == view.center)
    }

    @Test("A flip turns the presented view in, and both views end without a transform")
    func flip() {
        let (screen, root, page) = (Screen(), UIViewController(), UIViewController())
        page.modalPresentationStyle = .fullScreen
        page.modalTransitionStyle = .flipHorizontal
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = root }
        screen.display.advance(by: 0.1)
        screen.perform { root.present(page, animated: true) }
        screen.display.advance(by: 0.1)
        let turned = root.view.layer.presentation()?.transform.m11 ?? 1
        #expect(turned < 1 && turned > 0)
        screen.display.advance(by: 0.3)
        let coming = page.view.layer.presentation()?.transform.m11 ?? 1
        #expect(coming < 1 && coming > 0)
        screen.display.advance(by: 1)
        #expect(CATransform3DIsIdentity(page.view.layer.transform))
        #expect(root.presentedViewController === page)
        screen.perform { root.dismiss(animated: true) }
        screen.display.advance(by: 1)
        #expect(root.view.window != nil && CATransform3DIsIdentity(root.view.layer.transform))
        #expect(page.view.superview == nil)
    }

    @Test("The application sends an action to a target, or along the responder chain")
    func action() {
        final class Target: UIView {
            var senders: [Any] = []
            func go(_ sender: UIView) { senders.append(sender) }
        }
        let (target, inner) = (Target(), UIView())
        target.addSubview(inner)
        let selector = Selector(Target.go(_:))
        #expect(UIApplication.shared.sendAction(selector, to: target, from: inner, for: nil))
        #expect(UIApplication.shared.sendAction(selector, to: nil, from: inner, for: nil))
        #expect(target.senders.count == 2)
        #expect(!UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil))
    }
}
