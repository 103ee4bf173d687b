import Legato
import LegatoUIKit
import Testing

/// Visual formats of constraints.
struct VisualFormatTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let a = UIView()
    private let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
    }

    private func lay(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [CGRect] {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics,
                    views: ["a": a, "b": b]
                )
            )
        }
        outer.layoutIfNeeded()
        return [a.frame, b.frame]
    }

    @Test("Gaps and lengths are numbers, metrics with operators, and those of other views")
    func lengths() {
        let frames = lay(
            ["H:|-10-[a(wide)]-(gap)-[b(==a)]", "V:|[a]|", "V:|-(20)-[b(>=5,==30@500)]"],
            metrics: ["wide": 50, "gap": CGFloat(4)]
        )
        #expect(
            frames == [
                CGRect(x: 10, y: 0, width: 50, height: 100),
                CGRect(x: 64, y: 20, width: 50, height: 30),
            ])
    }

    @Test("Standard gaps are 8 points between views, and the margins of the superview")
    func standard() {
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 16)
        let frames = lay(["|-[a(b)]-[b]-|", "V:|-[a]-|", "V:[b(10)]|"])
        #expect(
            frames == [
                CGRect(x: 12, y: 1, width: 82, height: 96),
                CGRect(x: 102, y: 90, width: 82, height: 10),
            ])
    }

    @Test("Options align the views, and turn the direction round")
    func options() {
        var frames = lay(["V:|-5-[a(20)]-10-[b(30)]"], options: [.alignAllLeft, .alignAllRight])
        frames = lay(["H:|-40-[a(60)]"], options: .directionRightToLeft)
        #expect(
            frames == [
                CGRect(x: 100, y: 5, width: 60, height: 20),
                CGRect(x: 100, y: 35, width: 60, height: 30),
            ])
    }

    @Test(
        "A format that cannot be read gives no constraints",
        arguments: ["H:|-[c]", "H:[a", "H:|-x-[a]", "H:[a]x", "", "H:[a(5]", "H:|-8[a]"])
    func failures(format: String) {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: ["a": a]
        )
        #expect(made.isEmpty)
    }
}
