import Foundation
import Legato
import Testing

/// A modifier or an initializer with one of its numbers, and its handling of invalid ones.
nonisolated struct NumberRow: Sendable, CustomTestStringConvertible {
    /// The numbers that it rejects.
    enum Rule: Sendable {
        /// Numbers from -1e9 to 1e9.
        case number
        /// Lengths; negative ones are replaced by 0.
        case length
        /// Lengths that may be infinite.
        case limit
        /// Corner radii, which may be infinite.
        case radius
        /// Ratios and scales above 0.
        case ratio
        /// Priorities, indices and times: all numbers except NaN.
        case order
        /// Values of controls: finite numbers.
        case finite
        /// Bounds of ranges whose length is finite.
        case range

        /// Whether a value is rejected, with a warning.
        func refuses(_ value: Double) -> Bool {
            switch self {
            case .number: !(abs(value) <= 1e9)
            case .length: !(value >= 0 && value <= 1e9)
            case .limit: !(value >= 0)
            case .radius: !(value >= -1e9)
            case .ratio: !(value >= 1e-9 && value <= 1e9)
            case .order: value.isNaN
            case .finite: !value.isFinite
            case .range: !(2 * value).isFinite
            }
        }
    }

    /// The name of the function, or of the type with `.init`.
    let name: String
    let rule: Rule
    let make: @MainActor @Sendable (Double) -> AnyView

    var testDescription: String { name }

    init<V: View>(
        _ name: String, _ rule: Rule = .number,
        @ViewBuilder _ make: @escaping @MainActor @Sendable (Double) -> V
    ) {
        (self.name, self.rule) = (name, rule)
        self.make = { AnyView(make($0)) }
    }
}

