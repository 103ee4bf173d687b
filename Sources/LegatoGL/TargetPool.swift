import CGL
import LegatoDrawing

/// The purpose of an offscreen target, which all passes with the same role and page reuse.
enum TargetRole: Int, CaseIterable {
    /// Groups at even depths.
    case evenGroups
    /// Groups at odd depths.
    case oddGroups
    /// Clipped groups, for their shadow.
    case clippedGroups
    /// Shadows blurred along rows.
    case rowBlur
    /// Shadows blurred along rows and columns.
    case columnBlur
    /// Filtered groups.
    case filteredGroups
    /// Intermediate pictures of filters; a picture is never drawn from one of the same role.
    case evenFilters
    case oddFilters
    /// Pictures side by side that are combined into one.
    case mixtures
    /// The frame, if it is not drawn directly to the window.
    case frame

    /// The pixel format.
    var format: TextureFormat {
        switch self {
        case .evenGroups, .oddGroups, .clippedGroups, .filteredGroups, .evenFilters, .oddFilters,
            .mixtures, .frame:
            .rgba
        case .rowBlur, .columnBlur: .coverage
        }
    }
}

/// A texture that can be drawn into.
struct RenderTarget {
    let texture: GLuint
    let framebuffer: GLuint
    let width: Int
    let height: Int
    fileprivate(set) var lastUse: Int
}

/// The offscreen targets that are kept between frames, by role and page.
final class TargetPool {
    private static let patience = 120
    /// The multiple to which sides are rounded up, so that small changes of size keep their target.
    private static let step = 256

    private let gl: GLFunctions
    private let limit: Int
    private var pages = [[RenderTarget?]](repeating: [], count: TargetRole.allCases.count)
    private var discarded: [RenderTarget] = []
    private var frame = 0

    init(_ gl: GLFunctions, maxTextureSize: Int) {
        self.gl = gl
        limit = maxTextureSize
    }

    /// Marks an unused target for deletion.
    func discard(_ target: RenderTarget) { discarded.append(target) }

    /// Deletes the marked targets.
    func deleteDiscarded(_ state: inout GLState) {
        for target in discarded { delete(target, &state) }
        discarded.removeAll(keepingCapacity: true)
    }

    /// Begins a frame, and deletes targets that were unused for too long.
    func beginFrame(_ state: inout GLState) {
        deleteDiscarded(&state)
        frame += 1
        guard frame % Self.patience == 0 else { return }
        for role in pages.indices {
            for page in pages[role].indices {
                guard let target = pages[role][page], frame - target.lastUse >= Self.patience
                else { continue }
                delete(target, &state)
                pages[role][page] = nil
            }
        }
    }

    /// Returns a target of at least the given size; its pixels are those of its last use.
    /// - Throws: `RenderError` if the driver cannot create one.
    func target(
        _ role: TargetRole, page: Int, width: Int, height: Int, _ state: inout GLState
    ) throws(RenderError) -> RenderTarget {
        while pages[role.rawValue].count <= page { pages[role.rawValue].append(nil) }
        var (wide, high) = (width, height)
        if let target = pages[role.rawValue][page] {
            if target.width >= width && target.height >= height {
                pages[role.rawValue][page]?.lastUse = frame
                return target
            }
            (wide, high) = (max(width, target.width), max(height, target.height))
            delete(target, &state)
            pages[role.rawValue][page] = nil
        }
        let target = try make(role, rounded(wide), rounded(high), &state)
        pages[role.rawValue][page] = target
        return target
    }

    /// Returns the texture of a target of this frame; nil if there is none.
    func texture(_ role: TargetRole, page: Int) -> GLuint? { pages[role.rawValue][page]?.texture }

    /// Returns the framebuffer of a target of this frame; nil if there is none.
    func framebuffer(_ role: TargetRole, page: Int) -> GLuint? {
        pages[role.rawValue][page]?.framebuffer
    }

    private func rounded(_ size: Int) -> Int {
        max(size, min(limit, (size + Self.step - 1) / Self.step * Self.step))
    }

    /// Creates a separate target of exactly the given size, not bound to a page.
    func make(_ role: TargetRole, _ width: Int, _ height: Int, _ state: inout GLState)
        throws(RenderError) -> RenderTarget
    {
        let texture = gl.makeTexture(
            width: width,
            height: height,
            format: role.format,
            pixels: nil,
            &state
        )
        var framebuffer: GLuint = 0
        gl.genFramebuffers(1, &framebuffer)
        state.bind(framebuffer: framebuffer)
        gl.framebufferTexture2D(GL.framebuffer, GL.colorAttachment0, GL.texture2D, texture, 0)
        let status = gl.checkFramebufferStatus(GL.framebuffer)
        guard status == GL.framebufferComplete else {
            throw RenderError(
                operation: "create a target of \(width) x \(height) pixels",
                reason: "the framebuffer is incomplete (status \(status))",
                remedy: "Use a smaller window, update the OpenGL driver, or choose the "
                    + "software renderer."
            )
        }
        return RenderTarget(
            texture: texture, framebuffer: framebuffer, width: width, height: height, lastUse: frame
        )
    }

    private func delete(_ target: RenderTarget, _ state: inout GLState) {
        state.forget(texture: target.texture)
        state.forget(framebuffer: target.framebuffer)
        var (texture, framebuffer) = (target.texture, target.framebuffer)
        gl.deleteFramebuffers(1, &framebuffer)
        gl.deleteTextures(1, &texture)
    }
}
