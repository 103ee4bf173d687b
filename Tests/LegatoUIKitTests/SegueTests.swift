import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Segues.
struct SegueTests {
    private let home = HomeController()

    @Test("A segue of another type of controller, or without registration, prints a warning")
    func missing() {
        UIStoryboardSegue.register("only home") { (home: HomeController) in
            UIStoryboardSegue(
                identifier: "only home", source: home, destination: DetailsController())
        }
        let other = DetailsController()
        let screen = other.shown()
        let warned = sentences {
            screen.perform { other.performSegue(withIdentifier: "only home", sender: nil) }
        }
        #expect(warned.count == 1 && warned[0].contains("no segue \"only home\""))
        #expect(other.presentedViewController == nil)
    }

    @Test("A later registration replaces an earlier one for the controllers of its type")
    func replaced() {
        var performed: [String] = []
        func register<Source: UIViewController>(_ type: Source.Type, _ name: String) {
            UIStoryboardSegue.register("replaced") { (source: Source) in
                UIStoryboardSegue(
                    identifier: "replaced", source: source, destination: DetailsController()
                ) { performed.append(name) }
            }
        }
        register(UIViewController.self, "any")
        register(HomeController.self, "home")
        UIViewController().performSegue(withIdentifier: "replaced", sender: nil)
        home.performSegue(withIdentifier: "replaced", sender: nil)
        register(UIViewController.self, "later")
        home.performSegue(withIdentifier: "replaced", sender: nil)
        #expect(performed == ["any", "home", "later"])
        #expect(home.senders == ["replaced nobody", "replaced nobody"])
    }

    @Test("A later registration for the same type releases the earlier one")
    func released() {
        final class Log { var names: [String] = [] }
        func register<Source: UIViewController>(_ type: Source.Type, _ log: Log, _ name: String) {
            UIStoryboardSegue.register("released") { (source: Source) in
                log.names.append(name)
                return UIStoryboardSegue(
                    identifier: "released", source: source, destination: DetailsController()
                ) {}
            }
        }
        var first: Log? = Log()
        weak let earlier = first
        let log = Log()
        if let first { register(HomeController.self, first, "first") }
        first = nil
        #expect(earlier != nil)
        register(UIViewController.self, log, "any")
        #expect(earlier != nil)
        register(HomeController.self, log, "second")
        #expect(earlier == nil)
        home.performSegue(withIdentifier: "released", sender: nil)
        UIViewController().performSegue(withIdentifier: "released", sender: nil)
        #expect(log.names == ["second", "any"])
    }

    @Test("A plain segue pushes within a navigation controller, and presents elsewhere")
    func plain() {
        let navigation = UINavigationController(rootViewController: home)
        let screen = navigation.shown()
        let (pushed, presented) = (DetailsController(), DetailsController())
        screen.perform {
            UIStoryboardSegue(identifier: nil, source: home, destination: pushed).perform()
        }
        screen.display.advance(by: 1)
        #expect(navigation.viewControllers == [home, pushed])
        let other = DetailsController()
        let second = other.shown()
        second.perform {
            UIStoryboardSegue(identifier: nil, source: other, destination: presented).perform()
        }
        second.display.advance(by: 1)
        #expect(other.presentedViewController === presented)
    }
}
