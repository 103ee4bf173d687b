import Testing
import Legato
import LegatoUIKit

/// Labels, images, blurs and gestures.
struct ControlTests {
    @Test("A label has the size of its text, on several lines if it may wrap")
    func label() {
        let label = UILabel()
        label.text = "Some words that are wrapped"
        let line = label.intrinsicContentSize
        #expect(line.height > 15 && line.height < 30)
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: line.width / 2, height: 500))
        #expect(wrapped.width <= line.width / 2)
        #expect(wrapped.height > 1.9 * line.height)
        label.font = .systemFont(ofSize: 34)
        #expect(label.intrinsicContentSize.width > 1.8 * line.width)
    }

    @Test("Justified lines end where the widest one does, except the last one")
    func justified() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 190, height: 100))
        label.numberOfLines = 0
        label.text = "Words that are set on several lines, which end at one edge"
        let screen = Screen(label)
        func ends() -> [Int] {
            let picture = screen.display.snapshot()
            let rows = (0..<100).map { y -> Int in
                (0..<200).last { x in picture[x, y].red < 128 } ?? -1
            }
            return rows.split(separator: -1).compactMap { $0.max() }.filter { $0 > 20 }
        }
        let ragged = ends()
        screen.perform { label.textAlignment = .justified }
        let even = ends()
        try #require(even.count >= 2)
        let widest = try #require(ragged.max())
        #expect(ragged.dropLast().contains { $0 < widest - 2 })
        #expect(even.dropLast().allSatisfy { abs($0 - widest) <= 2 })
        #expect(even.last == ragged.last)
    }

    @Test("A label draws its text in its colour at its alignment")
    func labelInk() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "\u{2588}\u{2588}"
        label.textColor = .red
        label.textAlignment = .right
        let screen = Screen(label)
        func ink(_ columns: Range<Int>) -> Bool {
            columns.contains { screen.pixel($0, 20) == [255, 0, 0] }
        }
        #expect(ink(150..<200) && !ink(0..<100))
        screen.perform { label.textAlignment = .left }
        screen.display.advance(by: 0.1)
        #expect(ink(0..<50) && !ink(100..<200))
    }

    @Test("An image view places its image by the content mode")
    func imageView() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let view = UIImageView(image: image)
        #expect(view.frame.size == CGSize(width: 20, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let screen = Screen(view)
        #expect(screen.pixel(50, 5) == [255, 0, 0])
        screen.perform { view.contentMode = .scaleAspectFit }
        #expect(screen.pixel(50, 5) == [255, 255, 255])
        #expect(screen.pixel(50, 50) == [255, 0, 0])
        screen.perform { view.contentMode = .top }
        #expect(screen.pixel(50, 5) == [255, 0, 0])
        #expect(screen.pixel(50, 50) == [255, 255, 255])
    }

    @Test("A blur blurs what is behind it, and shows its content in front")
    func blur() {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        red.backgroundColor = .red
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        blur.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mark.backgroundColor = .blue
        stage.addSubview(red)
        stage.addSubview(blur)
        blur.contentView.addSubview(mark)
        let screen = Screen(stage)
        #expect(screen.pixel(20, 100) == [255, 0, 0])
        let left = screen.pixel(70, 100)
        #expect(left != [255, 0, 0] && left[0] > left[1])
        // Beside the edge, the blur carries the red over.
        #expect(screen.pixel(105, 100)[1] < screen.pixel(145, 100)[1])
        #expect(screen.pixel(55, 55) == [0, 0, 255])
        screen.perform { blur.effect = nil }
        #expect(screen.pixel(70, 100) == [255, 0, 0])
    }

    @Test("A touch reaches the view; a tap calls its recognizer and cancels the touch")
    func tap() {
        final class Touched: UIView {
            var phases: [UITouch.Phase] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                phases += touches.map(\.phase)
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                phases += touches.map(\.phase)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                phases += touches.map(\.phase)
            }
        }
        let view = Touched(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let screen = Screen(view)
        screen.drag([CGPoint(x: 60, y: 60)])
        #expect(view.phases == [.began, .ended])
        var taps: [CGPoint] = []
        view.addGestureRecognizer(UITapGestureRecognizer { taps.append($0.location(in: view)) })
        screen.drag([CGPoint(x: 70, y: 60)])
        #expect(taps == [CGPoint(x: 20, y: 10)])
        #expect(view.phases == [.began, .ended, .began, .cancelled])
        screen.drag([CGPoint(x: 60, y: 60), CGPoint(x: 90, y: 60)])
        #expect(taps.count == 1)
        screen.drag([CGPoint(x: 20, y: 20)])
        #expect(taps.count == 1)
    }

    @Test("A pan reports its movement and its velocity")
    func pan() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let screen = Screen(view)
        var states: [UIGestureRecognizer.State] = []
        var (movement, velocity) = (CGPoint.zero, CGPoint.zero)
        view.addGestureRecognizer(
            UIPanGestureRecognizer { recognizer in
                guard let pan = recognizer as? UIPanGestureRecognizer else { return }
                states.append(pan.state)
                movement = pan.translation(in: view)
                velocity = pan.velocity(in: view)
            }
        )
        screen.drag((0...6).map { CGPoint(x: 20 + 6 * Double($0), y: 20) })
        #expect(states.first == .began && states.last == .ended)
        #expect(movement == CGPoint(x: 36, y: 0))
        #expect(abs(velocity.x - 360) < 20 && velocity.y == 0)
    }

    @Test("A long press is recognised while the pointer is down")
    func longPress() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let screen = Screen(view)
        var states: [UIGestureRecognizer.State] = []
        view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
        let point = CGPoint(x: 20, y: 20)
        screen.display.send(.pointerDown(PointerEvent(location: point, time: screen.display.time)))
        screen.display.advance(by: 0.4)
        #expect(states.isEmpty)
        screen.display.advance(by: 0.2)
        #expect(states == [.began])
        screen.display.send(.pointerUp(PointerEvent(location: point, time: screen.display.time)))
        #expect(states == [.began, .ended])
    }
}

