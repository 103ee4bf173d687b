import Foundation
import Legato

/// The modifiers of lists, grids, scroll views, safe areas, preferences and geometry.
///
/// Actions on measurements write the model's text, which no measurement depends on: most cases
/// would update in circles otherwise.
@MainActor
enum ViewPlaces {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "gridCell": { view, a, b, _ in
            view.gridCellColumns(ViewTextStyles.whole(a)).gridColumnAlignment(.trailing)
                .gridCellAnchor(UnitPoint(x: a, y: b))
                .gridCellUnsizedAxes(a > b ? .horizontal : [.horizontal, .vertical])
        },
        "gridColumns": { view, a, b, _ in
            Grid(horizontalSpacing: a, verticalSpacing: b) {
                GridRow { view.gridCellColumns(ViewTextStyles.whole(b)) }
                GridRow(alignment: .bottom) { ForEach(0..<3) { Text("\($0)").padding(a) } }
            }
        },
        "listRow": { view, a, b, _ in
            view.listRowBackground(Color.red.opacity(a))
                .listRowInsets(EdgeInsets(top: a, leading: b, bottom: b, trailing: a))
                .listRowSeparator(a > b ? .hidden : .visible, edges: .bottom)
                .listRowSeparatorTint(.blue.opacity(b))
        },
        "listRows": { view, a, b, model in
            List(model.items, id: \.self) { item in
                view.listRowInsets(EdgeInsets(top: b, leading: a, bottom: a, trailing: b))
                    .badge(item)
            }
            .listRowSpacing(a).scrollContentBackground(b > 1 ? .hidden : .automatic)
        },
        "listStyle": { view, a, _, _ in
            switch ViewTextStyles.index(a, of: 5) {
            case 0: AnyView(view.listStyle(.insetGrouped))
            case 1: AnyView(view.listStyle(.plain))
            case 2: AnyView(view.listStyle(.grouped))
            case 3: AnyView(view.listStyle(.inset))
            default: AnyView(view.listStyle(.sidebar))
            }
        },
        "badge": { view, a, b, _ in
            a > b ? AnyView(view.badge("\(a)")) : AnyView(view.badge(ViewTextStyles.whole(b)))
        },
        "swipeActions": { view, a, b, model in
            List {
                view.swipeActions(edge: a > b ? .leading : .trailing, allowsFullSwipe: b > 1) {
                    Button("Swipe", role: .destructive) { model.number = a }.tint(Color.red)
                }
            }
        },
        "editedRows": { view, a, b, model in
            List {
                ForEach(model.items, id: \.self) { item in
                    view.deleteDisabled(item == ViewTextStyles.whole(a))
                        .moveDisabled(item == ViewTextStyles.whole(b))
                }
                .onDelete { model.items.remove(atOffsets: $0) }
                .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, .constant(a > 1 ? .active : .inactive))
        },
        "tab": { view, a, b, model in
            TabView(selection: ViewControls.item(model)) {
                view.tabItem { Label("\(a)", systemImage: "star") }.tag(1)
                    .badge(ViewTextStyles.whole(b))
                Text("Second").tabItem { Text("\(b)") }.tag(ViewTextStyles.whole(a))
            }
        },
        "tag": { view, a, b, _ in view.tag(a, includeOptional: b > 1) },
        "pages": { view, a, b, model in
            TabView(selection: ViewControls.item(model)) {
                view.tag(0)
                Color.red.opacity(a).tag(1)
                Color.blue.opacity(b).tag(2)
            }
            .tabViewStyle(.page(indexDisplayMode: a > 1 ? .always : .automatic))
            .indexViewStyle(.page(backgroundDisplayMode: b > 1 ? .always : .never))
        },
        "scrollSettings": { view, a, b, _ in
            view.scrollDisabled(a > 100).scrollClipDisabled(b > 1)
                .scrollIndicators(a > b ? .hidden : .visible, axes: .vertical)
                .defaultScrollAnchor(UnitPoint(x: a, y: b))
                .defaultScrollAnchor(UnitPoint(x: b, y: a), for: .sizeChanges).refreshable {}
        },
        "contentMargins": { view, a, b, _ in
            ScrollView { view.frame(height: 200) }
                .contentMargins(.vertical, a, for: .scrollIndicators)
                .contentMargins(b, for: .scrollContent)
        },
        "scrollTargets": { view, a, b, model in
            ScrollView(.horizontal) {
                LazyHStack(spacing: a) {
                    ForEach(model.items, id: \.self) { _ in
                        view.containerRelativeFrame(
                            .horizontal, count: ViewTextStyles.whole(a), spacing: b
                        )
                    }
                }
                .scrollTargetLayout(isEnabled: b < 100)
            }
            .scrollTargetBehavior(.viewAligned).scrollPosition(id: ViewControls.optionalItem(model))
        },
        "scrollPaging": { view, a, b, _ in
            ScrollView {
                VStack(spacing: a) {
                    ForEach(0..<4) { _ in view.containerRelativeFrame(.vertical) }
                }
            }
            .scrollTargetBehavior(.paging).frame(height: b)
        },
        "scrollPosition": { view, a, b, model in
            ScrollView([.horizontal, .vertical]) { view.frame(width: 200, height: b) }
                .scrollPosition(
                    .constant(
                        model.isOn ? ScrollPosition(x: a, y: b) : ScrollPosition(edge: .bottom)
                    ),
                    anchor: UnitPoint(x: b, y: a)
                )
        },
        "containerRelativeFrame": { view, a, b, _ in
            view.containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) {
                $1 == .horizontal ? $0 * a : b
            }
        },
        "onScrollGeometryChange": { view, a, b, model in
            ScrollView { view.frame(height: b) }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > a
                } action: {
                    model.text = "\($1)"
                }
        },
        "scrollTransition": { view, a, b, _ in
            ScrollView {
                view.scrollTransition(
                    a > 1 ? .animated(.spring(duration: a)) : .interactive.threshold(.visible(b))
                ) {
                    $0.opacity(1 - abs($1.value) * b).scaleEffect($1.isIdentity ? 1 : a)
                        .offset(x: $1.value * a)
                }
            }
        },
        "visualEffect": { view, a, b, _ in
            view.visualEffect { effect, proxy in
                effect.offset(x: proxy.size.width * a, y: b).blur(radius: a).saturation(b)
                    .rotationEffect(.degrees(a)).hueRotation(.degrees(b))
                    .rotation3DEffect(.degrees(a), axis: (x: b, y: 1, z: a))
            }
        },
        "safeAreaInset": { view, a, b, _ in
            view.safeAreaInset(edge: .top, alignment: .trailing, spacing: a) {
                Color.red.frame(height: b)
            }
            .safeAreaInset(edge: .leading, spacing: b) { Text("Edge").frame(width: a) }
        },
        "safeAreaPadding": { view, a, b, _ in
            view.safeAreaPadding(.horizontal, a)
                .safeAreaPadding(EdgeInsets(top: b, leading: 0, bottom: a, trailing: b))
        },
        "ignoresSafeArea": { view, a, b, _ in
            view.ignoresSafeArea(a > b ? .container : .keyboard, edges: .bottom)
                .edgesIgnoringSafeArea(b > 1 ? .top : .all).safeAreaPadding(a)
        },
        "preference": { view, a, b, model in
            VStack {
                view.preference(key: Total.self, value: a)
                Color.red.transformPreference(Total.self) { $0 *= b }
            }
            .onPreferenceChange(Total.self) { model.text = "\($0)" }
        },
        "preferenceValue": { view, a, b, _ in
            VStack { view.preference(key: Total.self, value: b) }
                .overlayPreferenceValue(Total.self) { Circle().offset(x: $0 + a) }
                .backgroundPreferenceValue(Total.self, alignment: .bottom) { Text("\($0)") }
        },
        "anchorPreference": { view, a, b, _ in
            VStack {
                view.anchorPreference(key: Places.self, value: .bounds) { [$0] }
                Color.red.transformAnchorPreference(
                    key: Places.self,
                    value: .rect(CGRect(x: a, y: b, width: b, height: a))
                ) { $0.append($1) }
            }
            .scaleEffect(a)
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    ForEach(places.indices, id: \.self) {
                        let rect = proxy[places[$0]]
                        Rectangle().stroke().frame(width: rect.width, height: rect.height)
                            .offset(x: rect.minX, y: rect.minY)
                    }
                }
            }
        },
        "onGeometryChange": { view, a, b, model in
            view.offset(x: a).coordinateSpace(name: "inner")
                .onGeometryChange(for: Double.self) {
                    $0.frame(in: .named("outer")).minX * b
                } action: {
                    model.text = "\($0 > a)"
                }
                .rotationEffect(.degrees(b)).coordinateSpace(.named("outer"))
        },
        "projectionEffect": { view, a, b, _ in
            var transform = CATransform3DIdentity
            transform.m34 = a
            transform.m12 = b
            return view.projectionEffect(ProjectionTransform(transform))
        },
        "geometryEffect": { view, a, b, model in
            model.isOn
                ? AnyView(view.modifier(Skewed(animatableData: a)))
                : AnyView(view.modifier(Skewed(animatableData: b).ignoredByLayout()))
        },
        "luminanceToAlpha": { view, a, _, _ in Color.red.opacity(a).mask { view.luminanceToAlpha() }
        },
        "flipsForRightToLeft": { view, a, b, _ in
            HStack(spacing: b) {
                view.flipsForRightToLeftLayoutDirection(a > 1); Text("Right")
            }
            .environment(\.layoutDirection, a > b ? .rightToLeft : .leftToRight)
        },
        "material": { view, a, b, _ in
            view.background(a > b ? .ultraThinMaterial : .regularMaterial)
                .background(
                    MeshGradient(
                        width: 2, height: 2,
                        points: [[0, 0], [Float(a), 0], [0, Float(b)], [1, 1]],
                        colors: [.red, .blue, .green, .clear]
                    )
                )
        },
        "accentColor": { view, a, b, _ in
            view.accentColor(a > b ? nil : Color(uiColor: UIColor(white: a, alpha: b)))
                .background(
                    Color(UIColor(hue: a, saturation: b, brightness: 1, alpha: a)))
        },
    ]

    /// The sum of the numbers of the subviews.
    nonisolated enum Total: PreferenceKey {
        static let defaultValue = 0.0
        static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
    }

    /// The bounds of the subviews.
    nonisolated enum Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(
            value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]
        ) {
            value += nextValue()
        }
    }

    /// An effect that skews its view by an animated number.
    nonisolated private struct Skewed: GeometryEffect {
        var animatableData: Double
        func effectValue(size: CGSize) -> ProjectionTransform {
            let height = size.height * animatableData
            return ProjectionTransform(
                CGAffineTransform(a: 1, b: animatableData, c: height, d: 1, tx: height, ty: 0)
            )
        }
    }
}
