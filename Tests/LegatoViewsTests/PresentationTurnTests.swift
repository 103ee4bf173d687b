import Foundation
import Legato
import Testing

/// Presentations that turn round.
///
/// Presentations that change while a page is in flight.
struct PresentationTurnTests {
    private struct Item: Identifiable { let id: Int }

    /// A sheet or a cover of an item, whose pages count their taps.
    private struct Items: View {
        let handle: Handle<Int?>
        let journal: Journal
        var isCover = false
        @State private var item: Item?

        var body: some View {
            handle.set = { item = $0.map { Item(id: $0) } }
            handle.get = { item?.id ?? 0 }
            if isCover {
                return AnyView(
                    Color.red.fullScreenCover(item: $item, onDismiss: dismissed, content: page)
                )
            }
            return AnyView(Color.red.sheet(item: $item, onDismiss: dismissed, content: page))
        }

        private func dismissed() { journal.lines.append("dismissed") }

        private func page(_ item: Item) -> some View {
            Color.blue.frame(width: 50, height: 50)
                .onAppear { journal.lines.append("+\(item.id)") }
                .onDisappear { journal.lines.append("-\(item.id)") }
        }
    }

    private let side = CGSize(width: 50, height: 50)
    private let handle = Handle<Int?>()
    private let journal = Journal()
    private let spring = Spring(duration: 0.5, bounce: 0)

    private func shown(isCover: Bool = false) -> NavigationStage<Items> {
        let stage = NavigationStage(Items(handle: handle, journal: journal, isCover: isCover))
        handle.set(1)
        stage.display.advance(by: 2)
        return stage
    }

    @Test("Another item's sheet comes when the first one is logically dismissed")
    func replacement() throws {
        let stage = shown()
        let start = stage.display.time
        handle.set(2)
        while journal.lines.last != "+2", stage.display.time < start + 2 {
            stage.display.advance(frames: 1)
        }
        #expect(journal.take() == ["+1", "-1", "dismissed", "+2"])
        #expect(abs(stage.display.time - start - 0.5) < 0.05, "\(stage.display.time - start)")
        let arrival = stage.display.time
        stage.display.advance(frames: 12)
        // The first one settles below the window meanwhile.
        let ys = stage.places(side).map(\.midY).sorted()
        let progress = spring.value(target: 1.0, time: stage.display.time - arrival)
        #expect(ys.count == 2 && abs(ys[0] - (580 - 360 * progress)) < 25 && ys[1] > 575)
        stage.display.advance(by: 2)
        #expect(stage.place(side)?.midY == 220)
    }

