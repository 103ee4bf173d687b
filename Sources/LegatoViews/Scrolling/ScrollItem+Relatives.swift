import Foundation
import LegatoGraphics
import LegatoMotion

extension ScrollItem {
    /// The size to which an item inside relates its lengths along axes.
    ///
    /// The item is measured again when the size changes.
    func containerSize(for item: ViewItem, along axes: Axis.Set) -> CGSize {
        relatives.note(item, along: axes)
        let margins = settings.margins
        return CGSize(
            width: max(relatives.size.width - margins.leading - margins.trailing, 0),
            height: max(relatives.size.height - margins.top - margins.bottom, 0)
        )
    }

    /// Ends the relation of an item's lengths to the visible size.
    func forget(_ item: ViewItem) {
        if !relatives.remove(item).isSubset(of: axes) { invalidateLayout() }
    }
}
