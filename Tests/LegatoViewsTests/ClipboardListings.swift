import Foundation
import Legato
import Testing

/// The listings of the documentation comments on the clipboard.
struct ClipboardListings: View {
    private struct Board: View {
        let notes: [String]
        var body: some View { VStack { ForEach(notes, id: \.self) { Text($0) } } }
    }

    let photo: CGImage
    @State private var photos: [Image] = []
    @State private var notes = ["Read"]

    var body: some View {
        VStack {
            Image(decorative: photo, scale: 2)
                .focusable()
                .copyable([Image(decorative: photo, scale: 2)])
            Board(notes: notes)
                .focusable()
                .pasteDestination(for: String.self) { texts in
                    notes += texts
                } validator: { texts in
                    texts.filter { !$0.isEmpty }
                }
            PasteButton(payloadType: Image.self) { images in
                photos += images
            }
            Text("\(photos.count) photos")
        }
    }
}

/// Listings on the clipboard.
struct ClipboardListingTests {
    @Test("The listings copy a photo and paste it, and paste texts that are not empty")
    func listings() {
        let pixels = [UInt8](repeating: 255, count: 16 * 16 * 4)
        let photo = CGImage(width: 16, height: 16, premultipliedRGBA: pixels)
        let it = ViewDisplay(ClipboardListings(photo: photo))
        it.key("tab")
        it.key("c", .control)
        #expect((it.display.clipboardItems == [["image/png": photo.pngData()]]) == true)
        it.key("tab")
        it.key("tab")
        it.key("space")
        it.display.advance(frames: 1)
        #expect(it.layer(ofText: "1 photos") != nil)
        it.display.clipboard = "Write"
        it.key("tab", .shift)
        it.key("v", .control)
        #expect(it.layer(ofText: "Write") != nil)
        let display = it.display
        display.clipboardItems = [["image/png": photo.pngData()]]
        #expect(display.clipboard == nil)
    }
}
