import SwiftUI

extension Image {
    func icon() -> some View { self.resizable().scaledToFit().frame(width: 20) }
}

extension Text {
    func loud() -> Text { bold().foregroundColor(.red) }
    static var heading: some View { Text("Heading").font(.title).underline() }
}

extension Color {
    var swatch: some View { frame(width: 20, height: 20).cornerRadius(4) }
}

extension Shape {
    func outlined(_ color: Color) -> some View { stroke(color, lineWidth: 2).padding(2) }
}

extension RoundedRectangle {
    func panel() -> some View { fill(.thinMaterial).shadow(radius: 4) }
}

extension View {
    nonisolated func card() -> some View {
        padding()
            .background(Color.red)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }

    nonisolated func pulsing(_ isOn: Bool) -> some View {
        scaleEffect(isOn ? 1.1 : 1)
            .rotationEffect(.degrees(isOn ? 10 : 0), anchor: .top)
            .offset(y: isOn ? -4 : 0)
            .animation(.spring(response: 0.4, dampingFraction: 0.6), value: isOn)
            .transition(.scale.combined(with: .opacity))
    }

    @ViewBuilder nonisolated func hidden(if isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
    }
}

/// A plain value with views, isolated to nothing.
struct CardStyle {
    var tint = Color.blue

    func view() -> some View { Text("a").bold().padding() }

