import Foundation
import Legato
import TestSupport
import Testing

/// The listing of the documentation comment on shadows of canvases.
private struct Pit: View {
    var body: some View {
        Canvas { context, size in
            context.addFilter(
                .shadow(
                    color: .black, radius: 8, blendMode: .sourceAtop,
                    options: [.shadowAbove, .invertsAlpha]
                )
            )
            let box = CGRect(origin: .zero, size: size).insetBy(dx: 20, dy: 20)
            context.fill(Path(ellipseIn: box), with: .color(.yellow))
        }
    }
}

/// Listings of canvases.
struct CanvasListings {
    @Test("The shadow of the listing darkens the edge from the inside")
    func shadow() {
        let picture = Stage(Pit(), size: CGSize(width: 100, height: 100)).display.snapshot()
        #expect(picture[50, 10].alpha == 0)
        #expect(picture[50, 21].red < 200 && picture[50, 21].alpha == 255)
        #expect(picture[50, 50].red > 240)
    }
}
