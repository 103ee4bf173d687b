import Foundation
import Legato
import LegatoUIKit
import Testing

final class Drawer: UIPresentationController {
    private let shade = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
        let area = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: area.height / 2, width: area.width, height: area.height / 2)
    }
    override func presentationTransitionWillBegin() {
        shade.frame = containerView?.bounds ?? .zero
        shade.backgroundColor = .black
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.4 }
    }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }
}

private final class Home: UIViewController {
    let details = UIViewController()

    func show() {
        if let sheet = details.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(details, animated: true)
    }
}

/// Listings on presentations.
struct PresentationListings {
    @Test("A sheet rests at half of the height, and has a handle")
    func sheet() {
        let (screen, home) = (Screen(), Home())
        screen.perform {
            UIApplication.shared.keyWindow?.rootViewController = home
            home.show()
        }
        screen.display.advance(by: 2)
        #expect(home.details.view.frame.minY == 100)
        let drawer = Drawer(presentedViewController: home.details, presenting: home)
        #expect(drawer.presentedView === home.details.view)
    }
}
