import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree
import LegatoSoftware

/// The picture of dragged items, for outside of the program's windows.
nonisolated struct DragPicture: Sendable {
    /// The most pixels of a side.
    private static let largest: CGFloat = 2048

    let image: CGImage
    /// The place of the pointer in the image, in pixels.
    let anchorX, anchorY: Int

    /// Draws the preview of a drag with a number of pixels per point; nil if it is empty or over
    /// 2048 pixels a side.
    @MainActor init?(_ drag: any ItemDrag, scale: CGFloat) {
        let layer = drag.preview
        let (width, height) = (layer.bounds.width * scale, layer.bounds.height * scale)
        guard width > 0, height > 0, width <= Self.largest, height <= Self.largest else {
            return nil
        }
        var paper = LayerState()
        paper.anchorPoint = .zero
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
        anchorX = Int((drag.anchor.x * scale).rounded())
        anchorY = Int((drag.anchor.y * scale).rounded())
    }
}
