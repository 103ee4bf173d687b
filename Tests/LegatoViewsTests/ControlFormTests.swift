import Foundation
import Legato
import Observation
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Further forms of controls, and lists that edit their data.
struct ControlFormTests {
    struct Alarm: Identifiable, Equatable {
        let id: Int
        var isOn: Bool
    }

    @Observable final class Model {
        var alarms = [Alarm(id: 0, isOn: true), Alarm(id: 1, isOn: false)]
        var number = 2.0
        var days: Set<DateComponents> = []
        var taps = 0
        var focus = false
    }

    private let model = Model()

    private struct All: View {
        let model: Model
        var body: some View {
            Toggle("All", sources: Bindable(model).alarms, isOn: \.isOn).toggleStyle(.checkbox)
        }
    }

    private func element<V: View>(_ it: ViewDisplay<V>, _ label: String) throws
        -> AccessibilityElement
    {
        func all(_ element: AccessibilityElement) -> [AccessibilityElement] {
            [element] + element.children.flatMap(all)
        }
        let found = it.hosting.viewElements.flatMap(all).first { $0.label == label }
        return try #require(found, "\(label)")
    }

    @Test("A toggle of several values is mixed, and sets all of them")
    func sources() throws {
        let it = ViewDisplay(All(model: model))
        #expect(try element(it, "All").value == "2")
        let mixed = it.display.snapshot()
        let point = try element(it, "All").activationPoint
        it.tap(point.x, point.y)
        #expect(model.alarms.map(\.isOn) == [true, true])
        #expect(try element(it, "All").value == "1")
        #expect(it.display.snapshot() != mixed)
        it.tap(point.x, point.y)
        #expect(model.alarms.map(\.isOn) == [false, false])
        #expect(try element(it, "All").value == "0")
    }

