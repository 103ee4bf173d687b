import Legato
import LegatoUIKit
import Testing

/// Symbol effects of image views.
struct SymbolEffectViewTests {
    private let view = UIImageView(image: UIImage(systemName: "square.fill"))
    private let screen: Screen

    init() {
        view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        view.contentMode = .scaleAspectFit
        view.tintColor = .black
        screen = Screen(view)
    }

    /// The width of the pixels that are dark, in the middle row.
    private var width: Int { (0..<200).filter { screen.pixel($0, 100)[0] < 128 }.count }

    @Test("A scale lasts until it is removed, and is animated in both directions")
    func scale() {
        let rest = width
        #expect(rest > 60)
        screen.perform { view.addSymbolEffect(.scale.up) }
        screen.display.advance(by: 0.1)
        let middle = width
        screen.display.advance(by: 1)
        #expect(abs(Double(width) - 1.2 * Double(rest)) <= 2)
        #expect(middle > rest && middle < width)
        screen.perform { view.removeSymbolEffect(ofType: .scale) }
        screen.display.advance(by: 0.1)
        #expect(width > rest)
        screen.display.advance(by: 1)
        #expect(abs(width - rest) <= 1)
    }

    @Test("Without animation a scale is at its end at once")
    func immediate() {
        let rest = width
        screen.perform { view.addSymbolEffect(.scale.down, animated: false) }
        screen.display.advance(by: 0.01)
        #expect(abs(Double(width) - 0.8 * Double(rest)) <= 2)
    }

    @Test("A bounce runs once for each call, and then calls its completion")
    func bounce() {
        let rest = width
        var ends: [Bool] = []
        for run in 1...2 {
            screen.perform {
                view.addSymbolEffect(.bounce) { context in
                    ends.append(context.sender === view && context.effect is BounceSymbolEffect)
                }
            }
            screen.display.advance(by: 0.15)
            #expect(width > rest + 5 && ends.count == run - 1)
            screen.display.advance(by: 1)
            #expect(abs(width - rest) <= 1 && ends == Array(repeating: true, count: run))
        }
    }

    @Test("A pulse runs until all effects are removed")
    func pulse() {
        screen.perform { view.addSymbolEffect(.pulse) }
        screen.display.advance(by: 0.8)
        #expect(screen.pixel(100, 100)[0] > 120)
        screen.display.advance(by: 1.6)
        #expect(screen.pixel(100, 100)[0] > 120)
        screen.perform { view.removeAllSymbolEffects() }
        screen.display.advance(by: 1.6)
        #expect(screen.pixel(100, 100) == [0, 0, 0])
        screen.display.advance(by: 0.8)
        #expect(screen.pixel(100, 100) == [0, 0, 0])
    }

    @Test("A symbol is replaced by another one with an effect, and looks like it at the end")
    func replacement() throws {
        let circle = try #require(UIImage(systemName: "circle.fill"))
        screen.perform { view.setSymbolImage(circle, contentTransition: .replace.offUp) }
        screen.display.advance(by: 0.1)
        let middle = width
        screen.display.advance(by: 1)
        #expect(view.image === circle && middle < width)
        let corner = screen.pixel(64, 64)
        let other = UIImageView(image: circle)
        (other.frame, other.contentMode, other.tintColor) = (view.frame, .scaleAspectFit, .black)
        let plain = Screen(other)
        #expect(corner == [255, 255, 255])
        #expect(abs(width - (0..<200).filter { plain.pixel($0, 100)[0] < 128 }.count) <= 1)
    }

    @Test("An image other than a symbol is shown as before")
    func picture() {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        screen.perform {
            view.addSymbolEffect(.scale.up)
            view.image = red
        }
        screen.display.advance(by: 1)
        #expect(screen.pixel(100, 100) == [255, 0, 0] && screen.pixel(45, 100) == [255, 255, 255])
        screen.perform { view.image = UIImage(systemName: "square.fill") }
        screen.display.advance(by: 1)
        #expect(screen.pixel(100, 100) == [0, 0, 0])
    }

    @Test("A completion is called once, and not for an effect that is removed")
    func completions() {
        var (scaled, pulsed) = (0, 0)
        screen.perform {
            view.addSymbolEffect(.scale.up) { _ in scaled += 1 }
            view.addSymbolEffect(.pulse) { _ in pulsed += 1 }
        }
        screen.display.advance(by: 2)
        #expect(scaled == 1 && pulsed == 0)
        screen.perform { view.removeAllSymbolEffects() }
        screen.display.advance(by: 2)
        #expect(scaled == 1 && pulsed == 0)
    }

    @Test("An effect that is added again leaves the others at rest")
    func again() {
        var (wiggles, bounces) = (0, 0)
        screen.perform {
            view.addSymbolEffect(.wiggle) { _ in wiggles += 1 }
            view.addSymbolEffect(.bounce) { _ in bounces += 1 }
        }
        screen.display.advance(by: 3)
        #expect(wiggles == 1 && bounces == 1)
        screen.perform { view.addSymbolEffect(.wiggle) { _ in wiggles += 1 } }
        screen.display.advance(by: 3)
        #expect(wiggles == 2 && bounces == 1)
    }

    @Test("A symbol that has disappeared appears")
    func appears() {
        screen.perform { view.addSymbolEffect(.disappear) }
        screen.display.advance(by: 2)
        #expect(screen.pixel(100, 100) == [255, 255, 255])
        screen.perform { view.addSymbolEffect(.appear) }
        screen.display.advance(by: 2)
        #expect(screen.pixel(100, 100) == [0, 0, 0])
        screen.perform { view.removeAllSymbolEffects() }
        screen.display.advance(by: 2)
        #expect(screen.pixel(100, 100) == [0, 0, 0])
    }
}
