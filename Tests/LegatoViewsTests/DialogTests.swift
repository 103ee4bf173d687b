import Foundation
import Legato
import Testing

/// Alerts, menus and sheets with heights.
struct DialogTests {
    private struct Asking: View {
        let journal: Journal
        let handle: Handle<Bool>
        @State private var isOn = false

        var body: some View {
            handle.set = { isOn = $0 }
            handle.get = { isOn }
            return Color.white
                .alert("Delete?", isPresented: $isOn) {
                    Button("Delete", role: .destructive) { journal.lines.append("delete") }
                    Button("Cancel", role: .cancel) { journal.lines.append("cancel") }
                }
        }
    }

    @Test("An alert shows its cancel button first, and each button dismisses it")
    func alert() {
        let (journal, handle) = (Journal(), Handle<Bool>())
        let it = ViewDisplay(
            Asking(journal: journal, handle: handle), size: CGSize(width: 400, height: 400)
        )
        handle.set(true)
        it.display.advance(by: 1)
        // The buttons are in the lower 44 points of a card that is centred.
        it.tap(270, 222)
        it.display.advance(by: 1)
        #expect(journal.take() == ["delete"])
        #expect(handle.get() == false)
        handle.set(true)
        it.display.advance(by: 1)
        it.tap(130, 222)
        it.display.advance(by: 1)
        #expect(journal.take() == ["cancel"])
    }

    @Test("Escape presses the cancel button of an alert, and Return its default button")
    func keys() {
        struct Saving: View {
            let journal: Journal
            let handle: Handle<Bool>
            var hasShortcut = false
            @State private var isOn = false

            var body: some View {
                handle.set = { isOn = $0 }
                handle.get = { isOn }
                return Color.white
                    .alert("Save?", isPresented: $isOn) {
                        Button("Cancel", role: .cancel) { journal.lines.append("cancel") }
                        Button("Delete", role: .destructive) { journal.lines.append("delete") }
                        Button("Save") { journal.lines.append("save") }
                        Button("Copy") { journal.lines.append("copy") }
                            .keyboardShortcut(hasShortcut ? .defaultAction : nil)
                    }
            }
        }
        let (journal, handle) = (Journal(), Handle<Bool>())
        let size = CGSize(width: 400, height: 400)
        func press(_ key: String, in it: ViewDisplay<some View>) {
            handle.set(true)
            it.display.advance(by: 1)
            it.key(key)
            it.display.advance(by: 1)
            #expect(handle.get() == false)
        }
        let it = ViewDisplay(Saving(journal: journal, handle: handle), size: size)
        press("escape", in: it)
        #expect(journal.take() == ["cancel"])
        press("return", in: it)
        #expect(journal.take() == ["save"])
        let other = ViewDisplay(
            Saving(journal: journal, handle: handle, hasShortcut: true), size: size)
        press("return", in: other)
        #expect(journal.take() == ["copy"])
    }

    @Test("A tap outside an action sheet presses its cancel button")
    func outside() {
        struct Choosing: View {
            let journal: Journal
            @State private var isOn = true
            var body: some View {
                Color.white.confirmationDialog("", isPresented: $isOn) {
                    Button("A") {}
                    Button("Cancel", role: .cancel) { journal.lines.append("cancel") }
                }
            }
        }
        let journal = Journal()
        let it = ViewDisplay(Choosing(journal: journal), size: CGSize(width: 400, height: 400))
        it.display.advance(by: 1)
        it.tap(200, 50)
        it.display.advance(by: 2)
        #expect(journal.take() == ["cancel"])
        #expect(it.middle(ofText: "A") == nil)
    }

