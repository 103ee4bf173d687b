import Foundation
import Legato
import Testing

@testable import LegatoPlatform

/// Roles and states of elements.
///
/// What elements are for AT-SPI; `.ci/window-checks` reads them with a client.
struct AccessibleRoleTests {
    private static func text(_ isSecret: Bool, _ isMultiline: Bool) -> AccessibilityText {
        AccessibilityText(
            string: "", selection: 0..<0, isSecret: isSecret, isMultiline: isMultiline,
            replace: { _, _ in }, select: { _ in }
        )
    }

    private static func element(
        _ traits: AccessibilityTraits, _ role: AccessibilityRole? = nil
    ) -> AccessibilityElement { .of(NSObject(), traits: traits, role: role) }

    @Test("Traits and roles of elements are roles of AT-SPI")
    func roles() {
        let expected: [(AccessibilityElement, AccessibleRole, UInt32, String)] = [
            (Self.element(.isButton), .button, 43, "push button"),
            (Self.element([.isButton, .isToggle]), .checkBox, 7, "check box"),
            (Self.element(.isStaticText), .label, 29, "label"),
            (Self.element([.isStaticText, .isHeader]), .heading, 83, "heading"),
            (Self.element(.isImage), .image, 27, "image"),
            (Self.element([.isButton, .isLink]), .link, 88, "link"),
            (Self.element(.isSearchField), .entry, 79, "entry"),
            (Self.element([], .slider), .slider, 51, "slider"),
            (Self.element([], .stepper), .spinButton, 52, "spin button"),
            (Self.element([], .progress), .progressBar, 42, "progress bar"),
            (Self.element(.isButton, .choice), .comboBox, 11, "combo box"),
            (Self.element([], .list), .list, 31, "list"),
            (Self.element(.isStaticText, .row), .listItem, 32, "list item"),
            (Self.element([], .table), .table, 55, "table"),
            (Self.element([], .tableRow), .tableRow, 90, "table row"),
            (Self.element(.isStaticText, .cell), .tableCell, 56, "table cell"),
            (Self.element(.isButton, .columnHeader), .columnHeader, 57, "table column header"),
            (Self.element(.isTabBar, .tabs), .pageTabList, 38, "page tab list"),
            (Self.element(.isButton, .tab), .pageTab, 37, "page tab"),
            (Self.element([], .group), .panel, 39, "panel"),
            (Self.element(.isButton, .option), .radioButton, 44, "radio button"),
            (Self.element([], .window), .frame, 23, "frame"),
            (Self.element([]), .panel, 39, "panel"),
            (
                Self.element([], .field).with { $0.text = Self.text(false, false) }, .entry, 79,
                "entry"
            ),
            (Self.element([], .field).with { $0.text = Self.text(false, true) }, .text, 61, "text"),
            (
                Self.element([], .field).with { $0.text = Self.text(true, false) }, .password, 40,
                "password text"
            ),
            (Self.element([]).with { $0.adjustment = { _ in } }, .slider, 51, "slider"),
        ]
        for (element, role, number, name) in expected {
            #expect(AccessibleRole(of: element) == role)
            #expect(role.rawValue == number && role.name == name)
        }
    }

    private func states(
        _ element: AccessibilityElement, isShown: Bool = true, isActive: Bool = true
    ) -> AccessibleStates { AccessibleStates(of: element, isShown: isShown, isActive: isActive) }

    @Test("The states of an element follow from its properties")
    func states() {
        let button = Self.element(.isButton)
        let usual: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
        #expect(states(button) == usual)
        #expect(states(button, isShown: false) == usual.subtracting(.showing))
        #expect(states(button.with { $0.isEnabled = false }) == [.showing, .visible])
        let focused = button.with { $0.focus = AccessibilityFocus(isFocused: true) {} }
        #expect(states(focused) == usual.union([.focusable, .focused]))
        #expect(states(focused, isActive: false) == usual.union(.focusable))
    }

    @Test("A toggle is checked, an option chosen, a row selected, a text edited")
    func special() {
        let toggle = Self.element(.isToggle)
        #expect(states(toggle.with { $0.value = "1" }).contains([.checkable, .checked]))
        #expect(!states(toggle.with { $0.value = "0" }).contains(.checked))
        #expect(states(Self.element([.isButton, .isSelected], .option)).contains(.checked))
        #expect(states(Self.element(.isSelected, .row)).contains([.selectable, .selected]))
        let field = Self.element([], .field).with { $0.text = Self.text(false, false) }
        #expect(states(field).contains([.editable, .singleLine, .selectableText]))
        #expect(!states(field.with { $0.isEnabled = false }).contains(.editable))
        let editor = Self.element([], .field).with { $0.text = Self.text(false, true) }
        #expect(states(editor).contains(.multiLine) && !states(editor).contains(.singleLine))
    }

    @Test("The numbers of states are AT-SPI's")
    func numbers() {
        #expect(AccessibleStates.focused.rawValue == 1 << 12)
        #expect(AccessibleStates.showing.rawValue == 1 << 25)
        #expect(AccessibleStates.checkable.rawValue == 1 << 41)
    }
}
