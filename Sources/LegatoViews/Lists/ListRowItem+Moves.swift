import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension ListRowItem {
    /// Draws the row above the others, at a distance from its place.
    func lift(by distance: CGFloat) {
        shift = distance
        Transaction().runAlone {
            layer.zPosition = 1
            layer.transform = CATransform3DMakeTranslation(0, distance, 0)
        }
    }

    /// Moves the row to a distance from its place, by default with the animation with which rows
    /// move.
    func shift(by distance: CGFloat, isAnimated: Bool = true) {
        guard shift != distance || layer.zPosition == 1 else { return }
        shift = distance
        Transaction(animation: isAnimated ? .default : nil).runAlone {
            // It stays above the others until the end.
            layer.zPosition = 0
            layer.transform = CATransform3DMakeTranslation(0, distance, 0)
        }
    }

    /// Moves the header of a section in a plain list to the top of the visible part while a part of
    /// the section is visible.
    func stayAtTop() {
        let stays = setting.role == .header && setting.settings.look == .plain
        let distance = stays ? pinnedShift(at: .top)?.y ?? 0 : 0
        guard distance != pinnedShift else { return }
        pinnedShift = distance
        graph.later { [self] in
            Transaction().runAlone {
                layer.zPosition = distance > 0 ? 0.75 : 0
                layer.transform = CATransform3DMakeTranslation(0, distance, 0)
                show()
            }
        }
    }
}
