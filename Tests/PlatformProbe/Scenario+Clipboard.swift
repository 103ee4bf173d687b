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

    /// Opens 40 windows, one after the other, that can paste and copy, and closes each once it has shown
    /// a frame; another one stays open until the end.
    func runReopened() throws {
        let first = try openWindow()
        reopen(40)
        try withExtendedLifetime(first) { try Application.shared.run() }
    }

    private func reopen(_ count: Int) {
        report("windows", 40 - count)
        guard count > 0 else { return Application.shared.terminate() }
        let size = CGSize(width: 320, height: 200)
        do {
            let window = try Window(title: "Legato probe: again", size: size) { CopyView() }
            when({ window.pacing.framesPresented > 0 }) {
                window.close()
                reopen(count - 1)
            }
        } catch {
            report("error", error)
            exit(4)
        }
    }
}

private struct CopyView: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text("Grüße").focusable().focused($isFocused).copyable(["Grüße"])
            PasteButton(payloadType: String.self) { report("text", $0) }
        }
        .onAppear { isFocused = true }
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
            followChanges()
        }
        .onChange(of: name) { report("name", name) }
    }

    /// Reports each change of the clipboard.
    private func followChanges() {
        var count = GeneralClipboard.system.changeCount
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
            MainActor.assumeIsolated {
                guard GeneralClipboard.system.changeCount != count else { return }
                count = GeneralClipboard.system.changeCount
                report("changes", count)
                fflush(nil)
            }
        }
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
