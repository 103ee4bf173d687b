#if Macros
import Testing

struct EntryExpansionTests {
    /// Checks the accessors and the key of an entry.
    private func expectKey(
        _ name: String, of entry: String, in type: String, is key: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let member = "@Entry \(entry)"
        let accessors = """
            {
                get {
                    self[\(name).self]
                }
                set {
                    self[\(name).self] = newValue
                }
            }
            """
        let expansion = try MacroSource("extension \(type)", members: [member]).expansion()
        let expected = MacroExpansion(
            accessors: [member: accessors],
            peers: [member: "private nonisolated enum \(name): \(key)"]
        )
        #expect(expansion == expected, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("EnvironmentValues", "LegatoMotion.EnvironmentKey"),
        ("Transaction", "LegatoMotion.TransactionKey"),
        ("LegatoMotion.Transaction", "LegatoMotion.TransactionKey"),
        ("ContainerValues", "LegatoViews.ContainerValueKey"),
    ])
    func anEntryExpandsToAKeyAndAccessors(type: String, key: String) throws {
        try expectKey(
            "__Key_accent", of: "public var accent: CGColor = .black", in: type,
            is: """
                \(key) {
                    static var defaultValue: CGColor {
                        .black
                    }
                }
                """
        )
    }

    @Test(arguments: [
        ("var a: Int?", "static var defaultValue: Int? {\n        nil\n    }"),
        ("var a: Optional<Int>", "static var defaultValue: Optional<Int> {\n        nil\n    }"),
        ("var a = 3", "static let defaultValue = 3"),
    ])
    func theDefaultValueIsTheInitialValueOrNil(entry: String, value: String) throws {
        try expectKey(
            "__Key_a", of: entry, in: "EnvironmentValues",
            is: "LegatoMotion.EnvironmentKey {\n    \(value)\n}"
        )
    }

    @Test(arguments: ["Binding<Int>?", "Optional<Binding<Int>>", "Binding<Int>!"])
    func anEntryOfFocusedValuesHasTheTypeInTheOptional(type: String) throws {
        try expectKey(
            "__Key_a", of: "var a: \(type)", in: "FocusedValues",
            is: "LegatoViews.FocusedValueKey {\n    typealias Value = Binding<Int>\n}"
        )
    }

    /// Checks the diagnostic for an entry, which expands to nothing.
    private func expectProblem(
        _ message: String, of member: String, in place: String = "extension EnvironmentValues",
        column: Int, fix: String? = nil, fixed: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expansion = try MacroSource(place, members: ["@Entry \(member)"]).expansion()
        var problem = MacroExpansion.Problem(message: message, line: 2, column: column)
        if let fix, let fixed {
            problem.fixes = [.init(message: fix, source: "\(place) {\n    @Entry \(fixed)\n}")]
        }
        #expect(expansion == MacroExpansion(problems: [problem]), sourceLocation: sourceLocation)
    }

    @Test(arguments: ["var a: Int", "var a = 3"])
    func anEntryOfFocusedValuesIsOptional(member: String) throws {
        try expectProblem(
            "@Entry needs an optional type for 'a', as a focused value may be missing",
            of: member, in: "extension FocusedValues", column: 16
        )
    }

    @Test(arguments: ["struct EnvironmentValues", "extension View"])
    func anEntryMustBeInAnExtension(place: String) throws {
        try expectProblem(
            "@Entry can only be applied to a variable in an extension of "
                + "EnvironmentValues, Transaction, ContainerValues or FocusedValues",
            of: "var a: Int = 3", in: place, column: 5
        )
    }

    @Test(arguments: ["let a: Int = 3", "static var a: Int = 3", "lazy var a: Int = 3"])
    func anEntryMustBeAVariable(member: String) throws {
        try expectProblem(
            "@Entry can only be applied to a single var that is neither static nor lazy",
            of: member,
            column: 5
        )
    }

    @Test func anEntryCannotHaveAccessors() throws {
        try expectProblem(
            "@Entry generates the accessors of 'a' itself; give it a default value instead",
            of: "var a: Int { 3 }", column: 16
        )
    }

    @Test func anEntryNeedsADefaultValue() throws {
        try expectProblem(
            "@Entry needs a default value for 'a'", of: "var a: Int", column: 16,
            fix: "add a default value", fixed: "var a: Int = <#default value#>"
        )
    }
}
#endif
