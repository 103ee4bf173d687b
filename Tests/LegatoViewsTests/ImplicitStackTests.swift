import Foundation
import Legato
import Testing

/// Implicit stacks.
///
/// Several views where a single one is expected.
struct ImplicitStackTests {
    private struct Pair: View {
        var body: some View {
            Color.red.frame(width: 40, height: 20)
            Color.blue.frame(width: 60, height: 30)
        }
    }

    /// The presented centres of the red and the blue view.
    private func middles<V: View>(_ it: ViewDisplay<V>) throws -> (red: CGPoint, blue: CGPoint) {
        let red = try #require(it.layers(CGSize(width: 40, height: 20)).last)
        let blue = try #require(it.layers(CGSize(width: 60, height: 30)).last)
        return (it.middle(red), it.middle(blue))
    }

    private func expectColumn<V: View>(_ it: ViewDisplay<V>) throws {
        let (red, blue) = try middles(it)
        #expect(red.x == blue.x && blue.y - red.y == 33, "\(red), \(blue)")
    }

    @Test("Several root views form a centred column")
    func root() throws {
        let it = ViewDisplay(Pair())
        try expectColumn(it)
        let explicit = ViewDisplay(VStack { Pair() })
        #expect(it.display.snapshot() == explicit.display.snapshot())
    }

    @Test("Root views of a loop, a condition and a group form a column")
    func dynamicRoot() throws {
        let loop = ViewDisplay(ForEach([0, 1], id: \.self) { _ in Color.red.frame(width: 40) })
        let stack = ViewDisplay(
            VStack { ForEach([0, 1], id: \.self) { _ in Color.red.frame(width: 40) } }
        )
        #expect(loop.display.snapshot() == stack.display.snapshot())
        try expectColumn(ViewDisplay(Group { Pair() }))
    }

    private struct Growing: View {
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: 40, height: 20)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            if isOn { Color.blue.frame(width: 60, height: 30) }
        }
    }

    @Test("A view inserted or removed at the root moves the other one and fades")
    func transition() throws {
        let it = ViewDisplay(Growing())
        let red = try #require(it.layers(CGSize(width: 40, height: 20)).last)
        #expect(it.middle(red).y == 100)
        it.tap(150, 100)
        it.display.advance(by: 2)
        try expectColumn(it)
        #expect(it.middle(red).y == 81)
        it.tap(150, 81)
        it.display.advance(by: 0.5)
        let blue = try #require(it.layers(CGSize(width: 60, height: 30)).last)
        #expect(blue.superlayer != nil)
        #expect(it.middle(red).y > 82 && it.middle(red).y < 99)
        it.display.advance(by: 1)
        #expect(it.middle(red).y == 100)
        #expect(it.layers(CGSize(width: 60, height: 30)).isEmpty)
    }

    @Test("A spacer and a divider at the root extend along the column")
    func spacer() throws {
        struct Apart: View {
            var body: some View {
                Color.red.frame(width: 40, height: 20)
                Spacer()
                Color.blue.frame(width: 60, height: 30)
            }
        }
        let (red, blue) = try middles(ViewDisplay(Apart()))
        #expect(red.y == 10 && blue.y == 185)
    }

    private struct Shown: View {
        let isCover: Bool
        @State private var isOn = true
        var body: some View {
            if isCover {
                Color.gray.fullScreenCover(isPresented: $isOn) { Pair() }
            } else {
                Color.gray.sheet(isPresented: $isOn) { Pair() }
            }
        }
    }

    @Test("Several views in a sheet or a cover form a column", arguments: [false, true])
    func presentation(isCover: Bool) throws {
        let it = ViewDisplay(Shown(isCover: isCover))
        it.display.advance(by: 2)
        try expectColumn(it)
    }

    @Test("Several views on a page of a navigation stack form a column")
    func page() throws {
        let it = ViewDisplay(NavigationStack { Pair() })
        it.display.advance(by: 1)
        try expectColumn(it)
    }

    private func expectRow<V: View>(_ view: V) throws {
        let (red, blue) = try middles(ViewDisplay(view))
        #expect(red.y == blue.y && blue.x - red.x == 58, "\(red), \(blue)")
    }

    @Test("Several views in the label of a button, a toggle or a link form a row")
    func labels() throws {
        try expectRow(Button(action: {}, label: { Pair() }).buttonStyle(.plain))
        try expectRow(Toggle(isOn: .constant(true)) { Pair() })
        try expectRow(NavigationLink(destination: EmptyView()) { Pair() })
    }
}
