import Foundation
import Legato
import Testing

/// Selections in the columns of split views.
struct SplitSelectionTests {
    private let wide = CGSize(width: 900, height: 400)
    private let narrow = CGSize(width: 300, height: 400)

    /// A sidebar of animals, as links or as plain texts.
    private struct Animals: View {
        let handle: Handle<Int?>
        var usesLinks = true
        @State private var choice: Int?

        var body: some View {
            handle.set = { choice = $0 }
            handle.get = { choice }
            return NavigationSplitView {
                List(0..<3, id: \.self, selection: $choice) { number in
                    if usesLinks {
                        NavigationLink("Cat \(number)", value: number)
                    } else {
                        Text("Cat \(number)")
                    }
                }
                .navigationTitle("Cats")
            } detail: {
                if let choice { Text("Detail \(choice)") } else { Text("Choose one") }
            }
        }
    }

    private func tap(_ text: String, in it: ViewDisplay<some View>) throws {
        let place = try #require(it.middle(ofText: text), "There is no text \(text).")
        it.tap(place.x, place.y)
        it.display.advance(by: 2)
    }

    @Test("A row selects its value beside the detail", arguments: [false, true])
    func sideBySide(usesLinks: Bool) throws {
        let handle = Handle<Int?>()
        let it = ViewDisplay(Animals(handle: handle, usesLinks: usesLinks), size: wide, frames: 3)
        #expect(it.middle(ofText: "Choose one") != nil)
        try tap("Cat 1", in: it)
        #expect(handle.get() == .some(1))
        #expect(it.middle(ofText: "Detail 1") != nil && it.middle(ofText: "Cat 2") != nil)
        #expect(it.middle(ofText: "Back") == nil)
    }

    @Test(
        "In a narrow window a selection shows the detail, and going back removes it",
        arguments: [false, true]
    )
    func narrowWindow(usesLinks: Bool) throws {
        let handle = Handle<Int?>()
        let it = ViewDisplay(Animals(handle: handle, usesLinks: usesLinks), size: narrow, frames: 3)
        for number in [1, 1, 2] {
            try tap("Cat \(number)", in: it)
            #expect(handle.get() == .some(number))
            #expect(it.middle(ofText: "Detail \(number)") != nil)
            #expect(it.middle(ofText: "Cat 0") == nil)
            try tap("Cats", in: it)
            #expect(handle.get() == .some(nil))
            #expect(it.middle(ofText: "Cat 0") != nil)
        }
    }

    @Test("A selection in the program shows and hides the detail of a narrow window")
    func programmatic() {
        let handle = Handle<Int?>()
        let it = ViewDisplay(Animals(handle: handle), size: narrow, frames: 3)
        handle.set(2)
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Detail 2") != nil && it.middle(ofText: "Cat 0") == nil)
        handle.set(nil)
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Detail 2") == nil && it.middle(ofText: "Cat 0") != nil)
    }

    @Test("Of three columns, each selection of a narrow window shows the next one")
    func threeColumns() throws {
        struct Mail: View {
            @State private var box: String?
            @State private var letter: Int?

            var body: some View {
                NavigationSplitView {
                    List(["In", "Out"], id: \.self, selection: $box) { Text($0) }
                        .navigationTitle("Boxes")
                } content: {
                    List(0..<2, id: \.self, selection: $letter) { Text("\(box ?? "") \($0)") }
                        .navigationTitle("Letters")
                } detail: {
                    Text("Letter \(letter ?? -1)")
                }
            }
        }
        let it = ViewDisplay(Mail(), size: narrow, frames: 3)
        try tap("Out", in: it)
        try tap("Out 1", in: it)
        #expect(it.middle(ofText: "Letter 1") != nil)
        try tap("Letters", in: it)
        try tap("Out 0", in: it)
        #expect(it.middle(ofText: "Letter 0") != nil)
    }

    @Test("In a stack of its own inside a column, a link pushes its page")
    func ownStack() throws {
        struct Own: View {
            @State private var choice: Int?

            var body: some View {
                NavigationSplitView {
                    NavigationStack {
                        List(0..<3, id: \.self, selection: $choice) { number in
                            NavigationLink("Cat \(number)", value: number)
                        }
                        .navigationDestination(for: Int.self) { Text("Page \($0)") }
                    }
                } detail: {
                    Text("Detail \(choice ?? -1)")
                }
            }
        }
        let it = ViewDisplay(Own(), size: wide, frames: 3)
        try tap("Cat 1", in: it)
        #expect(it.middle(ofText: "Page 1") != nil && it.middle(ofText: "Detail -1") != nil)
    }
}
