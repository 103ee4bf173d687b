public import Foundation
import LegatoGraphics
import LegatoMotion

/// A style that repeats an image over what it paints, from the top left corner.
///
/// ```swift
/// Text("Framed")
///     .padding(40)
///     .border(ImagePaint(image: Image("Wood"), scale: 0.5), width: 30)
/// ```
///
/// A symbol paints nothing, with a warning.
nonisolated public struct ImagePaint: PrimitiveShapeStyle {
    /// The image.
    public var image: Image
    /// The part of the image that is repeated, in its unit square; the whole image by default.
    ///
    /// Outside of the unit square it has no pixels. A rectangle that is not finite counts as the whole
    /// image.
    public var sourceRect: CGRect
    /// The factor by which the image is enlarged, above 0; 1 by default.
    public var scale: CGFloat

    /// Creates a style that repeats a part of an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image in its unit square; the whole image by default.
    ///   - scale: The factor by which the image is enlarged; 1 by default. A factor that is not above
    ///     0, or not finite, counts as 1, with a warning.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        (self.image, self.sourceRect) = (image, sourceRect)
        self.scale = NumberCheck(Self.self, "init(image:sourceRect:scale:)").ratio(scale) ?? 1
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let found = MainActor.assumeIsolated { picture(in: environment) }
        guard let whole = found.image else {
            return .tiles(ResolvedTiles(image: nil, size: .zero))
        }
        let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
        let all = CGRect(x: 0, y: 0, width: 1, height: 1)
        let isFinite = [sourceRect.minX, sourceRect.minY, sourceRect.maxX, sourceRect.maxY]
            .allSatisfy(\.isFinite)
        let part = isFinite ? sourceRect.standardized.intersection(all) : all
        let pixels = CGRect(
            x: part.minX * width, y: part.minY * height, width: part.width * width,
            height: part.height * height
        )
        let image = part == all ? whole : part.isEmpty ? nil : whole.cropping(to: pixels)
        let points = scale / found.scale
        return .tiles(
            ResolvedTiles(
                image: image,
                size: CGSize(
                    width: CGFloat(image?.width ?? 0) * points,
                    height: CGFloat(image?.height ?? 0) * points
                )
            )
        )
    }

    @MainActor private func picture(
        in environment: EnvironmentValues
    ) -> (image: CGImage?, scale: CGFloat) {
        switch image.source {
        case .picture(let image, let scale):
            return (image, scale)
        case .resource(let resource):
            let found = resource.find(in: environment) { WarningSubject($0, in: nil) }
            return (found?.image, found?.scale ?? 1)
        case .drawn(let drawing):
            return (drawing.image(in: environment), environment.displayScale)
        case .symbol(let name):
            ViewWarning.print(
                WarningSubject(
                    "ImagePaint of Image(systemName: \(name.debugDescription))", in: nil),
                "paints nothing: a symbol has no pixels. Use an image, or show the symbol in a view."
            )
            return (nil, 1)
        }
    }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that repeats a part of an image over what it paints.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image in its unit square; the whole image by default.
    ///   - scale: The factor by which the image is enlarged, above 0; 1 by default.
    /// - Returns: The style.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
