import Foundation
import Legato

/// Files of recorded sessions with some parts changed, read and replayed.
@MainActor
enum RecordingCase {
    /// The maximum number of pixels of a display that is drawn.
    private static let maximumPixels = 4_000_000.0

    /// Runs the case that a tape describes.
    static func run(_ tape: inout Tape) {
        let text = RecordingText.file(&tape)
        tape.say(text.count > 4000 ? "\(text.prefix(4000)) … \(text.utf8.count) bytes" : text)
        let file = FileManager.default.temporaryDirectory
            .appending(path: "fuzz-\(ProcessInfo.processInfo.processIdentifier).session")
        defer { try? FileManager.default.removeItem(at: file) }
        try? Data(text.utf8).write(to: file)
        let recording: SessionRecording
        do throws(SessionFileError) { recording = try SessionRecording(contentsOf: file) } catch {
            tape.say("refused: \(error.reason)")
            law(!error.reason.isEmpty && error.path == file.path, "An error must have all parts")
            return
        }
        tape.say("\(recording.steps.count) steps")
        replay(recording, &tape)
        do throws(SessionFileError) {
            try recording.write(to: file)
            let again = try SessionRecording(contentsOf: file)
            law(again == recording, "Writing and reading must give the same recording")
        } catch {
            fatalError("A recording that was read must be writable: \(error)")
        }
    }

    private static func replay(_ recording: SessionRecording, _ tape: inout Tape) {
        let display = HeadlessDisplay(for: recording, threads: 1)
        let isViews = tape.chance(1, in: 2)
        var drawn = 0
        display.replay(recording) {
            if isViews { showViews(on: display) } else { showLayers(on: display) }
        } onStep: { step in
            guard case .tick = step.event, drawn < 5 else { return }
            let pixels = display.size.width * display.size.height * display.scale * display.scale
            guard pixels <= maximumPixels else { return }
            drawn += 1
            _ = display.snapshot()
        }
    }

    private static func showLayers(on display: HeadlessDisplay) {
        let card = CALayer()
        card.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
        card.backgroundColor = CGColor(red: 0.9, green: 0.5, blue: 0.1)
        display.rootLayer.addSublayer(card)
        let drag = DragGesture(minimumDistance: 0)
            .onChanged { drag in
                CALayer.animate(.interactiveSpring) { card.position = drag.location }
            }
            .onEnded { drag in
                CALayer.animate(.spring) { card.position = drag.predictedEndLocation }
            }
        display.rootLayer.addGesture(drag)
        display.rootLayer.addGesture(
            MagnifyGesture().onChanged { value in
                let scale = max(0.01, min(100, value.magnification))
                card.transform = CATransform3DMakeScale(scale, scale, 1)
            }
        )
        _ = display.displayLink { link in
            card.cornerRadius = (link.targetTimestamp - link.timestamp).isFinite ? 4 : 8
        }
    }

    private static func showViews(on display: HeadlessDisplay) {
        let hosting = HostingLayer(rootView: Page())
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
    }

    /// Views that respond to every kind of input.
    private struct Page: View {
        @State private var isOn = false
        @State private var offset = CGSize.zero

        var body: some View {
            VStack {
                Text(isOn ? "On" : "Off").onTapGesture { withAnimation { isOn.toggle() } }
                Color.blue.frame(width: 30, height: isOn ? 40 : 20).offset(offset)
                    .gesture(
                        DragGesture().onChanged { offset = $0.translation }
                            .onEnded { _ in withAnimation(.spring) { offset = .zero } }
                    )
                ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("Row \($0)") } } }
            }
        }
    }
}
