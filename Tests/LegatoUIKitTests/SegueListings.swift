import Legato
import LegatoUIKit
import Testing

final class HomeController: UIViewController {
    var senders: [String] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        senders.append("\(segue.identifier ?? "none") \(sender ?? "nobody")")
        segue.destination.title = "prepared"
    }
}

final class DetailsController: UIViewController {}

extension UIViewController {
    /// Shows the controller on a new screen.
    func shown() -> Screen {
        let screen = Screen()
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = self }
        screen.display.advance(by: 0.1)
        return screen
    }
}

final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalTransitionStyle = .crossDissolve
        source.present(destination, animated: true)
    }
}

/// Listings on segues.
///
/// The listing of `UIStoryboardSegue`.
struct SegueListings {
    private let home = HomeController()

    @Test("A registered segue is prepared with its sender, and its class shows the destination")
    func registered() throws {
        UIStoryboardSegue.register("details") { (home: HomeController) in
            FadeSegue(identifier: "details", source: home, destination: DetailsController())
        }
        let screen = home.shown()
        screen.perform { home.performSegue(withIdentifier: "details", sender: "button") }
        screen.display.advance(by: 1)
        let shown = try #require(home.presentedViewController as? DetailsController)
        #expect(shown.modalTransitionStyle == .crossDissolve && shown.title == "prepared")
        #expect(home.senders == ["details button"])
    }
}
