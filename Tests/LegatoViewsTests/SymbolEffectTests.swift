import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Symbol effects: what moves, options and replacement.
struct SymbolEffectTests {
    /// A black circle of 100 points, with an effect.
    private struct Effect<V: View>: View {
        @State private var count = 0
        let effect: (AnyView, Int) -> V

        var body: some View {
            effect(AnyView(Image(systemName: "circle.fill").font(.system(size: 100))), count)
                .contentShape(Rectangle())
                .onTapGesture { count += 1 }
        }
    }

    /// The height of the black circle's upper edge in the middle of a display, in pixels.
    private func top<V: View>(_ it: ViewDisplay<V>, x: Int = 150) -> Int? {
        let picture: CGImage = it.display.snapshot()
        return (0..<200).first { picture[x, $0].red < 128 }
    }

    /// The layers that draw shapes and symbols.
    private func drawings<V: View>(_ it: ViewDisplay<V>) -> [CAShapeLayer] {
        var found: [CAShapeLayer] = []
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if let layer = layer as? CAShapeLayer { found.append(layer) }
            waiting += layer.sublayers ?? []
        }
        return found
    }

    private func show<V: View>(_ effect: @escaping (AnyView, Int) -> V) -> ViewDisplay<Effect<V>> {
        let it = ViewDisplay(Effect(effect: effect))
        it.tap(150, 100)
        return it
    }

    @Test("An effect moves symbols only, not the texts beside them")
    func symbolsOnly() {
        let it = show { symbol, count in
            ZStack {
                symbol
                Color.red.frame(width: 20, height: 20)
            }
            .symbolEffect(.bounce, value: count)
        }
        let rest = it.layers(CGSize(width: 20, height: 20)).first.map { it.middle($0) }
        it.display.advance(by: 0.1)
        #expect(top(it).map { $0 < 47 } == true)
        let box = it.layers(CGSize(width: 20, height: 20)).first
        #expect(box.map { it.middle($0) } == rest)
        #expect(box?.presentation().map { $0.frame.width } == 20)
    }

    @Test("The speed scales the length of an effect, of lasting ones, too")
    func speed() {
        let slow = show { $0.symbolEffect(.bounce, options: .speed(0.25), value: $1) }
        slow.display.advance(by: 1)
        #expect(top(slow) != 50)
        let plain = show { $0.symbolEffect(.bounce, value: $1) }
        plain.display.advance(by: 1)
        #expect(top(plain) == 50)
        func opacity(_ options: SymbolEffectOptions) -> Float? {
            let it = show { $0.symbolEffect(.disappear, options: options, isActive: $1 == 1) }
            it.display.advance(by: 0.1)
            return drawings(it).first?.opacity
        }
        let (once, fast) = (opacity(.default), opacity(.speed(8)))
        #expect(once.map { $0 > 0.2 && $0 < 0.9 } == true)
        #expect(fast == 0)
    }

    @Test("A repetition pauses after each run, and ends after the last one")
    func pauses() {
        let options = SymbolEffectOptions.repeat(.periodic(2, delay: 2))
        let it = show { $0.symbolEffect(.bounce, options: options, value: $1) }
        it.display.advance(by: 0.1)
        #expect(top(it).map { $0 < 47 } == true)
        it.display.advance(by: 1)
        #expect(top(it) == 50)
        it.display.advance(by: 1.6)
        #expect(top(it).map { $0 < 47 } == true)
        it.display.advance(by: 3)
        #expect(top(it) == 50)
        let once = show {
            $0.symbolEffect(.pulse, options: .nonRepeating, isActive: $1 == 1)
        }
        once.display.advance(by: 4)
        #expect(top(once) == 50)
        #expect(drawings(once).first?.opacity == 1)
    }

    @Test("Layers move in turn, or together for the whole symbol")
    func layers() {
        func poses(_ effect: some PosingEffect) -> [SymbolPose] {
            SymbolMotion(effect, at: 0.1).layers
        }
        let byLayer = poses(BounceSymbolEffect().up)
        #expect(byLayer[0] != byLayer[1])
        let whole = poses(BounceSymbolEffect().up.wholeSymbol)
        #expect(whole[0] == whole[1])
        #expect(whole[0] == SymbolMotion(BounceSymbolEffect().wholeSymbol.up, at: 0.1).whole)
        #expect(poses(BounceSymbolEffect().wholeSymbol.byLayer) == byLayer)
        let last = SymbolMotion(AppearSymbolEffect(), at: 1)
        #expect(last.layers == [SymbolPose(), SymbolPose()])
    }

    @Test("Variable colour lights up layers in turn, one or all, forwards or back")
    func variableColour() {
        func shades(_ effect: VariableColorSymbolEffect, _ part: Double) -> [Double] {
            SymbolMotion(effect, at: part).layers.map { ($0.opacity * 100).rounded() / 100 }
        }
        let effect = VariableColorSymbolEffect()
        #expect(shades(effect, 1.0 / 3) == [1, 0.35])
        #expect(shades(effect, 2.0 / 3) == [1, 1])
        #expect(shades(effect.iterative, 2.0 / 3) == [0.35, 1])
        #expect(shades(effect.iterative.hideInactiveLayers, 1.0 / 3) == [1, 0])
        #expect(shades(effect.reversing, 5.0 / 6) == [1, 0.35])
        let plain = effect.reversing.nonReversing.iterative.cumulative.dimInactiveLayers
        #expect(shades(plain, 0) == [0.35, 0.35])
    }

    @Test("Appearing and disappearing grow or shrink as requested")
    func directions() {
        #expect(AppearSymbolEffect().up.pose(at: 0).scale == 0.5)
        #expect(AppearSymbolEffect().down.pose(at: 0).scale == 1.5)
        #expect(DisappearSymbolEffect().up.pose(at: 1).scale == 1.5)
        #expect(DisappearSymbolEffect().down.pose(at: 1).scale == 0.5)
        #expect(WiggleSymbolEffect().counterClockwise.pose(at: 0.05).angle < 0)
        let up = WiggleSymbolEffect().custom(angle: .degrees(-90)).pose(at: 0.05).shift
        #expect(abs(up.width) < 1e-9 && up.height < 0)
    }

    @Test("Effects around a view can be removed from its symbols")
    func removed() {
        let it = show { $0.symbolEffectsRemoved().symbolEffect(.bounce, value: $1) }
        it.display.advance(by: 0.1)
        #expect(top(it) == 50)
    }

    @Test("A replaced symbol shrinks away while the new one grows, animated or not")
    func replace() {
        struct Switch: View {
            let transition: ContentTransition
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "square.fill" : "circle.fill")
                    .font(.system(size: 100))
                    .contentTransition(transition)
                    .onTapGesture { isOn.toggle() }
            }
        }
        func copies(_ transition: ContentTransition, after time: Double) -> Int {
            let it = ViewDisplay(Switch(transition: transition))
            it.tap(150, 100)
            it.display.advance(by: time)
            return drawings(it).count
        }
        #expect(copies(.symbolEffect(.replace), after: 0.1) == 2)
        #expect(copies(.symbolEffect(.replace), after: 2) == 1)
        #expect(copies(.symbolEffect(.replace.upUp, options: .speed(0.1)), after: 1) == 2)
        #expect(copies(.symbolEffect, after: 0.1) == 2)
        #expect(copies(.identity, after: 0.1) == 1)
        let it = ViewDisplay(Switch(transition: .symbolEffect(.replace.downUp)))
        it.tap(150, 100)
        it.display.advance(by: 2)
        let picture: CGImage = it.display.snapshot()
        #expect(picture[112, 62].red < 128)
    }

    @Test("A replaced symbol fades from where it is, also when the replacement is interrupted")
    func replacementIsContinuous() {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "play.fill" : "pause.fill")
                    .font(.system(size: 100))
                    .contentTransition(.symbolEffect(.replace))
                    .frame(width: 300, height: 200)
                    .contentShape(Rectangle())
                    .onTapGesture { isOn.toggle() }
            }
        }
        /// The middle of the drawing, weighted by its darkness, and the total darkness.
        func darkness(_ it: ViewDisplay<Switch>) -> [Double] {
            let picture: CGImage = it.display.snapshot()
            var (sum, x) = (0.0, 0.0)
            for row in 0..<200 {
                for column in 0..<300 {
                    let dark = 1 - Double(picture[column, row].red) / 255
                    (sum, x) = (sum + dark, x + dark * Double(column))
                }
            }
            return [x / sum, sum / 1000]
        }
        let it = ViewDisplay(Switch())
        let rest = darkness(it)
        it.down(150, 100)
        it.display.advance(frames: 2)
        it.up(150, 100)
        expectClose(darkness(it), rest, within: 0.05)
        it.display.advance(frames: 1)
        expectClose(darkness(it), rest, within: 0.5)
        it.display.advance(by: 0.15)
        let middle = darkness(it)
        it.down(150, 100)
        it.up(150, 100)
        expectClose(darkness(it), middle, within: 0.5)
    }

    @Test("A view can be inserted and removed with a symbol effect")
    func transition() {
        struct Switch: View {
            @State private var isOn = true
            var body: some View {
                ZStack {
                    if isOn {
                        Color.red.frame(width: 40, height: 40)
                            .transition(.symbolEffect(.disappear.up))
                    }
                }
                .frame(width: 200, height: 150)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
        let it = ViewDisplay(Switch())
        it.tap(150, 100)
        it.display.advance(by: 0.5)
        let box = drawings(it).first
        let root = it.display.rootLayer.presentation()
        let width = box?.presentation().map { $0.convert($0.bounds, to: root).width }
        #expect(width.map { $0 > 45 && $0 < 55 } == true)
    }

    @Test("A pulse that becomes inactive stops at rest")
    func stops() {
        let it = show { $0.symbolEffect(.pulse, isActive: $1 == 1) }
        it.display.advance(by: 0.8)
        #expect(drawings(it).first?.presentation().map { $0.opacity < 0.9 } == true)
        it.tap(150, 100)
        for _ in 1...5 {
            it.display.advance(by: 0.35)
            #expect(drawings(it).first?.presentation()?.opacity == 1)
        }
    }
}
