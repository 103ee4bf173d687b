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

    /// Creates an image with a number of pixels per point; the label is for accessibility and not
    /// drawn.
    ///
    /// ```swift
    /// Image(photo, scale: 2, orientation: .right, label: Text("Harbour"))
    /// ```
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point; positive and finite.
    ///   - orientation: How the pixels are turned; `up` unless given.
    ///   - label: The label.
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
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

/// The images that have been turned last, so that a body that runs again shows the same ones.
private nonisolated final class TurnedImages: Sendable {
    static let shared = TurnedImages()

    private struct Turned {
        weak var source: CGImage?
        let orientation: Image.Orientation
        let image: CGImage
    }

    private static let limit = 16
    private let known = Mutex<[Turned]>([])

    func image(_ source: CGImage, _ orientation: Image.Orientation) -> CGImage {
        guard orientation != .up else { return source }
        let found = known.withLock { known in
            known.removeAll { $0.source == nil }
            return known.first { $0.source === source && $0.orientation == orientation }?.image
        }
        if let found { return found }
        let image = source.turned(orientation.stored)
        known.withLock {
            if $0.count >= Self.limit { $0.removeFirst() }
            $0.append(Turned(source: source, orientation: orientation, image: image))
        }
        return image
    }
}
