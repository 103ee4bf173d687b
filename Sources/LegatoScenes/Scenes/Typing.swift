import Legato

extension DemoScene {
    /// A form that is filled in with the keyboard, the pointer and an input method.
    static let typing = DemoScene(
        id: "typing",
        title: "Write a letter",
        sentence: "Fields and an editor take text in any script, with selection, undo, the "
            + "clipboard and input methods.",
        stillTime: 4.6,
        play: { hand in
            hand.tap(-300, -123, atFrame: 20)
            hand.type("Grace Hopper", atFrame: 40)
            hand.press("tab", atFrame: 92)
            hand.type("12.5", atFrame: 98)
            hand.press("tab", atFrame: 116)
            hand.type("secret", atFrame: 122)
            hand.tap(-300, 60, atFrame: 152)
            for (step, text) in ["\u{3B5}", "\u{3B5}\u{3C5}"].enumerated() {
                hand.compose(text, atFrame: 160 + 10 * step)
            }
            hand.commit(
                "\u{3B5}\u{3C5}\u{3C7}\u{3B1}\u{3C1}\u{3B9}\u{3C3}\u{3C4}\u{3CE}", atFrame: 186)
            hand.type(" - thanks, ", atFrame: 192)
            hand.commit("\u{5EA}\u{5D5}\u{5D3}\u{5D4}!", atFrame: 246)
            hand.drag(atFrame: 254, moves: 16) { CGPoint(x: -120 - 200 * $0, y: 34) }
        }
    ) {
        Letter()
    }
}

/// The form.
private struct Letter: View {
    @State private var name = ""
    @State private var amount = 3.0
    @State private var password = ""
    @State private var notes = ""

    var body: some View {
        HStack(alignment: .top, spacing: 28) {
            VStack(alignment: .leading, spacing: 16) {
                Text("Write a letter").font(.title).bold()
                TextField("Name", text: $name)
                TextField("Amount", value: $amount, format: .number)
                SecureField("Password", text: $password)
                TextEditor(text: $notes)
                    .scrollContentBackground(.hidden)
                    .frame(height: 150)
                    .background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.05)))
            }
            .frame(width: 400)
            VStack(alignment: .leading, spacing: 10) {
                Text(name.isEmpty ? "Dear reader" : "Dear \(name)").font(.title2)
                Text("\(amount, format: .number) pages").foregroundStyle(.secondary)
                Text("\(password.count) letters are secret").foregroundStyle(.secondary)
                Text(notes).font(.title3)
            }
            .frame(width: 300, height: 330, alignment: .topLeading)
            .padding(24)
            .plate()
        }
        .textFieldStyle(.roundedBorder)
    }
}
