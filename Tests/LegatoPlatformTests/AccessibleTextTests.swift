import Foundation
import Legato
import Testing

@testable import LegatoPlatform

/// Texts and events of elements.
///
/// The texts and the events of elements, without a bus.
struct AccessibleTextTests {
    /// A field whose text is edited.
    private final class Field {
        var string: String
        var selection = 0..<0
        init(_ string: String) { self.string = string }

        var element: AccessibilityElement {
            AccessibilityElement.of(self, "Field", role: .field).with {
                $0.text = AccessibilityText(
                    string: string, selection: selection, isSecret: false, isMultiline: true,
                    replace: { range, new in
                        var scalars = Array(self.string.unicodeScalars)
                        scalars.replaceSubrange(range, with: new.unicodeScalars)
                        self.string = String(String.UnicodeScalarView(scalars))
                    }, select: { self.selection = $0 },
                    bounds: { part in
                        CGRect(x: 10 * part.lowerBound, y: 30, width: 10 * part.count, height: 20)
                    }, character: { $0.y < 50 ? Int($0.x / 10) : nil }
                )
            }
        }
    }

    @Test("A text is read by characters, words and lines")
    func reading() throws {
        let field = Field("Über den\nBäumen 🌲")
        let desk = AccessibilityDesk([field.element])
        let node = desk.windowNode?.children.first
        var count = try desk.property(node, .text, "CharacterCount")
        #expect(count?.numbers() == [17])
        func text(_ start: Int32, _ end: Int32) throws -> String? {
            var answer = try desk.call(node, .text, "GetText") {
                $0.add(start)
                $0.add(end)
            }
            return answer?.text()
        }
        #expect(try text(0, 4) == "Über" && text(9, -1) == "Bäumen 🌲" && text(40, 50) == "")
        func part(_ at: Int32, _ unit: UInt32) throws -> String {
            var answer = try desk.call(node, .text, "GetStringAtOffset") {
                $0.add(at)
                $0.add(unit)
            }
            let string = answer?.text() ?? "-"
            return "\(string)|\(answer?.whole() ?? -1)|\(answer?.whole() ?? -1)"
        }
        #expect(try part(16, 0) == "🌲|16|17" && part(6, 1) == "den\n|5|9")
        #expect(try part(4, 1) == "Über |0|5" && part(10, 3) == "Bäumen 🌲|9|17")
        #expect(try part(99, 0) == "|17|17" && part(-3, 1) == "Über |0|5" && part(0, 77) == "|0|0")
    }

    @Test("A character, a range and a point have their places in screen and window")
    func places() throws {
        let field = Field("abcdef")
        let desk = AccessibilityDesk([field.element])
        desk.units = 2
        let node = desk.windowNode?.children.first
        func extents(_ method: String, _ arguments: Int32..., space: UInt32) throws -> [Int] {
            var answer = try desk.call(node, .text, method) {
                for argument in arguments { $0.add(argument) }
                $0.add(space)
            }
            return (0..<4).compactMap { _ in answer?.whole() }
        }
        #expect(try extents("GetCharacterExtents", 2, space: 1) == [40, 60, 20, 40])
        #expect(try extents("GetCharacterExtents", 2, space: 0) == [240, 160, 20, 40])
        #expect(try extents("GetCharacterExtents", 6, space: 1) == [120, 60, 0, 40])
        for at in [-1, 7] as [Int32] {
            #expect(try extents("GetCharacterExtents", at, space: 1) == [-1, -1, -1, -1])
        }
        #expect(try extents("GetRangeExtents", 1, 4, space: 1) == [20, 60, 60, 40])
        #expect(try extents("GetRangeExtents", 1, -1, space: 1) == [20, 60, 100, 40])
        func offset(_ x: Int32, _ y: Int32, space: UInt32) throws -> Int? {
            var answer = try desk.call(node, .text, "GetOffsetAtPoint") {
                $0.add(x)
                $0.add(y)
                $0.add(space)
            }
            return answer?.whole()
        }
        #expect(try offset(45, 70, space: 1) == 2 && offset(245, 170, space: 0) == 2)
        #expect(try offset(45, 110, space: 1) == -1)
    }

