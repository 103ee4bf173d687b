import LegatoLayers

/// AT-SPI's selection interface, for lists, pickers and tab bars.
extension AccessibleServer {
    func answerSelection(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        var arguments = call.arguments
        let (children, selected) = (node.children, node.selectedChildren)
        func child(of list: [AccessibleNode]) -> AccessibleNode? {
            let index = arguments.whole() ?? -1
            return list.indices.contains(index) ? list[index] : nil
        }
        func done(_ isDone: Bool) -> Answer { { $0.add(isDone) } }
        switch call.member {
        case "GetSelectedChild":
            let child = child(of: selected)
            return { [self] in add(child, to: &$0) }
        case "IsChildSelected": return done(child(of: children)?.isSelected ?? false)
        case "SelectChild": return done(child(of: children).map { select($0, true) } ?? false)
        case "DeselectChild": return done(child(of: children).map { select($0, false) } ?? false)
        case "DeselectSelectedChild":
            return done(child(of: selected).map { select($0, false) } ?? false)
        case "SelectAll":
            let all = children.filter(\.isSelectable)
            guard all.allSatisfy({ $0.element.selection?.isMultiple ?? false }) else {
                return done(false)
            }
            return done(all.reduce(true) { select($1, true) && $0 })
        case "ClearSelection":
            guard selected.allSatisfy({ $0.element.selection != nil }) else { return done(false) }
            return done(selected.reduce(true) { select($1, false) && $0 })
        default: return nil
        }
    }

    /// Selects or deselects an element; returns whether that is possible.
    func select(_ node: AccessibleNode, _ isSelected: Bool) -> Bool {
        guard node.isSelectable, node.element.isEnabled else { return false }
        if node.isSelected == isSelected { return true }
        if let selection = node.element.selection {
            return act(on: node) { selection.set(isSelected) }
        }
        let action = node.element.actions.first { $0.kind == .default }
        return isSelected && act(on: node, action?.handler)
    }
}

extension AccessibleNode {
    /// Whether the element can be selected among its siblings.
    var isSelectable: Bool { states.contains(.selectable) || role == .radioButton }
    var isSelected: Bool { states.contains(.selected) }
    /// Whether the element has selectable children.
    var hasSelection: Bool { !isApplication && children.contains(where: \.isSelectable) }
    var selectedChildren: [AccessibleNode] { children.filter(\.isSelected) }
}
