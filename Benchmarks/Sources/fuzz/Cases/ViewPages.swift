import Foundation
import Legato

/// The modifiers of controls, presentations, navigation bars and previews.
@MainActor
enum ViewPages {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "controlSize": { view, a, _, _ in
            let sizes = ControlSize.allCases
            return view.controlSize(sizes[ViewTextStyles.index(a, of: sizes.count)])
        },
        "buttonBorderShape": { view, a, b, _ in
            view.buttonStyle(.glass(.clear))
                .buttonBorderShape(a > b ? .capsule : .roundedRectangle(radius: a))
        },
        "gaugeStyle": { view, a, _, _ in
            switch ViewTextStyles.index(a, of: 3) {
            case 0: AnyView(view.gaugeStyle(.linearCapacity))
            case 1: AnyView(view.gaugeStyle(.accessoryCircular))
            default: AnyView(view.gaugeStyle(.accessoryCircularCapacity))
            }
        },
        "progressViewStyle": { view, a, _, _ in
            a > 1
                ? AnyView(view.progressViewStyle(.circular))
                : AnyView(view.progressViewStyle(.linear))
        },
        "labelStyle": { view, a, _, _ in
            switch ViewTextStyles.index(a, of: 3) {
            case 0: AnyView(view.labelStyle(.iconOnly))
            case 1: AnyView(view.labelStyle(.titleOnly))
            default: AnyView(view.labelStyle(.titleAndIcon))
            }
        },
        "datePickerStyle": { view, a, _, _ in
            switch ViewTextStyles.index(a, of: 4) {
            case 0: AnyView(view.datePickerStyle(.compact))
            case 3: AnyView(view.datePickerStyle(DatesInside(a: a)))
            case 1: AnyView(view.datePickerStyle(.graphical))
            default: AnyView(view.datePickerStyle(.wheel))
            }
        },
        "pickerStyle": { view, a, _, _ in
            switch ViewTextStyles.index(a, of: 6) {
            case 0: AnyView(view.pickerStyle(.segmented))
            case 1: AnyView(view.pickerStyle(.menu))
            case 2: AnyView(view.pickerStyle(.wheel))
            case 3 where a > 0:
                AnyView(view.pickerStyle(.radioGroup).horizontalRadioGroupLayout())
            case 3: AnyView(view.pickerStyle(.inline))
            case 4: AnyView(view.pickerStyle(.palette))
            default: AnyView(NavigationStack { view.pickerStyle(.navigationLink) })
            }
        },
        "alert": { view, a, b, model in
            view.alert("Alert \(a)", isPresented: ViewLeaves.isOn(model)) {
                Button("Done", role: .cancel) { model.number = b }
            } message: {
                Text("Message").padding(a)
            }
            .dialogSuppressionToggle("\(b)", isSuppressed: .constant(a > b))
            .dialogIcon(a > 0 ? Image(systemName: "star") : nil)
            .dialogSeverity(b > 0 ? .critical : .standard)
        },
        "alerts": { view, a, b, model in
            view.alert(isPresented: ViewLeaves.isOn(model)) {
                Alert(
                    title: Text("\(a)"), primaryButton: .cancel(),
                    secondaryButton: .destructive(Text("\(b)")) { model.number = b }
                )
            }
        },
        "actionSheet": { view, a, b, model in
            view.actionSheet(isPresented: ViewLeaves.isOn(model)) {
                ActionSheet(
                    title: Text("\(a)"),
                    buttons: [.default(Text("\(b)")) { model.number = b }, .cancel()]
                )
            }
        },
        "confirmationDialog": { view, a, b, model in
            view.confirmationDialog(
                "Sure?", isPresented: ViewLeaves.isOn(model),
                titleVisibility: a > b ? .visible : .automatic, presenting: a
            ) {
                Button("\($0)", role: .destructive) { model.number = b }
            }
        },
        "contextMenu": { view, a, b, model in
            view.contextMenu {
                Button("\(a)") { model.number = a }
                Menu("More") { Toggle("\(b)", isOn: ViewLeaves.isOn(model)) }
            } preview: {
                Color.red.frame(width: a, height: b)
            }
        },
        "popover": { view, a, b, model in
            view.popover(
                isPresented: ViewLeaves.isOn(model),
                attachmentAnchor: .point(UnitPoint(x: a, y: b)), arrowEdge: a > b ? .top : nil
            ) {
                Text("Popover").padding(b)
            }
        },
        "detents": { view, a, b, model in
            view.sheet(isPresented: ViewLeaves.isOn(model)) {
                Text("Sheet")
                    .presentationDetents([.medium, .fraction(a), .height(b)])
                    .presentationDragIndicator(a > b ? .visible : .hidden)
                    .presentationCornerRadius(a)
                    .presentationSizing(
                        .form.fitted(horizontal: a > 1, vertical: b > 1).sticky(vertical: a > b)
                    )
                    .presentationBackground(.red.opacity(b))
                    .presentationBackgroundInteraction(
                        b > 1 ? .enabled(upThrough: .medium) : .automatic
                    )
                    .presentationContentInteraction(b > 1 ? .scrolls : .automatic)
            }
        },
        "preferredColorScheme": { view, a, b, _ in
            view.preferredColorScheme(a > b ? nil : a > 1 ? .dark : .light)
        },
        "sensoryFeedback": { view, a, b, model in
            view.sensoryFeedback(.impact(weight: .heavy, intensity: a), trigger: model.isOn)
                .sensoryFeedback(.success, trigger: b) { $0 < $1 }
        },
        "statusBar": { view, a, b, _ in view.statusBarHidden(a > 1).statusBar(hidden: b > 1) },
        "navigationBar": { view, a, b, _ in
            NavigationStack {
                view.navigationBarTitle("\(a)", displayMode: a > 1 ? .large : .inline)
                    .navigationBarTitleDisplayMode(b > 1 ? .inline : .automatic)
                    .navigationBarHidden(a > b).navigationBarBackButtonHidden(b > 1)
                    .navigationBarItems(
                        leading: Text("\(a)").padding(b), trailing: Button("Do") {}
                    )
            }
        },
        "navigationViewStyle": { view, a, b, _ in
            let content = NavigationView {
                view.navigationBarTitle(Text("\(a)"))
                Text("Detail").padding(b)
            }
            return a > 1
                ? AnyView(content.navigationViewStyle(.stack))
                : AnyView(content.navigationViewStyle(.columns))
        },
        "toolbar": { view, a, b, model in
            NavigationStack {
                view.navigationTitle("Title").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("\(a)").padding(a) }
                    ToolbarItemGroup(placement: a > b ? .bottomBar : .principal) {
                        Button("One") { model.number = b }
                        Color.red.frame(width: b)
                    }
                    ToolbarItem(placement: .keyboard) { Text("Key") }
                }
                .toolbarTitleDisplayMode(a > 1 ? .inlineLarge : .inline)
            }
        },
        "toolbarBackground": { view, a, b, _ in
            view.toolbarBackground(.red.opacity(a), for: .navigationBar)
                .toolbarBackground(a > b ? .visible : .hidden, for: .tabBar)
                .toolbarBackgroundVisibility(b > 1 ? .hidden : .automatic, for: .bottomBar)
                .toolbarColorScheme(a > 1 ? .dark : nil, for: .navigationBar)
                .toolbarVisibility(b > 1 ? .hidden : .visible, for: .navigationBar)
                .toolbar(a > 100 ? .hidden : .automatic, for: .tabBar, .bottomBar)
        },
        "previews": { view, a, b, _ in
            view.previewLayout(a > b ? .sizeThatFits : .fixed(width: a, height: b))
                .previewDevice(nil).previewDisplayName("\(a)")
                .previewInterfaceOrientation(a > 1 ? .landscapeLeft : .portrait)
                .previewContext(Sample(number: b))
        },
        "navigationSplitView": { view, a, b, model in
            NavigationSplitView(columnVisibility: .constant(model.isOn ? .all : .detailOnly)) {
                view.navigationSplitViewColumnWidth(min: a, ideal: a + 50, max: a + 90)
            } content: {
                Text("Content").navigationSplitViewColumnWidth(b)
            } detail: {
                Text("Detail")
            }
            .navigationSplitViewStyle(.prominentDetail)
        },
        "inspector": { view, a, b, model in
            view.inspector(isPresented: ViewLeaves.isOn(model)) {
                Text("Wide").inspectorColumnWidth(b)
                Text("Inspector").inspectorColumnWidth(min: a, ideal: a + 50, max: a + 90)
            }
        },
    ]

    /// A context of previews with a number.
    nonisolated private struct Sample: PreviewContext {
        let number: Double
        subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
    }
}

/// Draws the date picker of the style outside.
private struct DatesInside: DatePickerStyle {
    let a: Double

    func makeBody(configuration: Configuration) -> some View {
        DatePicker(configuration).padding(a)
    }
}
