import Foundation
import Legato
import Testing

/// Pickers, steppers and text fields.
struct PickerTests {
    private struct Choice: View {
        let handle: Handle<Int>
        let style: any PickerStyle
        @State private var choice = 0

        var body: some View {
            handle.set = { choice = $0 }
            handle.get = { choice }
            func styled(_ style: some PickerStyle) -> AnyView {
                AnyView(
                    Picker("Choice", selection: $choice) {
                        ForEach(0..<3) { Text("\($0)") }
                    }
                    .pickerStyle(style)
                )
            }
            return styled(style)
        }
    }

    @Test("A segmented picker selects the option that is clicked, and its segment slides there")
    func segments() throws {
        let handle = Handle<Int>()
        let it = ViewDisplay(Choice(handle: handle, style: SegmentedPickerStyle()))
        // Three segments of (300 - 4) / 3 points.
        let segment = try #require(
            it.layers(CGSize(width: 296.0 / 3, height: 28)).first { $0 is CAShapeLayer }
        )
        #expect(abs(it.middle(segment).x - (2 + 296.0 / 6)) < 0.01)
        it.tap(250, 100)
        #expect(handle.get() == 2)
        it.display.advance(by: 0.1)
        #expect(it.middle(segment).x > 60 && it.middle(segment).x < 240)
        it.display.advance(by: 2)
        #expect(abs(it.middle(segment).x - (298 - 296.0 / 6)) < 0.01)
    }

    @Test("A menu picker presents its options, and a click on one selects it")
    func menu() {
        let handle = Handle<Int>()
        let it = ViewDisplay(
            Choice(handle: handle, style: MenuPickerStyle()), size: CGSize(width: 400, height: 600)
        )
        it.tap(200, 300)
        it.display.advance(by: 1)
        // Below the button, rows of 44 points.
        it.tap(200, 300 + 18 + 6 + 44 + 22)
        it.display.advance(by: 1)
        #expect(handle.get() == 1)
    }

    /// Returns the frame of a text.
    private func frame(_ text: String, in it: ViewDisplay<some View>) throws -> CGRect {
        let layer = try #require(it.layer(ofText: text), "There is no text \(text).")
        return layer.convert(layer.bounds, to: it.display.rootLayer)
    }

    private struct Settings: View {
        let handle: Handle<Int>
        @State private var size = 0

        var body: some View {
            handle.get = { size }
            return Form {
                Picker("Size", selection: $size) {
                    ForEach(0..<3) { Text("Size \($0)") }
                }
                LabeledContent("Name", value: "Ada")
            }
        }
    }

    @Test("In a row of a list, a menu picker has its label at one edge and its menu at the other")
    func menuInRow() throws {
        let handle = Handle<Int>()
        let it = ViewDisplay(Settings(handle: handle), size: CGSize(width: 400, height: 600))
        func frame(_ text: String) throws -> CGRect { try self.frame(text, in: it) }
        let (label, value) = try (frame("Size"), frame("Size 0"))
        let (name, text) = try (frame("Name"), frame("Ada"))
        #expect(label.minX == name.minX && label.midY == value.midY)
        // The arrows, of 8 points, are 4 points after the value.
        #expect(value.maxX == text.maxX - 12)
        #expect(abs(name.midY - label.midY - 44) < 0.01)
        func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
            elements.flatMap { [$0] + all($0.children) }
        }
        let menus = all(it.hosting.viewElements).filter { $0.role == .choice }
        #expect(menus.map(\.label) == ["Size"] && menus.map(\.value) == ["Size 0"])
        it.tap(value.midX, value.midY - 18)
        it.display.advance(by: 1)
        let option = try frame("Size 2")
        it.tap(option.midX, option.midY)
        it.display.advance(by: 1)
        #expect(handle.get() == 2)
        #expect(try frame("Size 2").maxX == text.maxX - 12)
    }

    @Test("In a list, the label and the options of an inline picker are rows; a tap chooses one")
    func inlineInList() throws {
        struct Page: View {
            let handle: Handle<Int>
            @State private var size = 0

            var body: some View {
                handle.get = { size }
                return List {
                    Text("Before")
                    Picker("Size", selection: $size) {
                        ForEach(0..<3) { Text("Size \($0)") }
                    }
                    .pickerStyle(.inline)
                    Text("After")
                }
            }
        }
        let handle = Handle<Int>()
        let it = ViewDisplay(Page(handle: handle), size: CGSize(width: 300, height: 500), frames: 3)
        let rows = try ["Before", "Size", "Size 0", "Size 1", "Size 2", "After"].map {
            try frame($0, in: it)
        }
        #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($1.midY - $0.midY - 44) < 0.01 })
        #expect(Set(rows.map(\.minX)).count == 1)
        // The whole row takes the pointer.
        it.tap(200, rows[4].midY + 20)
        it.display.advance(by: 1)
        #expect(handle.get() == 2)
    }

    @Test("In a stack in a row, and in a sheet of a row, an inline picker is a column of options")
    func inlineInRowContent() throws {
        struct Page: View {
            let handle: Handle<Bool>
            @State private var isPresented = false

            var body: some View {
                handle.set = { isPresented = $0 }
                return List {
                    HStack {
                        Text("Row").sheet(isPresented: $isPresented) { picker("Sheet") }
                        picker("Option")
                    }
                }
            }

            private func picker(_ name: String) -> some View {
                Picker(name, selection: .constant(0)) { ForEach(0..<3) { Text("\(name) \($0)") } }
                    .pickerStyle(.inline)
            }
        }
        let handle = Handle<Bool>()
        let it = ViewDisplay(
            Page(handle: handle), size: CGSize(width: 300, height: 900), frames: 3)
        handle.set(true)
        it.display.advance(by: 1)
        for name in ["Option", "Sheet"] {
            let options = try (0..<3).map { try frame("\(name) \($0)", in: it) }
            #expect(Set(options.map(\.minX)).count == 1, "\(options)")
            for (one, next) in zip(options, options.dropFirst()) {
                // A line of text between paddings of 11 points.
                #expect(abs(next.midY - one.midY - one.height - 22) < 0.01, "\(options)")
            }
        }
    }

    @Test("A wheel turns row by row, up to its last option")
    func wheel() {
        let handle = Handle<Int>()
        let it = ViewDisplay(Choice(handle: handle, style: WheelPickerStyle()))
        it.down(150, 100)
        it.move(150, 80)
        it.display.advance(by: 1)
        it.move(150, 68)
        it.display.advance(by: 1)
        it.up(150, 68)
        it.display.advance(by: 1)
        #expect(handle.get() == 1)
        it.tap(150, 164)
        #expect(handle.get() == 2)
    }

    private struct Count: View {
        let handle: Handle<Int>
        @State private var count = 1

        var body: some View {
            handle.get = { count }
            return Stepper("Count", value: $count, in: 0...2).labelsHidden()
        }
    }

    @Test("A stepper's buttons change the value within its range")
    func stepper() {
        let handle = Handle<Int>()
        let it = ViewDisplay(Count(handle: handle))
        for _ in 0..<3 { it.tap(175, 100) }
        #expect(handle.get() == 2)
        it.tap(125, 100)
        #expect(handle.get() == 1)
    }

    private struct Finder: View {
        let journal: Journal
        @State private var name = "Ada"
        @State private var isSearching = true

        var body: some View {
            TextField("Name", text: $name)
                .searchable(text: .constant("Grace"), isPresented: $isSearching)
                .onSubmit { journal.lines.append("text") }
                .onSubmit(of: .search) { journal.lines.append("search") }
                .onSubmit(of: [.text, .search]) { journal.lines.append("both") }
        }
    }

    @Test("Return in a field runs the actions for its kind, from the inside")
    func triggers() throws {
        let journal = Journal()
        let it = ViewDisplay(Finder(journal: journal), frames: 3)
        it.key("return")
        #expect(journal.take() == ["search", "both"])
        let field = try frame("Ada", in: it)
        it.tap(field.midX, field.midY)
        it.key("return")
        #expect(journal.take() == ["text", "both"])
    }

    private struct NameField: View {
        let journal: Journal
        @State private var text = "Ada"

        var body: some View {
            TextField("Name", text: $text)
                .onSubmit { journal.lines.append("submitted \(text)") }
        }
    }

    @Test("A click gives a text field the focus, and Return submits it")
    func submission() {
        let journal = Journal()
        let it = ViewDisplay(NameField(journal: journal))
        it.key("return")
        #expect(journal.take().isEmpty)
        it.tap(150, 100)
        it.display.advance(frames: 2)
        it.key("return")
        #expect(journal.take() == ["submitted Ada"])
    }

    @Test("In the navigation style, a row pushes a page with the options, and a choice pops it")
    func navigation() throws {
        struct Settings: View {
            let handle: Handle<Int>
            @State private var size = 1

            var body: some View {
                handle.get = { size }
                return NavigationStack {
                    Form {
                        Picker("Size", selection: $size) {
                            ForEach(0..<3) { Text("Size \($0)") }
                        }
                        .pickerStyle(.navigationLink)
                    }
                }
            }
        }
        let handle = Handle<Int>()
        let it = ViewDisplay(
            Settings(handle: handle), size: CGSize(width: 300, height: 400), frames: 3
        )
        func tap(_ text: String) throws {
            let frame = try frame(text, in: it)
            it.tap(frame.midX, frame.midY)
            it.display.advance(by: 2)
        }
        try tap("Size 1")
        #expect(handle.get() == 1)
        try tap("Size 2")
        #expect(handle.get() == 2)
        _ = try frame("Size 2", in: it)
        // The page is gone, and the row shows the choice.
        #expect(it.layer(ofText: "Size 0") == nil)
    }

    @Test("A wheel takes the proposed height, and neither draws nor takes input outside")
    func wheelHeight() {
        struct Page: View {
            let handle: Handle<Int>
            let journal: Journal
            @State private var choice = 2

            var body: some View {
                handle.get = { choice }
                return VStack(spacing: 0) {
                    Color.blue.frame(height: 60).onTapGesture { journal.lines.append("tap") }
                    Picker("Choice", selection: $choice) {
                        ForEach(0..<3) { Text("\($0)") }
                    }
                    .pickerStyle(.wheel)
                    .frame(height: 60)
                }
            }
        }
        let handle = Handle<Int>()
        let journal = Journal()
        let it = ViewDisplay(
            Page(handle: handle, journal: journal), size: CGSize(width: 300, height: 400),
            frames: 3
        )
        // The colour ends and the wheel begins at 200 points.
        let picture = it.display.snapshot()
        let blue = picture[20, 150]
        let isBlue = (140..<160).allSatisfy { x in
            (145..<198).allSatisfy { y in
                picture[x, y].red == blue.red && picture[x, y].blue == blue.blue
            }
        }
        #expect(blue.blue > 200 && isBlue)
        it.tap(150, 160)
        #expect(journal.take() == ["tap"] && handle.get() == 2)
        it.tap(150, 204)
        it.display.advance(by: 1)
        #expect(journal.take().isEmpty && handle.get() == 1)
    }

    @Test("A segmented picker takes another colour scheme immediately")
    func segmentScheme() {
        struct Page: View {
            let handle: Handle<Bool>
            @State private var isDark = false
            @State private var choice = 0

            var body: some View {
                handle.set = { isDark = $0 }
                return Picker("Choice", selection: $choice) {
                    ForEach(0..<3) { Text("\($0)") }
                }
                .pickerStyle(.segmented)
                .environment(\.colorScheme, isDark ? .dark : .light)
            }
        }
        let handle = Handle<Bool>()
        let it = ViewDisplay(Page(handle: handle), frames: 3)
        let light = it.display.snapshot().pixels
        it.display.perform { handle.set(true) }
        it.display.advance(frames: 2)
        let dark = it.display.snapshot().pixels
        it.display.advance(by: 1)
        let isOther = dark != light
        let isSettled = it.display.snapshot().pixels == dark
        #expect(isOther && isSettled)
    }
}
