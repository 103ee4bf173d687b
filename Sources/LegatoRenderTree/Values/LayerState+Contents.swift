import Foundation

extension LayerState {
    /// Returns the frame of contents of a size in pixels, as determined by the gravity.
    func contentsFrame(in bounds: CGRect, width: Int, height: Int) -> CGRect {
        let scale = contentsScale > 0 ? contentsScale : 1
        var size = CGSize(
            width: CGFloat(width) * contentsRect.size.width / scale,
            height: CGFloat(height) * contentsRect.size.height / scale
        )
        guard size.width > 0 && size.height > 0 else { return .zero }
        let fit = (bounds.width / size.width, bounds.height / size.height)
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect:
            let s = min(fit.0, fit.1)
            size = CGSize(width: size.width * s, height: size.height * s)
        case .resizeAspectFill:
            let s = max(fit.0, fit.1)
            size = CGSize(width: size.width * s, height: size.height * s)
        default: break
        }
        var x = bounds.midX - size.width / 2
        var y = bounds.midY - size.height / 2
        switch contentsGravity {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: break
        }
        switch contentsGravity {
        case .bottom, .bottomLeft, .bottomRight: y = bounds.minY
        case .top, .topLeft, .topRight: y = bounds.maxY - size.height
        default: break
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Returns the nine patches of contents of a size in pixels, placed in `frame`; nil if the
    /// contents are not divided.
    ///
    /// `contentsCenter` divides them: the corners keep their size, and the edges are stretched
    /// along their length. Corners that do not fit are scaled down together. A centre with a width
    /// or height of 0 is extended to the pixel around it. The centre has no effect with gravities
    /// that do not resize.
    func patches(of frame: CGRect, width: Int, height: Int) -> ContentsPatches? {
        let isResized =
            contentsGravity == .resize || contentsGravity == .resizeAspect
            || contentsGravity == .resizeAspectFill
        guard isResized, contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return nil
        }
        let scale = contentsScale > 0 ? contentsScale : 1
        let rect = contentsRect
        return ContentsPatches(
            columns: ContentsPatches.Axis(
                frame: (frame.minX, frame.width), source: (rect.origin.x, rect.size.width),
                center: (contentsCenter.minX, contentsCenter.maxX),
                pixels: CGFloat(width) * rect.size.width, scale
            ),
            rows: ContentsPatches.Axis(
                frame: (frame.minY, frame.height), source: (rect.origin.y, rect.size.height),
                center: (contentsCenter.minY, contentsCenter.maxY),
                pixels: CGFloat(height) * rect.size.height, scale
            )
        )
    }
}
