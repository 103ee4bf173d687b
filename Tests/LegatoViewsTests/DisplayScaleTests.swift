import Legato
import LegatoViews
import Testing

/// Scale of the display in views.
///
/// Views on a display whose number of pixels per point changes.
struct ViewDisplayScaleTests {
    private final class Record {
        var scales: [CGFloat] = []
        var screens: [CGFloat] = []
    }

    private struct Reader: View {
        let record: Record
        @Environment(\.displayScale) private var scale
        @Environment(\.pixelLength) private var pixel

        var body: some View {
            let _ = record.scales.append(scale * scale * pixel)
            let _ = record.screens.append(UIScreen.main.scale)
            Color.red
        }
    }

    @Test("Views follow another scale, also if the size in points stays the same")
    func follows() {
        let record = Record()
        let display = ViewDisplay(Reader(record: record)).display
        display.advance(by: 0.1)
        for scale in [1.25, 1.5, 2, 1] as [CGFloat] {
            display.resize(to: display.size, scale: scale)
            display.advance(by: 0.1)
        }
        #expect(record.scales == [1, 1.25, 1.5, 2, 1])
        #expect(record.screens == record.scales)
    }

    @Test(
        "A stripe of a pixel is a pixel of the picture", arguments: [1, 1.25, 1.5, 2])
    func stripe(scale: CGFloat) {
        struct Stripe: View {
            @Environment(\.pixelLength) private var pixel

            var body: some View {
                Color.black
                    .frame(width: pixel)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                    .background(Color.white)
            }
        }
        let display = ViewDisplay(Stripe(), size: CGSize(width: 40, height: 20)).display
        display.advance(by: 0.1)
        display.resize(to: display.size, scale: scale)
        display.advance(by: 0.1)
        let image = display.snapshot()
        #expect(image.width == Int(40 * scale))
        let row = (0..<image.width).map { image[$0, 4].red }
        #expect(row == [0] + Array(repeating: 255, count: image.width - 1))
    }
}
