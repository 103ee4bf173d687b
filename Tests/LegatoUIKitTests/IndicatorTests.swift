import Foundation
import Legato
@testable import LegatoUIKit
import Testing

/// Progress, pages and segments.
struct IndicatorTests {
    @Test("A bar follows the progress of a task, and grows to each value")
    func observed() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        let task = Progress(totalUnitCount: 4)
        let screen = Screen(bar)
        screen.perform {
            UIApplication.shared.keyWindow?.addSubview(bar)
            bar.observedProgress = task
        }
        screen.display.advance(by: 0.1)
        #expect(bar.progress == 0)
        task.completedUnitCount = 2
        screen.display.advance(frames: 2)
        #expect(bar.progress == 0.5 && bar.subviews[0].frame.width == 100)
        screen.display.advance(by: 0.1)
        let width = bar.subviews[0].shown.bounds.width
        #expect(width > 20 && width < 90)
        screen.display.advance(by: 0.3)
        #expect(bar.subviews[0].shown.bounds.width == 100)
        task.completedUnitCount = 4
        screen.display.advance(by: 0.5)
        #expect(bar.progress == 1)
    }

    @Test("Pages have images in place of dots, in the colours of the dots")
    func images() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        pages.numberOfPages = 3
        pages.preferredIndicatorImage = UIImage(systemName: "star")
        pages.setIndicatorImage(UIImage(systemName: "circle"), forPage: 1)
        pages.currentPageIndicatorTintColor = .systemRed
        pages.backgroundStyle = .prominent
        let screen = Screen(pages)
        screen.display.advance(frames: 1)
        let dots = pages.subviews.compactMap { $0 as? UIImageView }
        #expect(dots.count == 3 && dots.allSatisfy { $0.image != nil && $0.backgroundColor == nil })
        #expect(dots[0].tintColor == .systemRed && dots[1].tintColor != .systemRed)
        #expect(pages.indicatorImage(forPage: 1) != nil && pages.indicatorImage(forPage: 0) == nil)
        let capsule = try #require(pages.subviews.first)
        #expect(capsule.frame.size == pages.intrinsicContentSize && !capsule.isHidden)
        screen.perform { pages.preferredIndicatorImage = nil }
        #expect(dots[0].image == nil && dots[0].backgroundColor == .systemRed)
    }

    @Test("Segments have widths of their own, and a selection calls the action of one")
    func segments() {
        var log: [String] = []
        let actions = ["A", "B", "C"].map { name in
            UIAction(title: name) { log.append($0.title) }
        }
        let frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        let control = UISegmentedControl(frame: frame, actions: actions)
        control.setWidth(100, forSegmentAt: 1)
        let screen = Screen(control)
        screen.display.advance(frames: 1)
        #expect(control.titleForSegment(at: 2) == "C" && control.widthForSegment(at: 1) == 100)
        for x in [140, 160] {
            screen.drag([CGPoint(x: x, y: 16), CGPoint(x: x, y: 16)])
            screen.display.advance(by: 0.5)
        }
        #expect(log == ["B", "C"] && control.selectedSegmentIndex == 2)
        screen.perform {
            control.setWidth(0, forSegmentAt: 1)
            control.setTitle("A long title", forSegmentAt: 0)
            control.apportionsSegmentWidthsByContent = true
        }
        screen.display.advance(frames: 1)
        screen.drag([CGPoint(x: 90, y: 16), CGPoint(x: 90, y: 16)])
        #expect(control.selectedSegmentIndex == 0, "the first segment is wider than a third")
    }
}
