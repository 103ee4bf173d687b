import Foundation
import Legato
import Testing

/// Links of a leading column show their pages in the next one.
struct NextColumnTests {
    private let wide = CGSize(width: 900, height: 400)
    private let narrow = CGSize(width: 300, height: 400)

    private struct Animals: View {
        let opened: Handle<Bool>
        @State private var isDogOpen = false

        var body: some View {
            opened.set = { isDogOpen = $0 }
            opened.get = { isDogOpen }
            return NavigationSplitView {
                List {
                    NavigationLink("Cat") { Animal(name: "cat") }
                    NavigationLink("Dog", destination: Animal(name: "dog"), isActive: $isDogOpen)
                    NavigationLink("Five", value: 5)
                    NavigationLink("Six", value: 6)
                }
                .navigationTitle("Animals")
                .navigationDestination(for: Int.self) { Animal(name: "number \($0)") }
            } detail: {
                Text("Choose one")
            }
        }
    }

    private struct Animal: View {
        let name: String
        @State private var count = 0

        var body: some View {
            VStack(spacing: 20) {
                Text("This is \(name), \(count)")
                Button("Count") { count += 1 }
                NavigationLink("More of \(name)") { Text("More, \(name)") }
            }
        }
    }

    private func tap(_ text: String, in it: ViewDisplay<some View>) throws {
        let place = try #require(it.middle(ofText: text), "There is no text \(text).")
        it.tap(place.x, place.y)
        it.display.advance(by: 2)
    }

    private func isHighlighted(_ text: String, in it: ViewDisplay<some View>) throws -> Bool {
        let place = try #require(it.middle(ofText: text))
        // The colour of selected rows.
        return it.display.snapshot()[40, Int(place.y) - 14].red == 0xD1
    }

    @Test("Each replaces the page before, which keeps its state and its stack until then")
    func sideBySide() throws {
        let opened = Handle<Bool>()
        let it = ViewDisplay(Animals(opened: opened), size: wide, frames: 3)
        #expect(it.middle(ofText: "Choose one") != nil)
        try tap("Cat", in: it)
        #expect(it.middle(ofText: "This is cat, 0") != nil && it.middle(ofText: "Dog") != nil)
        #expect(it.middle(ofText: "Choose one") == nil && it.middle(ofText: "Back") == nil)
        #expect(try #require(it.middle(ofText: "This is cat, 0")).x > 320)
        try tap("Count", in: it)
        try tap("Cat", in: it)
        #expect(it.middle(ofText: "This is cat, 1") != nil)
        try tap("More of cat", in: it)
        #expect(it.middle(ofText: "More, cat") != nil && it.middle(ofText: "Dog") != nil)
        try tap("Five", in: it)
        #expect(it.middle(ofText: "This is number 5, 0") != nil)
        #expect(it.middle(ofText: "More, cat") == nil)
        try tap("Six", in: it)
        #expect(it.middle(ofText: "This is number 6, 0") != nil)
        try tap("Cat", in: it)
        #expect(it.middle(ofText: "This is cat, 0") != nil)
    }

    @Test("A binding shows a page, is reset by another link, and returns to the own view")
    func binding() throws {
        let opened = Handle<Bool>()
        let it = ViewDisplay(Animals(opened: opened), size: wide, frames: 3)
        opened.set(true)
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "This is dog, 0") != nil)
        try tap("Cat", in: it)
        #expect(opened.get() == false && it.middle(ofText: "This is cat, 0") != nil)
        try tap("Dog", in: it)
        #expect(opened.get() == true && it.middle(ofText: "This is dog, 0") != nil)
        opened.set(false)
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Choose one") != nil)
    }

    @Test("The row of the page is highlighted")
    func highlight() throws {
        let it = ViewDisplay(Animals(opened: Handle()), size: wide, frames: 3)
        for text in ["Cat", "Five", "Six"] {
            try tap(text, in: it)
            for other in ["Cat", "Dog", "Five", "Six"] {
                #expect(
                    try isHighlighted(other, in: it) == (other == text), "\(other) after \(text)")
            }
        }
    }

    @Test("In a narrow window they push their pages")
    func narrowWindow() throws {
        let it = ViewDisplay(Animals(opened: Handle()), size: narrow, frames: 3)
        for (row, page) in [("Cat", "This is cat, 0"), ("Five", "This is number 5, 0")] {
            try tap(row, in: it)
            #expect(it.middle(ofText: page) != nil && it.middle(ofText: "Dog") == nil)
            try tap("Animals", in: it)
            #expect(it.middle(ofText: page) == nil && it.middle(ofText: "Dog") != nil)
        }
    }

    @Test("A stack inside the sidebar pushes its pages")
    func ownStack() throws {
        struct Stacked: View {
            var body: some View {
                NavigationSplitView {
                    NavigationStack { List { NavigationLink("In") { Text("Inside") } } }
                } detail: {
                    Text("Choose one")
                }
            }
        }
        let it = ViewDisplay(Stacked(), size: wide, frames: 3)
        try tap("In", in: it)
        #expect(it.middle(ofText: "Choose one") != nil)
        #expect(try #require(it.middle(ofText: "Inside")).x < 320)
    }

    @Test("Of three columns, the sidebar shows pages in the middle, and the middle in the detail")
    func threeColumns() throws {
        struct Mail: View {
            var body: some View {
                NavigationSplitView {
                    List { ForEach(0..<2) { box in NavigationLink("Box \(box)") { letters(box) } } }
                } content: {
                    Text("No box")
                } detail: {
                    Text("No letter")
                }
            }

            private func letters(_ box: Int) -> some View {
                List { NavigationLink("Letter \(box)") { Text("Dear \(box)") } }
            }
        }
        let it = ViewDisplay(Mail(), size: CGSize(width: 1200, height: 400), frames: 3)
        #expect(it.middle(ofText: "No box") != nil && it.middle(ofText: "No letter") != nil)
        try tap("Box 1", in: it)
        #expect(it.middle(ofText: "No letter") != nil)
        #expect(try #require(it.middle(ofText: "Letter 1")).x < 640)
        try tap("Letter 1", in: it)
        #expect(try #require(it.middle(ofText: "Dear 1")).x > 640)
        try tap("Box 0", in: it)
        #expect(it.middle(ofText: "Letter 0") != nil && it.middle(ofText: "Dear 1") != nil)
    }

    @Test("A page stays while its row is scrolled away")
    func scrolled() throws {
        struct Long: View {
            var body: some View {
                NavigationSplitView {
                    List {
                        ForEach(0..<200) { row in
                            NavigationLink("Row \(row)") { Text("Page \(row)") }
                        }
                    }
                } detail: {
                    Text("Choose one")
                }
            }
        }
        let it = ViewDisplay(Long(), size: wide, frames: 3)
        try tap("Row 1", in: it)
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 100, y: 200), delta: CGSize(width: 0, height: -3000),
                    time: it.display.time
                )
            )
        )
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Row 1") == nil && it.middle(ofText: "Page 1") != nil)
    }
}
