import Legato
import LegatoLayers
import LegatoTesting
import Testing

/// Listings on accessibility.
///
/// The listings on accessibility.
struct AccessibilityListings {
    private let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))

    struct Rating: View {
        @State private var stars = 3

        var body: some View {
            HStack {
                ForEach(1...5, id: \.self) { Image(systemName: $0 > stars ? "star" : "star.fill") }
            }
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars) of 5 stars")
            .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
        }
    }

    @Test("A view of drawings is one element that is adjusted")
    func rating() throws {
        display.show { Rating() }
        #expect(try display.element("Rating").value == "3 of 5 stars")
        #expect(try display.element("Rating").adjust(.increment))
        #expect(try display.element("Rating").value == "4 of 5 stars")
    }

    @Test("A layer is an element")
    func layer() throws {
        let dial = CALayer()
        dial.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Volume"
        dial.accessibilityValue = "7"
        display.perform { display.rootLayer.addSublayer(dial) }
        let element = try display.element("Volume")
        #expect(element.value == "7")
        #expect(element.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("An announcement reaches a screen reader")
    func announcement() {
        var spoken: [String] = []
        AccessibilityAnnouncements.onPost = { spoken.append($0) }
        AccessibilityNotification.Announcement("Three files found").post()
        AccessibilityAnnouncements.onPost = nil
        #expect(spoken == ["Three files found"])
    }
}
