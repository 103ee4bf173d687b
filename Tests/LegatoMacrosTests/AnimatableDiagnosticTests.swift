#if Macros
import Testing

struct AnimatableDiagnosticTests {
    private static let reason = "is neither VectorArithmetic nor Animatable"

    private static let conformance = "extension S: nonisolated LegatoMotion.Animatable {\n}"

    /// Checks the diagnostic for a struct with one member that cannot be animated.
    private func expectProblem(
        _ message: String, of member: String, line: Int = 3, column: Int, fix: String? = nil,
        fixed: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let head = "@Animatable\nstruct S"
        var problem = MacroExpansion.Problem(message: message, line: line, column: column)
        if let fix, let fixed {
            problem.fixes = [.init(message: fix, source: "\(head) {\n    \(fixed)\n}")]
        }
        let expected = MacroExpansion(
            members: .emptyData, extensions: Self.conformance, problems: [problem]
        )
        let expansion = try MacroSource(head, members: [member]).expansion()
        #expect(expansion == expected, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "Bool", "Int", "UInt8", "Swift.Int64", "String", "Character", "(Double, Double)",
        "() -> Double", "@Sendable () -> Void",
    ])
    func aNonAnimatableTypeIsReportedAtItsVariable(type: String) throws {
        try expectProblem(
            "'flag' cannot be animated, as '\(type)' \(Self.reason); mark it with "
                + "@AnimatableIgnored",
            of: "private var flag: \(type)",
            column: 17,
            fix: "mark it with @AnimatableIgnored",
            fixed: "@AnimatableIgnored private var flag: \(type)"
        )
    }

    @Test(arguments: [("true", "Bool"), ("-3", "Int"), ("\"a\"", "String")])
    func aNonAnimatableLiteralIsReportedAtItsVariable(literal: String, type: String) throws {
        try expectProblem(
            "'flag' cannot be animated, as '\(type)' \(Self.reason); mark it with "
                + "@AnimatableIgnored",
            of: "var flag = \(literal)",
            column: 9,
            fix: "mark it with @AnimatableIgnored",
            fixed: "@AnimatableIgnored var flag = \(literal)"
        )
    }

    @Test func aMissingTypeAnnotationIsReported() throws {
        try expectProblem(
            "@Animatable needs a type annotation for 'center'",
            of: "var center = CGPoint.zero", column: 9, fix: "add a type annotation",
            fixed: "var center: <#Type#> = CGPoint.zero"
        )
    }

    @Test func aLazyVariableMustBeIgnored() throws {
        try expectProblem(
            "'size' cannot be animated, as it is lazy; mark it with @AnimatableIgnored",
            of: "lazy var size: Double = 1", column: 14, fix: "mark it with @AnimatableIgnored",
            fixed: "@AnimatableIgnored lazy var size: Double = 1"
        )
    }

    @Test func aTuplePatternMustBeSplit() throws {
        try expectProblem(
            "@Animatable does not support tuple patterns; declare the variables separately",
            of: "var (x, y) = (1.0, 2.0)", column: 9
        )
    }

    @Test func aVariableInConditionalCompilationMustBeMovedOrIgnored() throws {
        func member(_ variable: String) -> String {
            "#if DEBUG\n    #if os(Linux)\n    \(variable)\n    #endif\n    #endif"
        }
        try expectProblem(
            "'x' cannot be animated inside #if; move it out or mark it with @AnimatableIgnored",
            of: member("var x: Double"), line: 5, column: 9,
            fix: "mark it with @AnimatableIgnored",
            fixed: member("@AnimatableIgnored var x: Double")
        )
    }

    @Test func everyProblemOfATypeIsReportedAndTheRestIsExpanded() throws {
        let head = "@Animatable\nstruct S"
        let (first, second) = ("var a: Int, b: Float", "var c: Bool")
        func problem(
            _ name: String, _ type: String, line: Int, fixed: [String]
        ) -> MacroExpansion.Problem {
            MacroExpansion.Problem(
                message: "'\(name)' cannot be animated, as '\(type)' \(Self.reason); mark it with "
                    + "@AnimatableIgnored",
                line: line, column: 9,
                fixes: [
                    .init(
                        message: "mark it with @AnimatableIgnored",
                        source: MacroSource(head, members: fixed).text
                    )
                ]
            )
        }
        let expected = MacroExpansion(
            members: """
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
                """,
            extensions: Self.conformance,
            problems: [
                problem("a", "Int", line: 3, fixed: ["@AnimatableIgnored \(first)", second]),
                problem("c", "Bool", line: 4, fixed: [first, "@AnimatableIgnored \(second)"]),
            ]
        )
        let expansion = try MacroSource(head, members: [first, second]).expansion()
        #expect(expansion == expected)
    }

    @Test func handWrittenAnimatableDataIsKept() throws {
        let source = MacroSource(
            "@Animatable\nstruct S",
            members: [
                "var x: Double", "var label: String",
                "var animatableData: Double { get { x } set { x = newValue } }",
            ]
        )
        let expansion = try source.expansion()
        let conformance = "extension S: LegatoMotion.Animatable {\n}"
        #expect(expansion == MacroExpansion(extensions: conformance))
    }

    @Test(arguments: ["actor A", "protocol P", "extension Int"])
    func onlyStructsClassesAndEnumsCanBeAnimatable(declaration: String) throws {
        let source = MacroSource("@Animatable\n\(declaration)", members: [])
        let problem = MacroExpansion.Problem(
            message: "@Animatable can only be applied to a struct, class or enum", line: 1,
            column: 1
        )
        let expansion = try source.expansion(conformances: [])
        #expect(expansion == MacroExpansion(problems: [problem]))
    }

    @Test func onlyVariablesCanBeIgnored() throws {
        let source = MacroSource("struct S", members: ["@AnimatableIgnored func f() {}"])
        let problem = MacroExpansion.Problem(
            message: "@AnimatableIgnored only applies to stored variables of an @Animatable type",
            line: 2, column: 5
        )
        let expansion = try source.expansion()
        #expect(expansion == MacroExpansion(problems: [problem]))
    }
}
#endif
