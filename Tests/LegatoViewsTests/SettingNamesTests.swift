import Foundation
import Legato
import Observation
import TestSupport
import Testing

/// Badges, sections, forms, menus, searches and adaptations.
struct SettingNamesTests {
    /// Returns the vertical positions of the red rows of a list.
    private func rows(_ view: some View) -> [CGFloat] {
        let it = ViewDisplay(view, size: CGSize(width: 300, height: 600), frames: 2)
        return it.layers(CGSize(width: 50, height: 50)).map { it.middle($0).y }.sorted()
    }

    private var row: some View { Color.red.frame(width: 50, height: 50) }

    @Test("listSectionSpacing sets the distance between sections of a list")
    func sectionSpacing() {
        let list = List {
            Section { row }
            Section { row }
        }
        func distance(_ view: some View) -> CGFloat {
            let rows = rows(view)
            return rows.count == 2 ? rows[1] - rows[0] : .nan
        }
        let usual = distance(list)
        #expect(distance(list.listSectionSpacing(.compact)) == usual - 25)
        #expect(distance(list.listSectionSpacing(70)) == usual + 35)
        #expect(distance(list.listSectionSpacing(.default)) == usual)
        let messages = sentences { _ = ListSectionSpacing.custom(-.infinity) }
        #expect(messages.count == 1)
    }

    private func ink(_ view: some View, _ box: CGRect = CGRect(x: 0, y: 0, width: 300, height: 200))
        -> Int
    {
        let picture = ViewDisplay(view.frame(maxWidth: .infinity, maxHeight: .infinity), frames: 2)
            .display.snapshot()
        var count = 0
        for x in Int(box.minX)..<Int(box.maxX) {
            for y in Int(box.minY)..<Int(box.maxY)
            where min(picture[x, y].red, picture[x, y].green) < 200 { count += 1 }
        }
        return count
    }

    @Test("Headers of increased prominence are larger, in lists only")
    func prominence() {
        let section = Section("Title") { Color.clear }
        let list = List { section }.listStyle(.plain)
        #expect(ink(list.headerProminence(.increased)) > ink(list))
        #expect(ink(section.headerProminence(.increased)) == ink(section))
    }

    @Test("A badge of increased prominence is on red, one of decreased is paler")
    func badges() {
        func red(_ view: some View) -> Int {
            let picture = ViewDisplay(view, frames: 2).display.snapshot()
            return (200..<300).count { x in
                (0..<100).contains { y in
                    picture[x, y].red > 230 && picture[x, y].green < 80
                }
            }
        }
        let list = List { Text("A").badge(Text("12")) }.listStyle(.plain)
        #expect(red(list.badgeProminence(.increased)) > 15)
        #expect(red(list) == 0)
        let trailing = CGRect(x: 240, y: 0, width: 60, height: 60)
        #expect(ink(list, trailing) > ink(list.badgeProminence(.decreased), trailing))
        let (none, bare) = (List { Text("A").badge(nil as Text?) }, List { Text("A") })
        #expect(ink(none.listStyle(.plain), trailing) == ink(bare.listStyle(.plain), trailing))
    }

