#if Macros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct AnimatableDiagnosticTests {
    private static let reason = "is neither VectorArithmetic nor Animatable"

    /// The expanded data of a type without animatable variables.
    private static let emptyData = """
            nonisolated var animatableData: LegatoMotion.EmptyAnimatableData {
                get {
                    LegatoMotion.EmptyAnimatableData()
                }
                set {
                }
            }
        """

    /// Checks the diagnostic for a struct with one member that cannot be animated.
    private func expectProblem(
        _ problem: String, of member: String, column: Int, fix: String? = nil, fixed: String? = nil,
        line: UInt = #line
    ) {
        let rest = member.replacing("@AnimatableIgnored ", with: "")
        expectExpansion(
            of: "@Animatable\nstruct S {\n    \(member)\n}",
            is: """
                struct S {
                    \(rest)

                \(Self.emptyData)
                }

                extension S: LegatoMotion.Animatable {
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: problem, line: 3, column: column,
                    fixIts: fix.map { [FixItSpec(message: $0)] } ?? []
                )
            ],
            fixed: fixed.map { "@Animatable\nstruct S {\n    \($0)\n}" },
            line: line
        )
    }

    @Test(arguments: [
        "Bool", "Int", "UInt8", "Swift.Int64", "String", "Character", "(Double, Double)",
        "() -> Double", "@Sendable () -> Void",
    ])
    func aNonAnimatableTypeIsReportedAtItsVariable(type: String) {
        expectProblem(
            "'flag' cannot be animated, as '\(type)' \(Self.reason); mark it with "
                + "@AnimatableIgnored",
            of: "private var flag: \(type)",
            column: 17,
            fix: "mark it with @AnimatableIgnored",
            fixed: "@AnimatableIgnored private var flag: \(type)"
        )
    }

    @Test(arguments: [("true", "Bool"), ("-3", "Int"), ("\"a\"", "String")])
    func aNonAnimatableLiteralIsReportedAtItsVariable(literal: String, type: String) {
        expectProblem(
            "'flag' cannot be animated, as '\(type)' \(Self.reason); mark it with "
                + "@AnimatableIgnored",
            of: "var flag = \(literal)",
            column: 9,
            fix: "mark it with @AnimatableIgnored",
            fixed: "@AnimatableIgnored var flag = \(literal)"
        )
    }

    @Test func aMissingTypeAnnotationIsReported() {
        expectProblem(
            "@Animatable has to know the type of 'center'; write it after the name",
            of: "var center = CGPoint.zero", column: 9, fix: "add a type",
            fixed: "var center: <#Type#> = CGPoint.zero"
        )
    }

    @Test func aLazyVariableMustBeIgnored() {
        expectProblem(
            "'size' cannot be animated, as it is lazy; mark it with @AnimatableIgnored",
            of: "lazy var size: Double = 1", column: 14, fix: "mark it with @AnimatableIgnored",
            fixed: "@AnimatableIgnored lazy var size: Double = 1"
        )
    }

    @Test func aTuplePatternMustBeSplit() {
        expectProblem(
            "@Animatable cannot look into a tuple; declare its parts one by one",
            of: "var (x, y) = (1.0, 2.0)", column: 9
        )
    }

    @Test func aVariableInConditionalCompilationMustBeMovedOrIgnored() {
        let member = "#if DEBUG\n    #if os(Linux)\n    var x: Double\n    #endif\n    #endif"
        expectExpansion(
            of: "@Animatable\nstruct S {\n    \(member)\n}",
            is: """
                struct S {
                    \(member)

                \(Self.emptyData)
                }

                extension S: LegatoMotion.Animatable {
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "'x' cannot be animated inside #if; move it out or mark it with "
                        + "@AnimatableIgnored",
                    line: 5,
                    column: 9,
                    fixIts: [FixItSpec(message: "mark it with @AnimatableIgnored")]
                )
            ]
        )
    }

    @Test func everyProblemOfATypeIsReportedAndTheRestIsExpanded() {
        expectExpansion(
            of: """
                @Animatable
                struct S {
                    var a: Int, b: Float
                    var c: Bool
                }
                """,
            is: """
                struct S {
                    var a: Int, b: Float
                    var c: Bool

                    nonisolated enum _AnimatableVariables {
                        nonisolated enum _Animatable_b: LegatoMacros._AnimatableProperty {
                            typealias _Value = Float
                            private static func check(_ value: _Value) {
                                LegatoMacros._checkAnimatable(value)
                            }
                        }
                    }

                    nonisolated var animatableData: _AnimatableVariables._Animatable_b._Data {
                        get {
                            _AnimatableVariables._Animatable_b._data(of: self.b)
                        }
                        set {
                            _AnimatableVariables._Animatable_b._move(&self.b, to: newValue)
                        }
                    }
                }

                extension S: LegatoMotion.Animatable {
                }
                """,
            diagnostics: [
                DiagnosticSpec(
                    message: "'a' cannot be animated, as 'Int' \(Self.reason); mark it with "
                        + "@AnimatableIgnored",
                    line: 3,
                    column: 9,
                    fixIts: [FixItSpec(message: "mark it with @AnimatableIgnored")]
                ),
                DiagnosticSpec(
                    message: "'c' cannot be animated, as 'Bool' \(Self.reason); mark it with "
                        + "@AnimatableIgnored",
                    line: 4,
                    column: 9,
                    fixIts: [FixItSpec(message: "mark it with @AnimatableIgnored")]
                ),
            ]
        )
    }

    @Test func handWrittenAnimatableDataIsKept() {
        expectExpansion(
            of: """
                @Animatable
                struct S {
                    var x: Double
                    var label: String
                    var animatableData: Double { get { x } set { x = newValue } }
                }
                """,
            is: """
                struct S {
                    var x: Double
                    var label: String
                    var animatableData: Double { get { x } set { x = newValue } }
                }

                extension S: LegatoMotion.Animatable {
                }
                """
        )
    }

    @Test(arguments: ["actor A", "protocol P", "extension Int"])
    func onlyStructsClassesAndEnumsCanBeAnimatable(declaration: String) {
        expectExpansion(
            of: "@Animatable\n\(declaration) {\n}",
            is: "\(declaration) {\n}",
            conformances: [],
            diagnostics: [
                DiagnosticSpec(
                    message: "@Animatable belongs on a struct, a class or an enum", line: 1,
                    column: 1
                )
            ]
        )
    }

    @Test func onlyVariablesCanBeIgnored() {
        expectExpansion(
            of: "struct S {\n    @AnimatableIgnored func f() {}\n}",
            is: "struct S {\n    func f() {}\n}",
            diagnostics: [
                DiagnosticSpec(
                    message: "@AnimatableIgnored belongs on a stored variable of a type with "
                        + "@Animatable",
                    line: 2,
                    column: 5
                )
            ]
        )
    }
}
#endif
