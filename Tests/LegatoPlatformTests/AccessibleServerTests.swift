import Foundation
import Legato
import Testing

@testable import LegatoPlatform

/// Elements on the bus.
///
/// The responses of a program to assistive technologies, without a bus.
struct AccessibleServerTests {
    @Test("The program contains its windows, and they their elements")
    func tree() throws {
        let (a, b) = (NSObject(), NSObject())
        let inner = AccessibilityElement.of(b, "Add", traits: .isButton)
        let desk = AccessibilityDesk([.of(a, role: .list).with { $0.children = [inner] }])
        let window = try #require(desk.windowNode)
        let application = desk.server.tree.application
        #expect(try desk.text(application, "ToolkitName", of: .application) == "Legato")
        var parent = try desk.property(application, .accessible, "Parent")
        #expect(parent?.texts() == [":1.0", "/desktop"])
        var windows = try desk.call(application, .accessible, "GetChildren")
        #expect(windows?.texts() == [":1.7", window.path])
        #expect(try desk.text(window, "Name") == "Window")
        let list = try #require(window.children.first)
        var count = try desk.property(list, .accessible, "ChildCount")
        #expect(count?.numbers() == [1])
        let button = try #require(list.children.first)
        #expect(try desk.text(button, "Name") == "Add")
        var role = try desk.call(button, .accessible, "GetRole")
        #expect(role?.whole() == 43)
        var states = try desk.call(button, .accessible, "GetState")
        let bits: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
        #expect(states?.numbers() == [Double(bits.rawValue), 0])
        var outer = try desk.property(button, .accessible, "Parent")
        #expect(outer?.texts() == [":1.7", list.path])
        var interfaces = try desk.call(button, .accessible, "GetInterfaces")
        #expect(interfaces?.texts() == ["org.a11y.atspi.Accessible", "org.a11y.atspi.Component"])
    }

    @Test("An element keeps its path while there is one of its identity")
    func identity() throws {
        let owners = (0..<3).map { _ in NSObject() }
        let desk = AccessibilityDesk([.of(owners[0], "a"), .of(owners[1], "b")])
        let before = try #require(desk.windowNode).children.map(\.path)
        desk.elements = [.of(owners[2], "c"), .of(owners[1], "B"), .of(owners[1], "twin")]
        let window = try #require(desk.windowNode)
        #expect(window.children.map(\.name) == ["c", "B", "twin"])
        #expect(window.children[1].path == before[1])
        #expect(Set(window.children.map(\.path) + before).count == 4)
        let gone = try desk.answer(before[0], "org.a11y.atspi.Accessible", "GetRole")
        #expect(gone.isRefusal)
    }

    @Test("A frame is given in the space of the screen, the window or the parent")
    func frames() throws {
        let inner = AccessibilityElement.of(
            NSObject(), "in", area: CGRect(x: 15, y: 25, width: 5, height: 6)
        )
        let desk = AccessibilityDesk([.of(NSObject(), "out").with { $0.children = [inner] }])
        let window = desk.windowNode
        let node = window?.children.first?.children.first
        let expected: [(UInt32, [Double])] = [
            (0, [115, 75, 5, 6]), (1, [15, 25, 5, 6]), (2, [5, 5, 5, 6]),
        ]
        for (space, sides) in expected {
            var frame = try desk.call(node, .component, "GetExtents") { $0.add(space) }
            #expect(frame?.numbers() == sides)
        }
        func found(_ x: Int32, _ y: Int32, _ space: UInt32) throws -> String? {
            var answer = try desk.call(window, .component, "GetAccessibleAtPoint") {
                $0.add(x)
                $0.add(y)
                $0.add(space)
            }
            return answer?.texts().last
        }
        #expect(try found(16, 26, 1) == node?.path)
        #expect(try found(116, 76, 0) == node?.path)
        #expect(try found(12, 22, 1) == window?.children.first?.path)
        #expect(try found(-1, 0, 1) == "/org/a11y/atspi/null")
    }

