import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An interactive drag of a page.
struct PageDrag {
    weak var page: Page?
    let start: CGPoint
    /// The offset of the page from its resting frame.
    var offset = CGSize.zero
    /// The offset of the page when it was caught, minus the translation of the pointer until then.
    private var base = CGSize.zero
    /// Whether the page follows the pointer; otherwise the drag is ignored until its release.
    var isOn: Bool

    /// Starts a drag of a page at its presentation position.
    init(_ page: Page, at caught: CGSize, _ value: DragGesture.Value, isOn: Bool) {
        (self.page, start, self.isOn) = (page, value.startLocation, isOn)
        base.width = caught.width - value.translation.width
        base.height = caught.height - value.translation.height
    }

    /// Whether the drag moves a page.
    func isHolding(_ page: Page) -> Bool { isOn && self.page === page }

    /// Whether a gesture value belongs to this drag.
    func belongs(to value: DragGesture.Value, on page: Page) -> Bool {
        self.page === page && start == value.startLocation
    }

    /// Updates the offset from the pointer.
    mutating func follow(_ value: DragGesture.Value) {
        offset.width = base.width + value.translation.width
        offset.height = base.height + value.translation.height
    }
}
