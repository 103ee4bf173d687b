import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that selects one of several values, each the tag of a view.
///
/// In a `ForEach`, a view without a tag has the id of its element.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
/// }
/// .pickerStyle(.segmented)
/// ```
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// The values that it selects: one, or those of a collection.
    private let selections: () -> [Binding<SelectionValue>]
    private let label: Label
    private let content: Content
    /// What a menu and a link show in place of the selected option; nil for the option.
    private let current: AnyView?

    /// Creates a picker with a label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init({ [selection] }, content(), label())
    }

    /// Creates a picker of the values that a closure returns.
    init(
        _ selections: @escaping () -> [Binding<SelectionValue>], _ content: Content, _ label: Label,
        current: AnyView? = nil
    ) {
        (self.selections, self.content, self.label) = (selections, content, label)
        self.current = current
    }

    /// Creates a picker with a label.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init({ [selection] }, content(), label)
    }

    /// The picker, in the style of the environment.
    ///
    /// A segmented picker and a wheel do not show the label, nor does a menu outside a list or a
    /// form.
    public var body: some View {
        let selections = selections()
        if selections.count == 1 {
            PickerFace(
                selection: selections[0], label: label, content: content, current: current
            )
        } else {
            PickerFace(
                selection: shared(selections), label: label, content: content, current: current
            )
        }
    }
}

extension Picker {
    /// The value that all bindings have, nil if they differ; setting it sets all of them.
    private func shared(_ selections: [Binding<SelectionValue>]) -> Binding<SelectionValue?> {
        Binding(
            get: {
                let value = selections.first?.wrappedValue
                return selections.allSatisfy { $0.wrappedValue == value } ? value : nil
            },
            set: { (new: SelectionValue?) in
                if let new { for selection in selections { selection.wrappedValue = new } }
            }
        )
    }
}

/// A picker in the style of the environment.
private struct PickerFace<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    let current: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.paletteEffect) private var paletteEffect
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuLevel) private var menuLevel
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.listLook) private var listLook
    @Environment(\.isListRow) private var isListRow

    var body: some View {
        if menuLevel != nil, kind == .automatic || kind == .menu {
            Menu {
                PickerRows(selection: selection, content: content)
            } label: {
                label
            }
        } else if isInMenu {
            PickerRows(selection: selection, content: content)
        } else {
            switch kind {
            case .segmented, .palette:
                SegmentedPicker(
                    selection: selection, content: content, title: spokenLabel(label),
                    effect: kind == .palette ? paletteEffect.kind : .automatic
                )
            case .wheel:
                WheelPicker(selection: selection, content: content, title: spokenLabel(label))
            case .inline:
                if isListRow {
                    // Each view becomes a row of the list.
                    inlineRows
                } else {
                    VStack(alignment: .leading, spacing: 0) { inlineRows }
                }
            case .radioGroup:
                HStack(alignment: .firstTextBaseline) {
                    if labelsVisibility != .hidden { label }
                    RadioGroup(selection: selection, content: content)
                }
            case .navigationLink:
                NavigationLink {
                    PickerPage(selection: selection, content: content, label: label)
                } label: {
                    HStack {
                        if labelsVisibility != .hidden {
                            label
                            Spacer()
                        }
                        CurrentOption(selection: selection, content: content, current: current)
                            .foregroundStyle(HierarchicalShapeStyle.secondary)
                    }
                }
            case .automatic, .menu:
                let isInList = listLook != nil
                let menu = MenuPicker(
                    selection: selection, content: content, current: current,
                    title: spokenLabel(label), isInList: isInList
                )
                if labelsVisibility == .visible || (isInList && labelsVisibility == .automatic) {
                    HStack(alignment: .firstTextBaseline) {
                        // The menu's accessibility element already has this label.
                        label.accessibilityHidden(true)
                        Spacer()
                        // It takes the pointer in the whole height of the row.
                        menu.padding(.vertical, -11)
                    }
                } else {
                    menu
                }
            }
        }
    }

    @ViewBuilder private var inlineRows: some View {
        if labelsVisibility != .hidden {
            label.foregroundStyle(HierarchicalShapeStyle.secondary)
        }
        PickerRows(selection: selection, content: content)
    }
}

