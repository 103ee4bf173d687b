import Foundation
import Legato
import Testing

/// Outlines, unions of glass, key commands and backgrounds of containers.
struct FamilyTests {
    private struct Node: Identifiable {
        let id: Int
        var children: [Node]?
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let tree = [
        Node(id: 1, children: [Node(id: 2), Node(id: 3, children: [Node(id: 4)])]), Node(id: 5),
    ]

    private func pixel<V: View>(_ it: ViewDisplay<V>, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = it.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    /// The rows that are shown, each with a different width.
    private func rows<V: View>(_ it: ViewDisplay<V>) -> [Int] {
        (1...5).filter { !it.layers(CGSize(width: CGFloat($0) * 10, height: 7)).isEmpty }
    }

    private func row(_ node: Node) -> some View {
        Color.red.frame(width: CGFloat(node.id) * 10, height: 7)
    }

    @Test("An outline shows the rows of open groups only, at any depth")
    func outline() {
        let it = ViewDisplay(
            VStack { OutlineGroup(Self.tree, children: \.children) { row($0) } },
            size: CGSize(width: 300, height: 300)
        )
        #expect(rows(it) == [1, 5])
        for (parent, shown) in [(1, [1, 2, 3, 5]), (3, [1, 2, 3, 4, 5]), (1, [1, 5])] {
            guard let layer = it.layers(CGSize(width: CGFloat(parent) * 10, height: 7)).first
            else { return }
            let place = it.middle(layer)
            it.tap(place.x, place.y)
            it.display.advance(by: 2)
            #expect(rows(it) == shown)
        }
    }

    @Test("A list of a tree has the rows at the top")
    func list() {
        let it = ViewDisplay(
            List(Self.tree, children: \.children) { row($0) }, size: CGSize(width: 300, height: 300)
        )
        #expect(rows(it) == [1, 5])
    }

    private struct Pair: View {
        let isUnion: Bool
        @Namespace private var namespace
        var body: some View {
            GlassEffectContainer {
                HStack(spacing: 40) {
                    ForEach(0..<2) { number in
                        Color.clear.frame(width: 60, height: 40)
                            .glassEffect(.regular.tint(.red), in: .rect)
                            .glassEffectUnion(
                                id: isUnion ? "union" : nil, namespace: namespace
                            )
                    }
                }
            }
        }
    }

    @Test("The glass of a union reaches from its first to its last piece")
    func glass() {
        let apart = ViewDisplay(Pair(isUnion: false))
        let joined = ViewDisplay(Pair(isUnion: true))
        #expect(pixel(apart, 150, 100) == [255, 255, 255])
        #expect(pixel(joined, 150, 100) != [255, 255, 255])
        #expect(pixel(joined, 150, 100) == pixel(joined, 100, 100))
        #expect(pixel(joined, 60, 100) == [255, 255, 255])
    }

    @Test("Arrows, Escape and the delete keys are commands of the view with the focus")
    func keys() {
        var events: [String] = []
        let it = ViewDisplay(
            Button("A") {}
                .onMoveCommand { events.append("\($0)") }
                .onExitCommand { events.append("exit") }
                .onDeleteCommand { events.append("delete") }
        )
        it.key("left")
        #expect(events == [])
        it.key("tab")
        for key in ["left", "right", "up", "down", "escape", "backspace", "delete"] { it.key(key) }
        it.key("left", .shift)
        #expect(events == ["left", "right", "up", "down", "exit", "delete", "delete"])
        var unhandled = 0
        let none = ViewDisplay(
            Button("A") {}.onMoveCommand(perform: nil).onExitCommand(perform: nil))
        none.display.onKey = { _ in unhandled += 1 }
        none.key("tab")
        none.key("left")
        #expect(unhandled == 1)
    }

    private struct Search: View {
        let text: String
        @State private var scope = 0
        var body: some View {
            (scope == 0 ? Color.white : FamilyTests.red)
                .searchable(text: .constant(text))
                .searchScopes($scope) { ForEach(0..<2) { Text("\($0)") } }
        }
    }

    @Test("Scopes are below a search field with text, and one can be chosen")
    func scopes() {
        for (text, color) in [("", [255, 255, 255]), ("A", [255, 0, 0])] as [(String, [UInt8])] {
            let it = ViewDisplay(Search(text: text))
            it.tap(220, 58)
            it.display.advance(by: 1)
            #expect(pixel(it, 150, 150) == color)
        }
    }

    @Test("A row with disabled selection cannot be selected")
    func selection() {
        for isDisabled in [true, false] {
            var selected: Int?
            let it = ViewDisplay(
                List(
                    selection: Binding {
                        selected
                    } set: {
                        selected = $0
                    }
                ) {
                    Color.red.frame(width: 31, height: 20).tag(1).selectionDisabled(isDisabled)
                }
            )
            guard let layer = it.layers(CGSize(width: 31, height: 20)).first else { return }
            let place = it.middle(layer)
            it.tap(place.x, place.y)
            #expect(selected == (isDisabled ? nil : 1))
        }
    }

    @Test("The background of a container fills it")
    func background() {
        let it = ViewDisplay(Text("A").containerBackground(Self.red, for: .window))
        #expect(pixel(it, 2, 2) == [255, 0, 0])
        let views = ViewDisplay(
            Text("A").containerBackground(for: .navigation, alignment: .bottom) {
                Self.red.frame(height: 20)
            }
        )
        #expect(pixel(views, 2, 2) == [255, 255, 255] && pixel(views, 2, 190) == [255, 0, 0])
    }

    @Test("A view is mirrored in the layout direction of its behaviour")
    func mirrored() {
        func shown(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
            let it = ViewDisplay(
                Path(CGRect(x: 0, y: 0, width: 50, height: 200)).fill(Self.red)
                    .layoutDirectionBehavior(behavior)
                    .environment(\.layoutDirection, direction)
            )
            return pixel(it, 290, 100) == [255, 0, 0]
        }
        #expect(shown(.mirrors, .rightToLeft) && !shown(.mirrors, .leftToRight))
        #expect(!shown(.fixed, .rightToLeft))
        #expect(shown(.mirrors(in: .leftToRight), .leftToRight))
    }
}
