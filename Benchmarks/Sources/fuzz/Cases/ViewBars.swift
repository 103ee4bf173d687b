import Foundation
import Legato

/// Labels, sliders and bars, and shapes that follow their container.
@MainActor
enum ViewBars {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "labels": { view, a, b, model in
            VStack {
                Label {
                    view
                } icon: {
                    Circle()
                }
                .labelIconToTitleSpacing(model.isOn ? a : b).labelReservedIconWidth(b)
                Slider(value: .constant(a)).sliderThumbVisibility(a > b ? .hidden : .automatic)
                Toggle("A", isOn: ViewLeaves.isOn(model))
                    .labelsVisibility(model.isOn ? .hidden : .visible)
            }
        },
        "titleRole": { view, a, b, model in
            let roles: [ToolbarRole] = [.automatic, .navigationStack, .browser, .editor]
            return NavigationStack {
                view.navigationTitle("Title").navigationSubtitle("\(a)")
                    .toolbar(removing: a > b ? .title : .sidebarToggle)
                    .toolbarRole(roles[ViewTextStyles.index(a, of: roles.count)])
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Text("A").padding(a) }
                        ToolbarSpacer(a > b ? .flexible : .fixed, placement: .topBarLeading)
                        ToolbarItem(placement: .topBarLeading) { Text("B") }
                        ToolbarItem(placement: .bottomBar) { Text("C").padding(b) }
                            .sharedBackgroundVisibility(.hidden)
                        DefaultToolbarItem(kind: a > b ? .search : .title, placement: .bottomBar)
                        ToolbarSpacer(model.isOn ? .flexible : .fixed, placement: .bottomBar)
                    }
            }
        },
        "renamableTitle": { view, a, b, model in
            NavigationStack {
                view.navigationTitle(.constant("\(model.number)"))
                    .navigationBarTitleDisplayMode(a > b ? .inline : .large)
                    .toolbar(id: "bar") {
                        ToolbarItem(id: "a", showsByDefault: model.isOn) {
                            RenameButton().padding(a)
                        }
                        .customizationBehavior(.disabled)
                        .defaultCustomization(a > b ? .hidden : .automatic)
                    }
            }
        },
        "sectionMargins": { view, a, b, model in
            List {
                Section { view }.listSectionMargins(model.isOn ? .horizontal : .top, a)
                Section { TextEditor(text: .constant("A")).textEditorStyle(.plain) }
            }
            .listSectionMargins(.bottom, b)
            .listStyle(.bordered(alternatesRowBackgrounds: a > b))
        },
        "concentric": { view, a, b, model in
            VStack {
                view.clipShape(ConcentricRectangle(corners: .concentric(minimum: .fixed(a))))
                view.background(.red, in: .rect(uniformTopCorners: .fixed(b)))
            }
            .padding(model.isOn ? a : b)
            .containerShape(Capsule())
        },
        "scrollEdges": { view, a, b, model in
            let styles: [ScrollEdgeEffectStyle?] = [.automatic, .soft, .hard, nil]
            return ScrollView { view.frame(height: 300) }
                .scrollEdgeEffectStyle(styles[ViewTextStyles.index(a, of: 4)], for: .all)
                .scrollEdgeEffectHidden(model.isOn, for: a > b ? .top : .bottom)
                .safeAreaBar(edge: .top, spacing: a) { Text("A").padding(b) }
                .safeAreaBar(edge: .trailing, alignment: .top) { Text("B").padding(a) }
        },
        "smallTabBar": { view, a, b, model in
            let causes: [TabBarMinimizeBehavior] = [.automatic, .onScrollDown, .onScrollUp, .never]
            return TabView {
                ScrollView { view.frame(height: 900) }.tabItem { Text("A") }
                Text("B").tabItem { Text("B") }
            }
            .tabBarMinimizeBehavior(causes[ViewTextStyles.index(a, of: 4)])
            .tabViewBottomAccessory { Text("C").padding(b) }
        },
    ]
}