/// UIKit scroll views.
struct ScrollViewTests {
    private final class Log: UIScrollViewDelegate {
        var entries: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { entries.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate moves: Bool) {
            entries.append(moves ? "throw" : "drop")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("rest") }

        /// The distance of the offsets at which the content rests; nil for all offsets.
        var step: CGFloat?

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            guard let step else { return }
            targetContentOffset.pointee.y = (targetContentOffset.pointee.y / step).rounded() * step
        }
    }

    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let log = Log()
    private let screen: Screen

    init() {
        view.contentSize = CGSize(width: 200, height: 1000)
        view.delegate = log
        screen = Screen(view)
    }

    @Test("The content follows a drag, and rests where a throw decelerates to")
    func thrown() {
        screen.drag((0...10).map { CGPoint(x: 100, y: 180 - 10 * Double($0)) })
        #expect(view.contentOffset == CGPoint(x: 0, y: 90))
        screen.display.advance(by: 4)
        // 600 points a second at the usual rate: 300 points.
        #expect(abs(view.contentOffset.y - 390) < 3)
        #expect(log.entries == ["drag", "throw", "rest"])
    }

    @Test("Past its end the content is held back, and returns")
    func band() {
        screen.drag((0...5).map { CGPoint(x: 100, y: 20 + 20 * Double($0)) })
        #expect(view.contentOffset.y < -30 && view.contentOffset.y > -60)
        screen.display.advance(by: 2)
        #expect(view.contentOffset == .zero)
    }

    @Test("Pages rest at multiples of the height, one at a time")
    func pages() {
        view.isPagingEnabled = true
        screen.drag((0...8).map { CGPoint(x: 100, y: 190 - 20 * Double($0)) })
        screen.display.advance(by: 3)
        #expect(view.contentOffset == CGPoint(x: 0, y: 200))
    }

    private func turn(_ distance: CGFloat) {
        let event = ScrollEvent(
            location: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: distance),
            time: screen.display.time
        )
        screen.display.send(.scroll(event))
    }

    @Test("Steps of the wheel add up as far as the content goes, as one drag")
    func wheel() {
        turn(-50)
        screen.display.advance(frames: 3)
        #expect(view.contentOffset.y > 5 && view.contentOffset.y < 50)
        turn(-50)
        screen.display.advance(by: 1)
        #expect(view.contentOffset.y == 100)
        #expect(log.entries == ["drag", "throw", "rest"])
        turn(200)
        screen.display.advance(by: 1)
        #expect(view.contentOffset.y == 0)
        turn(200)
        #expect(log.entries == ["drag", "throw", "rest", "drag", "throw", "rest"])
    }

    @Test("A step of the wheel reaches the next page, or the next end that the delegate chooses")
    func steps() {
        view.isPagingEnabled = true
        turn(-10)
        screen.display.advance(by: 1)
        #expect(view.contentOffset.y == 200)
        turn(10)
        screen.display.advance(by: 1)
        #expect(view.contentOffset.y == 0)
        view.isPagingEnabled = false
        log.step = 70
        turn(-10)
        screen.display.advance(by: 1)
        #expect(view.contentOffset.y == 70)
    }

    @Test("An animated content offset is reached over time, one without animation at once")
    func offset() {
        screen.perform { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        screen.display.advance(by: 0.1)
        #expect(view.contentOffset.y > 0 && view.contentOffset.y < 300)
        screen.display.advance(by: 2)
        #expect(view.contentOffset.y == 300)
        view.contentOffset.y = 20
        #expect(view.contentOffset.y == 20)
    }
}