    @Test("A text that cannot be edited is read and selected, and not written")
    func readOnly() throws {
        let field = Field("abc")
        let element = field.element.with {
            $0.role = nil
            $0.traits = .isStaticText
            $0.text?.replace = nil
        }
        let desk = AccessibilityDesk([element])
        let node = desk.windowNode?.children.first
        #expect(node?.role == .label && node?.states.contains(.editable) == false)
        _ = try desk.call(node, .text, "AddSelection") {
            $0.add(Int32(1))
            $0.add(Int32(3))
        }
        #expect(field.selection == 1..<3)
        #expect(try desk.call(node, .editableText, "SetTextContents") { $0.add("no") } == nil)
    }

    @Test("A text is set, inserted, deleted and selected")
    func editing() throws {
        let field = Field("Anna")
        let desk = AccessibilityDesk([field.element])
        let node = desk.windowNode?.children.first
        _ = try desk.call(node, .editableText, "InsertText") {
            $0.add(Int32(4))
            $0.add("bel!")
            $0.add(Int32(3))
        }
        #expect(field.string == "Annabel")
        desk.elements = [field.element]
        _ = try desk.call(node, .editableText, "DeleteText") {
            $0.add(Int32(1))
            $0.add(Int32(4))
        }
        #expect(field.string == "Abel")
        _ = try desk.call(node, .text, "SetSelection") {
            $0.add(Int32(0))
            $0.add(Int32(1))
            $0.add(Int32(3))
        }
        #expect(field.selection == 1..<3)
        desk.elements = [field.element]
        _ = try desk.call(node, .editableText, "SetTextContents") { $0.add("neu") }
        #expect(field.string == "neu")
        desk.elements = [field.element.with { $0.isEnabled = false }]
        desk.refresh()
        #expect(try desk.call(node, .editableText, "SetTextContents") { $0.add("no") } == nil)
        #expect(field.string == "neu")
    }

    @Test("A subscription selects events, however their names are spelled")
    func subscriptions() {
        var subscriptions = AccessibleSubscriptions()
        #expect(subscriptions.isEmpty && !subscriptions.includes("Object:StateChanged:focused"))
        subscriptions.add("object:state-changed:focused", by: ":1.1")
        #expect(subscriptions.includes("Object:StateChanged:focused"))
        #expect(!subscriptions.includes("Object:StateChanged:checked"))
        subscriptions.add("Object:TextChanged:", by: ":1.2")
        #expect(subscriptions.includes("Object:TextChanged:insert"))
        #expect(!subscriptions.includes("Object:TextCaretMoved:"))
        subscriptions.remove("object:state-changed:focused", by: ":1.1")
        #expect(!subscriptions.includes("Object:StateChanged:focused"))
        subscriptions.remove("object:text-changed", by: ":1.2")
        #expect(subscriptions.isEmpty)
    }

    @Test("Changes are reported: names, children, states, values and texts")
    func events() {
        let (a, b, field) = (NSObject(), NSObject(), Field("abc"))
        let button = AccessibilityElement.of(a, "Add", traits: .isButton)
        let desk = AccessibilityDesk([button, field.element])
        desk.refresh()
        desk.elements[0].label = "More"
        desk.refresh()
        #expect(desk.events() == [])
        desk.server.subscriptions.add("object:", by: ":1.1")
        desk.refresh()
        #expect(desk.events() == [])
        desk.elements[0].label = "Most"
        desk.elements[0].focus = AccessibilityFocus(isFocused: true) {}
        field.string = "aXYc"
        desk.elements[1] = field.element
        desk.refresh()
        #expect(
            desk.events() == [
                "PropertyChange:accessible-name 0 0 Most", "StateChanged:focusable 1 0 ",
                "StateChanged:focused 1 0 ", "TextChanged:delete 1 1 b",
                "TextChanged:insert 1 2 XY",
            ]
        )
        desk.elements = [.of(b, "new"), desk.elements[0]]
        desk.refresh()
        #expect(
            desk.events().map { $0.prefix { $0 != "/" } } == [
                "ChildrenChanged:remove 1 0 :1.7", "ChildrenChanged:add 0 0 :1.7",
            ]
        )
    }

    @Test("A window that gains the keyboard focus is reported, and so are announcements")
    func windows() {
        let desk = AccessibilityDesk()
        desk.isActive = false
        desk.server.subscriptions.add("window:activate", by: ":1.1")
        desk.server.subscriptions.add("object:announcement", by: ":1.1")
        desk.isActive = true
        desk.refresh()
        #expect(desk.events() == ["Activate: 0 0 Window"])
        desk.server.announce("Done")
        #expect(desk.events() == ["Announcement: 1 0 Done"])
    }
}
