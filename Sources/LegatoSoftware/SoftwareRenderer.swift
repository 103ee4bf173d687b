package import CLegatoKernels
public import LegatoDrawing
public import LegatoGraphics

/// A renderer of display lists on the CPU; its pixels are the reference for other renderers.
///
/// Every pixel is computed in IEEE single precision with only `+ - * / sqrt` and rounded to 8 bits
/// after every item. A list therefore gives the same bytes in debug and release builds, on every
/// processor, with any number of threads, and whether the whole target or a part is drawn. The
/// formulas are documented in `Sources/CLegatoKernels/pixels.h`.
///
/// A list of the same size as the previous one redraws only the pixels that can differ.
///
/// ```swift
/// let renderer = SoftwareRenderer()
/// try renderer.render(DisplayList(width: 640, height: 480))
/// let image = try renderer.readPixels()
/// ```
public final class SoftwareRenderer: Renderer {
    /// `software`.
    public let name = "software"
    /// The statistics of the latest list.
    ///
    /// All counts except `framesDrawn` are 0 if the list equalled the previous one. Counts of
    /// textures, draw calls, state changes and uploads do not apply and stay 0.
    public private(set) var statistics = RenderStatistics()
    /// The pixels that the latest `render` drew; empty if its list equalled the previous one.
    package private(set) var damage = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// The frame of the target, followed by those of nested rasters.
    private var frames: [Frame] = []
    private let rasters = RasterCache<CGImage>()
    let drawing: FrameDrawing
    private(set) var target = LegatoTarget()
    private(set) var latest: DisplayList?
    /// The number of bytes of memory kept for groups.
    package var groupBytes: Int { frames.reduce(0) { $0 + $1.pool.count } }
    /// The maximum number of bytes kept for shadows, per level of nested rasters; 0 keeps none.
    package var shadowLimit = 16 << 20
    /// The number of bytes kept for shadows.
    package var shadowBytes: Int { frames.reduce(0) { $0 + $1.shadows.count } }
    /// The number of kept shadows that the latest frame used without drawing them.
    package var shadowHits: Int { frames.reduce(0) { $0 + $1.shadows.hits } }
    /// The number of groups that the latest frame drew without a picture.
    package var grounded: Int { frames.reduce(0) { $0 + $1.groundedCount } }

    /// Creates a renderer without a target.
    /// - Parameters:
    ///   - threads: The number of drawing threads, at least 1; by default the number of cores.
    ///   - instructionLevel: The compilation of the kernels, from 0, the baseline, upwards; nil and
    ///     values above the best one for this processor select the best.
    public init(threads: Int? = nil, instructionLevel: Int? = nil) {
        let best = legato_kernel_levels() - 1
        let level = Int32(clamping: min(instructionLevel ?? Int(best), Int(best)))
        drawing = FrameDrawing(
            workers: WorkerPool(count: threads ?? WorkerPool.coreCount),
            kernels: legato_kernels(level).pointee
        )
    }

    /// Creates a renderer that uses given kernels.
    package init(threads: Int, kernels: LegatoKernels) {
        drawing = FrameDrawing(workers: WorkerPool(count: threads), kernels: kernels)
    }

    deinit { target.pixels?.deallocate() }

    /// Draws `list`; the target is resized to the list's size.
    /// - Precondition: Groups are balanced, indices are within the list, and all numbers are
    ///   finite.
    public func render(_ list: DisplayList) throws(RenderError) {
        let previous = latest
        if let previous, previous.width == list.width, previous.height == list.height {
            damage = Damage.between(previous, list)
        } else {
            try resize(to: list)
            damage = list.bounds
        }
        let framesDrawn = statistics.framesDrawn
        statistics = RenderStatistics()
        statistics.framesDrawn = framesDrawn
        latest = list
        guard !damage.isEmpty else { return }
        statistics.framesDrawn += 1
        rasters.beginFrame(list)
        draw(list, region: damage, into: target, depth: 0)
        statistics.layerRasters = rasters.drawn
        statistics.layerRasterHits = rasters.hits
        statistics.layerRasterPixels = rasters.pixels
    }

