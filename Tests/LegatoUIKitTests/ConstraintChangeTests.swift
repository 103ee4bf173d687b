import Legato
import LegatoUIKit
import Testing

/// Constants and holders of constraints.
struct ConstraintChangeTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func added(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? outer).addSubview(view)
        return view
    }

    @Test(
        "Without a second item the second side is a constant, whatever its attribute",
        arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height]
    )
    func constant(attribute: NSLayoutConstraint.Attribute) {
        let view = added()
        view.addConstraint(
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil,
                attribute: attribute, multiplier: 1, constant: 88
            )
        )
        outer.layoutIfNeeded()
        #expect(view.frame.width == 88)
    }

    @Test("A constraint whose second item is gone has no effect")
    func gone() {
        let view = added()
        var other: UIView? = added()
        if let other {
            view.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 50).isActive = true
        }
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        outer.layoutIfNeeded()
        #expect(view.frame.width == 50)
        other?.removeFromSuperview()
        other = nil
        outer.layoutIfNeeded()
        #expect(view.frame.width == 20)
    }

    @Test("A constraint belongs to the nearest common ancestor of its items, a size to its item")
    func holders() throws {
        let (box, part) = (added(), UIView())
        let inner = added(part, to: box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 60),
            box.heightAnchor.constraint(equalTo: box.widthAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        ])
        outer.layoutIfNeeded()
        #expect(box.frame.size == CGSize(width: 60, height: 60))
        #expect(box.constraints.count == 3 && inner.constraints.isEmpty)
        #expect(outer.constraints.count == 1)
        let width = try #require(
            box.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }
        )
        width.constant = 30
        outer.layoutIfNeeded()
        #expect(box.frame.size == CGSize(width: 30, height: 30))
        box.removeConstraint(width)
        #expect(!width.isActive && box.constraints.count == 2)
    }

    @Test("The size of a view comes along to another superview")
    func moved() {
        let view = added()
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 60),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        let other = UIView(frame: outer.frame)
        other.addSubview(view)
        other.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 60, height: 20))
    }

    @Test(
        "A constant inside a view that takes its size from it resizes the view and its ancestors",
        arguments: [false, true]
    )
    func inner(isText: Bool) throws {
        let box = added()
        let label = UILabel()
        label.text = "Hello"
        let middle = added(UIView(), to: box)
        let content = added(isText ? label : UIView(), to: middle)
        let bottom = middle.bottomAnchor.constraint(equalTo: content.bottomAnchor)
        NSLayoutConstraint.activate([
            box.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            box.heightAnchor.constraint(equalTo: middle.heightAnchor),
            middle.topAnchor.constraint(equalTo: box.topAnchor),
            content.topAnchor.constraint(equalTo: middle.topAnchor), bottom,
        ])
        if !isText { content.heightAnchor.constraint(equalToConstant: 50).isActive = true }
        outer.layoutIfNeeded()
        let height = box.frame.height
        #expect(height > 5)
        bottom.constant = 20
        outer.layoutIfNeeded()
        #expect(abs(box.frame.height - height - 20) < 1e-9)
        #expect(abs(middle.frame.height - height - 20) < 1e-9)
        #expect(abs(content.frame.height - height) < 1e-9)
        guard isText else { return }
        label.font = .systemFont(ofSize: 40)
        outer.layoutIfNeeded()
        #expect(abs(box.frame.height - label.intrinsicContentSize.height - 20) < 1e-9)
    }

    @Test("Of two rules of one priority, the one that was activated first holds")
    func order() {
        let view = added()
        let size = view.widthAnchor.constraint(equalToConstant: 60)
        let share = view.widthAnchor.constraint(equalTo: outer.widthAnchor)
        for first in [size, share] {
            NSLayoutConstraint.deactivate([size, share])
            NSLayoutConstraint.activate([first, first === size ? share : size])
            outer.layoutIfNeeded()
            #expect(view.frame.width == (first === size ? 60 : 200))
        }
    }

    @Test("Distances of anchors are equal, in both directions")
    func distances() {
        let view = added()
        let before = outer.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        let after = view.trailingAnchor.anchorWithOffset(to: outer.trailingAnchor)
        let above = view.topAnchor.anchorWithOffset(to: outer.topAnchor)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 80),
            view.heightAnchor.constraint(equalToConstant: 20),
            after.constraint(equalTo: before, multiplier: 2),
            above.constraint(equalToConstant: -30),
        ])
        outer.layoutIfNeeded()
        #expect(abs(view.frame.minX - 40) < 1e-9 && abs(view.frame.minY - 30) < 1e-9)
        #expect(outer.constraints.count == 2)
    }

    @Test("Priorities are raised and lowered by numbers")
    func priorities() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999)
        priority += 0.5
        #expect(priority == UILayoutPriority.defaultHigh + 249.5)
        priority -= 0.5
        #expect(priority == UILayoutPriority(999))
    }
}
