import CWayland
import LegatoDrawing
import LegatoSoftware

/// Copies pixels into memory that a Wayland compositor reads, too.
nonisolated final class SharedCanvas: PixelCanvas {
    /// A picture, and where it differs from the frame shown last.
    private struct Picture {
        let buffer: UnsafeMutablePointer<LegatoBuffer>
        var stale: PixelRect

        var isFree: Bool { buffer.pointee.isFree }

        func has(_ size: PixelRect) -> Bool {
            buffer.pointee.width == size.maxX && buffer.pointee.height == size.maxY
        }
    }

    /// How many pictures of a size there are at most: one is shown, one waits to be, one is drawn.
    private static let pictureCount = 3

    private let surface: WaylandSurface
    private var pictures: [Picture] = []

    init(surface: WaylandSurface) {
        self.surface = surface
    }

    var reportedSwapInterval: Int { surface.waits ? 1 : 0 }

    func show(
        _ renderer: SoftwareRenderer,
        size: PixelRect,
        area: PixelRect
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
            to: buffer.pointee.pixels,
            bytesPerRow: Int(size.maxX) * 4,
            format: .bgra,
            rect: pictures[index].stale
        )
        pictures[index].stale = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        // What is drawn only after the wait makes a frame late by as much.
        surface.awaitFrame()
        surface.show(buffer, area: area)
        pictures.append(pictures.remove(at: index))
        return true
    }

    func setWaits(_ waits: Bool) { surface.waits = waits }

    func close() {
        for picture in pictures { legatoBufferFree(picture.buffer) }
        pictures = []
        surface.close()
    }

    /// A picture of this size that the compositor does not read; nil when it reads all.
    private func freePicture(_ size: PixelRect) throws(RenderError) -> Int? {
        if let index = pictures.firstIndex(where: { $0.isFree && $0.has(size) }) { return index }
        // Those of other sizes may be kept until one of this size is shown.
        guard pictures.count(where: { $0.has(size) }) < Self.pictureCount else { return nil }
        guard let buffer = surface.makePicture(size) else {
            throw RenderError(
                operation: "share \(size.maxX) x \(size.maxY) pixels with the compositor",
                reason: "there is no memory for them",
                remedy: "The next frame tries again; if it stays so, make the window smaller."
            )
        }
        pictures.append(Picture(buffer: buffer, stale: size))
        return pictures.count - 1
    }

    /// Frees pictures of other sizes, but not what the compositor shows.
    private func discard(except size: PixelRect) {
        pictures.removeAll { picture in
            guard picture.isFree, !picture.has(size) else { return false }
            legatoBufferFree(picture.buffer)
            return true
        }
    }
}