    @Test("A checkbox is left of its label, 16 points large")
    func checkbox() throws {
        let it = ViewDisplay(
            Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox).fixedSize())
        let element = try element(it, "On")
        #expect(element.activationPoint.x < element.frame.midX)
        #expect(!it.layers(CGSize(width: 16, height: 16)).isEmpty)
    }

    private struct Steps: View {
        let model: Model
        var body: some View {
            Stepper(
                "Rate", value: Bindable(model).number, in: 0...4, step: 0.5,
                format: .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))
            )
        }
    }

    @Test("A stepper with a format shows the value in a field, and clamps what is typed")
    func stepper() {
        let it = ViewDisplay(Steps(model: model), frames: 3)
        #expect(it.layer(ofText: "2.0") != nil)
        it.tap(300 - 20, 100)
        it.display.advance(frames: 3)
        #expect(model.number == 2.5 && it.layer(ofText: "2.5") != nil)
        let place = it.middle(ofText: "2.5") ?? .zero
        it.tap(place.x, place.y)
        it.key("a", .control)
        it.display.send(.text(TextEvent(string: "9", time: it.display.time)))
        it.key("return")
        it.display.advance(frames: 3)
        #expect(model.number == 4)
    }

    @Test("A bar follows the progress of a task until it has finished")
    func progress() throws {
        let task = Progress(totalUnitCount: 4)
        let it = ViewDisplay(ProgressView(task))
        func value() -> String? { it.hosting.viewElements.first?.value }
        #expect(value() == "0%")
        task.completedUnitCount = 1
        it.display.advance(by: 0.3)
        #expect(value() == "25%")
        task.completedUnitCount = 4
        it.display.advance(by: 0.3)
        #expect(value() == "100%")
    }

    private struct Days: View {
        let model: Model
        var range = Date.distantPast..<Date.distantFuture
        var body: some View {
            MultiDatePicker("Days", selection: Bindable(model).days, in: range)
                .environment(\.calendar, ControlFormTests.calendar)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    private static func date(_ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2025, month: 6, day: day)) ?? .distantPast
    }

    @Test("Clicks select days and deselect them, in the month of the first selected day")
    func days() throws {
        model.days = [DateComponents(year: 2025, month: 6, day: 10)]
        let it = ViewDisplay(Days(model: model), size: CGSize(width: 320, height: 400), frames: 2)
        #expect(it.layer(ofText: "June 2025") != nil)
        #expect(try element(it, "10").traits.contains(.isSelected))
        for day in ["12", "10"] {
            let place = it.middle(ofText: day) ?? .zero
            it.tap(place.x, place.y)
            it.display.advance(frames: 2)
        }
        #expect(model.days.map(\.day) == [12])
        #expect(model.days.first?.year == 2025 && model.days.first?.calendar != nil)
        #expect(try element(it, "12").traits.contains(.isSelected))
        #expect(try !element(it, "10").traits.contains(.isSelected))
    }

    @Test("Days outside the range cannot be selected; the end of a range is outside")
    func range() {
        model.days = [DateComponents(year: 2025, month: 6, day: 10)]
        let it = ViewDisplay(
            Days(model: model, range: Self.date(5)..<Self.date(15)),
            size: CGSize(width: 320, height: 400), frames: 2)
        for day in ["4", "15", "14", "5"] {
            let place = it.middle(ofText: day) ?? .zero
            it.tap(place.x, place.y)
            it.display.advance(frames: 2)
        }
        #expect(model.days.compactMap(\.day).sorted() == [5, 10, 14])
    }

    @Test("A rename button runs the action around it, and is disabled without one")
    func rename() throws {
        var count = 0
        let it = ViewDisplay(RenameButton().renameAction { count += 1 })
        #expect(try element(it, "Rename").perform() && count == 1)
        #expect(try !element(ViewDisplay(RenameButton()), "Rename").perform())
    }

    private struct Choice: View {
        let model: Model
        let behavior: MenuActionDismissBehavior
        var body: some View {
            Menu {
                Button("Act") { model.taps += 1 }.menuActionDismissBehavior(behavior)
            } label: {
                Color.red.frame(width: 40, height: 20)
            }
        }
    }

    @Test(
        "A menu stays open after an action if the control keeps it open",
        arguments: [MenuActionDismissBehavior.automatic, .enabled, .disabled]
    )
    func menu(behavior: MenuActionDismissBehavior) {
        let it = ViewDisplay(Choice(model: model, behavior: behavior))
        it.tap(150, 100)
        it.display.advance(by: 1)
        let place = it.middle(ofText: "Act") ?? .zero
        it.tap(place.x, place.y)
        it.display.advance(by: 1)
        #expect(model.taps == 1)
        #expect((it.layer(ofText: "Act") != nil) == (behavior == .disabled))
    }

    @Test("Buttons, toggles, menus and labels with an image are those with a label of it")
    func images() {
        let resource = ImageResource(name: "missing", bundle: .main)
        func label(_ view: some View) -> [String] {
            ViewDisplay(view).hosting.viewElements.map(\.label)
        }
        #expect(label(Button("A", image: resource) {}) == ["A"])
        #expect(label(Button("B", image: resource, role: .destructive) {}) == ["B"])
        #expect(label(Toggle("C", image: resource, isOn: .constant(true))) == ["C"])
        #expect(label(Label("D", image: resource)).last == "D")
    }

    private func colors(_ view: some View) -> [UInt8] {
        let it = ViewDisplay(view, size: CGSize(width: 300, height: 300), frames: 2)
        let picture = it.display.snapshot()
        return [22, 66, 110].map { picture[280, $0].green }
    }

    @Test("Every second row has a darker background, unless the row has its own")
    func alternatingRows() {
        let list = List([1, 2, 3], id: \.self) { Text("\($0)") }.listStyle(.plain)
        #expect(colors(list) == [255, 255, 255])
        #expect(colors(list.alternatingRowBackgrounds()) == [255, 0xF5, 255])
        #expect(
            colors(list.alternatingRowBackgrounds(.disabled).alternatingRowBackgrounds())
                == [255, 255, 255])
        let own = List([1, 2, 3], id: \.self) { Text("\($0)").listRowBackground(Color.green) }
        #expect(
            Set(colors(own.listStyle(.plain).alternatingRowBackgrounds())).count == 1)
    }

    @Test("A bordered table has a line around it, and its rows alternate on request")
    func tables() {
        let table = Table(model.alarms) { TableColumn("Id") { Text("\($0.id)") } }
        func edge(_ view: some View) -> UInt8 {
            ViewDisplay(view, frames: 2).display.snapshot()[299, 150].green
        }
        #expect(edge(table) == 255 && edge(table.tableStyle(.inset)) == 255)
        #expect(edge(table.tableStyle(.bordered)) < 230)
        func picture(_ view: some View) -> CGImage {
            ViewDisplay(view, frames: 2).display.snapshot()
        }
        let alternating = picture(table.tableStyle(.inset(alternatesRowBackgrounds: true)))
        #expect(alternating != picture(table))
        #expect(alternating == picture(table.alternatingRowBackgrounds()))
    }

    private struct Rows: View {
        let model: Model
        let actions: EditActions<[Alarm]>
        var body: some View {
            List(Bindable(model).alarms, editActions: actions) { $alarm in
                Text("\(alarm.id)")
            }
            .listStyle(.plain)
        }
    }

    @Test("A list that edits its data removes a row by a swipe, if that is among the edits")
    func deletion() {
        let it = ViewDisplay(Rows(model: model, actions: [.delete]), frames: 2)
        swipe(it)
        #expect(model.alarms.map(\.id) == [1])
        let other = ViewDisplay(Rows(model: model, actions: [.move]), frames: 2)
        swipe(other)
        #expect(model.alarms.map(\.id) == [1])
    }

    private func swipe<V: View>(_ it: ViewDisplay<V>) {
        it.down(200, 22)
        for x in [180, 160, 140] as [CGFloat] {
            it.move(x, 22)
            it.display.advance(frames: 1)
        }
        it.up(140, 22)
        it.display.advance(by: 1)
        it.tap(270, 22)
        it.display.advance(by: 1)
    }

    @Test("Edits of a bound collection are those of the actions")
    func edits() {
        let data = Bindable(model).alarms
        let all = ForEach(data, editActions: .all) { $alarm in Text("\(alarm.id)") }
        all.edits.onMove?(IndexSet(integer: 0), 2)
        #expect(model.alarms.map(\.id) == [1, 0])
        all.edits.onDelete?(IndexSet(integer: 0))
        #expect(model.alarms.map(\.id) == [0])
        let none = ForEach(data, id: \.id, editActions: []) { $alarm in Text("\(alarm.id)") }
        #expect(none.edits.onMove == nil && none.edits.onDelete == nil)
    }
}
