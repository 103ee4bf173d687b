import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Views for modifier keys, values of pickers, materials and tabs.
struct AlternateViewTests {
    private func labels(_ it: ViewDisplay<some View>) -> [String] {
        func all(_ element: AccessibilityElement) -> [String] {
            [element.label] + element.children.flatMap(all)
        }
        return it.hosting.viewElements.flatMap(all).filter { !$0.isEmpty }
    }

    @Test("Another view is shown while all of the keys are held")
    func keys() {
        let it = ViewDisplay(
            Text("Close").modifierKeyAlternate([.option, .shift]) { Text("Close All") }
        )
        func send(_ key: String, _ modifiers: EventModifiers, isDown: Bool) -> [String] {
            let event = KeyEvent(key: key, modifiers: modifiers, time: it.display.time)
            it.display.send(isDown ? .keyDown(event) : .keyUp(event))
            it.display.advance(frames: 2)
            return labels(it)
        }
        #expect(labels(it) == ["Close"])
        #expect(send("left alt", .option, isDown: true) == ["Close"])
        #expect(send("left shift", [.option, .shift], isDown: true) == ["Close All"])
        #expect(send("left shift", .option, isDown: false) == ["Close"])
        let none = ViewDisplay(Text("A").modifierKeyAlternate([]) { Text("B") })
        #expect(labels(none) == ["A"])
    }

    @Test("A menu and a link show the label of the value in place of the option")
    func currentValue() {
        func picker(_ style: some PickerStyle) -> some View {
            NavigationStack {
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                } label: {
                    Text("Number")
                } currentValueLabel: {
                    Text("1st")
                }
                .pickerStyle(style)
            }
        }
        let menu = ViewDisplay(picker(.menu), frames: 2)
        #expect(menu.layer(ofText: "1st") != nil && menu.layer(ofText: "One") == nil)
        let link = ViewDisplay(picker(.navigationLink), frames: 2)
        #expect(link.layer(ofText: "1st") != nil && link.layer(ofText: "One") == nil)
        let segments = ViewDisplay(picker(.segmented), frames: 2)
        #expect(segments.layer(ofText: "1st") == nil && segments.layer(ofText: "One") != nil)
    }

    @Test("A palette raises a segment, shows a variant of the symbol, or nothing")
    func palettes() {
        func picture(
            _ effect: PaletteSelectionEffect?, _ style: some PickerStyle = .palette
        ) -> CGImage {
            let picker = Picker("", selection: .constant(1)) {
                Image(systemName: "heart").tag(1)
                Image(systemName: "star").tag(2)
            }
            .pickerStyle(style)
            let it = ViewDisplay(
                Group { if let effect { picker.paletteSelectionEffect(effect) } else { picker } },
                frames: 2
            )
            return it.display.snapshot()
        }
        let usual = picture(nil)
        #expect(picture(.automatic) == usual)
        let (custom, filled) = (picture(.custom), picture(.symbolVariant(.fill)))
        #expect(custom != usual && filled != usual && filled != custom)
        #expect(picture(.symbolVariant(.none)) == custom)
        #expect(picture(.custom, .segmented) == picture(nil, .segmented))
    }

    private struct Surroundings: View {
        let journal: Journal
        @Environment(\.backgroundMaterial) private var material
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.allowedDynamicRange) private var range
        var body: some View {
            journal.lines = [
                material == nil ? "-" : material == .thick ? "thick" : "other",
                placement == nil ? "-" : placement == .bottomBar ? "bottom" : "pages",
                range == nil ? "-" : range == .high ? "high" : "other",
            ]
            return Color.clear
        }
    }

    @Test("Views read the material behind them, the place of tabs and the dynamic range")
    func surroundings() {
        let journal = Journal()
        let view = Surroundings(journal: journal)
        func read(_ view: some View) -> [String] {
            let it = ViewDisplay(view, frames: 2)
            withExtendedLifetime(it) {}
            return journal.take()
        }
        #expect(read(view) == ["-", "-", "-"])
        #expect(read(view.background(.thickMaterial)) == ["thick", "-", "-"])
        #expect(read(view.background(.thickMaterial, in: .capsule)) == ["thick", "-", "-"])
        #expect(read(view.background(.bar).background(.thickMaterial)) == ["other", "-", "-"])
        #expect(read(view.background(.red)) == ["-", "-", "-"])
        #expect(read(TabView { view.tabItem { Text("A") } }) == ["-", "bottom", "-"])
        #expect(read(TabView { view }.tabViewStyle(.page)) == ["-", "pages", "-"])
        let range = view.allowedDynamicRange(nil).allowedDynamicRange(.high)
        #expect(read(range) == ["-", "-", "high"])
    }
}
