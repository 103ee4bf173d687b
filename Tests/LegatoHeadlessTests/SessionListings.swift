import Foundation
import Legato
import Testing

/// Listings on sessions.
///
/// The listings of the documentation comments on headless displays and sessions.
struct SessionListings {
    private func makeCard() -> CALayer {
        let card = CALayer()
        card.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        card.backgroundColor = .white
        return card
    }

    @Test("A display draws its layers")
    func display() {
        let card = makeCard()
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        display.perform { display.rootLayer.addSublayer(card) }
        display.advance(by: 0.25)
        let picture: CGImage = display.snapshot()
        #expect(display.time == 0.25 && picture.width == 320)
        #expect(picture[16, 16].red == 255 && picture[40, 16].alpha == 0)
    }

    @Test("A layer draws into a context, at the origin of its space")
    func rendering() {
        let card = makeCard()
        card.position = CGPoint(x: 500, y: 500)
        let context = CGContext(width: 64, height: 64)
        card.render(in: context)
        let picture: CGImage = context.makeImage()
        #expect(picture[16, 16].red == 255 && picture[40, 16].alpha == 0)
    }

    @Test("A replay shows the recorded frames")
    func replay() {
        let recorded = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        let original = makeCard()
        recorded.startRecording { recorded.rootLayer.addSublayer(original) }
        var expected: [CGImage] = []
        for _ in 0..<4 {
            recorded.advance(frames: 1)
            expected.append(recorded.snapshot())
        }
        let recording = recorded.stopRecording()

        let card = makeCard()
        var frames: [CGImage] = []
        let display = HeadlessDisplay(for: recording)
        display.replay(recording) {
            display.rootLayer.addSublayer(card)
        } onStep: { _ in
            frames.append(display.snapshot())
        }
        #expect(!frames.isEmpty && frames.last == expected.last)
    }
}
