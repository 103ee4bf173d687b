import Foundation
import Legato

/// The styles of controls, tints, collapsible sections, bars of tabs and effects of symbols.
@MainActor
enum ViewControlStyles {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "tints": { view, a, b, _ in
            view.tint(a > 1 ? .red : b > 1 ? Color.blue.opacity(b) : nil)
                .toggleStyle(SwitchToggleStyle(tint: Color(white: a)))
        },
        "gaugeStyles": { view, a, b, _ in
            let gauge = Gauge(value: b) {
                view
            } currentValueLabel: {
                Text("\(a)")
            }
            return switch ViewTextStyles.index(a, of: 5) {
            case 0: AnyView(gauge.gaugeStyle(.accessoryLinear))
            case 1: AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))
            case 2: AnyView(gauge.gaugeStyle(.accessoryCircular))
            case 3: AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
            default: AnyView(gauge.gaugeStyle(TurnedGauge(angle: b)))
            }
        },
        "boxStyles": { view, a, b, model in
            GroupBox("Box") {
                DisclosureGroup("Group", isExpanded: .constant(model.isOn)) {
                    LabeledContent("Label") { view }
                }
                ControlGroup("Controls", systemImage: "star") { Button("Press") {} }
            }
            .groupBoxStyle(TurnedBox(angle: a)).disclosureGroupStyle(.automatic)
            .labeledContentStyle(TurnedContent(angle: b)).controlGroupStyle(.menu)
        },
        "turnedStyles": { view, a, b, model in
            VStack {
                Toggle("Loop", isOn: .constant(model.isOn))
                    .toggleStyle(TurnedToggle(angle: a)).toggleStyle(.button)
                Button("Press") {}.buttonStyle(TurnedButton(angle: b)).buttonStyle(.bordered)
                Label("Star", systemImage: "star").labelStyle(TurnedLabel(angle: a))
                ControlGroup("Controls") { view }
                    .controlGroupStyle(TurnedGroup(angle: b)).controlGroupStyle(.compactMenu)
                ProgressView().tint(a > b ? .red : nil)
            }
        },
        "collapsible": { view, a, b, model in
            List {
                Section("Section", isExpanded: .constant(model.isOn)) { view }
                Section(isExpanded: .constant(a > b)) {
                    view
                } header: {
                    Text("\(a)")
                }
            }
            .listStyle(.sidebar)
        },
        "tabBars": { view, a, b, model in
            TabView(selection: ViewControls.item(model)) {
                Tab("One", systemImage: "star", value: 0) {
                    view.toolbar(a > b ? .hidden : .visible, for: .tabBar)
                        .toolbarBackground(Color(white: a), for: .tabBar)
                }
                TabSection("More") {
                    Tab(value: 1, role: .search) { Text("\(b)") }
                        .customizationID("a").customizationBehavior(.automatic)
                        .defaultVisibility(a > b ? .hidden : .visible)
                }
                .customizationID("b")
            }
            .tabViewCustomization(nil)
            .tabViewStyle(.sidebarAdaptable)
        },
        "symbolMotions": { view, a, b, model in
            VStack {
                view.symbolEffect(
                    .variableColor.iterative.reversing.hideInactiveLayers,
                    options: .repeat(.periodic(ViewTextStyles.whole(a), delay: b)),
                    value: model.number
                )
                Image(systemName: a > b ? "star" : "heart.fill")
                    .contentTransition(.symbolEffect(.replace.upUp, options: .speed(a)))
                    .symbolEffectsRemoved(b > 1)
                    .symbolEffect(.wiggle.custom(angle: .degrees(a)), isActive: model.isOn)
                if model.isOn { Text("\(a)").transition(.symbolEffect(.appear)) }
            }
        },
        "shaders": { view, a, b, _ in
            let glow = ShaderFunction(color: { _, color, inputs in color * inputs.float(0) })
            let wave = ShaderFunction(distortion: { position, inputs in
                position + inputs.float2(1) * inputs[0].w
            })
            let smear = ShaderFunction(layer: { position, layer, inputs in
                layer.sample(position) + layer.sample(inputs.float2(0))
            })
            return view.colorEffect(glow(.float(a), .color(.red)), isEnabled: b > 0)
                .distortionEffect(
                    wave(.boundingRect, .float2(a, b)), maxSampleOffset: CGSize(width: a, height: b)
                )
                .layerEffect(smear(.float2(a, b)), maxSampleOffset: .zero)
                .background(glow(.floatArray([Float(b)])))
                .foregroundStyle(ShaderLibrary.noise(.floatArray([1, 2])))
        },
        "unavailable": { view, a, _, _ in
            ContentUnavailableView("Nothing", systemImage: "star", description: Text("\(a)"))
                .overlay { view }
        },
    ]
}

private struct TurnedGauge: GaugeStyle {
    let angle: Double
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.rotationEffect(.degrees(angle * configuration.value))
    }
}

private struct TurnedBox: GroupBoxStyle {
    let angle: Double
    func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).rotationEffect(.degrees(angle))
    }
}

private struct TurnedToggle: ToggleStyle {
    let angle: Double
    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).rotationEffect(.degrees(angle))
    }
}

private struct TurnedButton: PrimitiveButtonStyle {
    let angle: Double
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).rotationEffect(.degrees(angle))
    }
}

private struct TurnedLabel: LabelStyle {
    let angle: Double
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).rotationEffect(.degrees(angle))
    }
}

private struct TurnedGroup: ControlGroupStyle {
    let angle: Double
    func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).rotationEffect(.degrees(angle))
    }
}

private struct TurnedContent: LabeledContentStyle {
    let angle: Double
    func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).rotationEffect(.degrees(angle))
    }
}
