#if Macros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct PreviewExpansionTests {
    private func expectPreview(of source: String, calls call: String, line: UInt = #line) {
        expectExpansion(
            of: source,
            is: """
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
                """,
            line: line
        )
    }

    @Test func aPreviewExpandsToARegistry() {
        expectPreview(
            of: "#Preview { Text(\"a\") }",
            calls: """
                LegatoViews.Preview() {
                            Text("a")
                        }
                """
        )
    }

    @Test func nameAndTraitsArePassedOn() {
        expectPreview(
            of: "#Preview(\"Badge\", traits: .portrait, .sizeThatFitsLayout) { Text(\"a\") }",
            calls: """
                LegatoViews.Preview("Badge", traits: .portrait, .sizeThatFitsLayout) {
                            Text("a")
                        }
                """
        )
    }

    @Test func aBodyMayBeAnArgument() {
        expectPreview(
            of: "#Preview(\"Badge\", body: { Text(\"a\") })",
            calls: """
                LegatoViews.Preview("Badge", body: {
                                Text("a")
                            })
                """
        )
    }

    @Test func previewableVariablesBecomeState() {
        expectPreview(
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

    @Test func previewableBelongsOnALocalVariable() {
        expectExpansion(
            of: "@Previewable func a() {}",
            is: "func a() {}",
            diagnostics: [
                DiagnosticSpec(
                    message: "@Previewable belongs on a variable in the body of #Preview", line: 1,
                    column: 1
                )
            ]
        )
    }
}
#endif
