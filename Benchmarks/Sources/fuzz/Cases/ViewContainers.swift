import Legato

/// The containers of random trees.
@MainActor
enum ViewContainers {
    /// The number of kinds.
    nonisolated static let count = 34

    /// Returns a container of a kind.
    static func view(
        _ kind: Int, _ spacing: Double, _ model: ViewCase.Model, _ content: some View
    ) -> any View {
        switch kind {
        case 0: return VStack(spacing: spacing) { content }
        case 1: return HStack(spacing: spacing) { content }
        case 2: return ZStack { content }
        case 3: return ScrollView { VStack { content } }
        case 4: return ScrollView([.horizontal, .vertical]) { content }
        case 5:
            let layout =
                model.isOn
                ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout())
            return layout { content }
        case 6: return ViewActions.Shelf(animatableData: model.number) { content }
        case 7: return NavigationStack { content }
        case 8: return Group { content }
        case 9...15: return lazyView(kind, spacing, model, content)
        default: return groupView(kind, spacing, model, content)
        }
    }

    /// The containers of many views.
    private static func lazyView(
        _ kind: Int, _ spacing: Double, _ model: ViewCase.Model, _ content: some View
    ) -> any View {
        switch kind {
        case 9: return List { content }
        case 10: return Form { Section("Section") { content } }
        case 11:
            return Grid(alignment: .topTrailing, horizontalSpacing: spacing) {
                GridRow { content }
                GridRow(alignment: .lastTextBaseline) { content }
            }
        case 12:
            let columns = [
                GridItem(.adaptive(minimum: spacing), spacing: spacing), GridItem(.fixed(spacing)),
                GridItem(.flexible(minimum: 1, maximum: spacing), alignment: .trailing),
            ]
            return ScrollView {
                LazyVGrid(columns: columns, spacing: spacing, pinnedViews: .sectionHeaders) {
                    Section("Section") { content }
                }
            }
        case 13:
            return ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.adaptive(minimum: spacing))], spacing: spacing) {
                    content
                }
            }
        case 14:
            return ScrollView {
                LazyVStack(spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    Section {
                        content
                    } header: {
                        Text("Header").padding(spacing)
                    } footer: {
                        Text("Footer")
                    }
                }
            }
        default: return ScrollView(.horizontal) { LazyHStack(spacing: spacing) { content } }
        }
    }

    /// The containers that present or label their content.
    private static func groupView(
        _ kind: Int, _ spacing: Double, _ model: ViewCase.Model, _ content: some View
    ) -> any View {
        switch kind {
        case 16: return TabView { content }
        case 17:
            return TabView(selection: ViewControls.item(model)) {
                Tab("One", value: 0) { content }
                Tab("Two", value: 1) { Color.red.padding(spacing) }
            }
        case 18:
            return ScrollViewReader { proxy in
                ScrollView { content.id(1) }
                    .onChange(of: model.number) {
                        withAnimation { proxy.scrollTo(1, anchor: UnitPoint(x: 0, y: spacing)) }
                    }
            }
        case 19:
            return Picker("Pick", selection: ViewControls.item(model)) {
                content
                ForEach(model.items, id: \.self) { Text("\($0)").tag($0) }
            }
        case 20: return Menu("Menu") { content }
        case 21:
            return Menu {
                content
            } label: {
                Text("Menu").padding(spacing)
            } primaryAction: {
                model.isOn.toggle()
            }
        case 22: return DisclosureGroup("More", isExpanded: ViewLeaves.isOn(model)) { content }
        case 23: return GroupBox("Box") { content }
        case 24: return ControlGroup { content }
        case 25: return LabeledContent("Label") { content }
        case 26: return ViewThatFits(in: spacing > 1 ? .horizontal : .vertical) { content }
        case 27: return NavigationView { content }
        case 28:
            return NavigationSplitView {
                content
            } detail: {
                Text("Detail").padding(spacing)
            }
        case 29:
            return Canvas { context, size in
                ViewControls.draw(in: &context, size, spacing)
            } symbols: {
                content.tag(0)
            }
        case 30:
            return List(model.items, id: \.self, selection: ViewControls.optionalItem(model)) { _ in
                content
            }
        case 31: return Section { content }
        case 32: return HSplitView { content }
        default:
            return VSplitView {
                content
                Color.red.frame(minHeight: spacing, maxHeight: 2 * spacing)
            }
        }
    }
}
