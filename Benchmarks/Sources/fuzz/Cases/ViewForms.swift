import Foundation
import Legato

/// Older and less common forms of modifiers.
@MainActor
enum ViewForms {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "backgroundStyle": { view, a, _, _ in
            view.background().background(in: Circle()).backgroundStyle(.red.opacity(a).tertiary)
        },
        "accessibility": { view, a, _, _ in
            view.accessibility(label: Text("Label")).accessibility(sortPriority: a)
        },
        "accessibilityContent": { view, a, b, model in
            view.accessibilityActions {
                Button("\(a)") { model.number = b }
                view
            }
            .accessibilityScrollAction { _ in model.isOn.toggle() }
            .accessibilityActivationPoint(CGPoint(x: a, y: b))
            .accessibilityActivationPoint(UnitPoint(x: b, y: a))
            .accessibilityCustomContent("Label", "\(b)", importance: a > b ? .high : .default)
            .accessibilityChartDescriptor(ChartCase(numbers: [a, b]))
        },
        "accessibilityRotor": { view, a, b, model in
            view.id(1).accessibilityRotor(a > b ? .headings : .links(visited: a > 1)) {
                AccessibilityRotorEntry("\(a)", id: 1) { model.number = b }
                AccessibilityRotorEntry("\(b)", id: "2")
            }
            .accessibilityRotor(
                "Numbers", entries: [1, 2], entryID: \.self, entryLabel: \.description
            )
            .accessibilityRotor(
                .tables, entries: [1, 2], entryID: \.self, entryLabel: \.description
            )
            .accessibilityRotor(Text("Parts"), textRanges: ["A".startIndex..<"A".endIndex])
        },
        "textSuggestions": { view, a, _, model in
            VStack {
                TextField("A", text: .constant("A")).textInputSuggestions {
                    ForEach(model.items, id: \.self) { Text("\($0)").textInputCompletion("\(a)") }
                }
                Image(
                    decorative: CGImage(
                        width: 1, height: 2, premultipliedRGBA: [0, 0, 0, 0, 9, 9, 9, 9]),
                    scale: a, orientation: a > 1 ? .left : .rightMirrored
                )
                view
            }
        },
        "spatialEvents": { view, _, _, model in
            view.gesture(
                SpatialEventGesture(coordinateSpace: .global)
                    .onChanged { model.number = $0.first.map { Double($0.location.x) } ?? 0 }
                    .onEnded { model.isOn = $0.first?.phase == .ended }
            )
        },
        "accessibilityCategory": { view, a, b, model in
            view.accessibilityActions(category: a > b ? .edit : .init("A")) {
                Button("\(a)") { model.number = b }
            }
            .accessibility(activationPoint: CGPoint(x: a, y: b))
        },
        "focusScope": { view, a, _, model in FocusedForm(content: view, number: a, model: model) },
        "selectionMenu": { view, a, _, model in
            List(model.items, id: \.self, selection: .constant([1])) { _ in view }
                .contextMenu(forSelectionType: Int.self) { ids in
                    Button("\(ids.count)") { model.number = a }
                } primaryAction: { _ in
                    model.isOn.toggle()
                }
        },
        "searchTokens": { view, a, b, model in
            SearchedForm(content: view, number: a, model: model)
                .searchSuggestions(b > a ? .hidden : .visible, for: .content)
        },
        "controlForms": { view, a, b, model in
            VStack {
                Toggle("Box", isOn: ViewLeaves.isOn(model)).toggleStyle(.checkbox)
                Stepper("Step", value: ViewControls.number(model), step: a, format: .number)
                MultiDatePicker("Days", selection: .constant([]))
                RenameButton().renameAction { model.number = b }
                    .buttonSizing(a > b ? .flexible : .fitted)
                Menu("Menu") { Button("Stay") { model.number = a } }
                    .menuActionDismissBehavior(a > b ? .disabled : .automatic)
                view
            }
        },
        "searchCompletion": { view, a, _, model in
            view.searchable(text: .constant("L")) {
                ForEach(model.items, id: \.self) { item in
                    Text("\(item)").padding(a).searchCompletion("London")
                }
            }
        },
        "rotation": { view, a, _, model in
            view.rotationEffect(.radians(model.number)).gesture(
                RotationGesture(minimumAngleDelta: .degrees(a))
                    .onChanged { model.number = $0.radians }
                    .simultaneously(with: MagnificationGesture(minimumScaleDelta: a))
            )
        },
        "optionalGesture": { view, a, b, model in
            view.gesture(a > b ? TapGesture().onEnded { model.isOn.toggle() } : nil)
        },
        "pressing": { view, a, _, model in
            view.onLongPressGesture(minimumDuration: a, pressing: { model.isOn = $0 }) {
                model.number = a
            }
            ._onButtonGesture(pressing: { model.isOn = $0 }) { model.number = a }
        },
        "table": { view, a, b, model in
            Table(
                model.items.map(NumberedForm.init), selection: .constant(nil),
                columnCustomization: .constant(TableColumnCustomization())
            ) {
                TableColumn("View") { _ in view }.width(min: a, ideal: b, max: a).alignment(.center)
                    .customizationID("A").defaultVisibility(a > 2 ? .hidden : .automatic)
                    .disabledCustomizationBehavior(b > 1 ? .all : .reorder)
                TableColumn("Number") { Text("\($0.id)") }.width(b)
            }
            .tableColumnHeaders(a > b ? .hidden : .visible)
            .tableStyle(.bordered(alternatesRowBackgrounds: b > 1))
            .alternatingRowBackgrounds(a > 1 ? .enabled : .automatic)
        },
        "tableOutline": { view, a, b, model in
            VStack {
                Table([TreeForm(id: 0, rows: [TreeForm(id: 1)])], children: \.rows) {
                    TableColumn("View") { _ in view }.width(min: a, ideal: b, max: a)
                }
                Table(of: TreeForm.self) {
                    TableColumn("View") { _ in view }
                } rows: {
                    DisclosureTableRow(TreeForm(id: 2), isExpanded: ViewLeaves.isOn(model)) {
                        TableRow(TreeForm(id: 3))
                    }
                }
                Picker("A", selection: .constant(1)) {
                    view.tag(1)
                } currentValueLabel: {
                    Text("\(a)")
                }
            }
        },
        "animatedModifier": { view, a, b, model in
            view.modifier(ShiftedForm(x: model.isOn ? a : b).animation(.linear(duration: 0.2)))
        },
    ]
}