    func badge(_ count: Int) -> some View {
        Text("\(count)")
            .font(.system(size: 12, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
            .background(tint, in: Capsule())
            .fixedSize()
    }

    @ViewBuilder func icon(_ name: String?) -> some View {
        if let name {
            Image(systemName: name).imageScale(.large).foregroundColor(tint)
        } else {
            EmptyView()
        }
    }
}

enum Page: String, CaseIterable, Identifiable {
    case home, settings

    var id: String { rawValue }

    var label: some View { Label(rawValue, systemImage: "house") }

    @ViewBuilder var content: some View {
        switch self {
        case .home:
            VStack(alignment: .leading, spacing: 8) {
                Text("Home").font(.headline)
                Divider()
                Spacer(minLength: 0)
            }
        case .settings:
            ZStack {
                Color.gray.ignoresSafeArea()
                HStack { ForEach(0..<3) { index in Text("\(index)").tag(index) } }
            }
        }
    }
}

func helper<V: View>(_ v: V) -> some View { v.opacity(0.5) }

func stacked<First: View, Second: View>(
    _ first: First, @ViewBuilder _ second: () -> Second
) -> some View {
    VStack {
        first
        Group(content: second).blur(radius: 1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
}

func erased(_ isOn: Bool) -> AnyView {
    isOn ? AnyView(Circle().fill(Color.green)) : AnyView(Rectangle().foregroundColor(.red))
}

func gradient(_ colors: [Color]) -> some View {
    Rectangle()
        .fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        .mask(Text("Mask").font(.largeTitle))
        .aspectRatio(1, contentMode: .fit)
        .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        .blendMode(.multiply)
        .drawingGroup()
}

func button(_ title: String, action: @escaping () -> Void) -> some View {
    Button(action: action) { Text(title).frame(minWidth: 80) }
        .onTapGesture(perform: action)
        .disabled(title.isEmpty)
        .accessibilityLabel(Text(title))
}

func toggle(_ isOn: Binding<Bool>) -> some View {
    Toggle("On", isOn: isOn.animation(.easeInOut)).labelsHidden().tint(.orange)
}

func rows(_ names: [String], selection: Binding<String?>) -> some View {
    List(selection: selection) {
        Section {
            ForEach(names, id: \.self) { Text($0).lineLimit(1).truncationMode(.tail) }
        } header: {
            Text("Names")
        }
    }
    .environment(\.layoutDirection, .leftToRight)
}

func movable<V: View>(_ view: V, onEnd: @escaping (CGSize) -> Void) -> some View {
    view
        .gesture(DragGesture(minimumDistance: 4).onEnded { onEnd($0.translation) })
        .onAppear { onEnd(.zero) }
        .id("movable")
        .zIndex(1)
}

func steppers(_ count: Binding<Int>) -> some View {
    VStack {
        Stepper("Count", value: count)
        Stepper("Count", value: count, in: 0...9, step: 3)
        Stepper(value: count, in: 0...9) { Text("Count") }
        Stepper("Count", onIncrement: { count.wrappedValue += 1 }, onDecrement: nil)
    }
}

/// A person in tables and bound lists.
nonisolated struct Person: Identifiable, Hashable {
    var id = UUID()
    var name: String
    var age: Int
}

func table(
    _ people: [Person], _ selection: Binding<Set<Person.ID>>,
    _ order: Binding<[KeyPathComparator<Person>]>
) -> some View {
    Table(people, selection: selection, sortOrder: order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
        TableColumn("Initial") { person in Text(person.name.prefix(1)) }
    }
}

func editors(_ people: Binding<[Person]>) -> some View {
    VStack {
        ForEach(people) { $person in TextField("Name", text: $person.name) }
        List(people) { $person in Stepper("Age", value: $person.age) }
        List {
            ForEach(people, id: \.name) { $person in Text(person.name) }
                .onDelete { people.wrappedValue.remove(atOffsets: $0) }
                .onMove { people.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

func presenting<V: View>(
    _ view: V, isShown: Binding<Bool>, person: Binding<Person?>
) -> some View {
    view
        .alert(isPresented: isShown) {
            Alert(
                title: Text("Delete?"), message: Text("This cannot be undone."),
                primaryButton: .destructive(Text("Delete")) { person.wrappedValue = nil },
                secondaryButton: .cancel())
        }
        .alert(item: person) { Alert(title: Text($0.name)) }
        .actionSheet(isPresented: isShown) { ActionSheet(title: Text("Which?")) }
        .popover(isPresented: isShown, arrowEdge: .bottom) { Text("More") }
        .popover(item: person) { Text($0.name) }
        .navigationDestination(item: person) { Text($0.name) }
}

func scrolling(
    _ position: Binding<ScrollPosition>, _ id: Binding<Int?>, _ space: Namespace.ID
) -> some View {
    ScrollView {
        ForEach(0..<9) { Text("\($0)").matchedTransitionSource(id: $0, in: space) }
            .scrollTargetLayout()
    }
    .scrollPosition(position)
    .scrollPosition(id: id, anchor: .top)
}

func field(_ text: Binding<String>, _ focus: FocusState<Int?>.Binding) -> some View {
    TextField("Name", text: text).focused(focus, equals: 1).defaultFocus(focus, 1)
}

func barred<V: View>(_ view: V, canShare: Bool, close: @escaping () -> Void) -> some View {
    view.toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
        ToolbarItemGroup(placement: .bottomBar) {
            Text("2 files")
            Spacer()
        }
        if canShare {
            ToolbarItem(placement: .topBarTrailing) { Image(systemName: "square.and.arrow.up") }
        }
    }
}

func dropping<V: View>(_ view: V, isTargeted: Binding<Bool>) -> some View {
    view
        .onDrag { NSItemProvider(object: "a" as NSString) }
        .draggable("a")
        .onDrop(of: [.text], isTargeted: isTargeted) { providers in !providers.isEmpty }
        .onDrop(of: [.image], isTargeted: nil) { _, location in location.x > 0 }
        .dropDestination(for: String.self) { texts, _ in !texts.isEmpty }
}

func filing<V: View>(
    _ view: V, isShown: Binding<Bool>, text: String?, file: URL?,
    done: @escaping (URL) -> Void
) -> some View {
    view
        .fileImporter(isPresented: isShown, allowedContentTypes: [.png]) { result in
            if case .success(let url) = result { done(url) }
        }
        .fileExporter(isPresented: isShown, item: text, defaultFilename: "Note") { result in
            if case .success(let url) = result { done(url) }
        }
        .fileMover(isPresented: isShown, file: file) { _ in }
        .overlay { ShareLink("Share", item: "text") }
}

func picture(_ image: UIImage) -> some View {
    Image(uiImage: image)
        .resizable()
        .aspectRatio(image.size.width / max(image.size.height, 1), contentMode: .fit)
}

func parts<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack { ForEach(subviews: content()) { $0.padding() } }
}

struct Extensions: View {
    @State private var isOn = false
    @State private var count = 1
    @State private var people = [Person(name: "Ada", age: 36)]
    @State private var person: Person?
    @State private var selection: Set<Person.ID> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var position = ScrollPosition(edge: .top)
    @State private var row: Int?
    @State private var text = ""
    @FocusState private var focus: Int?
    @Namespace private var space
    @State private var name: String?
    @State private var names = ["c", "d"]
    private let style = CardStyle()

    var body: some View {
        ScrollView {
            Image("photo").icon().card()
            Text("Loud").loud().pulsing(isOn).hidden(if: isOn)
            Text.heading
            Color.red.swatch
            Circle().outlined(.blue)
            RoundedRectangle(cornerRadius: 4).panel()
            style.view()
            style.badge(3)
            style.icon("star")
            ForEach(Page.allCases) { page in
                page.label
                page.content
            }
            helper(stacked(Text("First")) { Text("Second") })
            erased(isOn)
            gradient([.red, .blue])
            button("Turn") { isOn.toggle() }
            toggle($isOn)
            rows(["a", "b"], selection: $name)
            ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
            movable(Text("Drag")) { _ in withAnimation { isOn.toggle() } }
            Group {
                steppers($count)
                table(people, $selection, $order)
                editors($people)
                presenting(Text("Present"), isShown: $isOn, person: $person)
                scrolling($position, $row, space)
                field($text, $focus)
                barred(Text("Bars"), canShare: isOn) { isOn = false }
                dropping(Text("Drop"), isTargeted: $isOn)
            }
            Group {
                filing(Text("File"), isShown: $isOn, text: text, file: nil) { text = $0.path }
                picture(UIImage())
                parts { Text("Part") }
            }
        }
    }
}
