import Foundation
import Legato
import Testing

private struct Sheets: View {
    let handle: Handle<Bool>
    let journal: Journal
    @State private var isOn = false

    var body: some View {
        handle.set = { isOn = $0 }
        handle.get = { isOn }
        return Color.red
            .sheet(isPresented: $isOn, onDismiss: { journal.lines.append("dismissed") }) {
                Color.blue.frame(width: 50, height: 50)
                    .onNavigationPhase { journal.lines.append("\($0)") }
            }
    }
}

struct PresentationTests {
    private let content = CGSize(width: 50, height: 50)

    @Test func aSheetSlidesUpAndIsDismissedByPullingItDown() throws {
        let (handle, journal) = (Handle<Bool>(), Journal())
        let stage = NavigationStage(Sheets(handle: handle, journal: journal))
        handle.set(true)
        stage.display.advance(frames: 12)
        let progress = Spring(duration: 0.5, bounce: 0).value(target: 1.0, time: 0.2)
        #expect(abs(try #require(stage.place(content)).midY - (580 - 360 * progress)) < 0.01)
        stage.display.advance(by: 2)
        #expect(stage.place(content)?.midY == 220)
        stage.press(100, 100)
        for y in stride(from: 100.0, through: 300, by: 20) {
            stage.move(100, y)
            stage.display.advance(frames: 1)
        }
        stage.release(100, 300)
        stage.display.advance(frames: 1)
        #expect(handle.get() == false)
        stage.display.advance(by: 3)
        #expect(stage.places(content).isEmpty)
        #expect(
            journal.take() == [
                "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
                "dismissed",
            ]
        )
    }

    @Test func aSheetReleasedEarlySlidesBack() throws {
        let (handle, journal) = (Handle<Bool>(), Journal())
        let stage = NavigationStage(Sheets(handle: handle, journal: journal))
        handle.set(true)
        stage.display.advance(by: 3)
        stage.press(100, 100)
        stage.move(100, 120)
        stage.move(100, 150)
        stage.display.advance(by: 1)
        #expect(abs(try #require(stage.place(content)).midY - 250) < 0.5)
        stage.release(100, 150)
        stage.display.advance(by: 3)
        #expect(handle.get() == true)
        #expect(stage.place(content)?.midY == 220)
    }

    @Test func aTapBesideASheetDismissesItUnlessThatIsDisabled() {
        struct Held: View {
            let handle: Handle<Bool>
            var isHeld: Bool
            @State private var isOn = true
            var body: some View {
                handle.get = { isOn }
                return Color.red.sheet(isPresented: $isOn) {
                    Color.blue.interactiveDismissDisabled(isHeld)
                }
            }
        }
        let handle = Handle<Bool>()
        for isHeld in [true, false] {
            let stage = NavigationStage(Held(handle: handle, isHeld: isHeld))
            stage.display.advance(by: 2)
            stage.tap(100, 200)
            stage.display.advance(by: 1)
            #expect(handle.get() == true)
            stage.tap(100, 20)
            stage.display.advance(by: 1)
            #expect(handle.get() == isHeld)
        }
    }

    @Test func aSheetThatDisablesAnimationsAppearsAndDisappearsAtOnce() {
        let (handle, journal) = (Handle<Bool>(), Journal())
        let stage = NavigationStage(Sheets(handle: handle, journal: journal))
        var still = Transaction(animation: nil)
        still.disablesAnimations = true
        withTransaction(still) { handle.set(true) }
        stage.display.advance(frames: 1)
        #expect(stage.place(content)?.midY == 220)
        withTransaction(still) { handle.set(false) }
        stage.display.advance(frames: 1)
        #expect(stage.places(content).isEmpty)
    }

    @Test("A sheet of another item follows once the first one is dismissed")
    func replacement() throws {
        struct Item: Identifiable { let id: Int }
        struct Items: View {
            let handle: Handle<Int?>
            let journal: Journal
            @State private var item: Item?

            var body: some View {
                handle.set = { item = $0.map { Item(id: $0) } }
                return Color.red
                    .sheet(item: $item, onDismiss: { journal.lines.append("dismissed") }) { item in
                        Color.blue.frame(width: 50, height: 50)
                            .onAppear { journal.lines.append("+\(item.id)") }
                            .onDisappear { journal.lines.append("-\(item.id)") }
                    }
            }
        }
        let (handle, journal) = (Handle<Int?>(), Journal())
        let stage = NavigationStage(Items(handle: handle, journal: journal))
        handle.set(1)
        stage.display.advance(by: 2)
        #expect(journal.take() == ["+1"])
        handle.set(2)
        for _ in 0..<20 {
            stage.display.advance(frames: 1)
            #expect(stage.places(content).count == 1)
        }
        stage.display.advance(by: 3)
        #expect(journal.take() == ["-1", "dismissed", "+2"])
        #expect(stage.place(content)?.midY == 220)
        // A sheet that is removed before the first one is gone does not come.
        handle.set(3)
        stage.display.advance(by: 0.1)
        handle.set(nil)
        stage.display.advance(by: 3)
        #expect(journal.take() == ["-2", "dismissed"] && stage.places(content).isEmpty)
    }
}
