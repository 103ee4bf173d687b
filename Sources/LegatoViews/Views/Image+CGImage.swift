public import Foundation
import LegatoCanvas
public import LegatoGraphics
import Synchronization

nonisolated extension Image {
    /// How the pixels of an image are turned for display, as in the metadata of photographs.
    public nonisolated enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As they are.
        case up = 0
        /// Mirrored from left to right.
        case upMirrored = 2
        /// By 180 degrees.
        case down = 6
        /// Mirrored from top to bottom.
        case downMirrored = 4
        /// By 90 degrees counterclockwise.
        case left = 1
        /// By 90 degrees clockwise, then mirrored from left to right.
        case leftMirrored = 3
        /// By 90 degrees clockwise.
        case right = 7
        /// By 90 degrees counterclockwise, then mirrored from left to right.
        case rightMirrored = 5

        fileprivate var stored: CGImagePropertyOrientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// Creates an image with a number of pixels per point and a label.
    ///
    /// ```swift
    /// Image(photo, scale: 2, orientation: .right, label: Text("Harbour"))
    /// ```
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point; positive and finite.
    ///   - orientation: How the pixels are turned; `up` unless given.
    ///   - label: The label for assistive technologies; it is not drawn.
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = label.spokenString
    }

    /// Creates a decorative image with a number of pixels per point.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point; positive and finite.
    ///   - orientation: How the pixels are turned; `up` unless given.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        let scale = NumberCheck(Self.self, "scale").ratio(scale) ?? 1
        self.init(.picture(TurnedImages.shared.image(cgImage, orientation), scale: scale))
    }
}

/// The turned images that views show, so that a body that runs again shows the same ones.
private nonisolated final class TurnedImages: Sendable {
    static let shared = TurnedImages()

    private struct TurnedImageKey: Hashable {
        let source: ObjectIdentifier
        let orientation: Image.Orientation
    }

    private struct Turned {
        /// Another image may have the address of one that is gone.
        weak var source: CGImage?
        weak var image: CGImage?
    }

    private let known = Mutex<[TurnedImageKey: Turned]>([:])

    func image(_ source: CGImage, _ orientation: Image.Orientation) -> CGImage {
        guard orientation != .up else { return source }
        let key = TurnedImageKey(source: ObjectIdentifier(source), orientation: orientation)
        let found = known.withLock { known in
            known[key].flatMap { $0.source === source ? $0.image : nil }
        }
        if let found { return found }
        let image = source.turned(orientation.stored)
        known.withLock { known in
            known = known.filter { $0.value.image != nil }
            known[key] = Turned(source: source, image: image)
        }
        return image
    }
}
