import Legato

extension DemoScene {
    /// Pages that zoom out of images.
    static let zoomGallery = DemoScene(
        id: "zoom-gallery",
        title: "Step into the picture",
        sentence: "A picture zooms into a page and back: grab it in mid-flight, and it follows the "
            + "pointer, then continues from there.",
        stillTime: 0.4,
        play: { hand in
            hand.tap(226, -104, atFrame: 12)
            hand.drag(atFrame: 78, moves: 16) { CGPoint(x: 40 * $0, y: -60 + 230 * $0 * $0) }
            hand.tap(-226, 104, atFrame: 150)
        }
    ) {
        ZoomGallery()
    }
}

private struct Landscape: Identifiable {
    let id: String
    let sky: [Color]
    let hills: [Color]
    /// The position of the sun in the picture's unit space.
    let sun: UnitPoint
}

private let landscapes: [Landscape] = [
    Landscape(id: "Morning", sky: [.dusk[3], .coral], hills: [.dusk[1], .dusk[2]], sun: .leading),
    Landscape(id: "Noon", sky: [.blue, .cyan], hills: [.green, .aqua], sun: .top),
    Landscape(id: "Evening", sky: [.coral, .yellow], hills: [.dusk[0], .dusk[2]], sun: .center),
    Landscape(id: "Dusk", sky: [.dusk[2], .dusk[0]], hills: [.dusk[3], .indigo], sun: .trailing),
    Landscape(id: "Night", sky: [.black, .indigo], hills: [.dusk[3], .black], sun: .topTrailing),
    Landscape(id: "Mist", sky: [.gray, .mint], hills: [.teal, .gray], sun: .topLeading),
]

private struct ZoomGallery: View {
    @State private var path: [String] = []
    @Namespace private var pictures

    var body: some View {
        NavigationStack(path: $path) {
            VStack(spacing: 20) {
                ForEach(0..<2) { row in
                    HStack(spacing: 20) {
                        ForEach(landscapes[3 * row..<3 * row + 3]) { thumbnail($0) }
                    }
                }
            }
            .navigationDestination(for: String.self) { name in
                if let landscape = landscapes.first(where: { $0.id == name }) {
                    Poster(landscape: landscape) { path = [] }
                        .navigationTransition(.zoom(sourceID: name, in: pictures))
                        .toolbar(.hidden, for: .navigationBar)
                }
            }
        }
        .frame(width: 740, height: 440)
        .clipShape(RoundedRectangle(cornerRadius: 28))
    }

    private func thumbnail(_ landscape: Landscape) -> some View {
        Button {
            path.append(landscape.id)
        } label: {
            Picture(landscape: landscape)
                .frame(width: 206, height: 188)
                .matchedTransitionSource(id: landscape.id, in: pictures) { $0.cornerRadius(20) }
        }
        .buttonStyle(.plain)
    }
}

private struct Picture: View {
    let landscape: Landscape

    var body: some View {
        GeometryReader { space in
            let (w, h) = (space.size.width, space.size.height)
            ZStack {
                LinearGradient(colors: landscape.sky, startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(.white)
                    .frame(width: h * 0.24, height: h * 0.24)
                    .position(
                        x: w * (0.2 + 0.6 * landscape.sun.x), y: h * (0.2 + 0.5 * landscape.sun.y)
                    )
                Ellipse()
                    .fill(landscape.hills[0])
                    .frame(width: w * 1.1, height: h * 0.8)
                    .position(x: w * 0.24, y: h * 1.02)
                Ellipse()
                    .fill(landscape.hills[1])
                    .frame(width: w * 1.2, height: h * 0.7)
                    .position(x: w * 0.85, y: h * 1.06)
            }
        }
        .clipped()
    }
}

private struct Poster: View {
    let landscape: Landscape
    let close: () -> Void

    var body: some View {
        ZStack(alignment: .bottom) {
            Picture(landscape: landscape)
            HStack {
                Text(landscape.id).font(.largeTitle).fontWeight(.bold)
                Spacer()
                Button("Done", action: close).buttonStyle(.borderedProminent)
            }
            .padding(24)
        }
    }
}
