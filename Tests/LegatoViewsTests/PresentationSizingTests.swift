import Foundation
import Legato
import Testing

/// Sizes of sheets.
///
/// The sizes of sheets in a window of 200 x 400 points, where a sheet has at most 200 x 360.
struct PresentationSizingTests {
    private struct Sheet<Sizing: PresentationSizing>: View {
        let sizing: Sizing
        let size: Handle<CGSize>
        let isOpen: Handle<Bool>
        var detents: Set<PresentationDetent> = []
        @State private var content = CGSize(width: 120, height: 100)
        @State private var isOn = true

        var body: some View {
            size.set = { content = $0 }
            isOpen.get = { isOn }
            isOpen.set = { isOn = $0 }
            return Color.white.sheet(isPresented: $isOn) {
                Color.red.frame(width: content.width, height: content.height)
                    .presentationSizing(sizing)
                    .presentationDetents(detents)
            }
        }
    }

    private struct Square: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize {
            let side = root.sizeThatFits(.unspecified).width
            return ProposedViewSize(width: side + 20, height: side + 20)
        }
    }

    private struct Odd: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize {
            ProposedViewSize(width: .nan, height: 100)
        }
    }

    private let size = Handle<CGSize>()
    private let isOpen = Handle<Bool>()

    private func stage<Sizing: PresentationSizing>(
        _ sizing: Sizing, detents: Set<PresentationDetent> = []
    ) -> NavigationStage<Sheet<Sizing>> {
        let sheet = Sheet(sizing: sizing, size: size, isOpen: isOpen, detents: detents)
        let stage = NavigationStage(sheet)
        stage.display.advance(by: 2)
        return stage
    }

    /// The presented frame of the sheet.
    private func frame<V: View>(_ stage: NavigationStage<V>) -> CGRect {
        let white = CGColor(gray: 1, alpha: 1)
        let layer = stage.hosting.sublayers?.last { $0.backgroundColor == white }
        return layer?.presentation()?.frame ?? .null
    }

    @Test("The built-in sizes are limited to the window")
    func builtIn() {
        let full = CGRect(x: 0, y: 40, width: 200, height: 360)
        #expect(frame(stage(.automatic)) == full)
        #expect(frame(stage(.form)) == full)
        #expect(frame(stage(.page)) == full)
    }

    @Test("A fitted sheet has the size of its content, in the centre of the window")
    func fitted() {
        #expect(frame(stage(.fitted)) == CGRect(x: 40, y: 150, width: 120, height: 100))
    }

    @Test("A sheet as wide as the window is at its bottom edge")
    func vertical() {
        let sizing = FormPresentationSizing.form.fitted(horizontal: false, vertical: true)
        #expect(frame(stage(sizing)) == CGRect(x: 0, y: 300, width: 200, height: 100))
    }

    @Test("A custom sizing measures the content")
    func custom() {
        #expect(frame(stage(Square())) == CGRect(x: 30, y: 130, width: 140, height: 140))
    }

    @Test("A length that is NaN counts as the largest one, with a warning")
    func odd() {
        var shown = CGRect.null
        let messages = warnings { shown = frame(stage(Odd())) }
        #expect(shown == CGRect(x: 0, y: 300, width: 200, height: 100))
        #expect(!messages.isEmpty)
    }

    @Test("A fitted sheet follows its content, and a sticky one does not shrink")
    func changes() {
        func heights<Sizing: PresentationSizing>(_ sizing: Sizing) -> [CGFloat] {
            let stage = stage(sizing)
            return [150, 80].map {
                size.set(CGSize(width: 120, height: $0))
                stage.display.advance(by: 2)
                return frame(stage).height
            }
        }
        #expect(heights(.fitted) == [150, 80])
        #expect(heights(FittedPresentationSizing.fitted.sticky(vertical: true)) == [150, 150])
        #expect(heights(FittedPresentationSizing.fitted.sticky(horizontal: true)) == [150, 80])
    }

    @Test("Detents determine the height of a sized sheet")
    func detents() {
        let shown = frame(stage(.fitted, detents: [.height(240)]))
        #expect(shown == CGRect(x: 40, y: 160, width: 120, height: 240))
    }

    @Test("A sized sheet disappears below the window, and a tap beside it dismisses it")
    func dismissal() {
        let stage = stage(.fitted)
        stage.tap(20, 200)
        stage.display.advance(frames: 2)
        #expect(isOpen.get() == false)
        isOpen.set(true)
        stage.display.advance(by: 2)
        stage.press(100, 200)
        for y in stride(from: 200.0, through: 390, by: 10) {
            stage.move(100, y)
            stage.display.advance(frames: 1)
        }
        #expect(frame(stage).minY > 250)
        stage.release(100, 390)
        stage.display.advance(frames: 2)
        #expect(isOpen.get() == false)
        #expect(frame(stage).minY < 400)
        stage.display.advance(by: 3)
        #expect(stage.places(CGSize(width: 120, height: 100)).isEmpty)
    }
}
