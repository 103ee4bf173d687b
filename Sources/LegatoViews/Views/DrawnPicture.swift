import Foundation
package import LegatoGraphics
package import LegatoMotion

/// The drawing of an image that has no pixels of its own.
package protocol DrawnPicture: AnyObject, Sendable {
    /// Returns the pixels for an environment, with its display scale in pixels per point; nil for
    /// an empty image or one beyond 32767 pixels a side.
    func image(in environment: EnvironmentValues) -> CGImage?
}