    @Test("Actions are performed, values set within their bounds, and the focus moved")
    func operation() throws {
        var log: [String] = []
        let desk = AccessibilityDesk([
            .of(NSObject(), "Level", role: .slider).with {
                $0.actions = [
                    .init(kind: .default) { log.append("tap") },
                    .init(kind: nil, name: "Mute") { log.append("mute") },
                ]
                $0.adjustment = { log.append("\($0)") }
                $0.number = AccessibilityNumber(value: 1, bounds: 0...2, step: 0.5) {
                    log.append("set \($0)")
                }
                $0.focus = AccessibilityFocus(isFocused: false) { log.append("focus") }
            }
        ])
        let node = desk.windowNode?.children.first
        #expect(node?.actions.map(\.name) == ["click", "Mute", "increment", "decrement"])
        for index in [0, 1, 2, 3, 4] as [Int32] {
            var isDone = try desk.call(node, .action, "DoAction") { $0.add(index) }
            #expect(isDone?.numbers() == [index < 4 ? 1 : 0])
        }
        for (value, isTaken) in [(1.5, true), (9, true), (.nan, false)] {
            let answer = try desk.call(node, .properties, "Set") {
                $0.add(AccessibleInterface.value.rawValue)
                $0.add("CurrentValue")
                $0.addVariant(of: "d") { $0.add(value) }
            }
            #expect((answer != nil) == isTaken)
        }
        _ = try desk.call(node, .component, "GrabFocus")
        #expect(
            log == [
                "tap", "mute", "increment", "decrement", "set 1.5", "set 2.0", "focus",
            ]
        )
        var maximum = try desk.property(node, .value, "MaximumValue")
        #expect(maximum?.numbers() == [2])
    }

    @Test("Missing elements, interfaces and methods are refused, whatever the arguments")
    func refusals() throws {
        let desk = AccessibilityDesk([.of(NSObject(), "a")])
        let node = try #require(desk.windowNode?.children.first)
        for path in ["/org/a11y/atspi/accessible/99", "/other", "/org/a11y/atspi/accessible/x"] {
            #expect(try desk.answer(path, "org.a11y.atspi.Accessible", "GetRole").isRefusal)
        }
        #expect(try desk.answer(node.path, "org.a11y.atspi.Text", "GetText").isRefusal)
        #expect(try desk.answer(node.path, "org.a11y.atspi.Accessible", "Explode").isRefusal)
        #expect(try desk.text(node, "Shoe") == nil)
        let odd: [(inout BusWriter) -> Void] = [
            { _ in }, { $0.add("text") }, { $0.add(Double.nan) }, { $0.add(Double.infinity) },
            { $0.addArray(of: "s") { _ in } }, { $0.add(Int32.min) },
        ]
        for arguments in odd {
            for method in ["GetChildAtIndex", "GetIndexInParent", "GetAttributes"] {
                _ = try desk.answer(node.path, "org.a11y.atspi.Accessible", method, arguments)
            }
            for method in ["GetExtents", "Contains", "GetAccessibleAtPoint", "GetPosition"] {
                _ = try desk.answer(node.path, "org.a11y.atspi.Component", method, arguments)
            }
        }
    }

    @Test("Values and hints without another place are described")
    func summary() throws {
        let desk = AccessibilityDesk([
            .of(NSObject(), "a").with {
                ($0.value, $0.hint, $0.identifier) = ("7", "turns", "dial")
            },
            .of(NSObject(), "b", traits: .isToggle).with { $0.value = "1" },
        ])
        let nodes = desk.windowNode?.children ?? []
        #expect(try desk.text(nodes.first, "Description") == "7, turns")
        #expect(try desk.text(nodes.first, "AccessibleId") == "dial")
        #expect(try desk.text(nodes.last, "Description")?.isEmpty == true)
        var attributes = try desk.call(nodes.first, .accessible, "GetAttributes")
        #expect(attributes?.texts() == ["toolkit", "Legato", "id", "dial", "valuetext", "7"])
    }
}
