import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree
import LegatoViews

/// The values and animations of the selected layer, and the other animations.
struct InspectorDetail: View {
    let model: InspectorModel

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                Text(model.title).font(.system(size: 14).bold()).lineLimit(1)
                    .padding(.bottom, 4)
                PropertyColumns {
                    Color.clear
                } model: {
                    Text("model (click to change)")
                } presentation: {
                    Text("presentation")
                }
                .foregroundStyle(.secondary)
                ForEach(model.properties, id: \.key) { property in
                    PropertyLine(property: property) { model.change(property.key, to: $0) }
                }
                HStack {
                    Text("Animations").font(.system(size: 14).bold())
                    if model.flightCount > InspectorModel.maximumFlights {
                        Text("\(model.flights.count) of \(model.flightCount)")
                            .foregroundStyle(.secondary)
                    }
                }
                .padding(.top, 14)
                if model.flights.isEmpty {
                    Text("Nothing is animated.").foregroundStyle(.secondary)
                }
                ForEach(model.flights) { flight in
                    FlightView(flight: flight, axis: model.axis)
                        .contentShape(Rectangle())
                        .onTapGesture { model.select(id: flight.layer) }
                }
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A line of a property's name, its model value and its presentation value.
///
/// The values share the width that a narrow window leaves them.
private struct PropertyColumns<Name: View, Model: View, Presentation: View>: View {
    @ViewBuilder let name: () -> Name
    @ViewBuilder let model: () -> Model
    @ViewBuilder let presentation: () -> Presentation

    var body: some View {
        HStack(spacing: 8) {
            name().frame(width: 100, alignment: .leading)
            model().frame(maxWidth: 210, alignment: .leading)
            presentation().frame(maxWidth: .infinity, alignment: .leading)
        }
        .lineLimit(1)
        .frame(height: 18)
    }
}

/// A row with a property's model value, editable on click, and its presentation value.
private struct PropertyLine: View {
    let property: Inspection.Property
    let change: (String) -> Void
    /// The new value while it is being typed; nil otherwise.
    @State private var text: String?
    @FocusState private var isFocused: Bool

    var body: some View {
        PropertyColumns {
            Text(property.key).foregroundStyle(.secondary)
        } model: {
            HStack(spacing: 4) {
                if let color { ColorSwatch(components: color) }
                if let text {
                    TextField("", text: Binding(get: { text }, set: { self.text = $0 }))
                        .focused($isFocused)
                        .onSubmit {
                            change(text)
                            self.text = nil
                        }
                        .onAppear { isFocused = true }
                } else {
                    Text(property.model.description).onTapGesture { edit() }
                }
            }
        } presentation: {
            Text(property.presentation?.description ?? "not committed")
                .foregroundStyle(
                    property.presentation == property.model ? Color.primary : Color.orange
                )
        }
    }
}

extension PropertyLine {
    /// The components of a colour; nil for other properties.
    private var color: [Double]? {
        guard property.key.hasSuffix("Color"), case .numbers(let parts) = property.model,
            parts.count == 4
        else { return nil }
        return parts
    }

    /// Starts editing a number, or toggles a Boolean.
    private func edit() {
        switch property.model {
        case .flag(let flag): change("\(!flag)")
        case .number, .numbers: text = property.model.description
        case .nothing, .text: break
        }
    }
}

/// A swatch of a colour.
private struct ColorSwatch: View {
    let components: [Double]

