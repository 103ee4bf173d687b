import Foundation
import Legato

/// The controls and drawings among the leaf views of a random tree.
@MainActor
enum ViewControls {
    static let makes: [@MainActor (ViewCase.Model) -> any View] = [
        { model in
            Canvas(opaque: model.isOn) { context, size in draw(in: &context, size, model.number) }
        },
        { model in Stepper("Step", value: number(model), in: -5...5, step: 0.5) },
        { model in Stepper("Step", value: number(model), step: model.number) },
        { model in
            Stepper("Step", onIncrement: { model.isOn = true }, onDecrement: { model.number -= 1 })
        },
        { Gauge(value: $0.number) { Text("Gauge") } },
        { model in
            Gauge(value: model.number, in: 0...abs(model.number.isNaN ? 1 : model.number)) {
                Text("Gauge")
            } currentValueLabel: {
                Text("\(model.number)")
            } minimumValueLabel: {
                Text("Low")
            } maximumValueLabel: {
                Text("High")
            }
        },
        { TextField("Field", text: text($0)) },
        { TextField("Field", text: text($0), prompt: Text("Prompt"), axis: .vertical) },
        { TextField("Number", value: number($0), format: .number) },
        { SecureField("Secret", text: text($0)) },
        { model in
            VStack {
                TextField("Field", text: text(model), onCommit: { model.number += 1 })
                TextField("Field", text: text(model)) { model.isOn = $0 }
                TextField(
                    "Number", value: number(model), formatter: NumberFormatter(),
                    onEditingChanged: { model.isOn = $0 }
                )
                SecureField("Secret", text: text(model)) { model.number += 1 }
            }
            .textContentType(.addressCity)
        },
        { model in
            TextEditor(text: text(model)).findNavigator(isPresented: ViewLeaves.isOn(model))
                .findDisabled(model.number < 0).replaceDisabled(model.isOn)
        },
        { model in TextEditor(text: styled(text(model), model.number)) },
        { DatePicker("Date", selection: date($0)) },
        { model in
            DatePicker("Day", selection: date(model), in: .distantPast ... .distantFuture)
        },
        { model in
            ColorPicker(
                "Color",
                selection: Binding(
                    get: { Color(red: model.number, green: 0.5, blue: 0) },
                    set: { _ in model.number = 0.5 }
                )
            )
        },
        { model in
            Picker("Pick", selection: item(model)) {
                ForEach(model.items, id: \.self) { Text("Item \($0)").tag($0) }
            }
        },
        { _ in EditButton() },
        { _ in Link("Link", destination: URL(filePath: "/")) },
        { Label("Star \($0.number)", systemImage: "star.fill") },
        { model in
            Image(systemName: model.isOn ? "heart.fill" : "wifi", variableValue: model.number)
                .symbolVariableValueMode(model.isOn ? .color : .draw)
                .symbolRenderingMode(.palette).foregroundStyle(.red, .blue.opacity(model.number))
                .symbolColorRenderingMode(model.isOn ? .gradient : .flat)
        },
        { LabeledContent("Value", value: $0.number, format: .number) },
        { _ in Image(uiImage: UIImage(cgImage: ViewLeaves.picture)).resizable() },
        { model in
            Text(model.text).bold() + Text("\(model.number)").baselineOffset(model.number)
        },
    ]

    static func number(_ model: ViewCase.Model) -> Binding<Double> {
        Binding(get: { model.number }, set: { model.number = $0 })
    }

    static func text(_ model: ViewCase.Model) -> Binding<String> {
        Binding(get: { model.text }, set: { model.text = $0 })
    }

    /// Returns a binding to the number of the model's items.
    static func item(_ model: ViewCase.Model) -> Binding<Int> {
        Binding(get: { model.items.count }, set: { model.items = Array(0..<max(0, min($0, 5))) })
    }

    static func optionalItem(_ model: ViewCase.Model) -> Binding<Int?> {
        Binding(get: { model.items.last }, set: { model.isOn = $0 != nil })
    }

    private static func date(_ model: ViewCase.Model) -> Binding<Date> {
        Binding(
            get: { Date(timeIntervalSinceReferenceDate: model.number) },
            set: { model.number = $0.timeIntervalSinceReferenceDate }
        )
    }

    /// Draws with every operation of a graphics context.
    nonisolated static func draw(
        in context: inout GraphicsContext, _ size: CGSize, _ number: Double
    ) {
        context.translateBy(x: number, y: 1)
        context.scaleBy(x: 1, y: number)
        context.rotate(by: .degrees(number))
        context.opacity = number
        context.addFilter(.blur(radius: number))
        context.addFilter(.shadow(color: .black, radius: number, x: number))
        context.addFilter(
            .shadow(
                radius: number, y: number, blendMode: .sourceAtop,
                options: [.shadowAbove, .invertsAlpha]
            )
        )
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: number, width: size.width, height: 20)))
        context.fill(Path(CGRect(x: 1, y: 1, width: number, height: 9)), with: .color(.red))
        context.stroke(
            Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 9), cornerRadius: number),
            with: .linearGradient(
                Gradient(colors: [.red, .blue]), startPoint: .zero,
                endPoint: CGPoint(x: number, y: 9)
            ),
            lineWidth: number
        )
        context.drawLayer { layer in
            layer.blendMode = .multiply
            layer.concatenate(CGAffineTransform(a: 1, b: number, c: 0, d: 1, tx: 0, ty: number))
            layer.draw(Text("Canvas"), at: CGPoint(x: number, y: 4), anchor: .topLeading)
        }
        context.clipToLayer(opacity: number) { $0.fill(Path(.zero), with: .color(.green)) }
        if let symbol = context.resolveSymbol(id: 0) {
            context.draw(symbol, in: CGRect(x: 0, y: 0, width: number, height: 9))
        }
    }

    private static func styled(
        _ text: Binding<String>, _ number: Double
    ) -> Binding<AttributedString> {
        Binding(
            get: {
                var styled = AttributedString(text.wrappedValue)
                styled.font = .default.scaled(by: 1 + number).bold(number > 0.5)
                styled.backgroundColor = number > 0 ? .yellow : nil
                styled.underlineStyle = number > 0 ? nil : .single
                return styled
            }, set: { text.wrappedValue = String($0.characters) }
        )
    }
}
