import TestSupport
import Testing
import Legato
import LegatoUIKit

/// Windows, scenes and controllers.
struct WindowTests {
    @Test("A display is a connected scene of the application, with a key window")
    func application() throws {
        let screen = Screen()
        try screen.perform {
            let scene = try #require(
                UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                    .first { $0.keyWindow?.layer === screen.display.rootLayer }
            )
            #expect(scene.activationState == .foregroundActive)
            #expect(scene.windows.count == 1)
            #expect(scene.windows[0].safeAreaInsets == .zero)
            #expect(scene.windows[0].bounds.size == CGSize(width: 200, height: 200))
            #expect(UIApplication.shared.windows.contains(scene.windows[0]))
            #expect(UIApplication.shared.keyWindow === scene.windows[0])
        }
    }

    @Test("A window created by the program shows its root controller above the display's content")
    func ownWindow() {
        let screen = Screen()
        let window = screen.perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            controller.view.backgroundColor = .red
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
        #expect(screen.pixel(100, 100) == [255, 0, 0])
        #expect(window.isKeyWindow)
        #expect(window.rootViewController?.view.window === window)
        #expect(window.windowScene?.windows.count == 2)
    }

    @Test("A window is shown by its visibility, in the order of the levels, and keeps the keys")
    func levels() throws {
        let screen = Screen()
        let scene = try screen.perform {
            try #require(UIApplication.shared.keyWindow?.windowScene)
        }
        func window(_ color: UIColor, _ level: UIWindow.Level) -> UIWindow {
            screen.perform {
                let window = UIWindow(windowScene: scene)
                window.windowLevel = level
                window.backgroundColor = color
                return window
            }
        }
        let alert = window(.red, .alert + 1)
        let ordinary = window(.blue, .normal)
        #expect(alert.isHidden && screen.pixel(100, 100) == [255, 255, 255])
        screen.perform { alert.isHidden = false }
        #expect(screen.pixel(100, 100) == [255, 0, 0])
        screen.perform { ordinary.makeKeyAndVisible() }
        #expect(screen.pixel(100, 100) == [255, 0, 0])
        #expect(scene.windows.suffix(2).elementsEqual([ordinary, alert], by: ===))
        #expect(scene.keyWindow === ordinary && !alert.isKeyWindow)
        screen.perform { alert.windowLevel = .normal - 1 }
        #expect(screen.pixel(100, 100) == [0, 0, 255])
        screen.perform { ordinary.isHidden = true }
        #expect(screen.pixel(100, 100) == [255, 0, 0])
        #expect(scene.keyWindow === scene.windows[0])
    }

    @Test("A window that is shown stays without a reference; a hidden one is released")
    func lifetime() throws {
        let screen = Screen()
        weak let window = screen.perform {
            let window = UIWindow(frame: .zero)
            window.backgroundColor = .red
            window.isHidden = false
            return window
        }
        #expect(window != nil && screen.pixel(100, 100) == [255, 0, 0])
        screen.perform { window?.isHidden = true }
        #expect(window == nil && screen.pixel(100, 100) == [255, 255, 255])
    }

    @Test("A controller is presented as a sheet from below, and dismissed")
    func presentation() throws {
        let screen = Screen()
        let root = try screen.perform {
            try #require(UIApplication.shared.keyWindow?.rootViewController)
        }
        let sheet = UIViewController()
        var calls: [String] = []
        screen.perform {
            sheet.view.backgroundColor = .blue
            root.present(sheet, animated: true) { calls.append("presented") }
        }
        #expect(root.presentedViewController === sheet)
        #expect(screen.pixel(100, 180) != [0, 0, 255])
        screen.display.advance(by: 1)
        #expect(screen.pixel(100, 180) == [0, 0, 255])
        #expect(screen.pixel(100, 5) != [0, 0, 255])
        #expect(calls == ["presented"])
        screen.perform { sheet.dismiss(animated: true) { calls.append("dismissed") } }
        screen.display.advance(by: 1)
        #expect(screen.pixel(100, 180) == [255, 255, 255])
        #expect(calls == ["presented", "dismissed"])
        #expect(sheet.view.superview == nil && root.presentedViewController == nil)
    }

    @Test("Presenting from a controller outside of windows is reported and has no effect")
    func noWindow() {
        let controller = UIViewController()
        #expect(sentences { controller.present(UIViewController(), animated: true) }.count == 1)
        #expect(controller.presentedViewController == nil)
    }

    @Test("The responder chain of a view leads to its controller, its window and the application")
    func responders() throws {
        let screen = Screen()
        let child = UIView()
        let controller = UIViewController()
        let window = screen.perform {
            let window = UIWindow(frame: .zero)
            window.rootViewController = controller
            controller.view.addSubview(child)
            window.makeKeyAndVisible()
            return window
        }
        #expect(child.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
        #expect(window.next === window.windowScene)
        #expect(window.windowScene?.next === UIApplication.shared)
    }
}