    var body: some View {
        RoundedRectangle(cornerRadius: 3)
            .fill(
                Color(
                    red: components[0], green: components[1], blue: components[2],
                    opacity: components[3]
                )
            )
            .frame(width: 12, height: 12)
    }
}

/// A running animation: its property, curve, progress, value and velocity.
private struct FlightView: View {
    let flight: InspectorModel.Flight
    /// The seconds before and after now that the timelines of all animations show.
    let axis: ClosedRange<Double>

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(spacing: 6) {
                Text(flight.animation.keyPath).bold()
                Text(flight.title).foregroundStyle(.secondary)
                if let origin = flight.animation.origin {
                    Text(origin).foregroundStyle(Color.orange)
                }
            }
            Text(flight.animation.curve).foregroundStyle(.secondary)
            if let transaction = flight.animation.transaction {
                Text("transaction: \(transaction)").foregroundStyle(.secondary)
            }
            if !flight.curve.isEmpty {
                CurvePlot(lanes: flight.curve, progress: flight.animation.progress)
                    .frame(height: 64)
            }
            HStack(spacing: 8) {
                Timeline(span: flight.span, axis: axis)
                    .frame(minWidth: 24, maxWidth: 160, minHeight: 10, maxHeight: 10)
                // A narrow window shortens the bar first.
                HStack(spacing: 8) {
                    Text(passed).frame(minWidth: 60, alignment: .leading)
                    Text("value \(flight.animation.value.description)")
                    if !flight.animation.velocity.isEmpty {
                        Text("velocity \(velocity)").foregroundStyle(.secondary)
                    }
                }
                .layoutPriority(1)
            }
        }
        .lineLimit(1)
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 6).fill(Color(white: 0.17)))
        .padding(.top, 4)
    }

    private var passed: String {
        guard let length = flight.animation.duration else { return "no end" }
        let passed = (flight.animation.progress ?? 0) * length
        return "\(passed.short) of \(length.short) s"
    }

    private var velocity: String {
        flight.animation.velocity.map { ($0 * 10).rounded() / 10 }.map(\.short)
            .joined(separator: ", ")
    }
}

/// A bar from the beginning of an animation to its end, on the time axis of all animations, with a
/// line at the current time.
private struct Timeline: View {
    /// The seconds from now to the beginning and to the end, which is infinite without one.
    let span: ClosedRange<Double>
    let axis: ClosedRange<Double>

    var body: some View {
        GeometryReader { space in
            let (start, end) = (place(span.lowerBound), place(span.upperBound))
            ZStack(alignment: .leading) {
                Capsule().fill(Color(white: 0.3)).frame(height: 6)
                Capsule().fill(span.upperBound.isFinite ? Color.blue : Color.gray)
                    .frame(width: max(space.size.width * (end - start), 3), height: 6)
                    .offset(x: space.size.width * start)
                Rectangle().fill(Color.white).frame(width: 1, height: 10)
                    .offset(x: space.size.width * place(0))
            }
        }
    }

    /// The place of a time on the axis, from 0 at its start to 1 at its end.
    private func place(_ time: Double) -> CGFloat {
        let length = axis.upperBound - axis.lowerBound
        guard length > 0 else { return 0 }
        return min(max((time - axis.lowerBound) / length, 0), 1)
    }
}

/// A plot of an animation's values over its duration, with a curve for each component and a line
/// at the current time.
private struct CurvePlot: View {
    let lanes: [[Double]]
    let progress: Double?

    private static let colors: [Color] = [.blue, .orange, .green, .pink]

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 4).fill(Color(white: 0.1))
            ForEach(moving.indices, id: \.self) { index in
                CurveShape(values: moving[index])
                    .stroke(Self.colors[index % Self.colors.count], lineWidth: 1.5)
            }
            .padding(6)
            if let progress {
                CurveShape.Mark(place: progress).stroke(Color.white.opacity(0.7), lineWidth: 1)
                    .padding(.horizontal, 6)
            }
        }
    }

    /// The components that change.
    private var moving: [[Double]] {
        lanes.filter { ($0.max() ?? 0) - ($0.min() ?? 0) > 1e-9 }
    }
}

/// A curve through values from left to right, scaled to the full height.
private struct CurveShape: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard let low = values.min(), let high = values.max(), high > low, values.count > 1
            else { return }
            for (index, value) in values.enumerated() {
                let x = rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1)
                let y = rect.maxY - rect.height * CGFloat((value - low) / (high - low))
                let point = CGPoint(x: x, y: y)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }

    /// A vertical line at a fraction of the width.
    struct Mark: Shape {
        let place: Double

        func path(in rect: CGRect) -> Path {
            Path { path in
                let x = rect.minX + rect.width * CGFloat(place)
                path.move(to: CGPoint(x: x, y: rect.minY))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
            }
        }
    }
}
