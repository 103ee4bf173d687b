import Legato
@testable import LegatoUIKit
import Testing

/// Changes of traits.
struct TraitChangeTests {
    private final class Panel: UIView {
        var log: [String] = []
        func change(_ sender: Any?) { log.append("method") }
    }

    private let panel = Panel()
    private let controller = UIViewController()
    private let screen = Screen()

    init() {
        screen.perform {
            controller.view = panel
            UIApplication.shared.keyWindow?.rootViewController = controller
        }
    }

    @Test("A closure is called with the traits from before, until the observation ends")
    func appearance() {
        var old: [UIUserInterfaceStyle] = []
        let registration = panel.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Panel, traits) in
            view.log.append("closure")
            old.append(traits.userInterfaceStyle)
        }
        panel.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], action: Selector(Panel.change(_:)))
        panel.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: Panel, _) in
            view.log.append("size")
        }
        screen.perform { panel.overrideUserInterfaceStyle = .dark }
        #expect(panel.log == ["closure", "method"] && old == [.light])
        panel.unregisterForTraitChanges(registration)
        screen.perform { panel.overrideUserInterfaceStyle = .light }
        #expect(panel.log == ["closure", "method", "method"])
    }

    @Test("A wider window changes the size class of controllers and views")
    func sizeClass() {
        var log: [UIUserInterfaceSizeClass] = []
        let sizes: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        controller.registerForTraitChanges(sizes) { (one: UIViewController, old) in
            log += [old.horizontalSizeClass, one.traitCollection.horizontalSizeClass]
        }
        screen.display.resize(to: CGSize(width: 300, height: 200))
        screen.display.advance(by: 0.1)
        #expect(log.isEmpty)
        screen.display.resize(to: CGSize(width: 700, height: 200))
        screen.display.advance(by: 0.1)
        #expect(log == [.compact, .regular])
    }
}
