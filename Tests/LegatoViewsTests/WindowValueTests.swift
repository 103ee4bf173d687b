import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Windows for values.
struct WindowValueTests {
    private struct Program: App {
        var body: some Scene {
            WindowGroup("Main", id: "main") { Color.red }
            WindowGroup("Note", id: "note", for: Int.self) { $id in
                VStack {
                    Text(verbatim: "note \(id ?? -1)")
                    Button("Next") { id = (id ?? 0) + 1 }
                }
            }
            WindowGroup("Name", for: String.self) { $name in
                Text(verbatim: "name \(name)")
            } defaultValue: {
                "none"
            }
        }
    }

    private var plans: [WindowPlan] {
        Program().body.allPlans(SceneSettings(properties: PropertyStores()))
    }

    private func labels(window: Int, value: AnyHashable?) -> [String] {
        let windows = AppWindows { Program().body }
        let it = ViewDisplay(windows.root(of: window, value: value))
        return it.hosting.viewElements.map(\.label)
    }

    @Test("The content has the value of the window, or none, or the default one")
    func content() {
        #expect(labels(window: 1, value: 7).contains("note 7"))
        #expect(labels(window: 1, value: nil).contains("note -1"))
        #expect(labels(window: 2, value: "a") == ["name a"])
        #expect(labels(window: 2, value: nil) == ["name none"])
    }

    @Test("The content can change the value of its window")
    func change() {
        let value = WindowValue(3)
        let it = ViewDisplay(plans[1].content(value))
        it.key("tab")
        it.key("space")
        #expect(value.value == AnyHashable(4))
        #expect(it.hosting.viewElements.contains { $0.label == "note 4" })
    }

    @Test("An identifier and the type of a value find the scene")
    func targets() {
        func found(_ target: WindowTarget) -> [String] {
            plans.filter(target.matches).map(\.title)
        }
        #expect(found(WindowTarget(id: "main")) == ["Main"])
        #expect(found(WindowTarget(id: "")) == [])
        #expect(found(WindowTarget(id: nil, value: 1, type: Int.self)) == ["Note"])
        #expect(found(WindowTarget(id: nil, value: "", type: String.self)) == ["Name"])
        #expect(found(WindowTarget(id: nil, value: 1.5, type: Double.self)) == [])
        #expect(found(WindowTarget(id: "note", value: 1, type: Int.self)) == ["Note"])
        #expect(found(WindowTarget(id: "main", value: 1, type: Int.self)) == [])
        let call = WindowTarget(id: "a", value: 1, type: Int.self).call(of: "openWindow")
        #expect(call == "openWindow(id: \"a\", value: Int)")
    }

    @Test("The message for an unknown id or type lists those of the app, or says that it has none")
    func refusals() {
        let (id, type) = (
            WindowTarget(id: "a"), WindowTarget(id: nil, value: 1.5, type: Double.self)
        )
        #expect(
            id.refusal(by: plans)
                == "openWindow(id: \"a\") found no scene of the app with that id. "
                + "Use one of: main, note.")
        #expect(type.refusal(by: plans).hasSuffix("for that type. Use one of: Int, String."))
        let plain = WindowGroup { Color.red }.allPlans(SceneSettings(properties: PropertyStores()))
        #expect(
            id.refusal(by: plain)
                == "openWindow(id: \"a\") found no scene of the app with that id. "
                + "No scene has an id. Give one an id: WindowGroup(id: \"a\").")
        #expect(
            type.refusal(by: plain).hasSuffix(
                "No scene presents values. Add one: WindowGroup(for: Double.self)."))
    }

    @Test("The environment's action passes identifiers and values on")
    func action() {
        var targets: [WindowTarget] = []
        let open = OpenWindowAction { targets.append($0) }
        open(id: "a")
        open(value: 5)
        open(id: "b", value: "c")
        #expect(targets.map(\.id) == ["a", nil, "b"])
        #expect(targets.map(\.value) == [nil, 5, "c"])
        #expect(targets[1].type == Int.self && targets[2].type == String.self)
        var closed: [WindowTarget?] = []
        let close = DismissWindowAction { closed.append($0) }
        close()
        close(value: 5)
        close(id: "b", value: "c")
        #expect(closed.map { $0?.value } == [nil, 5, "c"])
    }
}
