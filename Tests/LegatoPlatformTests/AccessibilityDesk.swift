import CDBus
import Foundation
import Legato
import Testing

@testable import LegatoPlatform

/// A program with a window, whose elements a client queries without a bus.
final class AccessibilityDesk {
    var elements: [AccessibilityElement]
    var isActive = true
    var title = "Window"
    /// The screen units per point.
    var units = 1.0
    /// The messages that the program has sent since the last call of `events`.
    private var sent: [BusMessage] = []
    private let owner = NSObject()
    private(set) lazy var server = AccessibleServer(
        name: ":1.7", desktop: (":1.0", "/desktop"),
        windows: { [unowned self] in [window] }, send: { [unowned self] in sent.append($0) }
    )

    init(_ elements: [AccessibilityElement] = []) { self.elements = elements }

    private var window: AccessibleWindow {
        var element = AccessibilityElement()
        element.identity = AccessibilityElement.Identity(owner)
        (element.role, element.label, element.children) = (.window, title, elements)
        element.area = CGRect(x: 100, y: 50, width: 640, height: 400)
        return AccessibleWindow(
            element: element, isActive: isActive, isVisible: true, units: units
        )
    }

    /// The window's node, after the elements were read.
    var windowNode: AccessibleNode? {
        refresh()
        return server.tree.application.children.first
    }

    /// Reads the elements.
    func refresh() {
        server.invalidate()
        server.refresh(at: 0)
    }

    /// The names and the first arguments of the events since the last look.
    func events() -> [String] {
        defer { sent = [] }
        return sent.map { event in
            var arguments = event.arguments
            let detail = arguments.text() ?? ""
            let numbers = (arguments.whole() ?? 0, arguments.whole() ?? 0)
            let texts = arguments.texts().first ?? ""
            return "\(event.member):\(detail) \(numbers.0) \(numbers.1) \(texts)"
        }
    }

    /// The arguments of the answer to a call; nil if it is refused.
    func call(
        _ node: AccessibleNode?, _ interface: AccessibleInterface, _ method: String,
        _ arguments: (inout BusWriter) -> Void = { _ in }
    ) throws -> BusReader? {
        let path = try #require(node?.path)
        let answer = try answer(path, interface.rawValue, method, arguments)
        return answer.isRefusal ? nil : answer.arguments
    }

    /// The answer to a call.
    func answer(
        _ path: String, _ interface: String, _ method: String,
        _ arguments: (inout BusWriter) -> Void = { _ in }
    ) throws -> BusMessage {
        let object = BusObject(service: "org.test", path: path)
        let call = try #require(BusMessage.call(method, of: interface, on: object))
        // The bus numbers the calls.
        dbus_message_set_serial(call.message, 1)
        call.write(arguments)
        return try #require(server.answer(call, at: 0))
    }

    /// A property of an element; nil if it has none of the name.
    func property(
        _ node: AccessibleNode?, _ interface: AccessibleInterface, _ name: String
    ) throws -> BusReader? {
        try call(node, .properties, "Get") {
            $0.add(interface.rawValue)
            $0.add(name)
        }
    }

    /// A text property of an element.
    func text(
        _ node: AccessibleNode?, _ name: String, of interface: AccessibleInterface = .accessible
    ) throws -> String? {
        var value = try property(node, interface, name)
        return value?.texts().first
    }
}

extension AccessibilityElement {
    /// An element whose identity is an object.
    static func of(
        _ owner: AnyObject, _ label: String = "", traits: AccessibilityTraits = [],
        role: AccessibilityRole? = nil, area: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40)
    ) -> AccessibilityElement {
        var element = AccessibilityElement()
        element.identity = Identity(owner)
        (element.label, element.traits, element.role) = (label, traits, role)
        element.area = area
        return element
    }

    /// The same element with changes.
    func with(_ change: (inout AccessibilityElement) -> Void) -> AccessibilityElement {
        var copy = self
        change(&copy)
        return copy
    }
}
