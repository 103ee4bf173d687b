import Foundation
import Legato
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// The index of the sections of a list.
struct SectionIndexTests {
    /// Twenty sections of thirty rows, all of them in collections.
    private struct Names: View {
        var letters = (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
        var unlabelled: Set<String> = []

        var body: some View {
            List {
                ForEach(letters, id: \.self) { letter in
                    Section(letter) {
                        ForEach(0..<30, id: \.self) { Text("\(letter)\($0)") }
                    }
                    .sectionIndexLabel(unlabelled.contains(letter) ? nil : letter.lowercased())
                }
            }
            .listStyle(.plain)
        }
    }

    private static let size = CGSize(width: 300, height: 400)

    private func stage<V: View>(_ view: V) -> ViewDisplay<V> {
        let it = ViewDisplay(view, size: Self.size)
        it.display.advance(frames: 3)
        return it
    }

    /// The index as an accessibility element; nil if there is none.
    private func index<V: View>(_ it: ViewDisplay<V>) -> AccessibilityElement? {
        var waiting = it.hosting.viewElements
        while let element = waiting.popLast() {
            if element.label == "Section index" { return element }
            waiting += element.children
        }
        return nil
    }

    private func isShown<V: View>(_ text: String, in it: ViewDisplay<V>) -> Bool {
        guard let middle = it.middle(ofText: text) else { return false }
        return CGRect(origin: .zero, size: Self.size).contains(middle)
    }

    @Test("A click on a label shows the start of its section, wherever it is")
    func clicks() throws {
        let it = stage(Names())
        let frame = try #require(index(it)).frame
        #expect(frame == CGRect(x: 284, y: 0, width: 16, height: 400))
        // Twenty labels of 14 points, in the middle: from 60 to 340.
        let last = try #require(it.middle(ofText: "t"))
        #expect(abs(last.x - 292) < 0.01 && abs(last.y - 333) < 0.01)
        #expect(isShown("A0", in: it) && !isShown("K0", in: it))
        it.tap(292, 60 + 10.5 * 14)
        it.display.advance(frames: 3)
        let header = try #require(it.middle(ofText: "K"))
        let row = try #require(it.middle(ofText: "K0"))
        #expect(header.y < 30 && row.y > header.y && row.y < 90)
        #expect(index(it)?.value == "k")
        it.tap(292, 60.5)
        it.display.advance(frames: 3)
        #expect(isShown("A0", in: it))
    }

    @Test("A drag along the labels leads to one section after the other")
    func drags() {
        let it = stage(Names())
        it.down(292, 62)
        for (letter, number) in [("B", 1), ("F", 5), ("C", 2)] {
            it.move(292, 60 + (CGFloat(number) + 0.5) * 14)
            it.display.advance(frames: 3)
            #expect(isShown("\(letter)0", in: it))
        }
        it.up(292, 95)
        it.display.advance(frames: 3)
        #expect(isShown("C0", in: it))
    }

    @Test("An assistive technology adjusts the index")
    func adjustment() throws {
        let it = stage(Names())
        for value in ["a", "b", "c"] {
            try #require(index(it)).adjust(.increment)
            it.display.advance(frames: 3)
            #expect(index(it)?.value == value)
        }
        #expect(isShown("C0", in: it))
    }

    @Test("Sections without labels are left out, and a hidden index is not there")
    func visibility() throws {
        let some = stage(Names(letters: ["A", "B", "C"], unlabelled: ["B"]))
        #expect(some.layer(ofText: "a") != nil && some.layer(ofText: "b") == nil)
        #expect(some.layer(ofText: "c") != nil)
        #expect(index(stage(Names(unlabelled: Set(Names().letters)))) == nil)
        #expect(index(stage(Names().listSectionIndexVisibility(.hidden))) == nil)
        #expect(index(stage(Names().listSectionIndexVisibility(.visible))) != nil)
        let unlabelled = List { Section("A") { Text("a") } }
        #expect(index(stage(unlabelled.listSectionIndexVisibility(.visible))) == nil)
    }

    @Test("The rows of a plain list end before the index, and cards have it in their margin")
    func widths() throws {
        func end(_ style: some ListStyle, hasIndex: Bool) throws -> CGFloat {
            let list = List {
                Section("A") { Color.red.frame(height: 40).listRowInsets(EdgeInsets()) }
                    .sectionIndexLabel(hasIndex ? "a" : nil)
            }
            let it = stage(list.listStyle(style))
            return try #require(
                (0..<300).last { it.pixel($0, 60)[1] < 128 }.map { CGFloat($0 + 1) }
            )
        }
        #expect(try end(.plain, hasIndex: false) == 300)
        #expect(try end(.plain, hasIndex: true) == 284)
        #expect(try end(.insetGrouped, hasIndex: true) == end(.insetGrouped, hasIndex: false))
    }

    @Test("Dots take the place of labels that have no room; the first and the last stay")
    func thinning() {
        func labels(_ count: Int, _ room: CGFloat) -> [Int?] {
            SectionIndexPlace.places(of: count, in: room).map(\.label)
        }
        #expect(labels(3, 7.1) == [0, 1, 2])
        #expect(labels(27, 9) == [0, nil, 6, nil, 13, nil, 19, nil, 26])
        #expect(labels(10, 4.9) == [0, nil, 9])
        #expect(labels(4, 0) == [0])
    }

    @Test("A label leads to its section, and a dot to those between its labels")
    func sections() {
        for (count, room) in [(27, 9), (10, 9), (100, 30), (5, 5), (4, 3)] {
            let places = SectionIndexPlace.places(of: count, in: CGFloat(room))
            #expect(places.flatMap { Array($0.sections) } == Array(0..<count))
            for (number, place) in places.enumerated() where place.label != nil {
                #expect(places.section(at: CGFloat(number) + 0.5) == place.label)
            }
        }
        let places = SectionIndexPlace.places(of: 27, in: 9)
        #expect([1.1, 1.5, 1.9].map { places.section(at: $0) } == [1, 3, 5])
        #expect(places.section(at: -3) == 0 && places.section(at: 99) == 26)
        // Of a single label, the whole height leads to all sections.
        let one = SectionIndexPlace.places(of: 4, in: 1)
        #expect([0.1, 0.3, 0.6, 0.9].map { one.section(at: $0) } == [0, 1, 2, 3])
    }

    @Test("In a low list, clicks on labels show their sections")
    func lowList() throws {
        let it = ViewDisplay(Names(), size: CGSize(width: 300, height: 14 * 7), frames: 3)
        // The labels of A, G, M and T, with dots in between.
        for letter in ["g", "t", "m", "a"] {
            let label = try #require(it.middle(ofText: letter))
            it.tap(label.x, label.y)
            it.display.advance(frames: 3)
            #expect(index(it)?.value == letter)
        }
    }
}
