import SwiftUI
import Testing

/// Listings on asynchronous images.
///
/// The listing of the documentation comment on asynchronous images.
struct AsyncImageListings {
    struct Photo: View {
        let photo: URL?

        var body: some View {
            AsyncImage(url: photo) { image in
                image.resizable().scaledToFill()
            } placeholder: {
                ProgressView()
            }
            .frame(width: 80, height: 80)
        }
    }

    @Test("The placeholder of the listing is drawn while there is no photo")
    func drawn() {
        let display = HeadlessDisplay(size: CGSize(width: 80, height: 80))
        let empty = display.snapshot()
        display.perform {
            let layer = HostingLayer(rootView: Photo(photo: nil))
            layer.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(layer)
        }
        display.advance(by: 0.1)
        #expect(display.snapshot() != empty)
    }
}
