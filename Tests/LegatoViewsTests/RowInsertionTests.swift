import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Rows that are dropped, tints and indicators.
struct RowInsertionTests {
    private struct Names: View {
        @State var names = ["a", "b", "c"]
        var byTypes = false
        let log: ([String]) -> Void

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 40).draggable("new")
                List {
                    if byTypes {
                        rows.onInsert(of: [.text]) { offset, items in
                            names.insert("\(items.count)", at: offset)
                        }
                    } else {
                        rows.dropDestination(for: String.self) { texts, offset in
                            names.insert(contentsOf: texts, at: offset)
                        }
                    }
                }
                .listStyle(.plain)
            }
            .onChange(of: names) { log($1) }
        }

        private var rows: ForEach<[String], String, Text> {
            ForEach(names, id: \.self) { Text($0) }
        }
    }

    /// Drags the square to a place in the rows of 44 points, which begin at 40.
    private func drop(at y: CGFloat, byTypes: Bool = false) -> [String] {
        var names: [String] = []
        let it = ViewDisplay(
            Names(byTypes: byTypes) { names = $0 }, size: CGSize(width: 300, height: 300)
        )
        it.down(150, 20)
        it.display.advance(frames: 1)
        for place in [30, y - 5, y] {
            it.move(200, place)
            it.display.advance(frames: 1)
        }
        it.up(200, y)
        it.display.advance(frames: 2)
        return names
    }

    @Test("The half of the row decides on the offset")
    func offsets() {
        #expect(drop(at: 50) == ["new", "a", "b", "c"])
        #expect(drop(at: 75) == ["a", "new", "b", "c"])
        #expect(drop(at: 95) == ["a", "new", "b", "c"])
        #expect(drop(at: 165) == ["a", "b", "c", "new"])
        #expect(drop(at: 280) == [], "There is no row")
    }

    @Test("Items of some types are inserted")
    func types() {
        #expect(drop(at: 95, byTypes: true) == ["a", "1", "b", "c"])
    }

    @Test("The tint of a row is that of its controls")
    func tints() {
        func picture(_ tint: ListItemTint?) -> CGImage {
            let view = List {
                Toggle("A", isOn: .constant(true)).listItemTint(tint)
            }
            return ViewDisplay(view).display.snapshot()
        }
        #expect(picture(nil) != picture(.fixed(.purple)))
        #expect(picture(.preferred(.purple)) == picture(.fixed(.purple)))
        let byColor = ViewDisplay(
            List { Toggle("A", isOn: .constant(true)).listItemTint(Color.purple) }
        )
        #expect(byColor.display.snapshot() == picture(.fixed(.purple)))
        #expect(picture(.monochrome) != picture(nil))
    }

    private struct Flashing: View {
        var onAppear = false
        @State private var count = 0

        var body: some View {
            ScrollView { Color.yellow.frame(height: 900).onTapGesture { count += 1 } }
                .scrollIndicatorsFlash(trigger: count)
                .scrollIndicatorsFlash(onAppear: onAppear)
        }
    }

    @Test("Indicators are shown for a moment when a value changes, and at first")
    func flashes() {
        let it = ViewDisplay(Flashing(), frames: 2)
        let without = it.display.snapshot()
        it.tap(100, 100)
        it.display.advance(frames: 2)
        #expect(it.display.snapshot() != without)
        it.display.advance(by: 2)
        #expect(it.display.snapshot() == without)
        let early = ViewDisplay(Flashing(onAppear: true), frames: 3)
        #expect(early.display.snapshot() != without)
        early.display.advance(by: 2)
        #expect(early.display.snapshot() == without)
    }

    @Test("The menu of a title opens from the bar, set by a modifier or in a toolbar")
    func titleMenu() {
        let page = Color.yellow.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        let modified = openTitleMenu { action in
            page.toolbarTitleMenu { Button("Duplicate", action: action) }
        }
        let inToolbar = openTitleMenu { action in
            page.toolbar { ToolbarTitleMenu { Button("Duplicate", action: action) } }
        }
        #expect(modified == inToolbar)
    }

    /// Opens the menu of the title of a page, performs its action, and returns a picture of the menu.
    private func openTitleMenu(of page: (@escaping () -> Void) -> some View) -> CGImage {
        var events: [String] = []
        let it = ViewDisplay(
            NavigationStack { page { events.append("duplicate") } },
            size: CGSize(width: 400, height: 300)
        )
        func tap(_ label: String) {
            let found = it.hosting.viewElements.first { $0.label == label }
            guard let frame = found?.frame else {
                Issue.record("There is no \(label)")
                return
            }
            it.tap(frame.midX, frame.midY)
            it.display.advance(by: 0.7)
        }
        tap("Title")
        let picture = it.display.snapshot()
        tap("Duplicate")
        #expect(events == ["duplicate"])
        return picture
    }
}
