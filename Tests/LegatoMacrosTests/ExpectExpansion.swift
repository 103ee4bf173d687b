#if Macros
import SwiftSyntaxMacroExpansion
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Checks the expansion of a source and its diagnostics.
func expectExpansion(
    of source: String, is expected: String, conformances: [TypeSyntax] = ["Animatable"],
    diagnostics: [DiagnosticSpec] = [], fixed: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    assertMacroExpansion(
        source,
        expandedSource: expected,
        diagnostics: diagnostics,
        macroSpecs: [
            "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: conformances),
            "_AnimatableVariable": MacroSpec(type: AnimatableVariableMacro.self),
            "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
            "Entry": MacroSpec(type: EntryMacro.self),
            "Preview": MacroSpec(type: PreviewMacro.self),
            "Previewable": MacroSpec(type: PreviewableMacro.self),
        ],
        fixedSource: fixed,
        failureHandler: { failure in
            Issue.record(
                "\(failure.message)",
                sourceLocation: SourceLocation(
                    fileID: failure.location.fileID, filePath: failure.location.filePath,
                    line: failure.location.line, column: failure.location.column
                )
            )
        },
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}
#endif
