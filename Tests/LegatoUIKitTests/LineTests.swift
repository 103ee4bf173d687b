import Legato
import LegatoUIKit
import Testing

/// Texts of several lines in UIKit's containers.
struct LineTests {
    private let text = "A text that is too long for a single line"

    private func label() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    /// The height of the text in a width.
    private func height(in width: CGFloat) -> CGFloat {
        label().sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    @Test("A label in a column has the height of its lines, and the column grows with it")
    func column() {
        let (label, foot) = (label(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let stack = UIStackView(arrangedSubviews: [label, foot])
        stack.axis = .vertical
        stack.spacing = 5
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        stack.layoutIfNeeded()
        #expect(height(in: 100) > 2 * height(in: 1000))
        #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: height(in: 100)))
        #expect(stack.frame.height == height(in: 100) + 15)
        #expect(foot.frame.minY == height(in: 100) + 5)
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(label.frame.height == height(in: 100))
    }

    @Test("A row is as high as the lines of the text in it")
    func row() {
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
        let label = label()
        let stack = UIStackView(arrangedSubviews: [icon, label])
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let fitting = stack.sizeThatFits(CGSize(width: 130, height: 1000))
        #expect(fitting == CGSize(width: 130, height: height(in: 100)))
        stack.frame = CGRect(origin: .zero, size: fitting)
        stack.layoutIfNeeded()
        #expect(icon.frame.width == 30)
        #expect(label.frame == CGRect(x: 30, y: 0, width: 100, height: height(in: 100)))
    }

    @Test("The title of a button breaks into lines in its width")
    func button() throws {
        let button = UIButton(type: .custom)
        button.titleLabel?.numberOfLines = 0
        button.setTitle(text, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 3, right: 10)
        let one = button.intrinsicContentSize
        let size = button.sizeThatFits(CGSize(width: 120, height: 1000))
        #expect(size.width == 120 && size.height > 2 * one.height)
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.frame.minX == 10 && title.frame.width == 100)
        #expect(abs(title.frame.height - (size.height - 6)) < 0.01)
    }

    @Test("Limits and ratios of sizes hold in a stack")
    func limits() {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .center
        stack.distribution = .equalSpacing
        NSLayoutConstraint.activate([
            views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 10),
            views[2].heightAnchor.constraint(equalToConstant: 30),
            views[2].widthAnchor.constraint(equalTo: views[2].heightAnchor, multiplier: 2),
        ])
        stack.frame = CGRect(x: 0, y: 0, width: 110, height: 60)
        stack.layoutIfNeeded()
        #expect(views.map(\.bounds.width) == [20, 10, 60])
        #expect(views.map(\.bounds.height) == [44, 20, 30])
        #expect(views.map(\.frame.minX) == [0, 30, 50])
    }
}
