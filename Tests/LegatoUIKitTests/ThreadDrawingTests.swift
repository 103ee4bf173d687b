import Foundation
import Legato
import LegatoUIKit
import Testing

/// Drawing with UIKit on several threads.
struct ThreadDrawingTests {
    /// A thread's picture, and whether it had no current context before and after.
    private struct Drawing: Sendable {
        let startsWithoutContext: Bool
        let image: CGImage
        let endsWithoutContext: Bool
    }

    /// Draws with the functions of UIKit that use the current context.
    nonisolated private static func draw() -> Drawing {
        let before = UIGraphicsGetCurrentContext()
        let context = CGContext(width: 40, height: 40)
        UIGraphicsPushContext(context)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).fill()
        UIRectFill(CGRect(x: 30, y: 0, width: 10, height: 10))
        UIColor.blue.setStroke()
        let ring = UIBezierPath(ovalIn: CGRect(x: 22, y: 12, width: 16, height: 16))
        ring.lineWidth = 3
        ring.stroke()
        ring.addClip()
        ("a" as NSString).draw(at: CGPoint(x: 24, y: 12), withAttributes: nil)
        UIGraphicsPopContext()
        return Drawing(
            startsWithoutContext: before == nil, image: context.makeImage(),
            endsWithoutContext: UIGraphicsGetCurrentContext() == nil
        )
    }

    /// Keeps what another thread has drawn; the semaphore orders its accesses.
    private nonisolated final class Result: @unchecked Sendable {
        var drawing: Drawing?
    }

    @Test("A thread draws into its own context, and draws the same as the main thread")
    func threads() throws {
        let expected = Self.draw()
        let own = CGContext(width: 1, height: 1)
        UIGraphicsPushContext(own)
        defer { UIGraphicsPopContext() }
        let (result, finished) = (Result(), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            result.drawing = Self.draw()
            finished.signal()
        }
        finished.wait()
        let drawing = try #require(result.drawing)
        #expect(drawing.startsWithoutContext && drawing.endsWithoutContext)
        let isSame = drawing.image == expected.image
        #expect(isSame)
        #expect(UIGraphicsGetCurrentContext() === own)
    }

    /// Draws an image of 10 by 10 points in an image context at the screen's scale.
    nonisolated private static func drawImage() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 0)
        defer { UIGraphicsEndImageContext() }
        UIGraphicsGetCurrentContext()?.setFillColor(.white)
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    /// Keeps an image of another thread; the semaphore orders its accesses.
    private nonisolated final class ImageResult: @unchecked Sendable {
        var image: UIImage?
    }

    @Test("A thread draws the same image in an image context as the main thread")
    func imageContexts() throws {
        let screen = Screen(UIView())
        let expected = try #require(screen.perform { Self.drawImage() })
        let (result, finished) = (ImageResult(), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            result.image = Self.drawImage()
            finished.signal()
        }
        finished.wait()
        let image = try #require(result.image)
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.scale == expected.scale)
        let isSame = image.cgImage == expected.cgImage
        #expect(isSame)
    }
}
