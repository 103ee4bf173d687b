import Legato

extension DemoScene {
    /// The default styles of text, colours, controls, lists and bars.
    static let styleGuide = DemoScene(
        id: "style-guide",
        title: "Look it up",
        sentence: "Text styles, system colours, controls, lists and bars have their default sizes "
            + "and colours, in light and in dark.",
        stillTime: 1.9,
        play: { hand in
            for (x, frame) in [(-46.0, 40), (434.0, 50)] { hand.tap(x, -179, atFrame: frame) }
            for (x, frame) in [(-150.0, 70), (330.0, 76)] {
                hand.drag(atFrame: frame, moves: 30) { CGPoint(x: x + $0 * 50, y: -135) }
            }
            for (x, frame) in [(-78.0, 130), (402.0, 136)] { hand.tap(x, 41, atFrame: frame) }
        }
    ) {
        HStack(spacing: 0) {
            Guide().colorScheme(.light)
            Guide().colorScheme(.dark)
        }
        .frame(width: 960, height: 600)
        .tint(nil)
    }
}

/// A page of samples between a navigation bar and a tab bar.
private struct Guide: View {
    var body: some View {
        TabView {
            NavigationStack {
                HStack(alignment: .top, spacing: 0) {
                    VStack(alignment: .leading, spacing: 18) {
                        TextStyles()
                        Swatches()
                    }
                    .padding(EdgeInsets(top: 12, leading: 16, bottom: 0, trailing: 0))
                    .frame(width: 210, alignment: .leading)
                    Controls()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .background(Color(.systemGroupedBackground))
                .navigationTitle("Style Guide")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                }
            }
            .tabItem { Label("Styles", systemImage: "star.fill") }
            Color.clear.tabItem { Label("Search", systemImage: "magnifyingglass") }
            Color.clear.tabItem { Label("Settings", systemImage: "gearshape.fill") }
        }
        .frame(width: 480, height: 600)
        .background(Color(.systemBackground))
    }
}

/// A line of text in each text style.
private struct TextStyles: View {
    private let samples: [(name: String, font: Font)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2),
        ("Title 3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
        ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
        ("Caption 2", .caption2),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(samples.indices) { Text(samples[$0].name).font(samples[$0].font) }
            HStack(spacing: 8) {
                Text("Primary")
                Text("Secondary").foregroundStyle(.secondary)
                Text("Tertiary").foregroundStyle(.tertiary)
            }
            .font(.footnote)
        }
    }
}

/// The system colours and greys.
private struct Swatches: View {
    private let rows: [[Color]] = [
        [.red, .orange, .yellow, .green, .mint, .teal],
        [.cyan, .blue, .indigo, .purple, .pink, .brown],
        [
            Color(.systemGray), Color(.systemGray2), Color(.systemGray3), Color(.systemGray4),
            Color(.systemGray5), Color(.systemGray6),
        ],
    ]

    var body: some View {
        VStack(spacing: 6) {
            ForEach(rows.indices) { row in
                HStack(spacing: 6) {
                    ForEach(rows[row].indices) { column in
                        RoundedRectangle(cornerRadius: 7)
                            .fill(rows[row][column])
                            .frame(width: 26, height: 26)
                    }
                }
            }
        }
    }
}

/// Controls in the rows of an inset grouped list.
private struct Controls: View {
    @State private var isOn = false
    @State private var volume = 0.3
    @State private var count = 1
    @State private var size = 1

    var body: some View {
        List {
            Section("Controls") {
                Toggle("Toggle", isOn: $isOn)
                Slider(value: $volume)
                Stepper("Stepper", value: $count, in: 0...9)
                Picker("Size", selection: $size) {
                    Text("S").tag(0)
                    Text("M").tag(1)
                    Text("L").tag(2)
                }
                .pickerStyle(.segmented)
                HStack {
                    ProgressView(value: volume)
                    ProgressView()
                }
            }
            Section {
                NavigationLink("Link") { Text("Link") }
                Label("Label", systemImage: "heart.fill")
                HStack {
                    Button("Grey") {}.buttonStyle(.bordered)
                    Button("Filled") {}.buttonStyle(.borderedProminent)
                }
            }
        }
    }
}
