import Legato
@testable import LegatoUIKit
import Testing

/// Safe areas and margins.
struct SafeAreaTests {
    /// A view that counts the changes of its insets.
    private final class Counted: UIView {
        var changes: [String] = []
        override func safeAreaInsetsDidChange() { changes.append("safe area") }
        override func layoutMarginsDidChange() { changes.append("margins") }
    }

    private let controller = UIViewController()
    private let root = Counted(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let screen: Screen

    init() {
        controller.view = root
        screen = Screen(root)
    }

    private func insets(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
    ) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

    @Test("Additional insets move the guides of the controller's view, and are reported")
    func additional() {
        let (inner, above) = (UIView(), UIView())
        for view in [inner, above] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let safe = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: safe.topAnchor),
            inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            inner.leftAnchor.constraint(equalTo: safe.leftAnchor),
            inner.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
            above.topAnchor.constraint(equalTo: controller.topLayoutGuide.topAnchor),
            above.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
            above.leftAnchor.constraint(equalTo: root.leftAnchor),
            above.widthAnchor.constraint(equalToConstant: 10),
        ])
        screen.display.advance(by: 0.1)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 192, height: 200))
        screen.perform { controller.additionalSafeAreaInsets = insets(20, 5, 30, 10) }
        screen.display.advance(by: 0.1)
        #expect(root.safeAreaInsets == insets(20, 5, 30, 10))
        #expect(inner.frame == CGRect(x: 5, y: 20, width: 177, height: 150))
        #expect(above.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 30)
        #expect(root.changes == ["safe area", "margins"])
    }

    @Test("A subview has the part of the safe area that reaches into it")
    func parts() {
        let child = UIView(frame: CGRect(x: 0, y: 15, width: 200, height: 160))
        screen.perform {
            root.addSubview(child)
            controller.additionalSafeAreaInsets = insets(20, 5, 30, 10)
        }
        #expect(child.safeAreaInsets == insets(5, 5, 5, 10))
        screen.perform { child.frame = CGRect(x: 50, y: 50, width: 50, height: 50) }
        #expect(child.safeAreaInsets == .zero)
    }

    @Test(
        "Margins contain the safe area, unless they are not to, and those of the superview on demand"
    )
    func margins() {
        let child = Counted(frame: CGRect(x: 10, y: 0, width: 180, height: 200))
        screen.perform {
            root.addSubview(child)
            root.layoutMargins = insets(20, 30, 8, 8)
        }
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
        screen.perform { child.preservesSuperviewLayoutMargins = true }
        screen.display.advance(by: 0.1)
        #expect(child.layoutMargins == insets(20, 20, 8, 8) && child.changes == ["margins"])
        screen.perform { controller.additionalSafeAreaInsets = insets(40, 0, 0, 0) }
        #expect(root.layoutMargins.top == 60 && child.layoutMargins.top == 60)
        screen.perform { root.insetsLayoutMarginsFromSafeArea = false }
        #expect(root.layoutMargins.top == 20 && child.layoutMargins.top == 48)
    }

    @Test("A scroll view at its top stays there when the safe area changes")
    func scroll() {
        let scroll = UIScrollView(frame: root.bounds)
        scroll.contentSize = CGSize(width: 200, height: 800)
        screen.perform { root.addSubview(scroll) }
        screen.perform { controller.additionalSafeAreaInsets.top = 40 }
        screen.display.advance(by: 0.1)
        #expect(scroll.contentOffset.y == -40 && scroll.adjustedContentInset.top == 40)
        screen.perform {
            scroll.contentOffset.y = 100
            controller.additionalSafeAreaInsets.top = 10
        }
        screen.display.advance(by: 0.1)
        #expect(scroll.contentOffset.y == 100)
        screen.perform { scroll.contentInsetAdjustmentBehavior = .never }
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("A hosting controller passes its safe area to its views")
    func hosting() {
        let host = UIHostingController(
            rootView: Color.black.frame(maxHeight: 10)
                .frame(maxHeight: .infinity, alignment: .top))
        let screen = Screen(host.view)
        screen.perform {
            host.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            host.additionalSafeAreaInsets.top = 50
        }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(100, 55) == [0, 0, 0] && screen.pixel(100, 5) != [0, 0, 0])
    }

    @Test("Children appear only by the controller that forwards their appearance itself")
    func forwarding() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (container, child) = (Container(), LoggedController())
        container.addChild(child)
        container.view.addSubview(child.view)
        let screen = Screen(container.view)
        #expect(child.log.isEmpty)
        screen.perform {
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
        }
        #expect(child.log.contains("did appear"))
    }

    @Test("The status bar has the style of the front controller, or of the child that it names")
    func statusBar() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Parent: UIViewController {
            let light = Light()
            override var childForStatusBarStyle: UIViewController? { light }
        }
        let (screen, parent) = (Screen(), Parent())
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = parent
            #expect(UIApplication.shared.statusBarStyle == .lightContent)
            #expect(UIApplication.shared.statusBarFrame == .zero)
            #expect(UIApplication.shared.isStatusBarHidden)
        }
    }

    @Test("A controller decides whether content that fits keeps to the safe area")
    func automaticInsets() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.perform {
            root.addSubview(scroll)
            controller.additionalSafeAreaInsets = insets(20, 0, 30, 0)
        }
        screen.display.advance(by: 0.1)
        #expect(scroll.adjustedContentInset == insets(20, 0, 30, 0))
        screen.perform { controller.automaticallyAdjustsScrollViewInsets = false }
        #expect(scroll.adjustedContentInset == .zero)
        screen.perform { scroll.contentSize.height = 500 }
        #expect(scroll.adjustedContentInset == insets(20, 0, 30, 0))
    }
}
