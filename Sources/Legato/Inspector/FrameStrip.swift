import Foundation
import LegatoGraphics
import LegatoPlatform
import LegatoViews

/// A chart of the latest frames, with a stacked bar of phases for each.
struct FrameStrip: View {
    let model: InspectorModel

    private var frames: [FrameTiming] { model.frames }

    /// A phase of a frame, such as drawing.
    private struct Phase {
        let name: String
        let color: Color
        let length: (FrameTiming) -> Double
    }

    private static let phases = [
        Phase(name: "commits", color: .gray) { $0.prepared - $0.start },
        Phase(name: "animations", color: .orange) { $0.evaluated - $0.prepared },
        Phase(name: "display list", color: .yellow) { $0.listed - $0.evaluated },
        Phase(name: "drawing", color: .blue) { $0.drawn - $0.listed },
        Phase(name: "presenting", color: .green) { $0.presented - $0.drawn },
    ]
    /// The seconds that the full height represents.
    private static let height = 1.0 / 60

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 7) {
                Text("Frames").bold()
                ForEach(Self.phases.indices, id: \.self) { index in
                    HStack(spacing: 3) {
                        Circle().fill(Self.phases[index].color).frame(width: 8, height: 8)
                        Text(Self.phases[index].name).foregroundStyle(.secondary)
                    }
                }
                Spacer(minLength: 0)
                Text(summary).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            Canvas { context, size in draw(in: &context, size) }
        }
        .padding(8)
    }

    private func draw(in context: inout GraphicsContext, _ size: CGSize) {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.1)))
        let step = size.width / 120
        for (index, frame) in frames.enumerated() {
            let x = size.width - step * CGFloat(frames.count - index)
            var bottom = size.height
            for phase in Self.phases {
                let part = max(0, phase.length(frame)) / Self.height
                let length = min(bottom, size.height * CGFloat(part))
                bottom -= length
                let bar = CGRect(x: x, y: bottom, width: max(1, step - 1), height: length)
                context.fill(Path(bar), with: .color(phase.color))
            }
        }
    }

    private var summary: String {
        let work = frames.map { $0.drawn - $0.start }.sorted()
        guard let longest = work.last else { return "no frames" }
        func words(_ seconds: Double) -> String { ((seconds * 10_000).rounded() / 10).short }
        return "median \(words(work[work.count / 2])) ms, longest \(words(longest)) ms"
    }
}
