import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The options of a picker with radio buttons.
struct RadioGroup<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    @Environment(\.isRadioGroupHorizontal) private var isHorizontal

    var body: some View {
        let value = selection.wrappedValue
        let layout =
            isHorizontal
            ? AnyLayout(HStackLayout(spacing: 16))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
        layout {
            VariadicView(content) { options in
                ForEach(options) { option in
                    Button {
                        option.select(in: selection)
                    } label: {
                        HStack(spacing: 6) {
                            RadioMark(isOn: option.isSelected(by: value))
                            option
                        }
                        .contentShape(Rectangle())
                    }
                    .foregroundStyle(Color.primary)
                    .accessibility {
                        $0.role = .option
                        if option.isSelected(by: value) { $0.traits.formUnion(.isSelected) }
                    }
                }
            }
        }
    }
}

/// A radio button: a ring, or a filled circle with a dot.
private struct RadioMark: View {
    let isOn: Bool

    var body: some View {
        ZStack {
            Circle().strokeBorder(Color.gray.opacity(0.5), lineWidth: 1).opacity(isOn ? 0 : 1)
            Circle().fill(Color.accentColor).opacity(isOn ? 1 : 0)
            Circle().fill(Color.white).padding(4.5).scaleEffect(isOn ? 1 : 0)
        }
        .frame(width: 15, height: 15)
    }
}

nonisolated extension EnvironmentValues {
    /// Whether the options of radio groups are side by side; false by default.
    var isRadioGroupHorizontal: Bool {
        get { self[RadioGroupDirectionKey.self] }
        set { self[RadioGroupDirectionKey.self] = newValue }
    }
}

private nonisolated enum RadioGroupDirectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension View {
    /// Lays out the options of pickers of the style `radioGroup` side by side.
    public func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioGroupHorizontal, true)
    }
}
