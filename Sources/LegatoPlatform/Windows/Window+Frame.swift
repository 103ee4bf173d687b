import CSDL2
public import Foundation
public import LegatoGraphics

/// The window's frame, position and state in the window system.
///
/// The properties of a closed window have their defaults and cannot be changed. If the window
/// system declines a change, the property keeps its value.
extension Window {
    private func has(_ flag: SDL_WindowFlags) -> Bool {
        isOpen && SDL_GetWindowFlags(handle.window) & flag.rawValue == flag.rawValue
    }

    /// Whether the window fills its screen; false by default.
    public var isFullScreen: Bool {
        get { has(SDL_WINDOW_FULLSCREEN_DESKTOP) }
        set {
            guard isOpen, newValue != isFullScreen else { return }
            SDL_SetWindowFullscreen(
                handle.window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
            )
            updateSize()
        }
    }

    /// Whether the window has a title bar and borders; true by default.
    public var hasTitleBar: Bool {
        get { !has(SDL_WINDOW_BORDERLESS) }
        set { if isOpen { SDL_SetWindowBordered(handle.window, newValue ? SDL_TRUE : SDL_FALSE) } }
    }

    /// Whether the user can change the window's size; true by default.
    public var isResizable: Bool {
        get { has(SDL_WINDOW_RESIZABLE) || !isOpen }
        set { if isOpen { SDL_SetWindowResizable(handle.window, newValue ? SDL_TRUE : SDL_FALSE) } }
    }

    /// Whether the window stays above those of other programs; false by default.
    ///
    /// Wayland does not support this.
    public var isAlwaysOnTop: Bool {
        get { has(SDL_WINDOW_ALWAYS_ON_TOP) }
        set {
            if isOpen { SDL_SetWindowAlwaysOnTop(handle.window, newValue ? SDL_TRUE : SDL_FALSE) }
        }
    }

    /// The smallest size of the content in points; 1 x 1 by default.
    /// - Precondition: both sides are 1 to 16384.
    public var contentMinSize: CGSize {
        get { limit(of: 1, SDL_GetWindowMinimumSize) }
        set { setLimit(newValue, "contentMinSize", SDL_SetWindowMinimumSize) }
    }

    /// The largest size of the content in points; 16384 x 16384 by default.
    ///
    /// The smallest size takes precedence. Under X11 no side has more than 16384 pixels.
    /// - Precondition: both sides are 1 to 16384.
    public var contentMaxSize: CGSize {
        get { limit(of: 16384, SDL_GetWindowMaximumSize) }
        set { setLimit(newValue, "contentMaxSize", SDL_SetWindowMaximumSize) }
    }

    private typealias Side = UnsafeMutablePointer<Int32>

