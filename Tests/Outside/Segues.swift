import UIKit

/// Shows a controller by a custom segue, and passes a value to it.
class CardsController: UIViewController {
    func open(_ card: Int) { performSegue(withIdentifier: "card", sender: card) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard segue.identifier == "card", let card = segue.destination as? CardController else {
            return
        }
        card.number = sender as? Int ?? 0
        card.modalPresentationStyle = .custom
    }
}

class CardController: UIViewController {
    var number = 0
}

final class GrowSegue: UIStoryboardSegue {
    override init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
        destination.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }

    override func perform() {
        source.present(destination, animated: false) {
            UIView.animate(withDuration: 0.3) { self.destination.view.transform = .identity }
        }
    }
}
