import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Priorities of constraints.
struct LayoutPriorityTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func added<V: UIView>(_ view: V, to superview: UIView? = nil) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? outer).addSubview(view)
        return view
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// Two labels beside each other from edge to edge.
    private func pair(_ first: String, _ second: String) -> (UILabel, UILabel) {
        let (a, b) = (added(label(first)), added(label(second)))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            a.topAnchor.constraint(equalTo: outer.topAnchor),
            b.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        return (a, b)
    }

    private func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    @Test("Of two labels, the one that hugs its text less is stretched", arguments: [false, true])
    func hugging(firstHugs: Bool) {
        let (a, b) = pair("Name", "Value")
        (firstHugs ? a : b).setContentHuggingPriority(.defaultHigh, for: .horizontal)
        outer.layoutIfNeeded()
        let (kept, other) = firstHugs ? (a, b) : (b, a)
        #expect(abs(kept.bounds.width - kept.intrinsicContentSize.width) < 1e-6)
        #expect(other.bounds.width > other.intrinsicContentSize.width + 10)
        #expect(abs(a.bounds.width + b.bounds.width - 200) < 1e-6)
    }

    @Test(
        "Of two labels without room, the one that resists less is shortened",
        arguments: [false, true])
    func resistance(firstResists: Bool) {
        let (a, b) = pair("A rather long name", "A rather long value")
        let (kept, other) = firstResists ? (a, b) : (b, a)
        other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        outer.layoutIfNeeded()
        #expect(abs(kept.bounds.width - kept.intrinsicContentSize.width) < 1e-6)
        #expect(other.bounds.width < other.intrinsicContentSize.width - 10)
        #expect(abs(a.bounds.width + b.bounds.width - 200) < 1e-6)
    }

    @Test("A required width overrides what a label resists to, and no size is negative")
    func tooNarrow() {
        outer.frame.size.width = 30
        let (a, b) = pair("A rather long name", "A rather long value")
        outer.layoutIfNeeded()
        #expect(abs(a.bounds.width - 30) < 1e-6 && abs(b.bounds.width) < 1e-6)
    }

    @Test("A box around labels has the width of the longest, and its height follows its width")
    func box() {
        let box = added(UIView())
        let (short, long) = (label("Short"), label("A longer text of several words", lines: 0))
        for view in [short, long] { _ = added(view, to: box) }
        NSLayoutConstraint.activate([
            short.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            short.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
            long.leadingAnchor.constraint(equalTo: short.leadingAnchor),
            long.trailingAnchor.constraint(equalTo: short.trailingAnchor),
            short.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            long.topAnchor.constraint(equalTo: short.bottomAnchor, constant: 5),
            long.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
        ])
        let natural = long.intrinsicContentSize
        let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.width - natural.width - 10) < 1e-6)
        #expect(abs(size.height - short.intrinsicContentSize.height - natural.height - 15) < 1e-6)
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == size)
        let narrow = box.systemLayoutSizeFitting(
            CGSize(width: 110, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let lines = long.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
        #expect(narrow.width == 110 && lines > natural.height * 1.5)
        #expect(abs(narrow.height - short.intrinsicContentSize.height - lines - 15) < 1e-6)
    }

    @Test("What cannot hold is satisfied as nearly as the constraints before it allow")
    func nearly() {
        let view = added(UIView())
        let (width, least) = (
            view.widthAnchor.constraint(equalToConstant: 500),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 300)
        )
        (width.priority, least.priority) = (UILayoutPriority(999), .defaultHigh)
        NSLayoutConstraint.activate([
            width, least, view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor),
            view.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 10),
            view.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 190, height: 90))
    }

    @Test("Of required constraints that contradict each other, the first holds")
    func contradiction() {
        let view = added(UIView())
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30),
            view.widthAnchor.constraint(equalToConstant: 60),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 60))
    }

    @Test(
        "Constraints that a layout satisfies hold, whatever contradicts them later",
        arguments: 1...40)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func length(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range, using: &random))
        }
        let views = (0..<6).map { _ in added(UIView()) }
        let frames = views.map { _ in
            CGRect(
                x: length(0...150), y: length(0...60), width: length(0...90), height: length(0...90)
            )
        }
        let all = views + [outer]
        let rects = frames + [outer.bounds]
        let attributes: [NSLayoutConstraint.Attribute] = [
            .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
        ]
        func value(_ rect: CGRect, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
            switch attribute {
            case .left: rect.minX
            case .right: rect.maxX
            case .top: rect.minY
            case .bottom: rect.maxY
            case .width: rect.width
            case .height: rect.height
            case .centerX: rect.midX
            default: rect.midY
            }
        }
        func difference(_ one: NSLayoutConstraint, _ rects: [CGRect]) -> CGFloat {
            func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
                let index = all.firstIndex { $0 === item }
                return index.map { value(rects[$0], attribute) } ?? 0
            }
            return side(one.firstItem, one.firstAttribute)
                - side(one.secondItem, one.secondAttribute) - one.constant
        }
        func constraint(_ constant: CGFloat, _ relation: NSLayoutConstraint.Relation)
            -> NSLayoutConstraint
        {
            let attribute = attributes.randomElement(using: &random) ?? .left
            return NSLayoutConstraint(
                item: all[Int(length(0...5))], attribute: attribute, relatedBy: relation,
                toItem: all[Int(length(0...6))], attribute: attribute, multiplier: 1,
                constant: constant
            )
        }
        var kept: [NSLayoutConstraint] = []
        for _ in 0..<24 {
            let relation = NSLayoutConstraint.Relation(rawValue: Int(length(0...2)) - 1) ?? .equal
            let one = constraint(0, relation)
            let room = relation == .equal ? 0 : length(0...20) * CGFloat(relation.rawValue)
            one.constant = difference(one, rects) - room
            one.priority = UILayoutPriority(Float(length(500...1000)))
            kept.append(one)
        }
        NSLayoutConstraint.activate(kept)
        for _ in 0..<12 {
            let one = constraint(length(-50...50), .equal)
            one.priority = UILayoutPriority(Float(length(1...499)))
            one.isActive = true
        }
        outer.layoutIfNeeded()
        let found = views.map(\.frame) + [outer.bounds]
        for one in kept {
            let difference =
                difference(one, found) * CGFloat(one.relation == .lessThanOrEqual ? -1 : 1)
            #expect(one.relation == .equal ? abs(difference) < 1e-5 : difference > -1e-5)
        }
    }

    @Test(
        "Leading and trailing edges are mirrored from right to left; left edges and centres are not"
    )
    func direction() {
        let (a, b, c) = (added(UIView()), added(UIView()), added(UIView()))
        for view in [a, b, c] {
            view.semanticContentAttribute = .forceRightToLeft
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
            c.centerXAnchor.constraint(equalTo: outer.centerXAnchor, constant: 30),
        ])
        outer.layoutIfNeeded()
        #expect(a.frame.maxX == 190 && b.frame.maxX == 154 && c.frame.midX == 130)
        a.semanticContentAttribute = .forceLeftToRight
        outer.layoutIfNeeded()
        #expect(a.frame.minX == 10)
        #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
        b.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 3, bottom: 0, trailing: 4)
        #expect(b.layoutMargins.right == 3 && b.layoutMargins.left == 4)
        #expect(b.directionalLayoutMargins.leading == 3)
    }

    @Test("Labels of two sizes stand on one line", arguments: [true, false])
    func baselines(inStack: Bool) throws {
        let (small, large) = (label("H"), label("H"))
        (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 40))
        let screen: Screen
        if inStack {
            let stack = UIStackView(arrangedSubviews: [small, large])
            (stack.alignment, stack.spacing) = (.firstBaseline, 8)
            stack.frame = CGRect(origin: .zero, size: stack.intrinsicContentSize)
            screen = Screen(stack)
        } else {
            NSLayoutConstraint.activate([
                added(small).leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                added(large).leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 8),
                large.topAnchor.constraint(equalTo: outer.topAnchor),
                small.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])
            screen = Screen(outer)
        }
        func bottom(_ label: UILabel) -> Int? {
            let columns = Int(label.frame.minX)..<Int(label.frame.maxX)
            return (0..<100).last { y in columns.contains { screen.pixel($0, y)[0] < 128 } }
        }
        let (one, other) = try (#require(bottom(small)), #require(bottom(large)))
        #expect(abs(one - other) <= 1 && one > 20)
        #expect(small.frame.minY > large.frame.minY + 10)
    }

    @Test("Constraints of what is inside a scroll view determine the size of its content")
    func scrolling() {
        let scroll = added(UIScrollView())
        pin(scroll, to: outer)
        let content = added(UIView(), to: scroll)
        pin(content, to: scroll, 10)
        let bar = added(UIView(), to: scroll)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 400),
            bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 5),
            bar.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(
            scroll.frame == outer.bounds && scroll.contentSize == CGSize(width: 200, height: 420))
        #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 400))
        scroll.contentOffset.y = 120
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(content.frame.minY == 10)
        #expect(bar.frame == CGRect(x: 0, y: 120, width: 200, height: 5))
    }

    @Test("A stack gives cards the size of the constraints inside them, and follows the direction")
    func stack() {
        func card(_ text: String) -> UIView {
            let card = UIView()
            pin(added(label(text, lines: 0), to: card), to: card, 6)
            return card
        }
        let cards = [card("One"), card("Another text of several words")]
        let column = UIStackView(arrangedSubviews: cards)
        column.axis = .vertical
        let text = cards[1].subviews[0]
        #expect(
            abs(column.intrinsicContentSize.width - text.intrinsicContentSize.width - 12) < 1e-6)
        column.frame = CGRect(x: 0, y: 0, width: 112, height: 200)
        column.alignment = .leading
        column.addArrangedSubview(UIView())
        column.layoutIfNeeded()
        let lines = text.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
        #expect(abs(cards[1].frame.height - lines - 12) < 1e-6 && lines > 30)
        #expect(cards[0].frame.minX == 0 && cards[0].frame.width < 112)
        column.semanticContentAttribute = .forceRightToLeft
        column.layoutIfNeeded()
        #expect(cards[0].frame.maxX == 112)
        column.axis = .horizontal
        column.layoutIfNeeded()
        #expect(cards[0].frame.maxX == 112 && cards[1].frame.maxX <= cards[0].frame.minX)
    }
}
