import Foundation
import LegatoLayers

/// The methods that all elements have.
extension AccessibleServer {
    typealias Answer = (inout BusWriter) -> Void

    func answerAccessible(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        var arguments = call.arguments
        switch call.member {
        case "GetChildAtIndex":
            let index = arguments.whole() ?? -1
            let child = node.children.indices.contains(index) ? node.children[index] : nil
            return { [self] in add(child, to: &$0) }
        case "GetChildren":
            return { [self] in
                $0.addArray(of: "(so)") { for child in node.children { add(child, to: &$0) } }
            }
        case "GetIndexInParent":
            let index = node.parent?.children.firstIndex { $0 === node } ?? -1
            return { $0.add(Int32(index)) }
        case "GetRelationSet": return { $0.addArray(of: "(ua(so))") { _ in } }
        case "GetRole": return { $0.add(node.role.rawValue) }
        case "GetRoleName", "GetLocalizedRoleName": return { $0.add(node.role.name) }
        case "GetState":
            let bits = node.states.rawValue
            return {
                $0.addArray(of: "u") {
                    $0.add(UInt32(truncatingIfNeeded: bits))
                    $0.add(UInt32(truncatingIfNeeded: bits >> 32))
                }
            }
        case "GetAttributes":
            let attributes = node.attributes
            return {
                $0.addArray(of: "{ss}") {
                    for (name, value) in attributes { $0.addEntry(name, value) }
                }
            }
        case "GetApplication": return { [self] in add(tree.application, to: &$0) }
        case "GetInterfaces":
            return {
                $0.addArray(of: "s") { for kind in node.interfaces { $0.add(kind.rawValue) } }
            }
        default: return nil
        }
    }

    func answerApplication(_ call: BusMessage) -> Answer? {
        switch call.member {
        case "GetLocale": { $0.add(Locale.current.identifier) }
        case "GetApplicationBusAddress": { $0.add("") }
        default: nil
        }
    }

    func answerComponent(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        var arguments = call.arguments
        switch call.member {
        case "Contains":
            let point = point(&arguments, node)
            return { $0.add(node.frame.contains(point)) }
        case "GetAccessibleAtPoint":
            let point = point(&arguments, node)
            return { [self] in add(node.node(at: point), to: &$0) }
        case "GetExtents":
            let frame = frame(node, arguments.number())
            return { $0.addStructure { $0.addSides(of: frame) } }
        case "GetPosition":
            let frame = frame(node, arguments.number())
            return {
                $0.add(Int32(rounding: frame.minX))
                $0.add(Int32(rounding: frame.minY))
            }
        case "GetSize":
            return {
                $0.add(Int32(rounding: node.frame.width))
                $0.add(Int32(rounding: node.frame.height))
            }
        // AT-SPI's layer number of windows, and that of the elements in them.
        case "GetLayer": return { $0.add(UInt32(node.isWindow ? 7 : 3)) }
        case "GetMDIZOrder": return { $0.add(Int16(0)) }
        case "GetAlpha": return { $0.add(1.0) }
        case "GrabFocus":
            let isDone = act(on: node, node.element.focus?.take)
            return { $0.add(isDone) }
        case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize":
            return { $0.add(false) }
        default: return nil
        }
    }

    /// The frame in one of AT-SPI's coordinate spaces: screen, window or parent.
    private func frame(_ node: AccessibleNode, _ space: Double?) -> CGRect {
        let origin = origin(of: space, node)
        return node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The origin of an AT-SPI coordinate space in the element's window.
    func origin(of space: Double?, _ node: AccessibleNode) -> CGPoint {
        switch space {
        case 0: CGPoint(x: -node.windowOrigin.x, y: -node.windowOrigin.y)
        case 2 where !node.isWindow: node.parent?.frame.origin ?? .zero
        default: .zero
        }
    }

    /// Reads a point and its coordinate space.
    func point(_ arguments: inout BusReader, _ node: AccessibleNode) -> CGPoint {
        let (x, y) = (arguments.number() ?? 0, arguments.number() ?? 0)
        let origin = origin(of: arguments.number(), node)
        return CGPoint(x: x + origin.x, y: y + origin.y)
    }

    func answerAction(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        var arguments = call.arguments
        let actions = node.actions
        if call.member == "GetActions" {
            return {
                $0.addArray(of: "(sss)") {
                    for (name, description, _) in actions {
                        $0.addStructure {
                            $0.add(name)
                            $0.add(description)
                            $0.add("")
                        }
                    }
                }
            }
        }
        let index = arguments.whole() ?? -1
        let action = actions.indices.contains(index) ? actions[index] : nil
        switch call.member {
        case "GetName", "GetLocalizedName": return { $0.add(action?.name ?? "") }
        case "GetDescription": return { $0.add(action?.description ?? "") }
        case "GetKeyBinding": return { $0.add("") }
        case "DoAction":
            let isDone = act(on: node, action?.action)
            return { $0.add(isDone) }
        default: return nil
        }
    }
}

extension AccessibleNode {
    /// The properties for which AT-SPI has no dedicated method.
    fileprivate var attributes: [(String, String)] {
        var all = [("toolkit", "Legato")]
        if !element.identifier.isEmpty { all.append(("id", element.identifier)) }
        if !element.value.isEmpty && element.text?.isEditable != true {
            all.append(("valuetext", element.value))
        }
        if element.headingLevel != .unspecified {
            all.append(("level", "\(element.headingLevel.rawValue)"))
        }
        return all + element.details.map { ($0.label, $0.value) }
    }
}
