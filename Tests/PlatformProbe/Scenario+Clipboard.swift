import Foundation
import Legato

extension Scenario {
    /// Copies and pastes pictures and texts, writing them as files into the folder named by
    /// `PROBE_FOLDER`, until the window closes.
    func runClipboard() throws {
        let size = CGSize(width: 640, height: 400)
        let window = try Window(title: "Legato probe: clipboard", size: size) { ClipboardView() }
        try withExtendedLifetime(window) { try Application.shared.run() }
    }
}

private struct ClipboardView: View {
    @State private var name = ""
    @FocusState private var isPicture: Bool

    /// A picture whose file has more than 2 MB: it cannot be compressed.
    private let picture: CGImage = {
        var state: UInt32 = 1
        var pixels: [UInt8] = []
        for _ in 0..<1000 * 700 {
            for _ in 0..<3 {
                state = state &* 1_664_525 &+ 1_013_904_223
                pixels.append(UInt8(state >> 24))
            }
            pixels.append(255)
        }
        return CGImage(width: 1000, height: 700, premultipliedRGBA: pixels)
    }()

    var body: some View {
        VStack(spacing: 10) {
            Image(decorative: picture, scale: 10)
                .focusable()
                .focused($isPicture)
                .copyable([Image(decorative: picture, scale: 10)])
                .pasteDestination(for: Image.self) { images in
                    for image in images { keep(image) }
                }
            TextField("Name", text: $name)
            PasteButton(payloadType: URL.self) { report("url", $0.map(\.absoluteString)) }
        }
        .onAppear {
            write(picture.pngData(), "copied.png")
            isPicture = true
            report("ready", true)
        }
        .onChange(of: name) { report("name", name) }
    }

    private func keep(_ image: Image) {
        guard let pasted = ImageRenderer(content: image).cgImage else { return }
        write(Data(pasted.pixels), "pasted.rgba")
        report("pasted", "\(pasted.width) x \(pasted.height)")
    }

    private func write(_ data: Data, _ file: String) {
        let folder = ProcessInfo.processInfo.environment["PROBE_FOLDER"] ?? "."
        do { try data.write(to: URL(filePath: folder).appending(path: file)) } catch {
            report("error", error)
        }
    }
}
