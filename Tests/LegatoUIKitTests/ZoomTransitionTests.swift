import Legato
import LegatoUIKit
import Testing

/// Zoom transitions, and transitions that replace running ones.
struct ZoomTransitionTests {
    private let screen = Screen()
    private let root = LoggedController()
    private let detail = LoggedController()
    private let controller: UINavigationController
    private let cells = [
        UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40)),
        UIView(frame: CGRect(x: 120, y: 130, width: 50, height: 50)),
    ]

    init() {
        controller = UINavigationController(rootViewController: root)
        controller.isNavigationBarHidden = true
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = controller
            cells[0].layer.cornerRadius = 8
            for cell in cells { root.view.addSubview(cell) }
        }
        screen.display.advance(by: 0.1)
    }

    /// The presented frame of the zoomed view's superview.
    private var zoomed: CGRect? { detail.view.superview.map { $0.shown.frame } }

    @Test("A pushed view zooms out of its source view, and a pop zooms into the current one")
    func push() throws {
        var asked: [(UIViewController, UIViewController)] = []
        var cell = cells[0]
        detail.preferredTransition = .zoom { context in
            asked.append((context.sourceViewController, context.zoomedViewController))
            return cell
        }
        screen.perform { controller.pushViewController(detail, animated: true) }
        #expect(zoomed == cells[0].frame)
        #expect(detail.view.superview?.layer.cornerRadius == 0, "the model is at the end")
        #expect(detail.view.superview?.shown.cornerRadius == 8)
        #expect(cells[0].alpha == 0)
        screen.display.advance(by: 0.2)
        let middle = try #require(zoomed)
        #expect(middle.width > 60 && middle.width < 200 && middle.minX > 0 && middle.minX < 20)
        screen.display.advance(by: 2)
        #expect(controller.view.subviews == [detail.view])
        #expect(detail.view.frame == controller.view.bounds && detail.view.transform == .identity)
        #expect(cells[0].alpha == 1)
        #expect(detail.log == ["will appear", "did appear", "arrived"])

        cell = cells[1]
        screen.perform { _ = controller.popViewController(animated: true) }
        #expect(zoomed == controller.view.bounds)
        screen.display.advance(by: 0.45)
        let small = try #require(zoomed)
        #expect(small.width < 80 && abs(small.midX - 145) < 20)
        screen.display.advance(by: 2)
        #expect(controller.view.subviews == [root.view])
        #expect(detail.view.superview == nil && cells[1].alpha == 1)
        #expect(asked.count == 2 && asked.allSatisfy { $0.0 === root && $0.1 === detail })
    }

    @Test("The zoomed view fills its frame at its own proportions, in each frame")
    func picture() throws {
        root.view.backgroundColor = .white
        detail.view.backgroundColor = .systemRed
        let mark = UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))
        mark.backgroundColor = .systemBlue
        detail.view.addSubview(mark)
        detail.preferredTransition = .zoom { [cells] _ in cells[1] }
        func check() throws {
            let frame = try #require(zoomed)
            let scale = frame.width / 200
            for (x, y) in [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)] {
                let place = (frame.minX + x * frame.width, frame.minY + y * frame.height)
                #expect(screen.pixel(Int(place.0), Int(place.1)) == [255, 59, 48])
            }
            #expect(screen.pixel(Int(frame.midX), Int(frame.midY)) == [0, 122, 255])
            let beside = Int(frame.midX - 30 * scale)
            #expect(screen.pixel(beside, Int(frame.midY)) == [255, 59, 48])
            #expect(detail.view.bounds.size == CGSize(width: 200, height: 200))
        }
        screen.perform { controller.pushViewController(detail, animated: true) }
        for _ in 0..<8 {
            screen.display.advance(frames: 3)
            try check()
        }
        screen.display.advance(by: 2)
        try check()
        #expect(detail.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        screen.perform { _ = controller.popViewController(animated: true) }
        for _ in 0..<8 {
            screen.display.advance(frames: 3)
            try check()
        }
    }

    @Test("Without a source view the zoomed view fades")
    func fade() {
        detail.preferredTransition = .zoom { _ in nil }
        screen.perform { controller.pushViewController(detail, animated: true) }
        #expect(detail.view.shown.opacity == 0)
        screen.display.advance(by: 0.2)
        #expect(detail.view.shown.opacity > 0 && detail.view.shown.opacity < 1)
        screen.display.advance(by: 2)
        #expect(detail.view.alpha == 1 && controller.view.subviews == [detail.view])
    }

    @Test("A presented view zooms, too")
    func presentation() {
        detail.preferredTransition = .zoom { [cells] _ in cells[0] }
        screen.perform { controller.present(detail, animated: true) }
        #expect(zoomed == cells[0].frame)
        screen.display.advance(by: 2)
        #expect(zoomed == controller.view.bounds)
        screen.perform { detail.dismiss(animated: true) }
        screen.display.advance(by: 0.2)
        #expect((zoomed?.width ?? 0) < 200)
        screen.display.advance(by: 2)
        #expect(detail.view.window == nil && cells[0].alpha == 1)
        #expect(root.view.superview === controller.view)
    }

    @Test("A style of the preferred transition replaces that of the controller")
    func style() {
        detail.preferredTransition = .crossDissolve
        screen.perform { controller.present(detail, animated: true) }
        #expect(detail.view.shown.opacity == 0)
        screen.display.advance(by: 2)
        #expect(detail.view.shown.opacity == 1)
    }

    @Test("A pop during a push completes the push, and its views reverse from where they are")
    func interrupted() throws {
        screen.perform { controller.pushViewController(detail, animated: true) }
        screen.display.advance(by: 0.15)
        let shown = (root.view.shown.frame.minX, detail.view.shown.frame.minX)
        #expect(shown.0 < -5 && shown.1 > 20 && shown.1 < 180)
        screen.perform { _ = controller.popViewController(animated: true) }
        #expect(abs(root.view.shown.frame.minX - shown.0) < 1)
        #expect(abs(detail.view.shown.frame.minX - shown.1) < 1)
        #expect(detail.log == ["will appear", "did appear", "arrived", "will disappear"])
        screen.display.advance(by: 2)
        #expect(controller.view.subviews == [root.view])
        #expect(root.view.transform == .identity && root.view.shown.frame.minX == 0)
        #expect(detail.log.suffix(3) == ["will disappear", "did disappear", "left"])
    }

    @Test("A push during a push shows both in turn")
    func overlapping() {
        let last = LoggedController()
        screen.perform {
            controller.pushViewController(detail, animated: true)
            controller.pushViewController(last, animated: true)
        }
        #expect(controller.viewControllers == [root, detail, last])
        screen.display.advance(by: 2)
        #expect(controller.view.subviews == [last.view])
        #expect(detail.log.prefix(2) == ["will appear", "did appear"])
        #expect(last.log == ["will appear", "did appear", "arrived"])
    }

    @Test("Controllers that are set during a zoom replace the zoomed view")
    func replacedZoom() {
        detail.preferredTransition = .zoom { [cells] _ in cells[0] }
        let last = LoggedController()
        screen.perform { controller.pushViewController(detail, animated: true) }
        screen.display.advance(by: 0.15)
        screen.perform { controller.viewControllers = [last] }
        screen.display.advance(by: 2)
        #expect(controller.view.subviews == [last.view])
        #expect(detail.view.superview == nil && detail.parent == nil && cells[0].alpha == 1)
    }

    @Test("A pop during a zoom shrinks from the frame that is shown")
    func interruptedZoom() throws {
        detail.preferredTransition = .zoom { [cells] _ in cells[0] }
        screen.perform { controller.pushViewController(detail, animated: true) }
        screen.display.advance(by: 0.15)
        let shown = try #require(zoomed)
        #expect(shown.width > 65 && shown.width < 195)
        screen.perform { _ = controller.popViewController(animated: true) }
        let next = try #require(zoomed)
        #expect(abs(next.width - shown.width) < 1 && abs(next.minX - shown.minX) < 1)
        screen.display.advance(by: 2)
        #expect(controller.view.subviews == [root.view] && cells[0].alpha == 1)
    }
}