    private func limit(
        of side: Int32, _ get: (OpaquePointer?, Side?, Side?) -> Void
    ) -> CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        if isOpen { get(handle.window, &width, &height) }
        // SDL reports 0 for no limit.
        return CGSize(
            width: width == 0 ? CGFloat(side) : handle.points(width),
            height: height == 0 ? CGFloat(side) : handle.points(height)
        )
    }

    private func setLimit(
        _ size: CGSize, _ name: String, _ set: (OpaquePointer?, Int32, Int32) -> Void
    ) {
        Self.check(size, name)
        guard isOpen else { return }
        let units = handle.units(size)
        set(handle.window, units.width, units.height)
        updateSize()
    }

    private static func check(_ size: CGSize, _ name: String) {
        let sides: ClosedRange<CGFloat> = 1...16384
        require(
            sides.contains(size.width) && sides.contains(size.height),
            "A window's \(name) needs 1 to 16384 points a side, got \(size.width) x \(size.height)"
        )
    }

    /// Changes the size of the content; the window system may choose another one.
    /// - Precondition: both sides are 1 to 16384.
    public func setContentSize(_ size: CGSize) {
        Self.check(size, "content")
        guard isOpen else { return }
        let units = handle.units(size)
        SDL_SetWindowSize(handle.window, units.width, units.height)
        updateSize()
    }

    /// Moves the window so that a location in its content, in points, is at the desktop's pointer.
    ///
    /// On window systems that place all windows themselves, such as Wayland, it has no effect.
    package func moveToPointer(_ location: CGPoint) {
        guard isOpen, Video.driver != "wayland" else { return }
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetGlobalMouseState(&x, &y)
        let pointer = handle.points(x: x, y: y)
        origin = CGPoint(x: pointer.x - location.x, y: pointer.y - location.y)
    }

    /// The location of the content's top left corner on the desktop, in points.
    ///
    /// On window systems that place all windows themselves, such as Wayland, it is zero and cannot
    /// be changed.
    public var origin: CGPoint {
        get {
            var (x, y): (Int32, Int32) = (0, 0)
            if isOpen { SDL_GetWindowPosition(handle.window, &x, &y) }
            return handle.points(x: x, y: y)
        }
        set {
            // SDL's numbers for the middle of a screen begin at 0x1FFF0000.
            let reach: ClosedRange<CGFloat> = -1e6...1e6
            require(
                reach.contains(newValue.x) && reach.contains(newValue.y),
                "A window's origin must be within 1000000 points, got \(newValue)"
            )
            guard isOpen else { return }
            SDL_SetWindowPosition(
                handle.window, Int32((newValue.x * handle.units).rounded()),
                Int32((newValue.y * handle.units).rounded())
            )
        }
    }

    /// The frame of the window's screen and the part of it that the desktop's bars do not cover, in
    /// points; nil for a window that is closed.
    package var screenFrames: (bounds: CGRect, usable: CGRect)? {
        guard isOpen else { return nil }
        var (all, room) = (SDL_Rect(), SDL_Rect())
        let screen = SDL_GetWindowDisplayIndex(handle.window)
        guard screen >= 0, SDL_GetDisplayBounds(screen, &all) == 0,
            SDL_GetDisplayUsableBounds(screen, &room) == 0
        else { return nil }
        func frame(_ rect: SDL_Rect) -> CGRect {
            CGRect(
                origin: handle.points(x: rect.x, y: rect.y),
                size: CGSize(width: handle.points(rect.w), height: handle.points(rect.h))
            )
        }
        return (frame(all), frame(room))
    }

    /// Moves the window to a relative location on its screen, such as `.topLeading` or `.center`.
    package func move(to place: UnitPoint) {
        guard isOpen else { return }
        var room = SDL_Rect()
        let screen = SDL_GetWindowDisplayIndex(handle.window)
        guard screen >= 0, SDL_GetDisplayUsableBounds(screen, &room) == 0 else { return }
        func start(_ start: Int32, _ length: Int32, _ own: CGFloat, _ part: CGFloat) -> CGFloat {
            let part = part.isFinite ? min(max(part, 0), 1) : 0.5
            return handle.points(start) + max(handle.points(length) - own, 0) * part
        }
        origin = CGPoint(
            x: start(room.x, room.w, size.width, place.x).rounded(.down),
            y: start(room.y, room.h, size.height, place.y).rounded(.down)
        )
    }

    /// Sets the image that taskbars and window switchers show for the window.
    ///
    /// They scale it; 64 x 64 pixels suffice. Wayland takes it from the program's desktop file instead.
    public func setIcon(_ image: CGImage) {
        guard isOpen else { return }
        var pixels = straightPixels(of: image)
        pixels.withUnsafeMutableBytes { bytes in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, Int32(image.width), Int32(image.height), 32,
                Int32(image.width * 4), SDL_PIXELFORMAT_ABGR8888.rawValue
            )
            guard let surface else { return }
            SDL_SetWindowIcon(handle.window, surface)
            SDL_FreeSurface(surface)
        }
    }

    /// The RGBA bytes of an image, not premultiplied.
    private func straightPixels(of image: CGImage) -> [UInt8] {
        var pixels = image.pixels
        for place in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[place + 3])
            guard alpha > 0 else { continue }
            for channel in place..<place + 3 {
                pixels[channel] = UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha))
            }
        }
        return pixels
    }

    /// The identifier of the window for the desktop's portal; empty if it has none.
    var portalName: String {
        guard isOpen, let window = handle.xWindow else { return "" }
        return "x11:" + String(window, radix: 16)
    }

    /// Brings the window to the front, with the keyboard focus if the window system permits.
    public func raise() {
        if isOpen { SDL_RaiseWindow(handle.window) }
    }

    /// Minimizes the window to the taskbar.
    public func minimize() {
        if isOpen { SDL_MinimizeWindow(handle.window) }
    }

    /// Enlarges the window to the usable area of its screen.
    public func maximize() {
        if isOpen { SDL_MaximizeWindow(handle.window) }
    }

    /// Restores the window's size and position after `minimize()` or `maximize()`.
    public func restore() {
        if isOpen { SDL_RestoreWindow(handle.window) }
    }
}
