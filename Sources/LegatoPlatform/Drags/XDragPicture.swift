import CSDL2
import Foundation
import Glibc
import LegatoGraphics

/// The picture of dragged items that follows the pointer over other programs: a window in front of
/// all others, which receives no input.
///
/// With a compositor it is translucent where the image is; otherwise its outline is where the image
/// is more than half opaque.
nonisolated final class XDragPicture {
    private let functions: XPictureFunctions
    private let display: OpaquePointer
    private let window: UInt
    private let colors: UInt
    /// The place of the pointer in the image, in pixels.
    private let anchorX, anchorY: Int
    private var isShown = false

    /// Creates the hidden window of an image; nil if the server lacks XFixes or a colour format of 8
    /// bits a channel.
    init?(_ picture: DragPicture, on display: OpaquePointer, isComposited: Bool) {
        guard let functions = XPictureFunctions.shared,
            let format = functions.format(of: display, isComposited: isComposited)
        else { return nil }
        (self.functions, self.display) = (functions, display)
        (anchorX, anchorY) = (picture.anchorX, picture.anchorY)
        let image = picture.image
        let root = functions.rootWindow(display)
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
        _ = functions.flush(display)
    }

    /// Shows the picture for a place of the pointer on the screen, in pixels; nil hides it.
    func follow(_ pointer: (x: Int, y: Int)?) {
        if let (x, y) = pointer {
            _ = functions.moveWindow(display, window, Int32(x - anchorX), Int32(y - anchorY))
        }
        if isShown != (pointer != nil) {
            isShown.toggle()
            _ = (isShown ? functions.mapRaised : functions.unmapWindow)(display, window)
        }
        _ = functions.flush(display)
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
