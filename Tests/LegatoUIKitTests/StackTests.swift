import Testing
import Legato
import LegatoUIKit

/// Stacks and appearances.
struct StackTests {
    private func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        return stack
    }

    @Test("A subview that is hidden in a block animates the others")
    func hiding() {
        let views = [UIView(), UIView()]
        let stack = row(views)
        stack.distribution = .fillEqually
        let screen = Screen(stack)
        #expect(views[1].frame.minX == 100)
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                views[0].isHidden = true
            }
            #expect(views[1].frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        }
        screen.display.advance(by: 0.5)
        #expect(abs(views[1].shown.frame.minX - 50) < 3)
        screen.perform { views[0].isHidden = false }
        screen.display.advance(by: 2)
        #expect(views[1].frame.minX == 100)
    }

    @Test("A subview hidden in a block shrinks, is visible until the end, and grows again")
    func shrinking() {
        let views = [10, 60, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 40)) }
        let stack = row(views)
        stack.distribution = .equalSpacing
        stack.frame.size.width = 100
        let screen = Screen(stack)
        func animate(_ isHidden: Bool) {
            screen.perform {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    views[1].isHidden = isHidden
                }
            }
        }
        animate(true)
        #expect(views[1].isHidden && views[1].frame.width == 0)
        screen.display.advance(by: 0.5)
        #expect(abs(views[1].shown.frame.width - 30) < 3)
        #expect(views[1].layer.presentation()?.isHidden == false)
        screen.display.advance(by: 1)
        #expect(views[1].layer.presentation()?.isHidden == true)
        animate(false)
        #expect(views[1].frame == CGRect(x: 10, y: 0, width: 60, height: 40))
        screen.display.advance(by: 0.5)
        #expect(abs(views[1].shown.frame.width - 30) < 3)
        screen.display.advance(by: 1)
        #expect(views.map(\.frame.width) == [10, 60, 30])
        // Hidden without a block, it keeps its size, and grows in one.
        screen.perform { views[1].isHidden = true }
        screen.display.advance(by: 0.1)
        animate(false)
        screen.display.advance(by: 0.5)
        #expect(abs(views[1].shown.frame.width - 30) < 3)
        screen.display.advance(by: 1)
        #expect(views[1].frame == CGRect(x: 10, y: 0, width: 60, height: 40))
    }

    @Test("A stack takes the sizes of constraints that were activated after its subview was added")
    func constraints() {
        let view = UIView()
        let stack = row([view])
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 25).isActive = true
        #expect(stack.intrinsicContentSize == CGSize(width: 30, height: 20))
        width.constant = 50
        #expect(stack.intrinsicContentSize.width == 50)
    }

    @Test("A subview that has shrunk has its size again once it is removed, or shown at once")
    func shrunken() {
        let views = [10, 60, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 40)) }
        let stack = row(views)
        stack.distribution = .equalSpacing
        let screen = Screen(stack)
        screen.perform { UIView.animate(withDuration: 1) { views[1].isHidden = true } }
        screen.display.advance(by: 0.3)
        screen.perform { views[1].isHidden = false }
        #expect(views[1].bounds.width == 60)
        screen.display.advance(by: 0.2)
        screen.perform { views[1].isHidden = true }
        screen.display.advance(by: 0.1)
        #expect(views[1].layer.presentation()?.isHidden == true)
        screen.perform { views[1].isHidden = false }
        screen.perform { UIView.animate(withDuration: 1) { views[1].isHidden = true } }
        screen.display.advance(by: 2)
        screen.perform { views[1].removeFromSuperview() }
        #expect(views[1].bounds.width == 60)
    }

    @Test("A subview that is removed loses its custom spacing")
    func spacing() {
        let views = [10, 20].map { width in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
            return view
        }
        let stack = row(views)
        stack.setCustomSpacing(40, after: views[0])
        #expect(stack.intrinsicContentSize.width == 70)
        stack.removeArrangedSubview(views[0])
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.intrinsicContentSize.width == 30)
    }

    @Test("A text that grows in a nested stack lays out the outer one")
    func nested() {
        let label = UILabel()
        label.text = "a"
        let inner = UIStackView(arrangedSubviews: [label])
        let outer = row([inner, UIView()])
        outer.distribution = .equalSpacing
        let screen = Screen(outer)
        let before = inner.bounds.width
        screen.perform { label.text = "a longer text" }
        screen.display.advance(by: 0.1)
        #expect(inner.bounds.width > before)
        #expect(inner.bounds.width == inner.intrinsicContentSize.width)
    }

    private final class Themed: UIView {
        var previous: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    private final class Drawn: UIView {
        var scales: [CGFloat] = []

        override func draw(_ rect: CGRect) {
            UIBezierPath(rect: rect).fill()
            scales.append(layer.contentsScale)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            let old = previousTraitCollection?.displayScale ?? 0
            #expect(traitCollection.displayScale == 3 - old)
        }
    }

    @Test("A view on a screen of another scale is drawn again, after its traits have changed")
    func scale() {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let screen = Screen(view)
        #expect(view.scales == [1])
        screen.display.resize(to: screen.display.size, scale: 2)
        screen.display.advance(by: 0.1)
        #expect(view.scales == [1, 2])
        screen.display.resize(to: screen.display.size, scale: 2)
        screen.display.advance(by: 0.1)
        #expect(view.scales == [1, 2])
    }

    @Test("traitCollectionDidChange is called only if the view's appearance has changed")
    func traits() {
        let (outer, inner) = (Themed(frame: .zero), Themed(frame: .zero))
        outer.addSubview(inner)
        inner.overrideUserInterfaceStyle = .light
        outer.overrideUserInterfaceStyle = .light
        #expect(outer.previous == [])
        outer.overrideUserInterfaceStyle = .dark
        #expect(outer.previous == [.light])
        #expect(inner.previous == [])
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(inner.previous == [.light])
    }

    @Test("Relative to its margins, a stack lays out its subviews inside them")
    func margins() {
        let views = [UIView(), UIView()]
        let stack = row(views)
        stack.distribution = .fillEqually
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 4, right: 30)
        stack.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 100, y: 0, width: 100, height: 40))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 10, y: 1, width: 80, height: 35))
        #expect(views[1].frame == CGRect(x: 90, y: 1, width: 80, height: 35))
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(views[0].frame.minX == 90 && views[1].frame.minX == 10)
        let label = UILabel()
        label.text = "Margins"
        let column = UIStackView(arrangedSubviews: [label])
        column.axis = .vertical
        let plain = column.intrinsicContentSize
        column.isLayoutMarginsRelativeArrangement = true
        #expect(column.intrinsicContentSize.width == plain.width + 16)
        #expect(column.intrinsicContentSize.height == plain.height + 16)
        column.layoutMargins.left = 20
        #expect(column.intrinsicContentSize.width == plain.width + 28)
    }
}
