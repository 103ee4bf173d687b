import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree
import LegatoSoftware

/// The image of the dragged items that follows the pointer outside the window of the press.
nonisolated struct DragPicture: Sendable {
    /// The most pixels of a side.
    private static let largest: CGFloat = 2048

    let image: CGImage
    /// The location of the pointer in the image, in pixels.
    let anchorX, anchorY: Int

    /// Draws the preview of a drag with its shadow, with a number of pixels per point, or fewer if the
    /// image would exceed 2048 pixels a side; nil if the preview is empty.
    @MainActor init?(_ drag: any ItemDrag, scale: CGFloat) {
        let layer = drag.preview
        guard layer.bounds.width > 0, layer.bounds.height > 0 else { return nil }
        let offset = layer.shadowOffset
        let reach = 3 * layer.shadowRadius + max(abs(offset.width), abs(offset.height))
        let shown = layer.bounds.insetBy(dx: -reach, dy: -reach)
        let scale = min(scale, Self.largest / max(shown.width, shown.height))
        let (width, height) = (shown.width * scale, shown.height * scale)
        var paper = LayerState()
        paper.anchorPoint = .zero
        paper.bounds.origin = shown.origin
        paper.transform = CATransform3DMakeScale(scale, scale, 1)
        let tree = RenderTree()
        tree.apply(StillTree(of: layer, on: paper).commit)
        let list = tree.displayList(
            at: 0, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale: 1
        )
        let renderer = SoftwareRenderer()
        do {
            try renderer.render(list)
            image = try renderer.readPixels()
        } catch {
            Warning.print("The preview of a drag cannot be drawn: \(error).")
            return nil
        }
        anchorX = Int(((drag.anchor.x - shown.minX) * scale).rounded())
        anchorY = Int(((drag.anchor.y - shown.minY) * scale).rounded())
    }
}
