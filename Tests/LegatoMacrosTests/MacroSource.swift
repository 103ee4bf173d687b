#if Macros
/// A source of one declaration with macros.
struct MacroSource {
    /// The declaration up to its members, with its attributes.
    let head: String
    let members: [SourcePart]
    /// The whole source.
    let text: String

    /// Creates the source of a type or an extension with members, or of another declaration.
    init(_ head: String, members: [String]? = nil) {
        self.head = head
        var text = head
        var parts: [SourcePart] = []
        if let members {
            text += " {\n"
            for member in members {
                text += "    "
                let location = SourcePart.Location(after: text)
                parts.append(SourcePart(kind: .declaration, source: member, location: location))
                text += member + "\n"
            }
            text += "}"
        }
        self.members = parts
        self.text = text
    }

    /// Returns the expansion of the source, which is a use of a freestanding macro.
    func freestandingExpansion(of macro: String) throws -> MacroExpansion {
        var expander = MacroExpander(source: self)
        try expander.expandFreestanding(macro)
        return expander.expansion
    }

    /// Returns the expansion of the attached macros, also of those that macros attach to members.
    ///
    /// The compiler requests those `conformances` of the type that the program does not declare.
    func expansion(conformances: [String] = ["Animatable"]) throws -> MacroExpansion {
        var expander = MacroExpander(source: self, conformances: conformances)
        try expander.expandAttached()
        return expander.expansion
    }
}
#endif
