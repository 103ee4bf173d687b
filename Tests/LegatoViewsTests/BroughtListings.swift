import Foundation
import Legato
import Testing

/// The listings of the documentation comments on tabs, styles and gestures.
private struct BroughtListings: View {
    struct Framed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration).padding().border(.gray)
        }
    }

    private enum Place: Hashable { case library, settings }
    private struct Library: View { var body: some View { Text("Books") } }
    private struct Settings: View { var body: some View { Text("Sizes") } }

    @State private var section = Place.library

    func taps(_ count: Int) -> AnyGesture<Void> { AnyGesture(TapGesture(count: count)) }

    var body: some View {
        TabView(selection: $section) {
            Tab("Library", systemImage: "books.vertical", value: .library) { Library() }
            Tab("Settings", systemImage: "gear", value: .settings) { Settings() }
        }
        Text("Card").padding().background(.background.secondary, in: .rect(cornerRadius: 12))
            .gesture(taps(2))
        Text("Framed")
            .padding(40)
            .border(ImagePaint(image: Image("Wood"), scale: 0.5), width: 30)
    }
}

/// Listings on tabs, styles and gestures.
struct BroughtListingTests {
    @Test("They are shown")
    func shown() {
        let it = ViewDisplay(BroughtListings(), size: CGSize(width: 300, height: 600), frames: 3)
        #expect(it.middle(ofText: "Books") != nil && it.middle(ofText: "Card") != nil)
    }
}
