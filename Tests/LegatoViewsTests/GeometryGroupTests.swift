import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Geometry groups, blurred replacements and hover effects.
struct GeometryGroupTests {
    private struct Mover: View {
        let remote: Remote<Bool>

        var body: some View {
            Remoted(remote) { isOn in
                ZStack {
                    Color.clear
                    if isOn { Circle().fill(.red).transition(.identity) }
                }
                .frame(width: 20, height: 20)
                .geometryGroup()
                .frame(width: 200, alignment: isOn ? .trailing : .leading)
            }
        }
    }

    @Test("A view that is inserted in a moving group moves with it")
    func insertion() throws {
        let remote = Remote(false)
        let stage = ViewStage(Mover(remote: remote))
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        stage.display.advance(by: 0.5)
        #expect(abs(try stage.x() - 100) < 2)
    }

    @Test("blurReplace blurs, scales and fades")
    func blurReplace() throws {
        let remote = Remote(true)
        let stage = ViewStage(
            Remoted(remote) { isOn in
                ZStack {
                    if isOn { Color.red.frame(width: 100, height: 100).transition(.blurReplace) }
                }
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
        stage.display.advance(by: 0.5)
        let picture = stage.display.snapshot()
        let middle = picture[100, 100].alpha
        #expect(middle > 100 && middle < 156)
        #expect(picture[52, 100].alpha < middle / 2)
        #expect(BlurReplaceTransition.Configuration.downUp != .upUp)
    }

    @Test("A lifted view grows under the pointer, a highlighted one has an area behind it")
    func hover() throws {
        // Left of the square, which begins at 125.
        func edge(
            _ effect: HoverEffect, isEnabled: Bool = true
        ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
            let stage = ViewDisplay(
                Color.red.frame(width: 50, height: 50).hoverEffect(effect, isEnabled: isEnabled)
            )
            stage.display.send(
                .pointerMoved(
                    PointerEvent(
                        location: CGPoint(x: 150, y: 100), time: stage.display.time, button: 0)))
            stage.display.advance(by: 1)
            return stage.display.snapshot()[124, 100]
        }
        let (lifted, lit, plain) = (
            edge(.lift), edge(.highlight), edge(.lift, isEnabled: false)
        )
        #expect(lifted.red > 200 && lifted.green < 100)
        #expect(lit.red == lit.green && lit.red > 200 && lit.red < 250)
        #expect(plain.red == 255 && plain.green == 255)
    }
}
