import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Constraints.
struct ConstraintTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func added(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? outer).addSubview(view)
        return view
    }

    @Test("Edges with constants inset a view, and follow the superview's size")
    func edges() {
        let view = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 50))
        outer.frame.size = CGSize(width: 300, height: 60)
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 30))
        #expect(outer.constraints.count == 4)
    }

    @Test("A label is centred at its intrinsic size, with another view beside it")
    func centred() {
        let label = UILabel()
        label.text = "Natural"
        let (first, second) = (added(label), added())
        NSLayoutConstraint.activate([
            first.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            first.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
            second.widthAnchor.constraint(equalToConstant: 30),
            second.heightAnchor.constraint(equalTo: second.widthAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(first.bounds.size == label.intrinsicContentSize)
        #expect(abs(first.center.x - 100) < 1e-9 && abs(first.center.y - 50) < 1e-9)
        #expect(abs(second.frame.minX - first.frame.maxX - 8) < 1e-9)
        #expect(second.frame.size == CGSize(width: 30, height: 30))
    }

    @Test("Inequalities hold, and override constraints of lower priority")
    func limits() {
        let view = added()
        let width = view.widthAnchor.constraint(equalToConstant: 500)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 15),
            view.leftAnchor.constraint(equalTo: outer.leftAnchor),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 85, width: 120, height: 15))
    }

    @Test("A container takes the size of its content")
    func container() {
        let box = added()
        let part = added(to: box)
        NSLayoutConstraint.activate([
            part.widthAnchor.constraint(equalToConstant: 40),
            part.heightAnchor.constraint(equalToConstant: 20),
            part.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            part.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            box.trailingAnchor.constraint(equalTo: part.trailingAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: part.bottomAnchor, constant: 5),
            box.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            box.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 75, y: 0, width: 50, height: 30))
        #expect(part.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
    }

    @Test("A constant animates with the layout in a block")
    func animation() {
        let view = added()
        let left = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 20)])
        let screen = Screen(outer)
        screen.perform {
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                outer.layoutIfNeeded()
            }
        }
        #expect(view.frame.minX == 100)
        screen.display.advance(by: 0.5)
        #expect(abs(view.shown.position.x - 60) < 1e-3)
        left.isActive = false
        #expect(!left.isActive && outer.constraints.isEmpty && view.constraints.count == 1)
    }

    @Test("A constraint between views without a common superview is reported, and stays inactive")
    func strangers() {
        let (a, b) = (UIView(), UIView())
        let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor)
        #expect(sentences { constraint.isActive = true }.count == 1)
        #expect(!constraint.isActive)
    }
}
