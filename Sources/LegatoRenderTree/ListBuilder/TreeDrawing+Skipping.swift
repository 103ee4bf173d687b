import Foundation
import LegatoDrawing
import LegatoGraphics

extension TreeDrawing {
    /// The entry after a block of sublayers, or after a layer with its sublayers, that begins at an
    /// entry and is outside of the scissor; nil if it may show.
    func nextEntry(
        afterHidden i: Int, _ entries: UnsafeBufferPointer<DrawOrder.Entry>,
        _ builder: DisplayListBuilder
    ) -> Int? {
        let entry = entries[i]
        guard entry.parent >= 0, entry.transition < 0, !entry.isMask,
            !entries[entry.parent].role.isInstance, skipping[entry.parent] == .sublayers,
            planes[entry.parent].isAffine, !builder.isInSpace
        else { return nil }
        if entry.blockEnd > i {
            let block = reach.place(of: entry.slot) / ReachTable.blockSize
            let box = reach.reach(ofBlock: block, of: entries[entry.parent].slot).box
            if isOutside(box, of: entry.parent, builder.scissor) { return entry.blockEnd }
        }
        let box = reach.reach(of: entry.slot).box
        return isOutside(box, of: entry.parent, builder.scissor) ? entry.end : nil
    }

    /// Whether an area in the plane of an entry is outside of a scissor.
    private func isOutside(_ box: PlaneBox, of parent: Int, _ scissor: PixelRect) -> Bool {
        guard !box.isEverything else { return false }
        guard !box.isEmpty else { return true }
        // Images and texts are cut two pixels beyond their frames, and shadows one more.
        return planes[parent].affinePixels(of: box.rect, outset: 4).intersection(scissor).isEmpty
    }
}
