import Foundation
import Legato

nonisolated extension NumberRow {
    static let containers: [NumberRow] = grids + lists + insets + corners + effects

    private static let grids: [NumberRow] = [
        NumberRow("Grid.init") { value in
            Grid(horizontalSpacing: value) { GridRow { Pair() } }
        },
        NumberRow("Grid.init") { Grid(verticalSpacing: $0) { Pair() } },
        NumberRow("GridLayout.init") { GridLayout(horizontalSpacing: $0) { Pair() } },
        NumberRow("GridLayout.init") { GridLayout(verticalSpacing: $0) { Pair() } },
        NumberRow("gridCellAnchor") { value in
            Grid { GridRow { box.gridCellAnchor(UnitPoint(x: value, y: 0)) } }
        },
        NumberRow("GridItem.init") {
            LazyVGrid(columns: [GridItem(spacing: $0), GridItem()]) { Pair() }
        },
        NumberRow("GridItem.init", .length) {
            LazyHGrid(rows: [GridItem(.fixed($0))]) { Pair() }
        },
        NumberRow("GridItem.init", .length) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: $0))]) { Pair() }
        },
        NumberRow("GridItem.init", .limit) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: $0))]) { Pair() }
        },
        NumberRow("GridItem.init", .length) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: $0))]) { Pair() }
        },
        NumberRow("LazyVGrid.init") { LazyVGrid(columns: [GridItem()], spacing: $0) { Pair() } },
        NumberRow("LazyHGrid.init") { LazyHGrid(rows: [GridItem()], spacing: $0) { Pair() } },
        NumberRow("LazyVStack.init") { LazyVStack(spacing: $0) { Pair() } },
        NumberRow("LazyHStack.init") { LazyHStack(spacing: $0) { Pair() } },
    ]

    private static let lists: [NumberRow] = [
        NumberRow("listRowSpacing", .length) { List { Pair() }.listRowSpacing($0) },
        NumberRow("listRowInsets") { value in
            List {
                box.listRowInsets(EdgeInsets(top: 0, leading: value, bottom: 0, trailing: 0))
            }
        },
        NumberRow("listSectionSpacing", .length) { value in
            List { Section { box } }.listSectionSpacing(value)
        },
        NumberRow("listSectionMargins", .length) { value in
            List { Section { box } }.listSectionMargins(.all, value)
        },
        NumberRow("accessibilityActivationPoint") { value in
            box.accessibilityActivationPoint(CGPoint(x: value, y: 0))
        },
        NumberRow("accessibilityActivationPoint") { value in
            box.accessibilityActivationPoint(UnitPoint(x: 0, y: value))
        },
        NumberRow("presentationCornerRadius", .length) { box.presentationCornerRadius($0) },
        NumberRow("navigationSplitViewColumnWidth", .length) { value in
            NavigationSplitView {
                box.navigationSplitViewColumnWidth(value)
            } detail: {
                box
            }
        },
        NumberRow("navigationSplitViewColumnWidth", .length) {
            box.navigationSplitViewColumnWidth(ideal: $0)
        },
        NumberRow("navigationSplitViewColumnWidth", .limit) {
            box.navigationSplitViewColumnWidth(ideal: 0, max: $0)
        },
        NumberRow("inspectorColumnWidth", .length) { value in
            box.inspector(isPresented: .constant(true)) { box.inspectorColumnWidth(value) }
        },
        NumberRow("inspectorColumnWidth", .length) { box.inspectorColumnWidth(ideal: $0) },
        NumberRow("inspectorColumnWidth", .limit) { box.inspectorColumnWidth(ideal: 0, max: $0) },
        NumberRow("fraction") { box.presentationDetents([.fraction($0)]) },
        NumberRow("height", .length) { box.presentationDetents([.height($0)]) },
    ]

    private static let insets: [NumberRow] = [
        NumberRow("safeAreaInset") {
            Color.red.safeAreaInset(edge: .top, spacing: $0) { box }
        },
        NumberRow("safeAreaInset") {
            Color.red.safeAreaInset(edge: .leading, spacing: $0) { box }
        },
        NumberRow("safeAreaBar") { value in
            ScrollView { box }.safeAreaBar(edge: .bottom, spacing: value) { box }
        },
        NumberRow("safeAreaBar") { value in
            Color.red.safeAreaBar(edge: .trailing, spacing: value) { box }
        },
        NumberRow("safeAreaPadding") { Color.red.safeAreaPadding($0) },
        NumberRow("safeAreaPadding") { Color.red.safeAreaPadding(.top, $0) },
        NumberRow("safeAreaPadding") {
            Color.red.safeAreaPadding(EdgeInsets(top: 0, leading: 0, bottom: $0, trailing: 0))
        },
    ]

    private static let corners: [NumberRow] = [
        NumberRow("labelIconToTitleSpacing") { value in
            Label("A", systemImage: "star").labelIconToTitleSpacing(value)
        },
        NumberRow("labelReservedIconWidth", .length) { value in
            Label("A", systemImage: "star").labelReservedIconWidth(value)
        },
        NumberRow("fixed", .length) { ConcentricRectangle(corners: .fixed($0)) },
        NumberRow("Edge.init", .length) {
            ConcentricRectangle(corners: Edge.Corner.Style(floatLiteral: $0))
        },
    ]

    private static let effects: [NumberRow] = [
        NumberRow("effectValue") { box.modifier(Shift(distance: $0)) },
        NumberRow("ProjectionTransform.init") {
            box.projectionEffect(
                ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: $0, ty: 0))
            )
        },
        NumberRow("contrast") { value in box.visualEffect { view, _ in view.contrast(value) } },
        NumberRow("saturation") { value in
            box.visualEffect { view, _ in view.saturation(value) }
        },
        NumberRow("grayscale") { value in
            box.visualEffect { view, _ in view.grayscale(value) }
        },
        NumberRow("blur") { value in box.visualEffect { view, _ in view.blur(radius: value) } },
        NumberRow("point") { Marked(source: .point(CGPoint(x: $0, y: 0))) },
        NumberRow("unitPoint") { Marked(source: .unitPoint(UnitPoint(x: 0, y: $0))) },
        NumberRow("accessibilitySortPriority", .order) { box.accessibilitySortPriority($0) },
        NumberRow("speed", .order) { value in
            Image(systemName: "star").symbolEffect(.pulse, options: .speed(value))
        },
        NumberRow("speed", .order) { value in
            Image(systemName: "star").symbolEffect(
                .bounce, options: .repeating.speed(value), value: value
            )
        },
        NumberRow("roundedRectangle", .length) { value in
            Button("a") {}
                .buttonStyle(.bordered)
                .buttonBorderShape(.roundedRectangle(radius: value))
        },
        NumberRow("DragGesture.init", .limit) { value in
            box.gesture(
                DragGesture(minimumDistance: value, coordinateSpace: CoordinateSpace.global)
            )
        },
        NumberRow("DragGesture.init", .limit) { value in
            box.gesture(DragGesture(minimumDistance: value, coordinateSpace: .named("a")))
        },
    ]

    private struct Shift: GeometryEffect {
        let distance: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
        }
    }

    private struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(
            value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]
        ) { value += nextValue() }
    }

    @MainActor private struct Marked: View {
        let source: Anchor<CGPoint>.Source
        var body: some View {
            box.anchorPreference(key: Points.self, value: source) { [$0] }
                .overlayPreferenceValue(Points.self) { points in
                    GeometryReader { proxy in
                        ForEach(points.indices, id: \.self) { index in
                            box.position(proxy[points[index]])
                        }
                    }
                }
        }
    }
}
