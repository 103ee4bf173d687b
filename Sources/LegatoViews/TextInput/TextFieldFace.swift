import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The text of a field, or its placeholder, with a caret while it has the focus.
struct TextFieldFace: View {
    let text: Binding<String>
    /// The text as it is shown.
    let shown: String
    let placeholder: AnyView
    let axis: Axis
    let onEditingChanged: (Bool) -> Void
    let onCommit: () -> Void
    @FocusState private var hasFocus: Bool
    @Environment(\.submitActions) private var submitActions
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        FocusableView(content: line, takesText: true) { event in
            guard event.key == "return", event.isPlain else { return false }
            if !event.isRepeat { submit() }
            return true
        }
        .focused($hasFocus)
        .onTapGesture { if isEnabled { hasFocus = true } }
        .onChange(of: hasFocus) { _, isOn in onEditingChanged(isOn) }
    }

    private func submit() {
        onCommit()
        for action in submitActions { action() }
    }

    private var line: some View {
        HStack(spacing: 1) {
            if shown.isEmpty {
                if hasFocus { Caret() }
                placeholder.foregroundStyle(Color.secondary.opacity(0.5))
            } else {
                Text(shown)
                if hasFocus { Caret() }
            }
            Spacer(minLength: 0)
        }
        .lineLimit(axis == .vertical ? nil : 1)
        .frame(minHeight: 22)
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.5)
    }
}

/// The insertion mark of a text, which blinks.
private struct Caret: View {
    @Environment(\.tint) private var tint

    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
            let half = (context.date.timeIntervalSinceReferenceDate / 0.5).rounded()
            Rectangle()
                .fill(tint ?? AnyShapeStyle(Color.accentColor))
                .frame(width: 2, height: 20)
                .opacity(half.truncatingRemainder(dividingBy: 2) == 0 ? 1 : 0)
        }
    }
}

extension EnvironmentValues {
    /// The actions of submissions, the innermost first.
    var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [() -> Void] { [] }
}
