/// The windows that an action is about.
struct WindowTarget {
    /// The identifier of the scene; nil for any scene.
    var id: String?
    var value: AnyHashable?
    /// The type of the value; nil without one.
    var type: Any.Type?

    /// Whether a scene opens such windows.
    func matches(_ plan: WindowPlan) -> Bool {
        if let id, id.isEmpty || plan.id != id { return false }
        guard let type else { return true }
        return plan.valueType == type
    }

    /// The call of an action, for a message.
    func call(of action: String) -> String {
        let id = id.map { "id: \"\($0)\"" }
        let value = type.map { "value: \($0)" }
        return "\(action)(\([id, value].compactMap(\.self).joined(separator: ", ")))"
    }
}
