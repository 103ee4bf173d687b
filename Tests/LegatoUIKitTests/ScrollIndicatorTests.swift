import Legato
import LegatoUIKit
import Testing

/// Indicators of scroll views.
struct ScrollIndicatorTests {
    private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func makeScreen() -> Screen {
        scroller.contentSize = CGSize(width: 200, height: 800)
        scroller.bounces = false
        return Screen(scroller)
    }

    private let up = [100, 90, 80, 60, 40].map { CGPoint(x: 100, y: $0) }
    private let right = 195

    @Test("A bar shows the visible part while the content is dragged, and fades after it")
    func drag() {
        let screen = makeScreen()
        #expect(screen.pixel(right, 20) == [255, 255, 255])
        screen.drag(Array(up.dropLast()))
        let offset = scroller.contentOffset.y
        #expect(offset > 0 && screen.pixel(right, 20)[0] < 255)
        #expect(screen.pixel(right, 190) == [255, 255, 255])
        screen.display.advance(by: 3)
        #expect(screen.pixel(right, 20) == [255, 255, 255])
    }

    @Test("No bar shows without content to scroll, or if it is turned off")
    func hidden() {
        let screen = makeScreen()
        screen.perform {
            scroller.showsVerticalScrollIndicator = false
            scroller.flashScrollIndicators()
        }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(right, 20) == [255, 255, 255])
        screen.perform {
            scroller.showsVerticalScrollIndicator = true
            scroller.flashScrollIndicators()
        }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(right, 20)[0] < 255)
        #expect(screen.pixel(100, 195) == [255, 255, 255])
        screen.perform {
            scroller.contentSize = CGSize(width: 200, height: 100)
            scroller.flashScrollIndicators()
        }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(right, 20) == [255, 255, 255])
    }

    @Test("The bar has the colour of the style, and keeps to the insets")
    func style() {
        let screen = makeScreen()
        screen.perform {
            scroller.backgroundColor = .black
            scroller.indicatorStyle = .white
            scroller.scrollIndicatorInsets = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
            scroller.flashScrollIndicators()
        }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(right, 20) == [0, 0, 0])
        #expect(screen.pixel(right, 80)[0] > 60)
    }

    @Test("Each bar keeps to its own insets")
    func axes() {
        let screen = makeScreen()
        scroller.contentSize = CGSize(width: 800, height: 800)
        screen.perform {
            scroller.verticalScrollIndicatorInsets = UIEdgeInsets(
                top: 60, left: 0, bottom: 0, right: 0
            )
            scroller.horizontalScrollIndicatorInsets = UIEdgeInsets(
                top: 0, left: 100, bottom: 40, right: 0
            )
            scroller.flashScrollIndicators()
        }
        screen.display.advance(by: 0.1)
        #expect(screen.pixel(right, 20) == [255, 255, 255] && screen.pixel(right, 70)[0] < 255)
        #expect(screen.pixel(110, 195) == [255, 255, 255] && screen.pixel(110, 155)[0] < 255)
        #expect(screen.pixel(20, 155) == [255, 255, 255])
        #expect(scroller.scrollIndicatorInsets.top == 60)
    }

    @Test("The bars look like those of a ScrollView")
    func views() {
        let screen = makeScreen()
        screen.perform { scroller.flashScrollIndicators() }
        screen.display.advance(by: 0.1)
        let views = Screen(
            showing: ScrollView { Color.clear.frame(width: 200, height: 800) }
                .scrollIndicatorsFlash(onAppear: true)
        )
        let isSame = screen.display.snapshot() == views.display.snapshot()
        #expect(isSame)
    }
}