    @Test("A confirmation dialog in a wide window is in the middle; a tap outside cancels it")
    func wide() throws {
        struct Choosing: View {
            let journal: Journal
            @State private var isOn = true
            var body: some View {
                Color.white.confirmationDialog("", isPresented: $isOn) {
                    Button("Move") { journal.lines.append("move") }
                    Button("Keep", role: .cancel) { journal.lines.append("keep") }
                }
            }
        }
        let journal = Journal()
        let it = ViewDisplay(Choosing(journal: journal), size: CGSize(width: 800, height: 600))
        it.display.advance(frames: 6)
        // It fades in without a move from the bottom edge.
        let y = try #require(it.middle(ofText: "Move")).y
        #expect(abs(y - 300) < 60)
        it.display.advance(by: 1)
        let (move, keep) = (it.middle(ofText: "Move"), it.middle(ofText: "Keep"))
        #expect(move?.y == keep?.y && abs((move?.x ?? 0) - 400) < 135)
        it.tap(20, 20)
        it.display.advance(by: 2)
        #expect(journal.take() == ["keep"] && it.middle(ofText: "Move") == nil)
    }

    @Test("An action sheet has one cancel button, and an alert without buttons an OK button")
    func automaticButtons() {
        struct Dialogs: View {
            let isAlert: Bool
            var hasCancel = false
            @State private var isOn = true
            var body: some View {
                if isAlert {
                    Color.white.alert("Title", isPresented: $isOn) {}
                } else {
                    Color.white.confirmationDialog("", isPresented: $isOn) {
                        Button("Delete", role: .destructive) {}
                        if hasCancel { Button("Keep", role: .cancel) {} }
                    }
                }
            }
        }
        let size = CGSize(width: 400, height: 400)
        let sheet = ViewDisplay(Dialogs(isAlert: false), size: size)
        sheet.display.advance(by: 1)
        #expect(sheet.middle(ofText: "Delete") != nil)
        #expect(sheet.middle(ofText: "Cancel")?.y ?? 0 > sheet.middle(ofText: "Delete")?.y ?? 400)
        let own = ViewDisplay(Dialogs(isAlert: false, hasCancel: true), size: size)
        own.display.advance(by: 1)
        #expect(own.middle(ofText: "Keep") != nil && own.middle(ofText: "Cancel") == nil)
        let alert = ViewDisplay(Dialogs(isAlert: true), size: size)
        alert.display.advance(by: 1)
        #expect(alert.middle(ofText: "OK") != nil && alert.middle(ofText: "Cancel") == nil)
    }

    @Test("The first field of an alert has the focus, and Return in it presses the default button")
    func fields() throws {
        struct Naming: View {
            let journal: Journal
            @State private var isOn = true
            @State private var name = ""
            @State private var code = ""
            var body: some View {
                Color.white.alert("Name", isPresented: $isOn) {
                    TextField("Name", text: $name)
                    SecureField("Code", text: $code)
                    Button("Cancel", role: .cancel) {}
                    Button("Save") { journal.lines.append(name) }
                }
            }
        }
        let journal = Journal()
        let it = ViewDisplay(Naming(journal: journal), size: CGSize(width: 400, height: 400))
        it.display.advance(by: 1)
        // The card is 270 points wide, with insets of 16 points, and of 7 points in the field.
        let area = try #require(it.display.textInputArea)
        #expect(area.minX >= 65 + 16 + 7 && area.maxX <= 335 - 16 - 7)
        it.display.type("Ada\n")
        it.display.advance(by: 1)
        #expect(journal.take() == ["Ada"])
        #expect(it.middle(ofText: "Save") == nil)
    }

    @Test("A tap outside an action sheet dismisses it")
    func actionSheet() {
        struct Choosing: View {
            let handle: Handle<Bool>
            @State private var isOn = false
            var body: some View {
                handle.set = { isOn = $0 }
                handle.get = { isOn }
                return Color.white.confirmationDialog("", isPresented: $isOn) { Button("A") {} }
            }
        }
        let handle = Handle<Bool>()
        let it = ViewDisplay(Choosing(handle: handle), size: CGSize(width: 400, height: 400))
        handle.set(true)
        it.display.advance(by: 1)
        #expect(handle.get() == true)
        it.tap(200, 50)
        it.display.advance(by: 1)
        #expect(handle.get() == false)
    }

