import Foundation
import LegatoGraphics
import LegatoMotion

/// How the bar of a page follows the content that scrolls behind it.
///
/// Of several scroll views behind the bar, it follows the one that the user has moved last.
final class BarFold {
    /// Whether the large title is hidden, so that the row of the bar shows the title.
    let isFolded = StateLocation(false)
    /// Whether content is behind the bar.
    let hasContentBehind = StateLocation(false)
    /// How far the large title has moved up with the content, in points; negative where the content
    /// is pulled down.
    let distance = StateLocation<CGFloat>(0)
    /// The height of the large title with its subtitle, in points; 0 without one.
    var height: CGFloat = 0
    /// The scroll views behind the bar, the one to follow last.
    private var scrollers: [Scroller] = []

    /// A scroll view behind the bar.
    private struct Scroller {
        weak var item: AnyObject?
        var offset: CGFloat
        /// Whether it is not on a hidden tab.
        var isShown = true
    }

    /// Follows a scroll view that continues behind the bar.
    ///
    /// A scroll view that has only been laid out takes over from no other one.
    func follow(_ item: AnyObject, at offset: CGFloat, hasMoved: Bool) {
        scrollers.removeAll { $0.item == nil }
        if let index = scrollers.firstIndex(where: { $0.item === item }) {
            scrollers[index].offset = offset
            if hasMoved { scrollers.append(scrollers.remove(at: index)) }
        } else {
            scrollers.insert(
                Scroller(item: item, offset: offset), at: hasMoved ? scrollers.count : 0
            )
        }
        show()
    }

    /// Ends following a scroll view that is no longer behind the bar.
    func forget(_ item: AnyObject) {
        guard let index = scrollers.firstIndex(where: { $0.item === item }) else { return }
        scrollers.remove(at: index)
        show()
    }

    /// Follows only the scroll views that are not on hidden tabs.
    func follow(where isShown: (AnyObject) -> Bool) {
        for index in scrollers.indices {
            scrollers[index].isShown = scrollers[index].item.map(isShown) ?? false
        }
        show()
    }

    private func show() {
        let offset = scrollers.last { $0.isShown && $0.item != nil }?.offset ?? 0
        Transaction().runAlone {
            isFolded.set(height > 0 && offset >= height)
            hasContentBehind.set(offset > height)
            distance.set(height > 0 ? min(offset, height) : 0)
        }
    }
}
