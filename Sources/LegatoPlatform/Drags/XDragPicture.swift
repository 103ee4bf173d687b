import CSDL2
import Foundation
import Glibc
import LegatoGraphics

/// The picture of dragged items that follows the pointer outside the window of the press: a window in
/// front of all others, which receives no input.
///
/// With a compositor it is translucent where the image is; otherwise its outline is where the image
/// is more than half opaque.
nonisolated final class XDragPicture {
    private let x: XFunctions
    private let functions: XPictureFunctions
    private let display: OpaquePointer
    private let window: UInt
    private let colors: UInt
    /// The place of the pointer in the image, in pixels.
    private let anchorX, anchorY: Int
    private var isShown = false

    /// Creates the hidden window of an image; nil if XFixes is missing or the screen has no format of 8
    /// bits a channel.
    init?(
        _ picture: DragPicture, _ x: XFunctions, on display: OpaquePointer, isComposited: Bool
    ) {
        guard let functions = XPictureFunctions.shared,
            let format = functions.format(
                of: display, x.defaultScreen(display), isComposited: isComposited
            )
        else { return nil }
        (self.x, self.functions, self.display) = (x, functions, display)
        (anchorX, anchorY) = (picture.anchorX, picture.anchorY)
        let image = picture.image
        let root = x.rootWindow(display)
        let (width, height) = (UInt32(image.width), UInt32(image.height))
        let pixmap = functions.createPixmap(display, root, width, height, UInt32(format.depth))
        functions.draw(image, on: pixmap, display, format)
        colors = functions.createColormap(display, root, format.visual, 0)
        var attributes = XSetWindowAttributes()
        (attributes.override_redirect, attributes.background_pixmap) = (1, pixmap)
        (attributes.border_pixel, attributes.colormap) = (0, colors)
        window = functions.createWindow(
            display, root, -10000, -10000, width, height, 0, format.depth, UInt32(InputOutput),
            format.visual,
            UInt(CWOverrideRedirect | CWBackPixmap | CWBorderPixel | CWColormap), &attributes
        )
        // The server keeps it as the window's background.
        _ = functions.freePixmap(display, pixmap)
        let (bounding, input): (Int32, Int32) = (0, 2)
        functions.limit(input, of: window, to: [], display)
        if !isComposited {
            functions.limit(bounding, of: window, to: Self.opaqueParts(of: image), display)
        }
    }

    deinit {
        _ = functions.destroyWindow(display, window)
        _ = functions.freeColormap(display, colors)
        _ = x.flush(display)
    }

    /// Shows the picture for a location of the pointer on the screen, in pixels; nil hides it.
    func follow(_ pointer: (x: Int, y: Int)?) {
        if let pointer {
            let (left, top) = (Int32(pointer.x - anchorX), Int32(pointer.y - anchorY))
            _ = functions.moveWindow(display, window, left, top)
        }
        if isShown != (pointer != nil) {
            isShown.toggle()
            _ = (isShown ? functions.mapRaised : functions.unmapWindow)(display, window)
        }
        _ = x.flush(display)
    }

    /// The parts of rows in which an image is more than half opaque.
    private static func opaqueParts(of image: CGImage) -> [XRectangle] {
        var parts: [XRectangle] = []
        for y in 0..<image.height {
            var start: Int?
            for x in 0...image.width {
                let isOpaque = x < image.width && image.pixels[(y * image.width + x) * 4 + 3] > 127
                if isOpaque {
                    start = start ?? x
                } else if let first = start {
                    parts.append(
                        XRectangle(
                            x: Int16(first), y: Int16(y), width: UInt16(x - first), height: 1
                        )
                    )
                    start = nil
                }
            }
        }
        return parts
    }
}
