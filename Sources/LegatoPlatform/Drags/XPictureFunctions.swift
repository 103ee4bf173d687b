import CSDL2
import Glibc
import LegatoGraphics

/// The functions of Xlib and XFixes that draw windows, from the libraries that SDL loads.
nonisolated struct XPictureFunctions: @unchecked Sendable {
    typealias Display = OpaquePointer
    typealias VisualPointer = UnsafeMutablePointer<Visual>

    /// A format of pixels: 8 bits for blue, green, red, and alpha or nothing.
    struct Format {
        let visual: VisualPointer
        let depth: Int32
    }

    /// The start of Xlib's `XVisualInfo`, as in its header, which the module does not include.
    private struct VisualInfo {
        var visual: VisualPointer?
        var rest: (UInt, UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0, 0)
    }

    /// The functions; nil if a library is missing.
    static let shared = XPictureFunctions()

    let defaultDepth: @convention(c) (Display, Int32) -> Int32
    let defaultVisual: @convention(c) (Display, Int32) -> VisualPointer?
    let matchVisual: @convention(c) (Display, Int32, Int32, Int32, UnsafeMutableRawPointer) -> Int32
    let createColormap: @convention(c) (Display, UInt, VisualPointer, Int32) -> UInt
    let freeColormap: @convention(c) (Display, UInt) -> Int32
    let createPixmap: @convention(c) (Display, UInt, UInt32, UInt32, UInt32) -> UInt
    let freePixmap: @convention(c) (Display, UInt) -> Int32
    let createContext:
        @convention(c) (Display, UInt, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
    let freeContext: @convention(c) (Display, OpaquePointer) -> Int32
    let initImage: @convention(c) (UnsafeMutablePointer<XImage>) -> Int32
    let putImage:
        @convention(c) (
            Display, UInt, OpaquePointer, UnsafeMutablePointer<XImage>, Int32, Int32, Int32, Int32,
            UInt32, UInt32
        ) -> Int32
    let createWindow:
        @convention(c) (
            Display, UInt, Int32, Int32, UInt32, UInt32, UInt32, Int32, UInt32, VisualPointer, UInt,
            UnsafeMutablePointer<XSetWindowAttributes>
        ) -> UInt
    let moveWindow: @convention(c) (Display, UInt, Int32, Int32) -> Int32
    let mapRaised: @convention(c) (Display, UInt) -> Int32
    let unmapWindow: @convention(c) (Display, UInt) -> Int32
    let destroyWindow: @convention(c) (Display, UInt) -> Int32
    let createRegion: @convention(c) (Display, UnsafeMutablePointer<XRectangle>?, Int32) -> UInt
    let setShape: @convention(c) (Display, UInt, Int32, Int32, Int32, UInt) -> Void
    let destroyRegion: @convention(c) (Display, UInt) -> Void

    private init?() {
        guard let library = dlopen("libX11.so.6", RTLD_LAZY),
            let fixes = dlopen("libXfixes.so.3", RTLD_LAZY)
        else { return nil }
        let names = [
            "XDefaultDepth", "XDefaultVisual", "XMatchVisualInfo",
            "XCreateColormap", "XFreeColormap", "XCreatePixmap", "XFreePixmap", "XCreateGC",
            "XFreeGC", "XInitImage", "XPutImage", "XCreateWindow", "XMoveWindow", "XMapRaised",
            "XUnmapWindow", "XDestroyWindow", "XFixesCreateRegion", "XFixesSetWindowShapeRegion",
            "XFixesDestroyRegion",
        ]
        var found: [String: UnsafeMutableRawPointer] = [:]
        for name in names { found[name] = dlsym(library, name) ?? dlsym(fixes, name) }
        guard found.count == names.count else { return nil }
        func function<T>(_ name: String) -> T { unsafeBitCast(found[name], to: T.self) }
        defaultDepth = function("XDefaultDepth")
        defaultVisual = function("XDefaultVisual")
        matchVisual = function("XMatchVisualInfo")
        createColormap = function("XCreateColormap")
        freeColormap = function("XFreeColormap")
        createPixmap = function("XCreatePixmap")
        freePixmap = function("XFreePixmap")
        createContext = function("XCreateGC")
        freeContext = function("XFreeGC")
        initImage = function("XInitImage")
        putImage = function("XPutImage")
        createWindow = function("XCreateWindow")
        moveWindow = function("XMoveWindow")
        mapRaised = function("XMapRaised")
        unmapWindow = function("XUnmapWindow")
        destroyWindow = function("XDestroyWindow")
        createRegion = function("XFixesCreateRegion")
        setShape = function("XFixesSetWindowShapeRegion")
        destroyRegion = function("XFixesDestroyRegion")
    }

    /// Returns the format of a translucent window, or else that of the screen if it has 8 bits a
    /// channel; nil if there is none.
    func format(of display: Display, _ screen: Int32, isComposited: Bool) -> Format? {
        let trueColor: Int32 = 4
        var info = VisualInfo()
        if isComposited {
            let isFound = withUnsafeMutablePointer(to: &info) {
                matchVisual(display, screen, 32, trueColor, $0)
            }
            return isFound == 0 ? nil : info.visual.map { Format(visual: $0, depth: 32) }
        }
        guard let visual = defaultVisual(display, screen), defaultDepth(display, screen) == 24,
            visual.pointee.red_mask == 0xFF0000
        else { return nil }
        return Format(visual: visual, depth: 24)
    }

    /// Draws an image on a pixmap; unpremultiplies it if the format has no alpha.
    func draw(_ image: CGImage, on pixmap: UInt, _ display: Display, _ format: Format) {
        var bytes = image.pixels
        for at in stride(from: 0, to: bytes.count, by: 4) {
            bytes.swapAt(at, at + 2)
            let alpha = Int(bytes[at + 3])
            guard format.depth < 32, alpha > 0, alpha < 255 else { continue }
            for channel in at..<at + 3 {
                bytes[channel] = UInt8(min(255, Int(bytes[channel]) * 255 / alpha))
            }
        }
        guard let context = createContext(display, pixmap, 0, nil) else { return }
        defer { _ = freeContext(display, context) }
        bytes.withUnsafeMutableBytes { bytes in
            var picture = XImage()
            (picture.width, picture.height) = (Int32(image.width), Int32(image.height))
            (picture.format, picture.depth) = (ZPixmap, format.depth)
            (picture.byte_order, picture.bitmap_bit_order) = (LSBFirst, LSBFirst)
            (picture.bitmap_unit, picture.bitmap_pad, picture.bits_per_pixel) = (32, 32, 32)
            picture.data = bytes.bindMemory(to: CChar.self).baseAddress
            guard initImage(&picture) != 0 else { return }
            _ = putImage(
                display, pixmap, context, &picture, 0, 0, 0, 0, UInt32(image.width),
                UInt32(image.height)
            )
        }
    }

    /// Limits a shape of a window to rectangles.
    func limit(_ kind: Int32, of window: UInt, to parts: [XRectangle], _ display: Display) {
        var parts = parts
        let region = createRegion(display, &parts, Int32(parts.count))
        setShape(display, window, kind, 0, 0, region)
        destroyRegion(display, region)
    }
}