nonisolated extension Picker where Label == Text {
    /// Creates a picker with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// The selected option of a picker, or what is shown in its place.
private struct CurrentOption<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    let current: AnyView?

    var body: some View {
        let value = selection.wrappedValue
        if let current {
            current
        } else {
            VariadicView(content) { options in options.first { $0.isSelected(by: value) } }
        }
    }
}

/// The options of a picker below each other, the selected one with a mark.
struct PickerRows<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    /// Called after an option has been chosen.
    var chosen: () -> Void = {}
    @Environment(\.isListRow) private var isListRow
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuLevel) private var menuLevel

    var body: some View {
        let value = selection.wrappedValue
        VariadicView(content) { options in
            ForEach(options) { option in
                Button {
                    option.select(in: selection)
                    chosen()
                } label: {
                    HStack {
                        if isInMenu, menuLevel == nil { mark(option.isSelected(by: value)) }
                        option
                        Spacer()
                        if !isInMenu { mark(option.isSelected(by: value)) }
                    }
                    .padding(.vertical, isInMenu || isListRow ? 0 : 11)
                    .contentShape(Rectangle())
                }
                .environment(\.menuMark, option.isSelected(by: value))
                .foregroundStyle(Color.primary)
                .accessibility {
                    $0.role = .option
                    if option.isSelected(by: value) { $0.traits.formUnion(.isSelected) }
                }
            }
        }
    }

    private func mark(_ isShown: Bool) -> some View {
        OptionMark(color: isInMenu ? .primary : .accentColor).opacity(isShown ? 1 : 0)
    }
}

/// The mark beside a selected option.
private struct OptionMark: View {
    let color: Color

    var body: some View {
        CheckMark()
            .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: 12, height: 10)
    }
}

/// A page with the options of a picker; a choice pops it.
private struct PickerPage<Label: View, Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    let label: Label
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List { PickerRows(selection: selection, content: content) { dismiss() } }
            .navigationTitle(spokenLabel(label))
            .navigationBarTitleDisplayMode(.inline)
    }
}

/// A picker that shows the selection and presents the options in a menu.
private struct MenuPicker<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    let current: AnyView?
    let title: String
    /// Whether it takes the height and the colour of the values of list rows.
    let isInList: Bool
    @State private var isOpen = false
    @State private var highlight = RowHighlight()

    var body: some View {
        let color = isInList ? Color.secondary : Color.accentColor
        MenuPresentation(
            Button(press: MenuPress($isOpen, highlight)) {
                isOpen = true
            } label: {
                HStack(spacing: 4) {
                    CurrentOption(selection: selection, content: content, current: current)
                    ChevronPair()
                        .stroke(
                            color,
                            style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round)
                        )
                        .frame(width: 8, height: 13)
                }
                .foregroundStyle(color)
                .padding(.vertical, isInList ? 11 : 7)
            }
            .accessibility {
                $0.role = .choice
                if !title.isEmpty { ($0.label, $0.value) = (title, $0.label) }
            },
            $isOpen, highlight, PickerRows(selection: selection, content: content)
        )
    }
}

/// Two arrows, up and down.
nonisolated struct ChevronPair: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (tip, base) in [
            (rect.minY, rect.minY + 0.32 * rect.height),
            (rect.maxY, rect.maxY - 0.32 * rect.height),
        ] {
            path.move(to: CGPoint(x: rect.minX, y: base))
            path.addLine(to: CGPoint(x: rect.midX, y: tip))
            path.addLine(to: CGPoint(x: rect.maxX, y: base))
        }
        return path
    }
}

extension VariadicChild {
    /// Selects the view; a tag of another type is reported once and has no effect.
    func select<Value: Hashable>(in selection: Binding<Value>) {
        guard let tag else { return }
        guard let value = tag.base as? Value else {
            return ViewWarning.print(
                WarningSubject("Picker", in: nil),
                "has an option whose tag \(tag) is not of type \(Value.self) and cannot be selected. "
                    + "Give it a tag of the selection's type."
            )
        }
        if selection.wrappedValue != value { selection.wrappedValue = value }
    }
}
