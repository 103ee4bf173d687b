import Legato
import LegatoCanvas
import Testing

/// Font sizes in mid-animation.
struct FontSizeTests {
    private static let times = [0, 0.25, 0.5, 0.75, 1]
    private static let sizes: [CGFloat] = [20, 25, 30, 35, 40]

    /// A text and a square below it.
    private struct Column<Content: View>: View {
        let text: Content
        var body: some View {
            VStack(spacing: 0) {
                text
                Rectangle().frame(width: 10, height: 10)
            }
        }
    }

    private func size<V>(_ stage: ViewStage<V>, _ index: Int = 0) throws -> CGFloat {
        try stage.shown(stage.layers(CATextLayer.self)[index]).fontSize
    }

    @Test func withAnimationAnimatesTheFontSizeAndTheLayoutFollows() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { Column(text: Text("Hamburg").font(.system(size: $0 ? 40 : 20))) }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        let text = stage.layers(CATextLayer.self)[0]
        let seen = try stage.values(at: Self.times) {
            (try stage.shown(text).fontSize, try stage.shown(text).bounds, try stage.place().y)
        }
        for (index, (size, bounds, y)) in seen.enumerated() {
            #expect(abs(size - Self.sizes[index]) < 1e-9)
            let layout = try TextLayout(string: "Hamburg", fontName: "Sans", fontSize: size)
            #expect(bounds.width == layout.size.width.rounded(.up))
            #expect(abs(bounds.height - layout.size.height) < 1e-9)
            #expect(abs(y - (100 + layout.size.height / 2)) < 1e-6)
        }
        #expect(stage.layers(CATextLayer.self)[0] === text)
    }

    @Test func aScopedAnimationAnimatesTheFontSizesOfItsBody() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { isLarge in
                VStack {
                    Text("inside").animation(.linear(duration: 1)) {
                        $0.font(.system(size: isLarge ? 40 : 20))
                    }
                    Text("outside").font(.system(size: isLarge ? 40 : 20))
                }
            }
        )
        stage.change { remote.value = true }
        let seen = try stage.values(at: Self.times) { (try size(stage), try size(stage, 1)) }
        for (index, (inside, outside)) in seen.enumerated() {
            #expect(abs(inside - Self.sizes[index]) < 1e-9)
            #expect(outside == 40)
        }
    }

    @Test func aFontSizeInMidAnimationReversesFromItsValue() throws {
        let remote = Remote(false)
        let stage = ViewStage(Remoted(remote) { Text("Hamburg").font(.system(size: $0 ? 40 : 20)) })
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        stage.display.advance(by: 0.5)
        stage.change { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { remote.value = false } }
        let turn = try size(stage)
        #expect(abs(turn - 30) < 1e-6)
        stage.display.advance(frames: 1)
        #expect(abs(try size(stage) - turn) < 1, "it goes on from there")
        stage.display.advance(by: 3)
        #expect(try size(stage) == 20)
    }

    @Test func wordsOfAJoinedTextGrowUnlessTheyHaveTheirOwnFont() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { isLarge in
                (Text("one ") + Text("two").font(.system(size: 12)))
                    .font(.system(size: isLarge ? 40 : 20))
            },
            width: 400
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        let seen = try stage.values(at: Self.times) { (try size(stage), try size(stage, 1)) }
        for (index, (first, second)) in seen.enumerated() {
            #expect(abs(first - Self.sizes[index]) < 1e-9)
            #expect(second == 12)
        }
    }

    @Test func aSpringBelowZeroKeepsTheTextSmall() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { Text("Hamburg").font(.system(size: $0 ? 0.5 : 100)) }, width: 800
        )
        let spring = Animation.interpolatingSpring(stiffness: 300, damping: 2)
        stage.change { withAnimation(spring) { remote.value = true } }
        var smallest = CGFloat.infinity
        for _ in 0..<60 {
            stage.display.advance(frames: 1)
            smallest = min(smallest, try size(stage))
        }
        #expect(smallest == 0.01)
    }
}
