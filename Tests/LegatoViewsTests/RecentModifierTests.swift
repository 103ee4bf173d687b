import Foundation
import Legato
import Observation
import TestSupport
import Testing

@testable import LegatoViews

/// Insets at edges of rows, flexible buttons, heights of lines, pickers of several values.
struct RecentModifierTests {
    private func frame(_ row: some View) throws -> CGRect {
        let it = ViewDisplay(
            List { row }.listStyle(.plain), size: CGSize(width: 300, height: 300), frames: 2
        )
        let layer = try #require(it.layer(ofText: "Row"))
        let middle = it.middle(layer)
        let size = layer.bounds.size
        return CGRect(
            origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
            size: size
        )
    }

    @Test("Insets at some edges of a row leave those at other edges")
    func rowInsets() throws {
        let usual = try frame(Text("Row"))
        #expect(usual.minX == 16)
        let wide = try frame(Text("Row").listRowInsets(.leading, 40))
        #expect(wide.minX == 40 && wide.minY == usual.minY)
        let both = try frame(Text("Row").listRowInsets(.leading, 40).listRowInsets(.top, 31))
        #expect(both.minX == 40 && abs(both.minY - 31) < 0.01)
        #expect(try frame(Text("Row").listRowInsets(.leading, 40).listRowInsets(nil)) == usual)
        let outer = Text("Row").listRowInsets(EdgeInsets()).listRowInsets(.horizontal, 5)
        #expect(try frame(outer).minX == 5)
        let reset = Text("Row").listRowInsets(.leading, 40).listRowInsets(.all, nil)
        #expect(try frame(reset) == usual)
        #expect(sentences { _ = Text("Row").listRowInsets(.all, .nan) }.count == 1)
    }

    private func width(_ button: some View) -> CGFloat {
        let host = HostingLayer(rootView: button)
        return host.sizeThatFits(CGSize(width: 280, height: 100)).width
    }

    @Test("A flexible button takes the width that it is offered")
    func buttonSizing() {
        let button = Button("Go") {}
        func all(_ styled: some View) {
            #expect(width(styled) < 100)
            #expect(width(styled.buttonSizing(.fitted)) == width(styled))
            #expect(width(styled.buttonSizing(.flexible)) == 280)
            #expect(width(styled.buttonSizing(.automatic).buttonSizing(.flexible)) == width(styled))
        }
        all(button)
        all(button.buttonStyle(.borderedProminent))
        all(button.buttonStyle(.glass))
    }

    private func height(_ text: some View) -> CGFloat {
        HostingLayer(rootView: text).sizeThatFits(CGSize(width: 200, height: 1000)).height
    }

    @Test("The height of lines is the distance between baselines")
    func lineHeight() {
        let text = Text("a\nb\nc").font(.system(size: 20))
        let usual = height(text)
        expectClose([height(text.lineHeight(.exact(points: 40)))], [120], within: 0.01)
        expectClose([height(text.lineHeight(.multiple(factor: 1.5)))], [90], within: 0.01)
        expectClose([height(text.lineHeight(.loose))], [90], within: 0.01)
        expectClose([height(text.lineHeight(.normal))], [78], within: 0.01)
        expectClose([height(text.lineHeight(.tight))], [69], within: 0.01)
        expectClose([height(text.lineHeight(.leading(increase: 10)))], [90], within: 0.01)
        expectClose(
            [height(text.lineHeight(.exact(points: 40)).lineSpacing(3))], [126], within: 0.01)
        let tight = text.lineHeight(.tight)
        #expect(height(tight.lineHeight(.loose)) == height(tight))
        #expect(height(VStack { text.lineHeight(nil) }.lineHeight(.loose)) == usual)
        let size = AttributedString.LineHeight.self
        let messages = sentences {
            #expect(size.multiple(factor: .nan) == .multiple(factor: 1))
            #expect(size.leading(increase: .infinity) == .leading(increase: 0))
            #expect(size.exact(points: .nan) == .exact(points: -3))
        }
        #expect(messages.count == 3)
    }

    struct Alarm: Identifiable {
        let id: Int
        var sound: String
    }

    @Observable final class Alarms {
        var all = [Alarm(id: 0, sound: "bell"), Alarm(id: 1, sound: "horn")]
    }

    private struct Sounds: View {
        let alarms: Alarms
        var body: some View {
            Picker("Sound", sources: Bindable(alarms).all, selection: \.sound) {
                Text("Bell").tag("bell")
                Text("Horn").tag("horn")
            }
            .pickerStyle(.inline)
        }
    }

    @Test("A picker of several values shows one that all have, and sets all of them")
    func sources() {
        let alarms = Alarms()
        let it = ViewDisplay(Sounds(alarms: alarms))
        func selected() -> [String] {
            func all(_ element: AccessibilityElement) -> [AccessibilityElement] {
                [element] + element.children.flatMap(all)
            }
            return it.hosting.viewElements.flatMap(all)
                .filter { $0.traits.contains(.isSelected) }.map(\.label)
        }
        #expect(selected() == [])
        it.key("tab")
        it.key("space")
        #expect(alarms.all.map(\.sound) == ["bell", "bell"] && selected() == ["Bell"])
        it.key("tab")
        it.key("space")
        #expect(alarms.all.map(\.sound) == ["horn", "horn"] && selected() == ["Horn"])
        it.display.perform { alarms.all[0].sound = "bell" }
        it.display.advance(frames: 2)
        #expect(selected() == [])
    }

    @Test("A named task has its name")
    func task() async {
        let names = await withCheckedContinuation { continuation in
            let view = Color.red.task(name: "load") { continuation.resume(returning: Task.name) }
            _ = ViewDisplay(view)
        }
        #expect(names == "load")
    }

    @Test("Resources are equal if they name the same string")
    func resources() {
        let (a, b): (LocalizedStringResource, LocalizedStringResource) = ("One", "One")
        #expect(a == b)
        #expect(a != LocalizedStringResource("Two"))
        #expect(a != LocalizedStringResource("One", table: "Other"))
        let (three, four): (LocalizedStringResource, LocalizedStringResource) = ("\(3)", "\(4)")
        #expect(three != four)
    }
}
