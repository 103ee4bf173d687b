import Foundation
import LegatoCanvas
import LegatoViews

/// What a field is called for.
struct FieldActions {
    var read: () -> String = { "" }
    var change: (String) -> Void = { _ in }
    var focus: (Bool) -> Void = { _ in }
    var submit: () -> Void = {}
}

/// The SwiftUI field of a text field.
struct FieldRoot: View {
    var text = ""
    var placeholder = Text(verbatim: "")
    var font = UIFont.systemFont(ofSize: 17)
    var color = Color.primary
    var isSecure = false
    var isEnabled = true
    var alignment = NSTextAlignment.natural
    var wantsFocus = false
    var actions = FieldActions()
    @FocusState private var isFocused: Bool

    var body: some View {
        field
            .textFieldStyle(.plain)
            .font(Font(font))
            .foregroundStyle(color)
            .multilineTextAlignment(
                alignment == .center ? .center : alignment == .right ? .trailing : .leading
            )
            .disabled(!isEnabled)
            .focused($isFocused)
            .onSubmit { actions.submit() }
            .onChange(of: wantsFocus) { if isFocused != $1 { isFocused = $1 } }
            .onChange(of: isFocused) { actions.focus($1) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    @ViewBuilder private var field: some View {
        let binding = Binding(get: { actions.read() }, set: { actions.change($0) })
        if isSecure {
            SecureField("", text: binding, prompt: placeholder)
        } else {
            TextField("", text: binding, prompt: placeholder)
        }
    }
}
