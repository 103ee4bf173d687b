import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Symbols that are drawn and erased.
struct SymbolDrawTests {
    /// A symbol with an effect that a click turns on and off.
    private struct Drawn<Result: View>: View {
        let effect: (Image, Bool) -> Result
        @State private var isActive = false

        var body: some View {
            effect(Image(systemName: "square.fill"), isActive)
                .font(.system(size: 80))
                .frame(width: 200, height: 200)
                .contentShape(Rectangle())
                .onTapGesture { isActive.toggle() }
        }
    }

    private func stage<V: View>(_ effect: @escaping (Image, Bool) -> V) -> ViewDisplay<some View> {
        ViewDisplay(Drawn(effect: effect), size: CGSize(width: 200, height: 200))
    }

    /// The columns of the display in which the symbol is visible.
    private func columns<V: View>(_ it: ViewDisplay<V>) -> [Int] {
        let picture = it.display.snapshot()
        return (0..<200).filter { x in (60..<140).contains { picture[x, $0].red < 128 } }
    }

    @Test("A symbol is erased from the left, and is complete again at once")
    func off() {
        let it = stage { $0.symbolEffect(.drawOff, isActive: $1) }
        let whole = columns(it)
        #expect(whole.count > 40)
        it.tap(100, 100)
        it.display.advance(by: 0.2)
        let part = columns(it)
        #expect(part.count > 0 && part.count < whole.count && part.last == whole.last)
        it.display.advance(by: 2)
        #expect(columns(it) == [])
        it.tap(100, 100)
        it.display.advance(by: 2)
        #expect(columns(it) == whole)
    }

    @Test("A symbol is drawn from the left when its effect ends")
    func on() {
        let it = stage { $0.symbolEffect(.drawOn, isActive: !$1) }
        #expect(columns(it) == [])
        it.tap(100, 100)
        it.display.advance(by: 0.2)
        let part = columns(it)
        it.display.advance(by: 2)
        let whole = columns(it)
        #expect(part.count > 0 && part.count < whole.count && part.first == whole.first)
    }

    @Test("A symbol in a gradient is erased, too")
    func gradient() {
        let it = stage {
            $0.foregroundStyle(
                LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)
            )
            .symbolEffect(.drawOff.reversed, isActive: $1)
        }
        let whole = columns(it)
        it.tap(100, 100)
        it.display.advance(by: 0.2)
        let part = columns(it)
        #expect(part.count > 0 && part.count < whole.count && part.first == whole.first)
        it.display.advance(by: 2)
        #expect(columns(it) == [])
    }

    @Test("A view is inserted and removed by drawing it")
    func transition() {
        let it = stage { symbol, isActive in
            ZStack {
                if !isActive {
                    Color.black.frame(width: 80, height: 80)
                        .transition(.symbolEffect(.drawOff).animation(.linear(duration: 1)))
                }
            }
        }
        let whole = columns(it)
        #expect(whole.count == 80)
        it.tap(20, 20)
        it.display.advance(by: 0.5)
        let part = columns(it)
        #expect(part.count > 20 && part.count < 60 && part.last == whole.last)
        it.display.advance(by: 1)
        #expect(columns(it) == [])
    }
}
