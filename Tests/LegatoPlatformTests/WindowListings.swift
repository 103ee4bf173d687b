import Foundation
import Legato

/// The listings of the documentation comments on windows; compiled but not run.
private enum WindowListings {
    static func window(_ card: CALayer) throws {
        let window = try Window(title: "Layers", size: CGSize(width: 480, height: 320))
        window.rootLayer.addSublayer(card)
        try Application.shared.run()
    }

    static func closing(_ window: Window, _ document: Document) {
        window.shouldClose = {
            if document.isSaved { return true }
            document.showsWarning = true
            return false
        }
    }

    final class Document {
        var isSaved = false
        var showsWarning = false
    }
}
