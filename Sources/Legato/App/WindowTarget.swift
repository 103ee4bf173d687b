/// The windows that an action opens or closes.
struct WindowTarget {
    /// The identifier of the scene; nil for any scene.
    var id: String?
    var value: AnyHashable?
    /// The type of the value; nil without one.
    var type: Any.Type?

    /// Returns whether a scene opens such windows.
    func matches(_ plan: WindowPlan) -> Bool {
        if let id, id.isEmpty || plan.id != id { return false }
        guard let type else { return true }
        return plan.valueType == type
    }

    /// Returns the source of the action's call, for a message.
    func call(of action: String) -> String {
        let id = id.map { "id: \"\($0)\"" }
        let value = type.map { "value: \($0)" }
        return "\(action)(\([id, value].compactMap(\.self).joined(separator: ", ")))"
    }
}
