import Foundation
import Legato

private enum ShareKey: ContainerValueKey {
    static var defaultValue: Double { 0 }
}

extension ContainerValues {
    fileprivate var share: Double {
        get { self[ShareKey.self] }
        set { self[ShareKey.self] = newValue }
    }
}

private enum FocusedShareKey: FocusedValueKey {
    typealias Value = Double
}

extension FocusedValues {
    fileprivate var share: Double? {
        get { self[FocusedShareKey.self] }
        set { self[FocusedShareKey.self] = newValue }
    }
}

private struct FocusReader: View {
    let content: AnyView
    @FocusedValue(\.share) private var share

    var body: some View { content.padding(share ?? 0) }
}

/// Combined shapes, sections, and what modifiers set for lists, forms, menus, searches and popovers.
@MainActor
enum ViewSettings {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "combined": { view, a, b, _ in
            view.background {
                Circle().scale(a).union(Rectangle().rotation(.radians(b)))
                    .symmetricDifference(Ellipse().offset(x: a, y: b))
                    .intersection(Capsule().trim(from: a, to: b)).fill(.red)
            }
        },
        "cutLines": { view, a, b, model in
            view.overlay {
                Circle().lineIntersection(Rectangle().offset(x: model.isOn ? a : b)).stroke()
                Ellipse().subtracting(Circle().scale(b)).lineSubtraction(Capsule()).stroke()
            }
        },
        "sections": { view, a, b, model in
            VStack {
                ForEach(sections: Section("A") { view.containerValue(\.share, a) }) { section in
                    section.header.padding(b)
                    ForEach(section.content) { $0.offset(x: $0.containerValues.share) }
                }
            }
        },
        "listSettings": { view, a, b, model in
            List {
                Section("A") { view.badge(model.isOn ? Text("1") : nil) }
                    .listSectionSeparator(a > b ? .visible : .hidden, edges: .top)
                    .listSectionSeparatorTint(.red)
                    .sectionIndexLabel(model.isOn ? Text("a") : nil)
                Section("B") { Color.red }.sectionIndexLabel("b")
            }
            .listSectionIndexVisibility(a > 1 ? .hidden : .visible)
            .headerProminence(a > b ? .increased : .standard)
            .badgeProminence(a > b ? .increased : .decreased)
            .listSectionSpacing(a)
            .selectionDisabled()
        },
        "formStyle": { view, a, b, _ in
            if a > b {
                Form { view }.formStyle(.columns)
            } else {
                Form { view }.formStyle(.grouped).scenePadding(.horizontal)
            }
        },
        "menuStyle": { view, a, b, _ in
            Menu {
                Button(role: a > b ? .close : .confirm) {}
            } label: {
                view
            }
            .menuStyle(.borderlessButton).menuOrder(a > b ? .fixed : .priority)
            .menuIndicator(a > 0 ? .visible : .hidden)
            .modifierKeyAlternate(a > 1 ? .option : []) { Text("A") }
            .paletteSelectionEffect(a > b ? .custom : .symbolVariant(.fill))
        },
        "windowBehaviors": { view, a, b, _ in
            view.background(.thinMaterial).background(.bar, in: .rect(cornerRadius: a))
                .gesture(WindowDragGesture())
                .accessibilityShowsLargeContentViewer { Text("A") }
                .accessibilityShowsLargeContentViewer()
                .handlesExternalEvents(preferring: [], allowing: a > b ? ["*"] : [])
                .windowDismissBehavior(.enabled).windowMinimizeBehavior(.disabled)
                .windowResizeBehavior(a > b ? .disabled : .automatic)
                .windowFullScreenBehavior(.automatic)
                .writingToolsBehavior(.limited).scrollInputBehavior(.disabled, for: .crown)
                .allowedDynamicRange(a > b ? .high : nil)
                .tabViewSidebarHeader { Text("A") }.tabViewSidebarFooter { Text("A") }
                .tabViewSidebarBottomBar { Text("A") }
        },
        "searching": { view, a, _, model in
            Searched(content: view, a: a)
                .searchable(text: .constant("A"), isPresented: ViewLeaves.isOn(model))
                .searchScopes(.constant(1)) { ForEach(0..<2) { Text("\($0)") } }
                .fileImporter(
                    isPresented: .constant(a > 1), allowedContentTypes: a > 2 ? [.png] : [.folder]
                ) { _ in }
                .fileExporter(isPresented: .constant(a > 1), item: a > 2 ? "A" : nil) { _ in }
                .fileMover(isPresented: .constant(a > 1), file: nil) { _ in }
                .fileDialogDefaultDirectory(nil)
                .fileDialogMessage("A").fileDialogConfirmationLabel("A")
                .toolbarTitleMenu { Text("A") }.toolbar { ToolbarTitleMenu { Text("B") } }
                .scrollIndicatorsFlash(trigger: a > 1).listItemTint(.monochrome)
        },
        "adaptation": { view, a, b, model in
            view.popover(isPresented: ViewLeaves.isOn(model)) {
                Text("A").padding(a)
                    .presentationCompactAdaptation(
                        horizontal: a > b ? .popover : .fullScreenCover, vertical: .sheet
                    )
            }
        },
        "scrollTargets": { view, a, b, model in
            ScrollView {
                TextField("A", text: .constant(""))
                ForEach(0..<4) { _ in view.padding(b) }
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: a) { ids in
                // What it changes may hide the view again, and so on: the number only grows.
                model.number = max(model.number, Double(ids.count))
            }
            .scrollDismissesKeyboard(a > b ? .immediately : .never)
        },
        "defaultStore": { view, a, b, _ in
            StoredPadding(content: view, a: a, b: b).defaultAppStorage(.standard)
        },
        "undo": { view, a, _, model in
            UndoCase(content: view, a: a)
                .onModifierKeysChanged(mask: a > 1 ? .shift : .all, initial: false) { _, new in
                    model.isOn = new.contains(.shift)
                }
        },
        "openURL": { view, _, _, model in
            view.onOpenURL { _ in model.isOn.toggle() }
        },
        "timer": { view, a, b, _ in
            let start = Date(timeIntervalSinceReferenceDate: a.isFinite ? a : 0)
            let end = start.addingTimeInterval(b.isFinite ? min(b.magnitude, 1e6) : 1)
            return ProgressView(timerInterval: start...end, countsDown: a > b) { view }
        },
        "focusedValues": { view, a, b, model in
            FocusReader(content: view)
                .focusable(a > b, interactions: model.isOn ? .edit : .activate)
                .focusSection()
                .focusedValue(\.share, model.isOn ? a : b)
                .focusedSceneValue(\.share, a > b ? b : nil)
        },
        "drops": { view, a, b, model in
            HStack {
                view.draggable("A") { Text("B").padding(a) }
                view.onDrag { NSItemProvider(object: "C" as NSString) }
                view.dropDestination(for: String.self) { texts, location in
                    model.number = location.x
                    return texts.count < 2
                } isTargeted: {
                    model.isOn = $0
                }
                view.dropDestination(for: String.self, isEnabled: a > b) { texts, session in
                    model.number = session.location.y
                }
                view.onDrop(of: [.text], isTargeted: nil) { items in a > b }.offset(x: b)
            }
        },
        "clipboard": { view, a, b, model in
            HStack {
                view.focusable().copyable(["\(a)"])
                    .cuttable(for: String.self) { model.isOn ? ["\(b)"] : [] }
                    .pasteDestination(for: String.self) { texts in
                        model.number = Double(texts.count)
                    } validator: {
                        $0.filter { !$0.isEmpty }
                    }
                view.focusable().onCopyCommand { [NSItemProvider(object: "C" as NSString)] }
                    .onCutCommand(perform: nil)
                    .onPasteCommand(of: [.text]) { _ in model.isOn.toggle() }
                PasteButton(payloadType: Image.self) { _ in }.padding(a)
            }
        },
        "outline": { view, a, b, model in
            OutlineGroup([[1]], id: \.self, children: \.inner) { _ in view.padding(a) }
                .onMoveCommand { _ in model.isOn.toggle() }.onExitCommand {}.onDeleteCommand {}
                .containerBackground(.red, for: .window).buttonRepeatBehavior(.enabled)
                .springLoadingBehavior(model.isOn ? .enabled : .disabled)
                .layoutDirectionBehavior(.mirrors)
        },
        "glassUnion": { view, a, b, model in
            GlassUnionCase(content: view, a: a, isUnion: model.isOn)
        },
        "container": { view, a, b, model in
            view.background(.red, in: ContainerRelativeShape()).padding(b)
                .clipShape(.containerRelative)
                .overlay { ContainerRelativeShape().inset(by: b).stroke() }
                .padding(model.isOn ? a : b)
                .containerShape(RoundedRectangle(cornerRadius: model.isOn ? a : b))
        },
        "image": { view, a, b, _ in
            let renderer = ImageRenderer(content: view)
            renderer.proposedSize = ProposedViewSize(width: 20, height: 20)
            renderer.scale = b > 4 ? 1 : b
            return renderer.cgImage.map { AnyView(Image(decorative: $0, scale: 1)) }
                ?? AnyView(ShareLink(item: "\(a)"))
        },
    ]
}

extension [Int] {
    /// The children of an outline's element: none, or one that is a row.
    fileprivate var inner: [[Int]]? { count == 1 ? [[1, 2]] : nil }
}

private struct GlassUnionCase: View {
    let content: AnyView
    let a: Double
    let isUnion: Bool
    @Namespace private var namespace

    var body: some View {
        GlassEffectContainer {
            HStack {
                content.glassEffect().glassEffectUnion(id: isUnion ? 1 : nil, namespace: namespace)
                content.padding(a).glassEffect().glassEffectUnion(id: 1, namespace: namespace)
            }
        }
    }
}

private struct UndoCase: View {
    let content: AnyView
    let a: Double
    @Environment(\.undoManager) private var undoManager

    var body: some View { content.padding(undoManager?.canUndo == true ? a : 0) }
}

private struct StoredPadding: View {
    let content: AnyView
    let a: Double
    let b: Double
    @AppStorage("legato-fuzz") private var isWide: Bool?

    var body: some View { content.padding(isWide == true ? a : b) }
}

private struct Searched: View {
    let content: AnyView
    let a: Double
    @Environment(\.isSearching) private var isSearching

    var body: some View { content.padding(isSearching ? a : 0) }
}
