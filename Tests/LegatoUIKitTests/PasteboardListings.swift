import Foundation
import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Listings of pasteboards.
struct PasteboardListings {
    @Test("A photo and a text go through the pasteboard")
    func pasteboard() {
        let pixel = CGImage(width: 1, height: 1, premultipliedRGBA: [9, 8, 7, 255])
        let photo = UIImage(cgImage: pixel)
        let (label, screen) = (UILabel(), Screen())
        screen.perform {
            UIPasteboard.general.image = photo
            if let text = UIPasteboard.general.string {
                label.text = text
            }
        }
        #expect(label.text == nil && screen.display.clipboardItems.count == 1)
    }

    @Test("A shape goes through a pasteboard with a name")
    func namedPasteboard() {
        let shapes = UIPasteboard(name: UIPasteboard.Name("shapes"), create: true)
        shapes?.string = "circle"
        #expect(UIPasteboard(name: .init("shapes"), create: false)?.string == "circle")
        UIPasteboard.remove(withName: .init("shapes"))
    }
}
