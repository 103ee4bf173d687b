import LegatoLayers

/// Counts the evaluations of bodies of one view tree, by type and cause.
final class BodyTally {
    /// Why a body is evaluated.
    enum Cause: String {
        /// The view has appeared.
        case first
        /// The view around it has given it other properties.
        case newValue
        /// A value of the environment that it reads has changed.
        case environment
        /// State that it reads has changed.
        case state
    }

    private var counts: [ObjectIdentifier: Inspection.BodyCount] = [:]
    /// The cause of the next evaluation if it is neither the first one nor due to state.
    var cause: Cause?

    /// Notes that a body is about to be evaluated.
    func note(_ type: Any.Type, isFirst: Bool) {
        let cause = isFirst ? .first : cause ?? .state
        self.cause = nil
        let empty = Inspection.BodyCount(
            type: InspectedType.name(of: "\(type)"), evaluations: 0, causes: [:]
        )
        counts[ObjectIdentifier(type), default: empty].evaluations += 1
        counts[ObjectIdentifier(type), default: empty].causes[cause.rawValue, default: 0] += 1
    }

    /// The counts, in no particular order.
    var all: [Inspection.BodyCount] { Array(counts.values) }
}

/// Names of generic types without the types of their content.
enum InspectedType {
    /// The name of a type, without its generic arguments; for a modified view, that of the modifier
    /// with a dot in front.
    static func name(of type: String) -> String {
        guard let bracket = type.firstIndex(of: "<") else { return type }
        let name = String(type[..<bracket])
        guard
            name == "ModifiedContent" || name == "ModifierView"
                || name == "AnimatableModifierView"
        else { return name }
        return "." + self.name(of: lastArgument(of: type[bracket...]))
    }

    /// The last of the generic arguments between the outermost angle brackets.
    private static func lastArgument(of arguments: Substring) -> String {
        var (depth, start) = (0, arguments.startIndex)
        for index in arguments.indices {
            switch arguments[index] {
            case "<", "(":
                depth += 1
                if depth == 1 { start = arguments.index(after: index) }
            case ">", ")":
                // The arrow of a function type closes nothing.
                let isArrow =
                    index > arguments.startIndex
                    && arguments[arguments.index(before: index)] == "-"
                if !isArrow { depth -= 1 }
            case "," where depth == 1: start = arguments.index(after: index)
            default: break
            }
        }
        return arguments[start...].dropLast().trimmingPrefix(" ").description
    }
}