    @Test("A sheet with heights rests at the smallest, and grows when thrown up")
    func detents() throws {
        struct Half: View {
            let handle: Handle<PresentationDetent>
            @State private var detent = PresentationDetent.medium
            var body: some View {
                handle.get = { detent }
                return Color.white.sheet(isPresented: .constant(true)) {
                    Color.red.frame(width: 50, height: 50)
                        .presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let handle = Handle<PresentationDetent>()
        let stage = NavigationStage(Half(handle: handle))
        stage.display.advance(by: 2)
        let side = CGSize(width: 50, height: 50)
        #expect(stage.place(side)?.midY == 300)
        stage.press(100, 380)
        for y in stride(from: 370.0, through: 190, by: -20) {
            stage.move(100, y)
            stage.display.advance(frames: 1)
        }
        stage.release(100, 190)
        stage.display.advance(by: 2)
        #expect(handle.get() == .large)
        #expect(stage.place(side)?.midY == 220)
    }

    @Test("A sheet rests at the height that the program selects")
    func selectedDetent() {
        struct Half: View {
            let handle: Handle<PresentationDetent>
            @State private var detent = PresentationDetent.medium
            var body: some View {
                handle.set = { detent = $0 }
                return Color.white.sheet(isPresented: .constant(true)) {
                    Color.red.frame(width: 50, height: 50)
                        .presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let handle = Handle<PresentationDetent>()
        let stage = NavigationStage(Half(handle: handle))
        stage.display.advance(by: 2)
        let side = CGSize(width: 50, height: 50)
        #expect(stage.place(side)?.midY == 300)
        handle.set(.large)
        stage.display.advance(by: 2)
        #expect(stage.place(side)?.midY == 220)
        handle.set(.medium)
        stage.display.advance(by: 2)
        #expect(stage.place(side)?.midY == 300)
    }

    @Test("A navigation bar shows a large title and the items of a toolbar")
    func bars() throws {
        struct Bars: View {
            let journal: Journal
            var body: some View {
                NavigationView {
                    Color.red.frame(width: 20, height: 20)
                        .navigationBarTitle("Title")
                        .navigationBarItems(
                            trailing: Button("Add") { journal.lines.append("add") }
                        )
                }
            }
        }
        let journal = Journal()
        let stage = NavigationStage(Bars(journal: journal))
        // 44 points of buttons and 52 points of title.
        let side = CGSize(width: 20, height: 20)
        #expect(stage.place(side)?.midY == 248)
        stage.tap(170, 22)
        stage.display.advance(frames: 2)
        #expect(journal.take() == ["add"])
    }

    @Test("A hidden navigation bar takes no room")
    func hiddenBar() {
        let stage = NavigationStage(
            NavigationStack {
                Color.red.frame(width: 20, height: 20)
                    .navigationTitle("Title")
                    .toolbar(.hidden, for: .navigationBar)
            }
        )
        #expect(stage.place(CGSize(width: 20, height: 20))?.midY == 200)
    }

    @Test("The presentation mode dismisses a page")
    func presentationMode() {
        struct Sheet: View {
            @Environment(\.presentationMode) var mode
            var body: some View {
                Button("Done") { mode.wrappedValue.dismiss() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        struct Base: View {
            let handle: Handle<Bool>
            @State private var isOn = true
            var body: some View {
                handle.get = { isOn }
                return Color.white.sheet(isPresented: $isOn) { Sheet() }
            }
        }
        let handle = Handle<Bool>()
        let stage = NavigationStage(Base(handle: handle))
        stage.display.advance(by: 1)
        stage.tap(100, 220)
        stage.display.advance(by: 1)
        #expect(handle.get() == false)
    }
}