nonisolated extension NumberRow {
    static let all: [NumberRow] =
        effects + layouts + shapes + styles + others + canvases + containers + scrolling + texts
        + gestures
        + symbols

    private static let effects: [NumberRow] = [
        NumberRow("opacity") { Rectangle().opacity($0) },
        NumberRow("opacity") { box.opacity($0) },
        NumberRow("offset") { box.offset(x: $0) },
        NumberRow("offset") { box.offset(CGSize(width: 0, height: $0)) },
        NumberRow("scaleEffect") { box.scaleEffect(x: $0) },
        NumberRow("scaleEffect") { box.scaleEffect(2, anchor: UnitPoint(x: $0, y: 0)) },
        NumberRow("scaleEffect") { box.scaleEffect($0) },
        NumberRow("rotationEffect") { box.rotationEffect(.radians($0)) },
        NumberRow("rotationEffect") {
            box.rotationEffect(.degrees(3), anchor: UnitPoint(x: 0, y: $0))
        },
        NumberRow("rotation3DEffect") {
            box.rotation3DEffect(.radians($0), axis: (x: 1, y: 0, z: 0))
        },
        NumberRow("rotation3DEffect") {
            box.rotation3DEffect(.degrees(9), axis: (x: 1, y: $0, z: 0))
        },
        NumberRow("rotation3DEffect") {
            box.rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0), anchorZ: $0)
        },
        NumberRow("rotation3DEffect") {
            box.rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0), perspective: $0)
        },
        NumberRow("transformEffect") {
            box.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: $0, ty: 0))
        },
        NumberRow("blur") { box.blur(radius: $0) },
        NumberRow("brightness") { box.brightness($0) },
        NumberRow("contrast") { box.contrast($0) },
        NumberRow("saturation") { box.saturation($0) },
        NumberRow("grayscale") { box.grayscale($0) },
        NumberRow("hueRotation") { box.hueRotation(.radians($0)) },
        NumberRow("shadow") { box.shadow(radius: $0) },
        NumberRow("shadow") { box.shadow(radius: 1, x: $0) },
        NumberRow("drop") { Rectangle().fill(.red.shadow(.drop(radius: $0))) },
        NumberRow("drop") { Rectangle().fill(.red.shadow(.drop(radius: 1, x: 1, y: $0))) },
        NumberRow("inner") { Rectangle().fill(.red.shadow(.inner(radius: $0))) },
        NumberRow("inner") { Rectangle().fill(.red.shadow(.inner(radius: 1, x: $0))) },
        NumberRow("cornerRadius", .radius) { box.cornerRadius($0) },
        NumberRow("border") { box.border(.red, width: $0) },
        NumberRow("matchedGeometryEffect") { Matched(anchor: UnitPoint(x: $0, y: 0)) },
    ]

    private static let layouts: [NumberRow] = [
        NumberRow("frame", .length) { Color.red.frame(width: $0) },
        NumberRow("frame", .length) { Color.red.frame(minWidth: $0) },
        NumberRow("frame", .length) { Color.red.frame(idealHeight: $0) },
        NumberRow("frame", .limit) { Color.red.frame(maxWidth: $0) },
        NumberRow("padding") { box.padding($0) },
        NumberRow("padding") { box.padding(.top, $0) },
        NumberRow("padding") {
            box.padding(EdgeInsets(top: 0, leading: $0, bottom: 0, trailing: 0))
        },
        NumberRow("position") { box.position(x: $0) },
        NumberRow("position") { box.position(CGPoint(x: 0, y: $0)) },
        NumberRow("aspectRatio", .ratio) { Color.red.aspectRatio($0, contentMode: .fit) },
        NumberRow("layoutPriority", .order) { box.layoutPriority($0) },
        NumberRow("zIndex", .order) { box.zIndex($0) },
        NumberRow("alignmentGuide") { value in
            VStack(alignment: .leading) { box.alignmentGuide(.leading) { _ in CGFloat(value) } }
        },
        NumberRow("VStack.init") { VStack(spacing: $0) { Pair() } },
        NumberRow("HStack.init") { HStack(spacing: $0) { Pair() } },
        NumberRow("VStackLayout.init") { VStackLayout(spacing: $0) { Pair() } },
        NumberRow("HStackLayout.init") { HStackLayout(spacing: $0) { Pair() } },
        NumberRow("Spacer.init", .length) { Spacer(minLength: $0) },
    ]

    private static let shapes: [NumberRow] = [
        NumberRow("trim") { Circle().trim(from: $0) },
        NumberRow("trim") { Circle().trim(to: $0) },
        NumberRow("offset") { Circle().offset(CGPoint(x: $0, y: 0)) },
        NumberRow("scale") { Circle().scale(x: $0) },
        NumberRow("scale") { Circle().scale($0) },
        NumberRow("rotation") { Ellipse().rotation(.radians($0)) },
        NumberRow("rotation") { Ellipse().rotation(.radians(1), anchor: UnitPoint(x: $0, y: 0)) },
        NumberRow("transform") {
            Circle().transform(CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0))
        },
        NumberRow("size") { Circle().size(width: $0, height: 3) },
        NumberRow("size") { Circle().size(CGSize(width: 4, height: $0), anchor: .center) },
        NumberRow("stroke") { Circle().stroke(.red, lineWidth: $0) },
        NumberRow("stroke") { Circle().stroke(lineWidth: $0) },
        NumberRow("StrokeStyle.init") {
            Circle().stroke(.red, style: StrokeStyle(miterLimit: $0))
        },
        NumberRow("StrokeStyle.init") {
            Circle().stroke(.red, style: StrokeStyle(dash: [2, 1], dashPhase: $0))
        },
        NumberRow("StrokeStyle.init") { Circle().stroke(style: StrokeStyle(dash: [2, $0])) },
        NumberRow("strokeBorder") { Circle().strokeBorder(.red, lineWidth: $0) },
        NumberRow("inset") { Circle().inset(by: $0) },
        NumberRow("inset") { Rectangle().inset(by: 1).inset(by: $0) },
        NumberRow("inset") { RoundedRectangle(cornerRadius: 2).inset(by: $0) },
        NumberRow("rect", .radius) { Rectangle().clipShape(.rect(cornerRadius: $0)) },
        NumberRow("rect", .radius) { Rectangle().clipShape(.rect(topLeadingRadius: $0)) },
        NumberRow("RoundedRectangle.init", .radius) { RoundedRectangle(cornerRadius: $0) },
        NumberRow("RoundedRectangle.init", .radius) {
            RoundedRectangle(cornerSize: CGSize(width: 1, height: $0))
        },
        NumberRow("UnevenRoundedRectangle.init", .radius) {
            UnevenRoundedRectangle(topLeadingRadius: $0)
        },
        NumberRow("RectangleCornerRadii.init", .radius) {
            UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomTrailing: $0))
        },
        NumberRow("OffsetShape.init") {
            OffsetShape(shape: Circle(), offset: CGSize(width: $0, height: 0))
        },
        NumberRow("ScaledShape.init") {
            ScaledShape(shape: Circle(), scale: CGSize(width: $0, height: 1))
        },
        NumberRow("RotatedShape.init") { RotatedShape(shape: Circle(), angle: .radians($0)) },
        NumberRow("TransformedShape.init") {
            TransformedShape(
                shape: Circle(), transform: CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            )
        },
    ]

    private static let styles: [NumberRow] = [
        NumberRow("opacity") { Color.red.opacity($0) },
        NumberRow("opacity") { Circle().fill(.tint.opacity($0)) },
        NumberRow("Color.init") { Color(hue: $0, saturation: 1, brightness: 1) },
        NumberRow("LinearGradient.init") {
            LinearGradient(
                colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom
            )
        },
        NumberRow("linearGradient") {
            Circle().fill(
                .linearGradient(
                    colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: 0, y: $0)
                )
            )
        },
        NumberRow("RadialGradient.init") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: 9)
        },
        NumberRow("radialGradient") {
            Circle().fill(
                .radialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: $0)
            )
        },
        NumberRow("EllipticalGradient.init") {
            EllipticalGradient(colors: [.red, .blue], endRadiusFraction: $0)
        },
        NumberRow("ellipticalGradient") {
            Circle().fill(.ellipticalGradient(colors: [.red, .blue], startRadiusFraction: $0))
        },
        NumberRow("AngularGradient.init") {
            AngularGradient(
                colors: [.red, .blue], center: .center, startAngle: .radians($0),
                endAngle: .radians(2)
            )
        },
        NumberRow("angularGradient") {
            Circle().fill(
                .angularGradient(
                    colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startAngle: .zero,
                    endAngle: .radians(2)
                )
            )
        },
        NumberRow("conicGradient") {
            Circle().fill(
                .conicGradient(colors: [.red, .blue], center: .center, angle: .radians($0))
            )
        },
        NumberRow("Gradient.init") {
            LinearGradient(
                stops: [.init(color: .red, location: 0), .init(color: .blue, location: $0)],
                startPoint: .top, endPoint: .bottom
            )
        },
    ]

    private static let others: [NumberRow] = [
        NumberRow("Slider.init", .finite) { Slider(value: .constant($0)) },
        NumberRow("Slider.init", .finite) { Slider(value: .constant(0.5), in: 0...1, step: $0) },
        NumberRow("Slider.init", .range) { value in
            let end = value.isNaN ? .infinity : value.magnitude
            Slider(value: .constant(0.5), in: -end...end)
        },
        NumberRow("Slider.init", .range) { value in
            let end = value.isNaN ? .infinity : value.magnitude
            Slider(value: .constant(7), in: -end...end, step: 2)
        },
        NumberRow("Slider.init", .finite) { value in
            Slider(value: .constant(0.5), neutralValue: value) { Text("") }
        },
        NumberRow("Slider.init", .range) { value in
            let end = value.isNaN ? .infinity : value.magnitude
            Slider(value: .constant(0.5), neutralValue: 0.2, enabledBounds: -end...end) { Text("") }
        },
        NumberRow("SliderTick.init", .finite) { value in
            Slider(value: .constant(0.5)) {
                Text("")
            } ticks: {
                SliderTick(value)
            }
        },
        NumberRow("ProgressView.init", .finite) { ProgressView(value: $0) },
        NumberRow("ProgressView.init", .finite) { ProgressView(value: 0.5, total: $0) },
        NumberRow("Image.init", .ratio) { Image(decorative: picture, scale: $0) },
        NumberRow("resizable") {
            Image(decorative: picture, scale: 1)
                .resizable(capInsets: EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: 0))
        },
        NumberRow("onLongPressGesture", .length) { value in
            box.onLongPressGesture(minimumDuration: value) {}
        },
        NumberRow("onLongPressGesture", .limit) { value in
            box.onLongPressGesture(maximumDistance: value) {}
        },
        NumberRow("animation", .length) { value in
            TimelineView(.animation(minimumInterval: value)) { _ in box }
        },
        NumberRow("AnimationTimelineSchedule.init", .length) { value in
            TimelineView(AnimationTimelineSchedule(minimumInterval: value)) { _ in box }
        },
        NumberRow("periodic") { value in
            TimelineView(.periodic(from: .distantPast, by: value)) { _ in box }
        },
        NumberRow("PeriodicTimelineSchedule.init") { value in
            TimelineView(
                PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: value)
            ) { _ in box }
        },
    ]

    @MainActor static var box: some View { Color.blue.frame(width: 6, height: 5) }

    @MainActor struct Pair: View {
        var body: some View {
            box
            box
        }
    }

    private static let picture = CGImage(
        width: 4, height: 4, premultipliedRGBA: [UInt8](repeating: 255, count: 64)
    )

    @MainActor private struct Matched: View {
        let anchor: UnitPoint
        @Namespace private var space
        var body: some View {
            box.matchedGeometryEffect(id: 1, in: space, anchor: anchor)
        }
    }
}