    private func draw(
        _ list: DisplayList, region: PixelRect, into target: LegatoTarget, depth: Int
    ) {
        if frames.count <= depth { frames.append(Frame()) }
        let frame = frames[depth]
        frame.shadows.limit = shadowLimit
        frame.prepare(list, region: region, target: target, workers: drawing.workers) { sampled in
            zip(list.rasters, sampled).map { picture(of: $0, sampling: $1, depth: depth + 1) }
        }
        drawing.draw(frame, of: list, statistics: &statistics)
        frame.count(into: &statistics)
    }

    /// The placeholder for rasters that are not visible.
    private static let nothing = CGImage(
        width: 1, height: 1, premultipliedRGBA: [UInt8](repeating: 0, count: 4)
    )

    /// Returns the picture of a raster of which some pixels are sampled, and draws it if it is not
    /// cached.
    ///
    /// Only the damage since the previous picture is drawn; of a picture that will not be cached,
    /// only the sampled pixels.
    private func picture(of raster: Raster, sampling sampled: PixelRect, depth: Int) -> CGImage {
        if let picture = rasters.picture(of: raster) { return picture }
        guard !sampled.isEmpty else { return Self.nothing }
        let list = raster.list
        let old = rasters.predecessor(of: raster)
        let isKept = rasters.makesRoom(for: raster)
        let region =
            old.map { Damage.between($0.list, list) } ?? (isKept ? list.bounds : sampled)
        if let old, region.isEmpty {
            rasters.insert(old.picture, for: raster)
            return old.picture
        }
        let (width, height) = (list.width, list.height)
        let stride = LegatoTarget.stride(width: width)
        let capacity = stride * LegatoTarget.rows(height: height)
        let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        if region != list.bounds {
            pixels.initialize(repeating: 0, count: capacity)
            old?.picture.copyRows(to: pixels, stride: stride)
        }
        defer { pixels.deallocate() }
        let target = LegatoTarget(
            pixels: pixels, stride: Int64(stride), originX: list.origin.x, originY: list.origin.y
        )
        draw(list, region: region, into: target, depth: depth)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            count = width * height * 4
            guard let start = buffer.baseAddress else { return }
            for y in 0..<height {
                (start + y * width * 4).update(from: pixels + y * stride, count: width * 4)
            }
        }
        let picture = CGImage(width: width, height: height, premultipliedRGBA: bytes)
        rasters.insert(picture, for: raster, isWhole: old != nil || region == list.bounds)
        return picture
    }

    /// Returns a copy of the pixels of the latest list.
    /// - Throws: `RenderError` if nothing was drawn.
    public func readPixels() throws(RenderError) -> CGImage {
        guard let latest else { throw nothingDrawn }
        let bytes = [UInt8](unsafeUninitializedCapacity: latest.width * latest.height * 4) {
            buffer,
            count in
            count = latest.width * latest.height * 4
            guard let start = buffer.baseAddress else { return }
            copyPixels(to: start, bytesPerRow: latest.width * 4)
        }
        return CGImage(width: latest.width, height: latest.height, premultipliedRGBA: bytes)
    }

    var nothingDrawn: RenderError {
        RenderError(
            operation: "read pixels", reason: "no display list was drawn",
            remedy: "Call render(_:) first."
        )
    }

    var kernels: LegatoKernels { drawing.kernels }

    private func resize(to list: DisplayList) throws(RenderError) {
        guard list.width <= 32768, list.height <= 32768 else {
            throw RenderError(
                operation: "create a target of \(list.width) x \(list.height) pixels",
                reason: "the software renderer's limit is 32768 x 32768",
                remedy: "Use a smaller target."
            )
        }
        target.pixels?.deallocate()
        let stride = LegatoTarget.stride(width: list.width)
        target = LegatoTarget(
            pixels: .allocate(capacity: stride * LegatoTarget.rows(height: list.height)),
            stride: Int64(stride), originX: 0, originY: 0
        )
    }
}

extension CGImage {
    /// Copies the rows to memory with a given row stride in bytes.
    fileprivate func copyRows(to memory: UnsafeMutablePointer<UInt8>, stride: Int) {
        pixels.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for y in 0..<height {
                (memory + y * stride).update(from: start + y * width * 4, count: width * 4)
            }
        }
    }
}
