import Foundation
import LegatoLayers

/// The value that an event carries.
enum AccessibleDetail {
    case number(Int32)
    case text(String)
    case node(AccessibleNode)
    case frame(CGRect)
}

extension AccessibleServer {
    /// Sends the events for a change.
    func report(_ change: AccessibleChange) {
        switch change {
        case .added(let node, let parent, let index):
            emit("ChildrenChanged", parent, "add", Int32(index), value: .node(node))
            if parent.isApplication { emit("Create", node, of: "Window", value: .text(node.name)) }
        case .removed(let node, let parent, let index):
            emit("ChildrenChanged", parent, "remove", Int32(index), value: .node(node))
            if parent.isApplication { emit("Destroy", node, of: "Window", value: .text(node.name)) }
        case .name(let node):
            emit("PropertyChange", node, "accessible-name", value: .text(node.name))
        case .summary(let node):
            emit("PropertyChange", node, "accessible-description", value: .text(node.summary))
        case .value(let node):
            emit("PropertyChange", node, "accessible-value", value: .number(0))
        case .frame(let node): emit("BoundsChanged", node, value: .frame(node.frame))
        case .states(let node, let old):
            for (state, name) in AccessibleStates.reported {
                let isOn = node.states.contains(state)
                guard isOn != old.contains(state) else { continue }
                emit("StateChanged", node, name, isOn ? 1 : 0)
                if state == .selected, let list = node.parent, list.hasSelection {
                    emit("SelectionChanged", list)
                }
                if state == .active {
                    emit(
                        isOn ? "Activate" : "Deactivate", node, of: "Window",
                        value: .text(node.name)
                    )
                }
            }
        case .text(let node, let old): reportText(node, old)
        case .selection(let node, let old):
            guard let selection = node.element.text?.selection else { return }
            if selection.upperBound != old.upperBound {
                emit("TextCaretMoved", node, "", Int32(selection.upperBound))
            }
            if !selection.isEmpty || !old.isEmpty { emit("TextSelectionChanged", node) }
        }
    }

    /// Reports the replaced part of a text.
    private func reportText(_ node: AccessibleNode, _ old: String) {
        let old = Array(old.unicodeScalars)
        let new = Array((node.element.text?.string ?? "").unicodeScalars)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let maximum = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(maximum).prefix { $0 == $1 }.count
        func part(_ all: [Unicode.Scalar]) -> (text: String, count: Int32) {
            let scalars = all[start..<all.count - end]
            return (String(String.UnicodeScalarView(scalars)), Int32(scalars.count))
        }
        let (removed, added) = (part(old), part(new))
        if removed.count > 0 {
            emit(
                "TextChanged", node, "delete", Int32(start), removed.count,
                value: .text(removed.text))
        }
        if added.count > 0 {
            emit("TextChanged", node, "insert", Int32(start), added.count, value: .text(added.text))
        }
    }

    /// Sends an announcement from the active window.
    func announce(_ text: String) {
        let windows = tree.application.children
        guard let window = windows.first(where: { $0.states.contains(.active) }) ?? windows.first
        else { return }
        emit("Announcement", window, "", 1, value: .text(text))
    }

    /// Sends an event if a client listens for it.
    func emit(
        _ name: String, _ node: AccessibleNode, of kind: String = "Object", _ detail: String = "",
        _ first: Int32 = 0, _ second: Int32 = 0, value: AccessibleDetail = .number(0)
    ) {
        guard subscriptions.includes("\(kind):\(name):\(detail)") else { return }
        let event = BusMessage.signal(name, of: "org.a11y.atspi.Event." + kind, at: node.path)
        guard let event else { return }
        event.write {
            $0.add(detail)
            $0.add(first)
            $0.add(second)
            switch value {
            case .number(let number): $0.addVariant(of: "i") { $0.add(number) }
            case .text(let text): $0.addVariant(of: "s") { $0.add(text) }
            case .node(let node): $0.addVariant(of: "(so)") { add(node, to: &$0) }
            case .frame(let frame):
                $0.addVariant(of: "(iiii)") { $0.addStructure { $0.addSides(of: frame) } }
            }
            $0.addArray(of: "{sv}") { _ in }
        }
        send(event)
    }
}
