import Legato
import LegatoUIKit
import Testing

@Suite("Controllers whose window takes another size")
struct ResizeTests {
    private final class Page: UIViewController {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var entries: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(panel)
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            entries.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
            let isQueued = coordinator.animate { context in
                self.entries.append("alongside \(Int(self.view.bounds.width))")
                self.panel.center.x = size.width
                #expect(!coordinator.animate(alongsideTransition: nil))
            } completion: { _ in
                self.entries.append("done")
            }
            #expect(isQueued && coordinator.transitionDuration == 0.3)
        }
    }

    @Test("The coordinator animates alongside, once the view has its new size")
    func alongside() {
        let screen = Screen()
        let (page, inner, aside) = (Page(), Page(), Page())
        screen.perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = page
            window.makeKeyAndVisible()
            for child in [inner, aside] {
                page.addChild(child)
                child.view.frame = page.view.bounds
                page.view.addSubview(child.view)
            }
            inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            aside.view.frame.size.width = 50
        }
        screen.display.advance(by: 0.1)
        let start = page.panel.center.x
        screen.display.resize(to: CGSize(width: 300, height: 200))
        #expect(page.entries == ["will 200 to 300", "alongside 300"])
        #expect(inner.entries == page.entries && aside.entries.isEmpty)
        screen.display.advance(by: 0.15)
        let middle = page.panel.shown.position.x
        #expect(middle > start + 50 && middle < 250)
        screen.display.advance(by: 0.2)
        #expect(page.panel.shown.position.x == 300)
        #expect(page.entries.last == "done")
        screen.display.resize(to: CGSize(width: 300, height: 200))
        #expect(page.entries.count == 3)
    }
}
