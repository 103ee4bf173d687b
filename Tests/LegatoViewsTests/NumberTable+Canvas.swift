import Foundation
import Legato

nonisolated extension NumberRow {
    /// Creates the row of a function of a canvas's context.
    private static func canvas(
        _ name: String, _ rule: Rule = .number,
        _ draw: @escaping @MainActor @Sendable (inout GraphicsContext, Double) -> Void
    ) -> NumberRow {
        NumberRow(name, rule) { value in
            Canvas { context, _ in
                draw(&context, value)
                context.fill(square, with: .color(.red))
            }
        }
    }

    /// Creates the row of a filter of a canvas's drawings.
    private static func filter(
        _ name: String, _ filter: @escaping @MainActor @Sendable (Double) -> GraphicsContext.Filter
    ) -> NumberRow {
        canvas(name) { $0.addFilter(filter($1)) }
    }

    /// Creates the row of a shading of a canvas's drawings.
    private static func shading(
        _ name: String,
        _ shading: @escaping @MainActor @Sendable (Double) -> GraphicsContext.Shading
    ) -> NumberRow {
        canvas(name) { $0.fill(square, with: shading($1)) }
    }

    static let canvases: [NumberRow] = contexts + views + filters + shadings

    private static let contexts: [NumberRow] = [
        canvas("opacity") { $0.opacity = $1 },
        canvas("transform") { $0.transform.tx = $1 },
        canvas("scaleBy") { $0.scaleBy(x: $1, y: 1) },
        canvas("translateBy") { $0.translateBy(x: 0, y: $1) },
        canvas("rotate") { $0.rotate(by: .radians($1)) },
        canvas("concatenate") {
            $0.concatenate(CGAffineTransform(a: 1, b: $1, c: 0, d: 1, tx: 0, ty: 0))
        },
        canvas("clipToLayer") { context, value in
            context.clipToLayer(opacity: value) { $0.fill(square, with: .color(.white)) }
        },
        canvas("stroke") { $0.stroke(square, with: .color(.red), lineWidth: $1) },
    ]

    private static let views: [NumberRow] = [
        canvas("draw") { $0.draw(Text("a"), at: CGPoint(x: $1, y: 0)) },
        canvas("draw") { $0.draw(Text("a"), at: .zero, anchor: UnitPoint(x: $1, y: 0)) },
        canvas("draw") { $0.draw(Text("a"), in: CGRect(x: 0, y: $1, width: 9, height: 9)) },
        canvas("draw") { $0.draw($0.resolve(picture), at: CGPoint(x: 0, y: $1)) },
        canvas("draw") { $0.draw(picture, in: CGRect(x: $1, y: 0, width: 9, height: 9)) },
        NumberRow("draw") { value in
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                context.draw(symbol, at: CGPoint(x: value, y: 1))
            } symbols: {
                box.tag(1)
            }
        },
        canvas("measure", .order) { context, value in
            _ = context.resolve(Text("a")).measure(in: CGSize(width: value, height: 9))
        },
        canvas("firstBaseline", .order) { context, value in
            _ = context.resolve(Text("a")).firstBaseline(in: CGSize(width: 9, height: value))
        },
        canvas("lastBaseline", .order) { context, value in
            _ = context.resolve(Text("a")).lastBaseline(in: CGSize(width: value, height: 9))
        },
    ]

    private static let filters: [NumberRow] = [
        filter("blur") { .blur(radius: $0) },
        filter("brightness") { .brightness($0) },
        filter("contrast") { .contrast($0) },
        filter("saturation") { .saturation($0) },
        filter("grayscale") { .grayscale($0) },
        filter("hueRotation") { .hueRotation(.radians($0)) },
        filter("colorInvert") { .colorInvert($0) },
        filter("alphaThreshold") { .alphaThreshold(min: $0) },
        filter("alphaThreshold") { .alphaThreshold(min: 0, max: $0) },
        filter("shadow") { .shadow(radius: $0) },
        filter("shadow") { .shadow(radius: 1, x: $0) },
        filter("shadow") { .shadow(radius: $0, y: 1, options: .shadowAbove) },
        filter("shadow") { .shadow(radius: 1, y: $0, options: [.invertsAlpha, .disablesGroup]) },
        filter("projectionTransform") { value in
            var projection = ProjectionTransform()
            projection.m31 = value
            return .projectionTransform(projection)
        },
    ]

    private static let shadings: [NumberRow] = [
        shading("linearGradient") {
            .linearGradient(
                Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: $0, y: 1),
                endPoint: CGPoint(x: 4, y: 4)
            )
        },
        shading("linearGradient") {
            .linearGradient(
                Gradient(colors: [.red, .blue]), startPoint: .zero,
                endPoint: CGPoint(x: 4, y: $0), options: .mirror
            )
        },
        shading("radialGradient") {
            .radialGradient(
                Gradient(colors: [.red, .blue]), center: CGPoint(x: 2, y: $0), startRadius: 0,
                endRadius: 4
            )
        },
        shading("radialGradient") {
            .radialGradient(
                Gradient(colors: [.red, .blue]), center: .zero, startRadius: 0, endRadius: $0
            )
        },
        shading("conicGradient") {
            .conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: $0, y: 0))
        },
        shading("conicGradient") {
            .conicGradient(
                Gradient(colors: [.red, .blue]), center: .zero, angle: .radians($0)
            )
        },
    ]

    private static let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

    @MainActor private static var picture: Image {
        Image(
            decorative: CGImage(
                width: 4, height: 4, premultipliedRGBA: [UInt8](repeating: 255, count: 64)
            ), scale: 1
        )
    }
}
