#if Macros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct EntryExpansionTests {
    @Test(arguments: [
        ("EnvironmentValues", "LegatoMotion.EnvironmentKey"),
        ("Transaction", "LegatoMotion.TransactionKey"),
        ("LegatoMotion.Transaction", "LegatoMotion.TransactionKey"),
        ("ContainerValues", "LegatoViews.ContainerValueKey"),
    ])
    func anEntryExpandsToAKeyAndAccessors(type: String, key: String) {
        expectExpansion(
            of: "extension \(type) {\n    @Entry public var accent: CGColor = .black\n}",
            is: """
                extension \(type) {
                    public var accent: CGColor {
                        get {
                            self[__Key_accent.self]
                        }
                        set {
                            self[__Key_accent.self] = newValue
                        }
                    }

                    private nonisolated enum __Key_accent: \(key) {
                        static var defaultValue: CGColor {
                            .black
                        }
                    }
                }
                """
        )
    }

    @Test(arguments: [
        (
            "var a: Int?", "var a: Int?",
            "static var defaultValue: Int? {\n            nil\n        }"
        ),
        (
            "var a: Optional<Int>", "var a: Optional<Int>",
            "static var defaultValue: Optional<Int> {\n            nil\n        }"
        ),
        ("var a = 3", "var a", "static let defaultValue = 3"),
    ])
    func theDefaultValueIsTheInitialValueOrNil(entry: String, rest: String, value: String) {
        expectExpansion(
            of: "extension EnvironmentValues {\n    @Entry \(entry)\n}",
            is: """
                extension EnvironmentValues {
                    \(rest) {
                        get {
                            self[__Key_a.self]
                        }
                        set {
                            self[__Key_a.self] = newValue
                        }
                    }

                    private nonisolated enum __Key_a: LegatoMotion.EnvironmentKey {
                        \(value)
                    }
                }
                """
        )
    }

    @Test(arguments: ["Binding<Int>?", "Optional<Binding<Int>>", "Binding<Int>!"])
    func anEntryOfFocusedValuesHasTheTypeInTheOptional(type: String) {
        expectExpansion(
            of: "extension FocusedValues {\n    @Entry var a: \(type)\n}",
            is: """
                extension FocusedValues {
                    var a: \(type) {
                        get {
                            self[__Key_a.self]
                        }
                        set {
                            self[__Key_a.self] = newValue
                        }
                    }

                    private nonisolated enum __Key_a: LegatoViews.FocusedValueKey {
                        typealias Value = Binding<Int>
                    }
                }
                """
        )
    }

    @Test(arguments: ["var a: Int", "var a = 3"])
    func anEntryOfFocusedValuesIsOptional(member: String) {
        expectProblem(
            "@Entry needs an optional type for 'a', as a focused value may be missing",
            of: member, in: "extension FocusedValues", column: 16
        )
    }

    private func expectProblem(
        _ problem: String, of member: String, in place: String = "extension EnvironmentValues",
        column: Int, fix: String? = nil, fixed: String? = nil, line: UInt = #line
    ) {
        expectExpansion(
            of: "\(place) {\n    @Entry \(member)\n}",
            is: "\(place) {\n    \(member)\n}",
            diagnostics: [
                DiagnosticSpec(
                    message: problem, line: 2, column: column,
                    fixIts: fix.map { [FixItSpec(message: $0)] } ?? []
                )
            ],
            fixed: fixed.map { "\(place) {\n    @Entry \($0)\n}" },
            line: line
        )
    }

    @Test(arguments: ["struct EnvironmentValues", "extension View"])
    func anEntryMustBeInAnExtension(place: String) {
        expectProblem(
            "@Entry belongs on a variable in an extension of EnvironmentValues, Transaction, "
                + "ContainerValues or FocusedValues",
            of: "var a: Int = 3", in: place, column: 5
        )
    }

    @Test(arguments: ["let a: Int = 3", "static var a: Int = 3", "lazy var a: Int = 3"])
    func anEntryMustBeAVariable(member: String) {
        expectProblem(
            "@Entry belongs on a single variable that is not static, lazy or a let", of: member,
            column: 5
        )
    }

    @Test func anEntryCannotHaveAccessors() {
        expectProblem(
            "@Entry makes the accessors of 'a' itself; give it a default value instead",
            of: "var a: Int { 3 }", column: 16
        )
    }

    @Test func anEntryNeedsADefaultValue() {
        expectProblem(
            "@Entry needs a default value for 'a'", of: "var a: Int", column: 16,
            fix: "add a default value", fixed: "var a: Int = <#default value#>"
        )
    }
}
#endif
