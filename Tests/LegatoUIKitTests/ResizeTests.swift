import Foundation
import Legato
import LegatoUIKit
import Testing

/// View controllers whose window is resized.
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

    @Test("A controller that appears or disappears animates alongside its transition")
    func transition() throws {
        final class Sheet: UIViewController {
            var entries: [String] = []

            private func follow(_ name: String) {
                let isQueued = transitionCoordinator?.animate { context in
                    self.entries.append("\(name) alongside \(context.transitionDuration)")
                } completion: { _ in
                    self.entries.append("\(name) done")
                }
                entries.append("\(name) \(isQueued == true)")
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                follow("in")
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                follow("out")
            }
        }
        let screen = Screen()
        let root = try screen.perform {
            try #require(UIApplication.shared.keyWindow?.rootViewController)
        }
        let sheet = Sheet()
        screen.perform { root.present(sheet, animated: true) }
        screen.display.advance(by: 2)
        #expect(sheet.entries == ["in true", "in alongside 0.5", "in done"])
        #expect(sheet.transitionCoordinator == nil)
        sheet.entries = []
        screen.perform { root.dismiss(animated: true) }
        screen.display.advance(by: 2)
        #expect(sheet.entries == ["out true", "out alongside 0.5", "out done"])
        sheet.entries = []
        screen.perform { root.present(sheet, animated: false) }
        screen.perform { root.dismiss(animated: false) }
        #expect(sheet.entries == ["in false", "out false"])
    }

    @Test("A pushed controller animates alongside the push")
    func push() {
        final class Detail: UIViewController {
            var duration: TimeInterval?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate { self.duration = $0.transitionDuration }
            }
        }
        let (first, second) = (UIViewController(), Detail())
        let stack = UINavigationController(rootViewController: first)
        let screen = Screen()
        screen.perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = stack
            window.makeKeyAndVisible()
        }
        screen.perform { stack.pushViewController(second, animated: true) }
        screen.display.advance(by: 1)
        #expect(second.duration == 0.35)
    }
}
