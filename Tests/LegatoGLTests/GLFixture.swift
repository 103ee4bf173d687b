import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import LegatoSoftware
import TestSupport
import Testing

/// A renderer in its own OpenGL context.
@MainActor
struct GLFixture {
    let context: OffscreenContext
    let renderer: GLRenderer

    init(profile: OffscreenContext.Profile = .core33, width: Int = 64, height: Int = 64) throws {
        context = try OffscreenContext(width: width, height: height, profile: profile)
        renderer = try GLRenderer(load: context.load)
    }

    /// Expects the picture of the software renderer.
    ///
    /// No pixel may differ by more than `largest`, and at most one in 10,000 by more than `usual`.
    func expectParity(
        _ list: DisplayList, usual: Int = 1, largest: Int = 2, because: String,
        comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let actual = try draw(list, with: renderer)
        let expected = try draw(list, with: SoftwareRenderer())
        expectSame(
            actual, expected, tolerance: (largest, 0), because: because, comment: comment,
            sourceLocation: sourceLocation
        )
        expectSame(
            actual, expected, tolerance: (usual, list.width * list.height / 10_000),
            because: because, comment: comment, sourceLocation: sourceLocation
        )
    }
}

/// Reasons why two renderers may differ.
enum Reason {
    static let rounding =
        "coverage is computed in another order, so a value near a half is rounded the other way"
}

extension DisplayList {
    /// Returns an empty list with a white background.
    static func white(_ width: Int = 200, _ height: Int = 150) -> DisplayList {
        DisplayList(width: width, height: height, background: DrawColor(1, 1, 1, 1))
    }

    /// Adds a shape, by default without a border and not rotated.
    mutating func add(
        _ x: Float, _ y: Float, _ width: Float, _ height: Float, radius: Float = 0, fill: DrawColor,
        border: Float = 0, borderColor: DrawColor = .zero, projection: Projection = Projection(),
        scissor: PixelRect? = nil
    ) {
        let shape = RoundedShape(
            projection: projection, rect: LocalRect(x: x, y: y, width: width, height: height),
            radii: SIMD4(repeating: radius)
        )
        items.append(
            .shape(
                ShapeItem(
                    shape: shape, fill: fill, borderWidth: border, border: borderColor,
                    scissor: scissor ?? bounds
                )
            )
        )
    }

    /// Adds a picture over a rectangle.
    mutating func add(
        image: Int, _ x: Float, _ y: Float, _ width: Float, _ height: Float,
        filter: SamplingFilter = .linear
    ) {
        let rect = LocalRect(x: x, y: y, width: width, height: height)
        items.append(
            .image(
                ImageItem(
                    shape: RoundedShape(projection: Projection(), rect: rect), image: Int32(image),
                    frame: rect, filter: filter, scissor: bounds
                )
            )
        )
    }
}

/// Colours whose channels are multiples of 1 / 255.
enum Paint {
    static let red = DrawColor(1, 0, 0, 1)
    static let blue = DrawColor(0, 0, 1, 1)
    static let glass = DrawColor(0, 51, 102, 153) / 255
}
