#if Macros
import Testing

struct PreviewExpansionTests {
    private func expectPreview(
        of source: String, calls call: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var expected = MacroExpansion()
        expected.declaration = """
            struct __macro_local_7PreviewfMu_: LegatoViews.PreviewRegistry {
                static var fileID: String {
                    "TestModule/test.swift"
                }
                static var line: Int {
                    1
                }
                static var column: Int {
                    1
                }
                static func makePreview() throws -> LegatoViews.Preview {
                    \(call)
                }
            }
            """
        let expansion = try MacroSource(source).freestandingExpansion(of: "Preview")
        #expect(expansion == expected, sourceLocation: sourceLocation)
    }

    @Test func aPreviewExpandsToARegistry() throws {
        try expectPreview(
            of: "#Preview { Text(\"a\") }",
            calls: """
                LegatoViews.Preview() {
                            Text("a")
                        }
                """
        )
    }

    @Test func nameAndTraitsArePassedOn() throws {
        try expectPreview(
            of: "#Preview(\"Badge\", traits: .portrait, .sizeThatFitsLayout) { Text(\"a\") }",
            calls: """
                LegatoViews.Preview("Badge", traits: .portrait, .sizeThatFitsLayout) {
                            Text("a")
                        }
                """
        )
    }

    @Test func aBodyMayBeAnArgument() throws {
        try expectPreview(
            of: "#Preview(\"Badge\", body: { Text(\"a\") })",
            calls: """
                LegatoViews.Preview("Badge", body: {
                                Text("a")
                            })
                """
        )
    }

    @Test func previewableVariablesBecomeState() throws {
        try expectPreview(
            of: """
                #Preview {
                    @Previewable @State var isOn = false
                    let name = "a"
                    Toggle(name, isOn: $isOn)
                }
                """,
            calls: """
                LegatoViews.Preview() {
                        struct __PreviewWithState: LegatoViews.View {
                            @State var isOn = false

                            var body: some LegatoViews.View {
                                let name = "a"
                                    Toggle(name, isOn: $isOn)
                            }
                        }
                        return __PreviewWithState()
                        }
                """
        )
    }

    @Test func previewableBelongsOnALocalVariable() throws {
        let expansion = try MacroSource("@Previewable func a() {}").expansion()
        let problem = MacroExpansion.Problem(
            message: "@Previewable can only be applied to a variable in the body of #Preview",
            line: 1,
            column: 1
        )
        #expect(expansion == MacroExpansion(problems: [problem]))
    }
}
#endif
