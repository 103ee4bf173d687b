import Foundation
import Legato

/// The listings of the documentation comments on windows; compiled but not run.
private enum WindowListings {
    static func window(_ card: CALayer) throws {
        let window = try Window(title: "Layers", size: CGSize(width: 480, height: 320))
        window.rootLayer.addSublayer(card)
        try Application.shared.run()
    }
}