private struct SearchedForm: View {
    struct Token: Identifiable {
        let id: Int
    }

    let content: AnyView
    let number: Double
    let model: ViewCase.Model
    @State private var tokens = [Token(id: 1)]
    @FocusState private var isFocused

    var body: some View {
        content
            .searchable(text: ViewControls.text(model), tokens: $tokens) {
                Text("\($0.id)").padding(number)
            }
            .searchSuggestions {
                ForEach(model.items, id: \.self) { Text("\($0)").searchCompletion(Token(id: $0)) }
            }
            .searchFocused($isFocused)
            .onChange(of: model.isOn) { isFocused = model.isOn }
    }
}

private struct FocusedForm: View {
    let content: AnyView
    let number: Double
    let model: ViewCase.Model
    @Namespace private var namespace
    @Environment(\.resetFocus) private var resetFocus
    @AccessibilityFocusState private var isFocused

    var body: some View {
        VStack {
            content.accessibilityFocused($isFocused).submitScope(number > 1)
            Button("Reset") {
                resetFocus(in: namespace)
                isFocused = model.isOn
            }
            .prefersDefaultFocus(model.isOn, in: namespace)
            .focusEffectDisabled(number > 0)
        }
        .accessibilityRotorEntry(id: 1, in: namespace)
        .focusScope(namespace)
    }
}

private struct NumberedForm: Identifiable {
    let id: Int
}

private struct TreeForm: Identifiable {
    let id: Int
    var rows: [TreeForm]?
}

private struct ShiftedForm: AnimatableModifier {
    var x: Double
    var animatableData: Double {
        get { x }
        set { x = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: x) }
}

/// A chart of numbers.
private struct ChartCase: AXChartDescriptorRepresentable {
    let numbers: [Double]

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            xAxis: AXCategoricalDataAxisDescriptor(title: "A", categoryOrder: []),
            yAxis: AXNumericDataAxisDescriptor(title: "B", range: 0...1, gridlinePositions: numbers)
            { "\($0)" },
            series: [
                AXDataSeriesDescriptor(
                    name: "C", isContinuous: true,
                    dataPoints: numbers.map { AXDataPoint(x: "D", y: $0, label: "E") }
                )
            ]
        )
    }
}
