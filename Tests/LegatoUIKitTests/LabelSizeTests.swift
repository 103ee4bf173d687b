import Legato
import LegatoUIKit
import Testing

/// Sizes of labels, and layout before appearance.
struct LabelSizeTests {
    private final class Centred: UIViewController {
        let label = UILabel()
        var frames: [CGRect] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Centred"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            frames.append(label.frame)
        }
    }

    @Test("A label of one line takes the width of its text, however narrow it was")
    func line() {
        let label = UILabel()
        label.text = "Hi"
        label.sizeToFit()
        let narrow = label.bounds.width
        label.text = "A text that is much longer"
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize && label.bounds.width > narrow * 4)
    }

    @Test("A label of several lines is as wide as the widest of them")
    func lines() {
        let label = UILabel()
        label.text = "Hello there my friend of mine"
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
        let one = label.intrinsicContentSize
        #expect(size.width < 119 && size.width > 80 && size.height > one.height * 1.5)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize == size)
        label.text = "Hello"
        #expect(label.intrinsicContentSize.width < 60)
    }

    @Test("The subviews of a controller have their frames when it has appeared")
    func appearance() throws {
        let (root, presented) = (Centred(), Centred())
        presented.modalPresentationStyle = .fullScreen
        let screen = Screen()
        let window = screen.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }
        screen.display.advance(by: 0.1)
        #expect(window.rootViewController === root)
        let frame = try #require(root.frames.first)
        #expect(abs(frame.midX - 100) < 1e-6 && abs(frame.midY - 100) < 1e-6 && frame.width > 20)
        screen.perform { root.present(presented, animated: false) }
        screen.display.advance(by: 0.1)
        #expect(presented.frames == [frame])
    }
}
