public import Foundation
public import LegatoGraphics
import LegatoMotion

nonisolated extension GraphicsContext {
    /// A colour, gradient or pattern with which paths are drawn.
    public struct Shading: Sendable {
        enum Paint: Sendable {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        let kind: Paint

        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// A colour of red, green and blue, 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A shade of grey, 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A shape style; its unit points are those of the path's bounding rectangle.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style(style))
        }

        /// The colours that the function of a shader returns for positions in the canvas.
        ///
        /// `bounds` is accepted, without an effect: the bounds as an argument are those of the
        /// canvas.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
            .style(shader)
        }

        /// An image that is repeated from the top left corner of the path.
        ///
        /// - Parameters:
        ///   - image: The image.
        ///   - sourceRect: The part of the image in its unit square; the whole image by default.
        ///   - scale: The factor by which the image is enlarged, above 0; 1 by default.
        /// - Returns: The shading.
        public static func tiledImage(
            _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }

        /// A gradient along a line between two points of the context's space.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            let check = NumberCheck(Self.self, "linearGradient(_:startPoint:endPoint:options:)")
            return Shading(
                kind: .linear(gradient, check.point(startPoint), check.point(endPoint), options)
            )
        }

        /// A gradient in circles about a point of the context's space, between two radii.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            let check = NumberCheck(Self.self, "radialGradient(_:center:startRadius:endRadius:)")
            return Shading(
                kind: .radial(
                    gradient, check.point(center), check.number(startRadius, or: 0),
                    check.number(endRadius, or: 0)
                )
            )
        }

        /// A gradient around a point of the context's space, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
        ) -> Shading {
            let check = NumberCheck(Self.self, "conicGradient(_:center:angle:)")
            return Shading(kind: .conic(gradient, check.point(center), check.angle(angle)))
        }

        /// The style for a path with a bounding rectangle.
        func style(in box: CGRect, _ environment: EnvironmentValues) -> ResolvedStyle {
            /// The fraction of a length, in the range of unit points.
            func fraction(_ offset: CGFloat, of length: CGFloat) -> CGFloat {
                guard length > 0 else { return 0 }
                return min(max(offset / length, -NumberCheck.limit), NumberCheck.limit)
            }
            func unit(_ point: CGPoint) -> UnitPoint {
                UnitPoint(
                    x: fraction(point.x - box.minX, of: box.width),
                    y: fraction(point.y - box.minY, of: box.height)
                )
            }
            switch kind {
            case .style(let style): return style.style(in: environment)
            case .linear(let gradient, let start, let end, let options):
                let axis = GradientAxis(start, end)
                let (stops, range) = axis.repeated(gradient, over: box, options)
                return LinearGradient(
                    stops: stops, startPoint: unit(axis.point(range.lowerBound)),
                    endPoint: unit(axis.point(range.upperBound))
                ).style(in: environment)
            case .radial(let gradient, let center, let start, let end):
                return RadialGradient(
                    gradient: gradient, center: unit(center), startRadius: start, endRadius: end
                ).style(in: environment)
            case .conic(let gradient, let center, let angle):
                return AngularGradient(gradient: gradient, center: unit(center), angle: angle)
                    .style(in: environment)
            }
        }
    }

    /// How a linear gradient continues beyond its ends; with the colours of the ends by default.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the gradient.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Repeats the gradient, every other time backwards.
        public static let mirror = GradientOptions(rawValue: 2)
    }
}

/// The line along which a linear gradient runs.
private nonisolated struct GradientAxis {
    /// The largest number of repetitions; more are too fine to see.
    private static let maximumTimes: CGFloat = 256

    let start: CGPoint
    let axis: CGVector

    init(_ start: CGPoint, _ end: CGPoint) {
        self.start = start
        axis = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The point at a fraction of the axis.
    func point(_ fraction: CGFloat) -> CGPoint {
        CGPoint(x: start.x + fraction * axis.dx, y: start.y + fraction * axis.dy)
    }

    /// Returns the stops of a gradient with its repetitions over a rectangle, and the fractions of
    /// the axis at which the first and the last of them begin and end.
    func repeated(
        _ gradient: Gradient, over box: CGRect, _ options: GraphicsContext.GradientOptions
    ) -> ([Gradient.Stop], ClosedRange<CGFloat>) {
        let length = axis.dx * axis.dx + axis.dy * axis.dy
        let isMirrored = options.contains(.mirror)
        guard isMirrored || options.contains(.repeat), length > 0 else {
            return (gradient.stops, 0...1)
        }
        let corners = [box.minX, box.maxX].flatMap { x in [box.minY, box.maxY].map { (x, $0) } }
        let fractions = corners.map {
            (($0 - start.x) * axis.dx + ($1 - start.y) * axis.dy) / length
        }
        let first = (fractions.min() ?? 0).rounded(.down)
        let last = max((fractions.max() ?? 1).rounded(.up), first + 1)
        guard last - first <= Self.maximumTimes else { return (gradient.stops, 0...1) }
        var stops: [Gradient.Stop] = []
        for time in stride(from: first, to: last, by: 1) {
            let isBackwards = isMirrored && time.remainder(dividingBy: 2) != 0
            let part = isBackwards ? gradient.stops.reversed() : gradient.stops
            for stop in part {
                let location = isBackwards ? 1 - stop.location : stop.location
                let place = (time - first + location) / (last - first)
                stops.append(Gradient.Stop(color: stop.color, location: place))
            }
        }
        return (stops, first...last)
    }
}
