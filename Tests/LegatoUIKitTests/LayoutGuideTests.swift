import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Layout guides.
struct LayoutGuideTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func added(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? outer).addSubview(view)
        return view
    }

    @Test("Views and guides of the program share the space between them")
    func spaces() {
        let (a, b) = (added(), added())
        let guides = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]
        for guide in guides { outer.addLayoutGuide(guide) }
        NSLayoutConstraint.activate([
            guides[0].leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            a.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
            guides[1].leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
            guides[2].leadingAnchor.constraint(equalTo: b.trailingAnchor),
            guides[2].trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
            guides[1].widthAnchor.constraint(equalTo: guides[2].widthAnchor),
            a.widthAnchor.constraint(equalToConstant: 50),
            b.widthAnchor.constraint(equalToConstant: 60),
            guides[1].topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            guides[1].heightAnchor.constraint(equalToConstant: 20),
        ])
        outer.layoutIfNeeded()
        #expect(abs(a.frame.minX - 30) < 1e-9 && abs(b.frame.minX - 110) < 1e-9)
        let middle = guides[1].layoutFrame
        #expect(abs(middle.minX - 80) < 1e-9 && abs(middle.width - 30) < 1e-9)
        #expect(middle.minY == 10 && middle.height == 20)
        outer.frame.size.width = 260
        outer.layoutIfNeeded()
        #expect(abs(a.frame.minX - 50) < 1e-9 && abs(b.frame.minX - 150) < 1e-9)
        #expect(outer.layoutGuides.map(ObjectIdentifier.init) == guides.map(ObjectIdentifier.init))
    }

    @Test("A guide of an inner view is placed in that view's coordinates")
    func nested() {
        let inner = added()
        let guide = UILayoutGuide()
        inner.addLayoutGuide(guide)
        let mark = added()
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 40),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
            guide.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: inner.centerYAnchor),
            guide.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            mark.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 5, y: 45, width: 80, height: 45))
        #expect(mark.frame.origin == CGPoint(x: 125, y: 55))
    }

    @Test("The margins guide follows the margins, and reports their change")
    func margins() {
        final class Page: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let page = Page(frame: outer.frame)
        let view = added(to: page)
        let guide = page.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        page.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        #expect(guide === page.layoutMarginsGuide && guide.owningView === page)
        page.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        page.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
        #expect(guide.layoutFrame == view.frame && page.changes == 1)
        page.directionalLayoutMargins.leading = 20
        page.layoutIfNeeded()
        #expect(view.frame.minX == 20 && page.layoutMargins.left == 20 && page.changes == 2)
        #expect(sentences { page.layoutMargins.top = .nan }.count == 1)
        #expect(page.layoutMargins.top == 1 && page.changes == 2)
    }

    @Test("Text is at most 672 points wide, in the middle, and inside the margins")
    func readable() {
        let view = added()
        let guide = outer.readableContentGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        outer.frame.size.width = 1000
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
    }

    @Test("A view takes its size from content inside its margins")
    func around() {
        let (box, content) = (added(), UIView())
        _ = added(content, to: box)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 30),
            content.heightAnchor.constraint(equalToConstant: 20),
        ])
        outer.layoutIfNeeded()
        #expect(box.bounds.size == CGSize(width: 46, height: 36))
        #expect(content.frame == CGRect(x: 8, y: 8, width: 30, height: 20))
    }

    @Test("Removing a guide deactivates its constraints; a guide in no view is rejected")
    func removed() {
        let view = added()
        let guide = UILayoutGuide()
        let constraint = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
        #expect(sentences { constraint.isActive = true }.count == 1 && !constraint.isActive)
        outer.addLayoutGuide(guide)
        constraint.isActive = true
        #expect(constraint.isActive && constraint.firstItem === view)
        #expect(constraint.secondItem === guide)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(!constraint.isActive && guide.owningView === other && outer.layoutGuides.isEmpty)
        #expect(sentences { other.addLayoutGuide(outer.layoutMarginsGuide) }.count == 1)
        outer.removeLayoutGuide(guide)
        #expect(guide.owningView === other, "it belongs to another view")
        other.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && other.layoutGuides.isEmpty)
    }
}