    private struct Framed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content.frame(width: 77, height: 33)
        }
    }

    @Test("Form styles arrange the controls; grouped is the default")
    func forms() {
        let form = Form { Color.red }
        #expect(
            ViewDisplay(form.formStyle(Framed())).layers(CGSize(width: 77, height: 33)).count > 0)
        let column = Form { row }.formStyle(.columns)
        #expect(rows(column) == [300])
        #expect(rows(Form { row }.formStyle(.grouped)) == rows(Form { row }))
        #expect(rows(Form { row }.formStyle(.automatic)) == rows(Form { row }))
    }

    private struct Wide: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).padding(.horizontal, 30).background { Color.green }
        }
    }

    private struct MenuHost<Style: MenuStyle>: View {
        let model: ControlModel
        let style: Style
        var indicator = Visibility.automatic

        var body: some View {
            Menu {
                Button("Act") { model.taps += 1 }
            } label: {
                Color.red.frame(width: 40, height: 20)
            }
            .menuStyle(style)
            .menuIndicator(indicator)
            .menuOrder(.fixed)
        }
    }

    @Test("A menu style draws around the menu, which opens as before")
    func menus() {
        let model = ControlModel()
        let it = ViewDisplay(MenuHost(model: model, style: Wide()))
        #expect(it.layers(CGSize(width: 100, height: 20)).count == 1)
        it.tap(150, 100)
        it.display.advance(by: 1)
        it.tap(150, 140)
        it.display.advance(by: 1)
        #expect(model.taps == 1)
        for width in [40.0, 54] {
            let shown = ViewDisplay(
                MenuHost(
                    model: model, style: .borderlessButton,
                    indicator: width > 40 ? .visible : .hidden
                )
                .background { Color.green }
            )
            #expect(shown.layers(CGSize(width: width, height: 20)).count >= 1)
        }
    }

    @Observable final class SearchModel {
        var text = "apple"
        var isPresented = false
    }

    private struct Finder: View {
        let model: SearchModel
        var body: some View {
            Results().searchable(
                text: Binding(get: { model.text }, set: { model.text = $0 }),
                isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 })
            )
        }
    }

    private struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Color.red.frame(width: isSearching ? 60 : 50, height: 50)
                .onTapGesture { dismissSearch() }
        }
    }

    @Test("Views read whether the search field has the focus, and end the search")
    func search() {
        let model = SearchModel()
        let it = ViewDisplay(Finder(model: model))
        #expect(!it.layers(CGSize(width: 50, height: 50)).isEmpty)
        it.display.perform { model.isPresented = true }
        it.display.advance(frames: 3)
        let found = it.layers(CGSize(width: 60, height: 50))
        #expect(!found.isEmpty && it.layers(CGSize(width: 50, height: 50)).isEmpty)
        guard let box = found.first.map({ it.middle($0) }) else { return }
        it.tap(box.x, box.y)
        it.display.advance(frames: 3)
        #expect(!it.layers(CGSize(width: 50, height: 50)).isEmpty)
        #expect(!model.isPresented && model.text.isEmpty)
    }

    private struct Tip: View {
        let adaptation: PresentationAdaptation?
        let note: () -> Void
        @State private var isPresented = false

        var body: some View {
            Color.red.frame(width: 50, height: 10)
                .onTapGesture { isPresented = true }
                .popover(isPresented: $isPresented, arrowEdge: .bottom) { Card(tip: self) }
        }
    }

    private struct Card: View {
        let tip: Tip
        var body: some View {
            if let adaptation = tip.adaptation {
                Color.blue.frame(width: 120, height: 60).onAppear(perform: tip.note)
                    .presentationCompactAdaptation(adaptation)
            } else {
                Color.blue.frame(width: 120, height: 60).onAppear(perform: tip.note)
            }
        }
    }

    @Test("In a narrow window a popover becomes what its content sets, and appears once")
    func adaptation() {
        func height(_ adaptation: PresentationAdaptation?) -> CGFloat {
            var count = 0
            let it = ViewDisplay(
                Tip(adaptation: adaptation) { count += 1 }, size: CGSize(width: 400, height: 600)
            )
            it.tap(200, 300)
            it.display.advance(by: 2)
            #expect(count == 1)
            return it.layers(CGSize(width: 120, height: 60)).first.map { it.middle($0).y } ?? .nan
        }
        // Beside the anchor, in the middle of a sheet that begins at 40, and in the middle.
        #expect(height(.popover) == 348 && height(PresentationAdaptation.none) == 348)
        #expect(height(nil) == 320 && height(.sheet) == 320)
        #expect(height(.fullScreenCover) == 300)
    }

    @Test("The padding of a scene is 16 points at the edges given")
    func scenePadding() {
        func size(_ view: some View) -> CGSize {
            let it = ViewDisplay(view.fixedSize().background { Color.green })
            let all = [CGSize(width: 82, height: 82), CGSize(width: 82, height: 50)]
            return all.first { !it.layers($0).isEmpty } ?? .zero
        }
        #expect(size(row.scenePadding()) == CGSize(width: 82, height: 82))
        #expect(size(row.scenePadding(.horizontal)) == CGSize(width: 82, height: 50))
        #expect(size(row.scenePadding(.minimum, edges: .horizontal)).height == 50)
    }

    @Test("A button without a label shows its role")
    func roles() {
        func picture(_ view: some View) -> CGImage { ViewDisplay(view).display.snapshot() }
        for role in [ButtonRole.close, .confirm, .cancel, .destructive] {
            #expect(ink(Button(role: role) {}) > 0)
        }
        #expect(picture(Button(role: .close) {}) != picture(Button(role: .confirm) {}))
        #expect(picture(Button(role: .cancel) {}) == picture(Button("Cancel", role: .cancel) {}))
    }

    @Test("A toggle and a picker with a symbol have a label with it")
    func symbols() {
        func picture(_ view: some View) -> CGImage { ViewDisplay(view).display.snapshot() }
        let toggle = Toggle("A", systemImage: "star", isOn: .constant(true))
        let other = Toggle(isOn: .constant(true)) { Label("A", systemImage: "star") }
        #expect(picture(toggle) == picture(other))
        #expect(picture(toggle) != picture(Toggle("A", isOn: .constant(true))))
        let options = Text("One").tag(1)
        let picker = Picker("A", systemImage: "star", selection: .constant(1)) { options }
        let plain = Picker(selection: .constant(1)) {
            options
        } label: {
            Label("A", systemImage: "star")
        }
        #expect(picture(picker) == picture(plain))
    }

    @Test("A replacement can be named without an instance")
    func replacements() {
        #expect(ReplaceSymbolEffect.upUp == ReplaceSymbolEffect.replace.upUp)
        #expect(ReplaceSymbolEffect.offUp.byLayer == ReplaceSymbolEffect.replace.offUp)
        let magic = ReplaceSymbolEffect.replace.magic(fallback: .downUp.byLayer)
        #expect(magic == ReplaceSymbolEffect.replace.magic(fallback: ReplaceSymbolEffect.replace))
    }
}
