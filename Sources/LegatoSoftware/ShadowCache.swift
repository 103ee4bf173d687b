import LegatoDrawing
import LegatoGraphics

/// The blurred shadows of single shapes, kept between frames.
///
/// Its key contains everything that the bytes depend on. Shapes that are equal except for a
/// translation by whole pixels share a shadow, so a shadow that only moves is not blurred again.
/// Caching never changes a pixel.
final class ShadowCache {
    /// Everything that the bytes of a shadow depend on; positions are relative.
    struct Key: Hashable {
        /// The size of the shape in points, and its edges relative to its centre.
        var extent: SIMD2<Float>
        var box: SIMD4<Double>
        var radii: SIMD4<Float>
        var isContinuous: Bool
        var hardEdges: UInt8
        /// The linear part of the projection.
        var linear: SIMD4<Float>
        /// The local coordinates of the point that the kernels' coordinates are relative to.
        var rest: SIMD2<Double>
        /// The position of that point relative to the silhouette's first pixel.
        var origin: SIMD2<Double>
        /// The size of the silhouette in pixels.
        var size: SIMD2<Int32>
        var offset: SIMD2<Float>
        var sigma: Float
        /// The picture that casts the shadow; nil for a filled shape.
        var picture: Picture?
    }

    /// The picture of an item.
    struct Picture: Hashable {
        var id: UInt64
        var isTinted: Bool
        var isNearest: Bool
        /// Its edges relative to the shape's centre, and its part in unit space.
        var frame: SIMD4<Double>
        var source: SIMD4<Float>
    }

    private struct Entry {
        var bytes: UnsafeMutablePointer<UInt8>
        var count: Int
        /// The latest frame in which it was used.
        var frame: Int
    }

    /// The maximum number of bytes; 0 keeps no shadows.
    var limit = 16 << 20
    /// The number of bytes of all shadows.
    private(set) var count = 0
    /// The number of cached shadows that were reused in this frame.
    private(set) var hits = 0
    private var entries: [Key: Entry] = [:]
    private var frame = 0
    /// The opaque texels of pictures, by the pictures' identifiers.
    private var opaqueTexels: [UInt64: PixelRect] = [:]

    deinit {
        for entry in entries.values { entry.bytes.deallocate() }
    }

    /// Begins a frame; the memory of shadows that it does not use may be reused.
    func beginFrame() {
        frame += 1
        hits = 0
        // The entries can be dropped, because scanning pictures again is cheap.
        if opaqueTexels.count > 1024 { opaqueTexels.removeAll(keepingCapacity: true) }
        if count > limit { makeRoom(for: 0) }
    }

    /// Returns the memory of a shadow, valid until the next frame, and whether it must be drawn;
    /// nil if there is no room for it.
    func memory(
        for key: Key, count needed: Int
    ) -> (bytes: UnsafeMutablePointer<UInt8>, isNew: Bool)? {
        if let index = entries.index(forKey: key) {
            hits += 1
            entries.values[index].frame = frame
            return (entries.values[index].bytes, false)
        }
        // A shadow that leaves little room for others is not worth caching.
        guard needed <= limit / 4 else { return nil }
        makeRoom(for: needed)
        guard count + needed <= limit else { return nil }
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: needed, alignment: 64)
            .bindMemory(to: UInt8.self, capacity: needed)
        entries[key] = Entry(bytes: bytes, count: needed, frame: frame)
        count += needed
        return (bytes, true)
    }

    /// Returns a rectangle of opaque texels around the middle of a picture.
    func opaqueTexels(of image: CGImage) -> PixelRect {
        if let known = opaqueTexels[image.id] { return known }
        let texels = image.opaqueTexels
        opaqueTexels[image.id] = texels
        return texels
    }

    /// Removes shadows not used in this frame, least recently used first, until there is room for
    /// this one plus a quarter of the limit, so that not every new shadow of a frame has to sort
    /// them.
    private func makeRoom(for needed: Int) {
        guard count + needed > limit else { return }
        let goal = limit - limit / 4
        let unused = entries.filter { $0.value.frame != frame }.sorted {
            $0.value.frame < $1.value.frame
        }
        for (key, entry) in unused {
            guard count + needed > goal else { return }
            entry.bytes.deallocate()
            entries[key] = nil
            count -= entry.count
        }
    }
}

extension CGImage {
    /// The largest rectangle of opaque texels among those that are nearly centred in the picture.
    fileprivate var opaqueTexels: PixelRect {
        guard width > 0 && height > 0 else { return .none }
        return pixels.withUnsafeBufferPointer { bytes in
            var best = PixelRect.none
            var (left, right) = (0, width)
            var (top, bottom) = (height / 2, height / 2)
            // Rows are added from the middle; each may narrow the rectangle.
            while left < right && (top > 0 || bottom < height) {
                let isAbove = bottom == height || (top > 0 && height - bottom <= top)
                let y = isAbove ? top - 1 : bottom
                func isOpaque(_ x: Int) -> Bool { bytes[(y * width + x) * 4 + 3] == 255 }
                guard isOpaque(width / 2) else { break }
                var x = width / 2
                while x > left && isOpaque(x - 1) { x -= 1 }
                left = x
                x = width / 2 + 1
                while x < right && isOpaque(x) { x += 1 }
                right = x
                if isAbove { top = y } else { bottom = y + 1 }
                let pixels = PixelRect(
                    minX: Int32(left), minY: Int32(top), maxX: Int32(right), maxY: Int32(bottom)
                )
                if pixels.area > best.area { best = pixels }
            }
            return best
        }
    }
}
