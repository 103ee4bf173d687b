import CLegatoKernels
import LegatoDrawing

/// The memory of a sequence of filters.
struct FilterChain {
    /// A stage with its pictures.
    struct Step {
        var work: FilterStage.Work
        var clamps: Bool
        var from, to: LegatoPlane
        /// The weights of a blur.
        var blur = LegatoBlur()
    }

    private(set) var steps: [Step] = []
    /// The last picture; empty if nothing is visible.
    private(set) var result = LegatoPlane()

    /// Creates an empty chain.
    init() {}

    /// Plans filters for a part of a target.
    init(
        _ filters: ArraySlice<GroupFilter>, of target: LegatoTarget, from source: PixelRect,
        to wanted: PixelRect, clamps: Bool, pool: BufferPool
    ) {
        let plan = FilterStage.plan(filters, from: source, to: wanted, clamps: clamps)
        result = LegatoPlane(target, source)
        guard !plan.result.isEmpty else {
            result.rect = PixelRect.none.kernelRect
            return
        }
        for stage in plan.stages {
            let stride = LegatoTarget.stride(width: Int(stage.to.maxX - stage.to.minX))
            let height = Int(stage.to.maxY - stage.to.minY)
            let to = LegatoPlane(
                bytes: pool.take(stride * LegatoTarget.rows(height: height)), stride: Int64(stride),
                rect: stage.to.kernelRect
            )
            var step = Step(work: stage.work, clamps: stage.clamps, from: result, to: to)
            switch stage.work {
            case .rows(let scale), .columns(let scale):
                step.blur = ShadowPlanes.blur(offset: 0, sigma: scale.sigma, pool: pool)
                step.blur.step = 4
                step.blur.clamps = stage.clamps ? 1 : 0
            case .shader(let shader): shader.warnOfMissingBody()
            case .halve, .enlarge, .colors: break
            }
            steps.append(step)
            result = to
        }
    }

    /// The number of floats that a thread needs in addition to the pictures.
    var scratchCount: Int {
        steps.reduce(0) { maximum, step in
            let width = Int(step.to.rect.maxX - step.to.rect.minX)
            return max(maximum, (width + Int(step.blur.count)) * 4 + 32)
        }
    }

    /// The result as a target of a group.
    var target: LegatoTarget {
        LegatoTarget(
            pixels: result.bytes, stride: result.stride, originX: result.rect.minX,
            originY: result.rect.minY
        )
    }
}

extension LegatoPlane {
    /// Creates a plane for a part of a target.
    init(_ target: LegatoTarget, _ rect: PixelRect) {
        let row = Int(rect.minY - target.originY) * Int(target.stride)
        self.init(
            bytes: target.pixels.map { $0 + row + Int(rect.minX - target.originX) * 4 },
            stride: target.stride, rect: rect.kernelRect
        )
    }
}

extension PixelPlane {
    /// Creates the plane of a picture; nil for an empty one.
    fileprivate init?(_ plane: LegatoPlane) {
        guard let bytes = plane.bytes else { return nil }
        self.init(bytes: bytes, stride: Int(plane.stride), rect: PixelRect(plane.rect))
    }
}

/// A backdrop filter of a pass: the pixels below are drawn first, then filtered, weighted by the
/// alpha of a group.
struct Backdrop {
    /// The last operation of the pass before the filter, or -1.
    var after: Int32
    /// The pass of the group.
    var shape: Int
    var opacity: Float
    var chain = FilterChain()
}

extension LegatoKernels {
    /// Draws rows of a step's result.
    func perform(
        _ step: FilterChain.Step, _ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<Float>
    ) {
        var (from, to) = (step.from, step.to)
        let clamps: Int32 = step.clamps ? 1 : 0
        let (first, last) = (rows.lowerBound, rows.upperBound)
        switch step.work {
        case .halve: halve(&from, &to, clamps, first, last)
        case .enlarge(let times): enlarge(&from, &to, times, clamps, first, last)
        case .rows: blurRows(&from, &to, step.blur, first, last, scratch)
        case .columns: blurColumns(&from, &to, step.blur, first, last)
        case .shader(let shader):
            guard let from = PixelPlane(from), let to = PixelPlane(to) else { return }
            shader.draw(rows, from: from, to: to)
        case .colors(let m):
            if let rows = m.premultipliedRows {
                withUnsafeBytes(of: rows) {
                    recolor(&from, &to, $0.bindMemory(to: Float.self).baseAddress, first, last)
                }
            } else {
                withUnsafeBytes(of: (m.red, m.green, m.blue, m.alpha, m.bias)) {
                    let numbers = $0.bindMemory(to: Float.self).baseAddress
                    recolorStraight(&from, &to, numbers, first, last)
                }
            }
        }
    }
}
