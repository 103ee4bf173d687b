import Foundation
import LegatoCanvas
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that shows a colour and presents a grid of colours to choose from.
///
/// ```swift
/// ColorPicker("Background", selection: $background)
/// ```
public nonisolated struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @State private var place = ViewPlace()
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a picker for a colour.
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
    }

    /// Creates a picker for a Core Graphics colour.
    public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection.mapped(
                { Color(cgColor: $0) }, { $0.style(in: EnvironmentValues()).color.cgColor }
            ),
            supportsOpacity: supportsOpacity, label: label
        )
    }

    /// The label and the colour, as a button.
    public var body: some View {
        let isOn = isOpen
        HStack {
            if !labelsAreHidden {
                label
                Spacer()
            }
            PresentationView(
                base: AnchorView(content: well, anchor: place), style: .popover,
                id: isOn ? AnyHashable(true) : nil,
                presented: isOn
                    ? BesideCard(
                        { place.frame },
                        ColorGrid(selection: selection, supportsOpacity: supportsOpacity)
                    ) { isOpen = false } : nil,
                close: { isOpen = false }, onDismiss: nil
            )
        }
    }

    @MainActor private var well: some View {
        Button {
            isOpen = true
        } label: {
            ZStack {
                Circle().strokeBorder(
                    AngularGradient(
                        colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red],
                        center: .center
                    ),
                    lineWidth: 3
                )
                Circle().fill(selection.wrappedValue).padding(5)
            }
            .frame(width: 28, height: 28)
            .opacity(isEnabled ? 1 : 0.3)
        }
        // In a list, presses on the rest of the row do not open it.
        .buttonStyle(.plain)
    }
}

nonisolated extension ColorPicker where Label == Text {
    /// Creates a picker with a localised title for a colour.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a title for a colour.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// Creates a picker with a localised title for a Core Graphics colour.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a title for a Core Graphics colour.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A grid of colours, and a slider for the opacity.
private struct ColorGrid: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.self) private var environment

    private static var columns: Int { 12 }
    private static var rows: Int { 10 }
    private static var side: CGFloat { 22 }

    /// The colour of a cell: greys in the first row, then a hue for each column, from dark to
    /// pale.
    private static func color(_ row: Int, _ column: Int) -> Color {
        let part = Double(column) / Double(columns - 1)
        guard row > 0 else { return Color(white: 1 - part) }
        let depth = Double(row) / Double(rows - 1)
        return Color(
            hue: Double(column) / Double(columns), saturation: min(1, 2 - 2 * depth + 0.15),
            brightness: min(1, 0.3 + 1.4 * depth)
        )
    }

    var body: some View {
        VStack(spacing: 12) {
            VStack(spacing: 0) {
                ForEach(0..<Self.rows) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<Self.columns) { column in
                            Rectangle()
                                .fill(Self.color(row, column))
                                .frame(width: Self.side, height: Self.side)
                                .onTapGesture {
                                    selection.wrappedValue = Self.color(row, column)
                                        .opacity(supportsOpacity ? opacity.wrappedValue : 1)
                                }
                        }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            if supportsOpacity {
                Slider(value: opacity)
                    .frame(width: CGFloat(Self.columns) * Self.side)
            }
        }
        .padding(16)
    }

    /// The opacity of the selected colour, 0 to 1.
    private var opacity: Binding<Double> {
        Binding {
            Double(selection.wrappedValue.resolve(in: environment).opacity)
        } set: {
            var color = selection.wrappedValue.resolve(in: environment)
            color.opacity = Float($0)
            selection.wrappedValue = Color(color)
        }
    }
}