    @Test(
        "A page that is closed and opened again in flight is one page, which turns round",
        arguments: [false, true])
    func reversal(isCover: Bool) throws {
        let stage = shown(isCover: isCover)
        _ = journal.take()
        handle.set(nil)
        stage.display.advance(frames: 10)
        var last = try #require(stage.place(side)).midY
        handle.set(1)
        var speeds: [CGFloat] = []
        for _ in 0..<30 {
            stage.display.advance(frames: 1)
            let now = try #require(stage.place(side)).midY
            speeds.append(now - last)
            last = now
        }
        // It goes on down before it rises, without a jump of its velocity.
        #expect(speeds[0] > 5)
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($1 - $0) < 20 })
        #expect(speeds.contains { $0 < -5 })
        stage.display.advance(by: 2)
        #expect(stage.place(side)?.midY == (isCover ? 200 : 220))
        #expect(journal.take().isEmpty)
        // It can be dismissed as before.
        handle.set(nil)
        stage.display.advance(by: 2)
        #expect(stage.places(side).isEmpty && journal.take() == ["-1", "dismissed"])
    }

    @Test("A sheet that came back in flight can be pulled down")
    func pull() {
        let stage = shown()
        handle.set(nil)
        stage.display.advance(frames: 10)
        handle.set(1)
        stage.display.advance(by: 2)
        stage.press(100, 100)
        for y in stride(from: 100.0, through: 300, by: 20) {
            stage.move(100, y)
            stage.display.advance(frames: 1)
        }
        stage.release(100, 300)
        stage.display.advance(by: 2)
        #expect(handle.get() == 0)
    }

    @Test("A sheet of another item that is set in flight waits for the first one")
    func other() {
        let stage = shown()
        handle.set(nil)
        stage.display.advance(frames: 10)
        handle.set(2)
        stage.display.advance(frames: 10)
        #expect(stage.places(side).count == 1)
        stage.display.advance(by: 2)
        #expect(stage.place(side)?.midY == 220)
        #expect(journal.take() == ["+1", "-1", "dismissed", "+2"])
    }

    /// A view that presents a sheet, in front of others.
    private struct Source: View {
        let handle: Handle<Bool>
        let journal: Journal
        @State private var hasSource = true
        @State private var isOn = true

        var body: some View {
            handle.set = { hasSource = $0 }
            return ZStack {
                Color.white
                if hasSource {
                    Color.red.frame(width: 30, height: 30)
                        .sheet(isPresented: $isOn, onDismiss: { journal.lines.append("dismissed") })
                    {
                        Color.blue.frame(width: 50, height: 50)
                            .onDisappear { journal.lines.append("-") }
                    }
                }
            }
        }
    }

    @Test("A sheet slides out when the view that presents it is removed")
    func removal() throws {
        let (handle, journal) = (Handle<Bool>(), Journal())
        let stage = NavigationStage(Source(handle: handle, journal: journal))
        stage.display.advance(by: 2)
        handle.set(false)
        stage.display.advance(frames: 12)
        let progress = spring.value(target: 1.0, time: 0.2)
        #expect(abs(try #require(stage.place(side)).midY - (220 + 360 * progress)) < 0.01)
        stage.display.advance(by: 2)
        #expect(stage.places(side).isEmpty && journal.take() == ["-", "dismissed"])
    }

    @Test("It slides out with the animation of the removal, and comes back with the view")
    func animatedRemoval() throws {
        let (handle, journal) = (Handle<Bool>(), Journal())
        let stage = NavigationStage(Source(handle: handle, journal: journal))
        stage.display.advance(by: 2)
        withAnimation(.linear(duration: 1)) { handle.set(false) }
        stage.display.advance(by: 0.5)
        #expect(abs(try #require(stage.place(side)).midY - 400) < 0.01)
        withAnimation(.linear(duration: 1)) { handle.set(true) }
        stage.display.advance(frames: 1)
        #expect(abs(try #require(stage.place(side)).midY - 400) < 10)
        stage.display.advance(by: 2)
        #expect(stage.place(side)?.midY == 220 && journal.take().isEmpty)
    }

    @Test("A sheet over a sheet leaves together with it")
    func nested() throws {
        struct Nested: View {
            let handle: Handle<Bool>
            @State private var isOn = true
            var body: some View {
                handle.set = { isOn = $0 }
                return Color.red.sheet(isPresented: $isOn) {
                    Color.blue.frame(width: 50, height: 50).sheet(isPresented: .constant(true)) {
                        Color.green.frame(width: 60, height: 60)
                    }
                }
            }
        }
        let handle = Handle<Bool>()
        let stage = NavigationStage(Nested(handle: handle))
        stage.display.advance(by: 2)
        handle.set(false)
        stage.display.advance(frames: 12)
        let (outer, inner) = (stage.place(side), stage.place(CGSize(width: 60, height: 60)))
        #expect(outer?.midY == inner?.midY && outer?.midY ?? 0 > 400)
        stage.display.advance(by: 2)
        #expect(stage.places(side).isEmpty && stage.places(CGSize(width: 60, height: 60)).isEmpty)
    }

    @Test("An alert shrinks to its size as it fades in, and only fades out")
    func alert() throws {
        struct Asking: View {
            let handle: Handle<Bool>
            @State private var isOn = false
            var body: some View {
                handle.set = { isOn = $0 }
                return Color.white.alert("Delete?", isPresented: $isOn) {}
            }
        }
        let handle = Handle<Bool>()
        let stage = NavigationStage(Asking(handle: handle))
        handle.set(true)
        stage.display.advance(frames: 12)
        let progress = spring.value(target: 1.0, time: 0.2)
        let page = try #require(pages(stage.hosting).first?.presentation())
        let content = try #require(page.sublayers?.first)
        #expect(abs(Double(page.opacity) - progress) < 0.001)
        #expect(abs(content.transform.m11 - (1.2 - 0.2 * progress)) < 0.001)
        stage.display.advance(by: 2)
        handle.set(false)
        stage.display.advance(frames: 12)
        let leaving = try #require(pages(stage.hosting).first?.presentation())
        #expect(abs(Double(leaving.opacity) - (1 - progress)) < 0.001)
        #expect(leaving.sublayers?.first?.transform.m11 == 1)
    }

    private func pages(_ layer: CALayer) -> [CALayer] {
        if "\(type(of: layer))" == "PageLayer" { return [layer] }
        return (layer.sublayers ?? []).flatMap(pages)
    }
}

/// Covered views.
///
/// What is drawn behind a page that covers the window.
struct CoveredViewTests {
    private struct Page: View {
        let handle: Handle<Bool>
        var isClear = false
        @State private var isOn = false
        @State private var isMoved = false

        var body: some View {
            handle.set = { isOn = $0 }
            return ZStack {
                ForEach(0..<10) { number in Color.red.frame(width: CGFloat(60 + number), height: 60)
                }
                Color.green.frame(width: 30, height: 30).offset(x: isMoved ? 50 : 0)
            }
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true }
            }
            .fullScreenCover(isPresented: $isOn) {
                if isClear {
                    Color.blue.frame(width: 50, height: 50).presentationBackground(.clear)
                } else {
                    Color.blue.frame(width: 50, height: 50)
                }
            }
        }
    }

    private func count(_ stage: NavigationStage<Page>) -> Int {
        stage.display.displayList().items.count
    }

    @Test("Views behind a cover are drawn until it has arrived, and again when it begins to leave")
    func cover() throws {
        let handle = Handle<Bool>()
        let stage = NavigationStage(Page(handle: handle))
        let alone = count(stage)
        #expect(alone >= 11)
        handle.set(true)
        stage.display.advance(by: 0.5)
        #expect(count(stage) > alone)
        stage.display.advance(by: 1.5)
        #expect(count(stage) <= 3)
        handle.set(false)
        stage.display.advance(frames: 1)
        #expect(count(stage) > alone)
        stage.display.advance(by: 2)
        #expect(count(stage) == alone)
    }

    @Test("Animations of covered views go on")
    func animation() throws {
        let handle = Handle<Bool>()
        let stage = NavigationStage(Page(handle: handle))
        let side = CGSize(width: 30, height: 30)
        handle.set(true)
        stage.display.advance(by: 2)
        handle.set(false)
        stage.display.advance(by: 2)
        let before = try #require(stage.place(side)).midX
        stage.display.advance(by: 0.2)
        #expect(abs(abs(try #require(stage.place(side)).midX - before) - 10) < 0.1)
    }

    @Test("Views behind a clear cover are drawn")
    func clear() {
        let handle = Handle<Bool>()
        let stage = NavigationStage(Page(handle: handle, isClear: true))
        let alone = count(stage)
        handle.set(true)
        stage.display.advance(by: 2)
        #expect(count(stage) > alone)
    }
}
