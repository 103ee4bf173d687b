import CWayland
import LegatoDrawing
import LegatoSoftware

/// Copies pixels into memory shared with a Wayland compositor.
nonisolated final class SharedCanvas: PixelCanvas {
    /// A buffer, and the area in which it differs from the latest frame.
    private struct Picture {
        let buffer: UnsafeMutablePointer<LegatoBuffer>
        var stale: PixelRect

        var isFree: Bool { buffer.pointee.isFree }

        func has(_ size: PixelRect) -> Bool {
            buffer.pointee.width == size.maxX && buffer.pointee.height == size.maxY
        }
    }

    /// The maximum number of buffers of a size: one shown, one pending, one being drawn.
    private static let pictureCount = 3

    private let surface: WaylandSurface
    private var pictures: [Picture] = []

    init(surface: WaylandSurface) {
        self.surface = surface
    }

    var reportedSwapInterval: Int { surface.waits ? 1 : 0 }

    func show(
        _ renderer: SoftwareRenderer, size: PixelRect, area: PixelRect
    ) throws(RenderError) -> Bool {
        guard surface.fits(size) else { return false }
        surface.receive()
        discard(except: size)
        var index = try freePicture(size)
        if index == nil {
            surface.awaitFrame()
            index = try freePicture(size)
        }
        guard let index else { return false }
        for i in pictures.indices { pictures[i].stale = pictures[i].stale.union(area) }
        let buffer = pictures[index].buffer
        renderer.copyPixels(
            to: buffer.pointee.pixels, bytesPerRow: Int(size.maxX) * 4, format: .bgra,
            rect: pictures[index].stale
        )
        pictures[index].stale = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        // Drawing only after the wait would delay the frame by the drawing time.
        surface.awaitFrame()
        guard surface.fits(size) else { return false }
        surface.show(buffer, area: area)
        pictures.append(pictures.remove(at: index))
        return true
    }

    func setWaits(_ waits: Bool) { surface.waits = waits }

    func close() {
        for picture in pictures { legatoBufferFree(picture.buffer) }
        pictures = []
    }

    /// Returns the index of a buffer of this size that the compositor does not use; nil if it uses
    /// all.
    private func freePicture(_ size: PixelRect) throws(RenderError) -> Int? {
        if let index = pictures.firstIndex(where: { $0.isFree && $0.has(size) }) { return index }
        // Buffers of other sizes may be in use until one of this size is shown.
        guard pictures.count(where: { $0.has(size) }) < Self.pictureCount else { return nil }
        guard let buffer = surface.makePicture(size) else {
            throw RenderError(
                operation: "share \(size.maxX) x \(size.maxY) pixels with the compositor",
                reason: "there is not enough memory",
                remedy: "The next frame retries; if the error persists, make the window smaller."
            )
        }
        pictures.append(Picture(buffer: buffer, stale: size))
        return pictures.count - 1
    }

    /// Frees the buffers of other sizes, except those that the compositor uses.
    private func discard(except size: PixelRect) {
        pictures.removeAll { picture in
            guard picture.isFree, !picture.has(size) else { return false }
            legatoBufferFree(picture.buffer)
            return true
        }
    }
}
