import Legato
@testable import LegatoUIKit
import Testing

/// Large titles.
struct LargeTitleTests {
    private let screen = Screen()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let root = UIViewController()
    private let detail = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        (root.title, detail.title) = ("Cards", "Card")
        scroll.contentSize = CGSize(width: 200, height: 1000)
        root.view = scroll
        screen.perform {
            navigation.navigationBar.prefersLargeTitles = true
            navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            screen.display.rootLayer.addSublayer(navigation.view.layer)
        }
        screen.display.advance(by: 0.1)
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    /// The labels of the bar with the text, each with its frame in the bar.
    private func titles(_ text: String) -> [(alpha: CGFloat, frame: CGRect)] {
        var found: [(CGFloat, CGRect)] = []
        bar.forEachView { view in
            guard let label = view as? UILabel, label.text == text else { return }
            found.append((label.alpha, label.convert(label.bounds, to: bar)))
        }
        return found
    }

    @Test("The title is below the buttons, and folds as far as the content is scrolled")
    func folding() throws {
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 200, height: 96))
        #expect(scroll.contentOffset.y == -96 && scroll.adjustedContentInset.top == 96)
        let (small, large) = (titles("Cards")[0], titles("Cards")[1])
        #expect(small.alpha == 0 && large.frame.minX == 16 && abs(large.frame.midY - 70) < 0.01)
        let steps: [(CGFloat, CGFloat)] = [(-80, 80), (-60, 60), (-44, 44), (100, 44), (-96, 96)]
        for (offset, height) in steps {
            screen.perform { scroll.contentOffset.y = offset }
            screen.display.advance(frames: 1)
            #expect(bar.frame.height == height)
            #expect(abs(titles("Cards")[1].frame.midY - (height - 26)) < 0.01)
        }
        #expect(scroll.adjustedContentInset.top == 96)
    }

    @Test("The small title fades in when the large one is folded, and out again")
    func fade() {
        screen.perform { scroll.contentOffset.y = -44 }
        screen.display.advance(by: 0.1)
        var small: UILabel?
        bar.forEachView { if small == nil { small = $0 as? UILabel } }
        let alpha = Double(small?.shown.opacity ?? 0)
        #expect(alpha > 0.2 && alpha < 0.9)
        screen.display.advance(by: 0.2)
        #expect(small?.shown.opacity == 1)
        screen.perform { scroll.contentOffset.y = -96 }
        screen.display.advance(by: 0.3)
        #expect(small?.shown.opacity == 0)
    }

    @Test("A release does not leave the title half folded")
    func settling() {
        let steps: [(CGFloat, CGFloat)] = [(20, -96), (40, -44)]
        for (distance, end) in steps {
            screen.perform { scroll.contentOffset.y = -96 }
            screen.display.advance(by: 0.5)
            let points = (0...10).map { CGPoint(x: 100, y: 180 - CGFloat($0) * distance / 10) }
            screen.display.send(
                .pointerDown(PointerEvent(location: points[0], time: screen.display.time)))
            for point in points {
                screen.display.advance(frames: 1)
                screen.display.send(
                    .pointerMoved(PointerEvent(location: point, time: screen.display.time)))
            }
            screen.display.advance(by: 0.5)
            screen.display.send(
                .pointerUp(PointerEvent(location: points[10], time: screen.display.time)))
            screen.display.advance(by: 1.5)
            #expect(scroll.contentOffset.y == end)
        }
    }

    @Test("A push to a small title moves the lower edge of the bar")
    func push() {
        detail.navigationItem.largeTitleDisplayMode = .never
        screen.perform { navigation.pushViewController(detail, animated: true) }
        screen.display.advance(by: 0.17)
        let height = bar.shown.bounds.height
        #expect(height > 50 && height < 90)
        screen.display.advance(by: 0.5)
        #expect(bar.frame.height == 44 && detail.view.safeAreaInsets.top == 44)
        screen.perform { detail.navigationItem.largeTitleDisplayMode = .automatic }
        screen.display.advance(by: 0.1)
        #expect(bar.frame.height == 96 && detail.view.safeAreaInsets.top == 96)
        screen.perform { _ = navigation.popViewController(animated: false) }
        screen.display.advance(by: 0.1)
        #expect(bar.frame.height == 96 && scroll.contentOffset.y == -96)
    }

    @Test("Drags hide and show the bar, and so do taps")
    func hiding() {
        navigation.hidesBarsOnSwipe = true
        screen.drag((0...5).map { CGPoint(x: 100, y: 180 - 12 * Double($0)) })
        #expect(navigation.isNavigationBarHidden)
        screen.display.advance(by: 1)
        screen.drag((0...5).map { CGPoint(x: 100, y: 100 + 12 * Double($0)) })
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = false
        navigation.hidesBarsOnTap = true
        screen.display.advance(by: 1)
        screen.drag([CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 150)])
        #expect(navigation.isNavigationBarHidden)
    }
}
