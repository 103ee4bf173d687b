import Legato
import LegatoUIKit
import Testing

/// Page controls.
struct PageControlTests {
    private let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let screen: Screen

    init() {
        pages.backgroundColor = .black
        pages.numberOfPages = 3
        screen = Screen(pages)
    }

    private func tap(x: CGFloat) { screen.drag([CGPoint(x: x, y: 20), CGPoint(x: x, y: 20)]) }

    /// The grey of the three dots: 25 points apart, the middle one in the middle.
    private var dots: [UInt8] { [83, 100, 117].map { screen.pixel($0, 20)[0] } }

    @Test("The dot of the current page is white, the others are translucent")
    func dotColors() {
        #expect(dots[0] == 255 && dots[1] == dots[2] && (85...93).contains(dots[1]))
        #expect(screen.pixel(91, 20) == [0, 0, 0], "between the dots")
        screen.perform { pages.currentPage = 2 }
        #expect(dots[2] == 255 && dots[0] == dots[1] && dots[0] < 100)
        screen.perform {
            pages.pageIndicatorTintColor = .systemBlue
            pages.currentPageIndicatorTintColor = .systemRed
        }
        #expect(screen.pixel(83, 20) == [0, 122, 255] && screen.pixel(117, 20) == [255, 59, 48])
    }

    @Test("A tap on a half goes to the next page or to the one before, with events")
    func taps() {
        var events: [Int] = []
        pages.addAction(
            UIAction { [pages] _ in events.append(pages.currentPage) }, for: .valueChanged)
        for x in [150, 180, 199, 20, 90, 30] { tap(x: CGFloat(x)) }
        #expect(events == [1, 2, 1, 0] && pages.currentPage == 0)
        pages.currentPage = 2
        #expect(events.count == 4, "the program's own changes send no event")
        pages.isEnabled = false
        tap(x: 20)
        #expect(pages.currentPage == 2)
    }

    @Test("A tap outside of the dots, and one that leaves the control, do nothing")
    func left() {
        screen.drag([CGPoint(x: 150, y: 20), CGPoint(x: 150, y: 60), CGPoint(x: 150, y: 150)])
        #expect(pages.currentPage == 0)
    }

    @Test("Pages are clamped")
    func clamped() {
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
        pages.currentPage = -3
        #expect(pages.currentPage == 0)
        pages.numberOfPages = -1
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    }

    @Test("The size depends on the number of pages")
    func size() {
        #expect(pages.intrinsicContentSize == CGSize(width: 66, height: 26))
        #expect(pages.size(forNumberOfPages: 1) == CGSize(width: 32, height: 26))
        #expect(pages.size(forNumberOfPages: 0) == CGSize(width: 24, height: 26))
        #expect(pages.sizeThatFits(.zero) == pages.intrinsicContentSize)
    }

    @Test("A single page is shown unless it is to be hidden")
    func single() {
        screen.perform { pages.numberOfPages = 1 }
        screen.display.advance(frames: 1)
        #expect(screen.pixel(100, 20) == [255, 255, 255])
        screen.perform { pages.hidesForSinglePage = true }
        #expect(screen.pixel(100, 20) == [0, 0, 0])
        screen.perform { pages.numberOfPages = 2 }
        screen.display.advance(frames: 1)
        #expect(screen.pixel(91, 20) == [255, 255, 255])
    }

    @Test("It is one adjustable accessibility element")
    func accessibility() {
        let all = screen.display.host.accessibilityElements
        #expect(all.map(\.value) == ["page 1 of 3"])
        #expect(all[0].adjust(.increment) && pages.currentPage == 1)
        #expect(all[0].adjust(.decrement) && pages.currentPage == 0)
    }
}
