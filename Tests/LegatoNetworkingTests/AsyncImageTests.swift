import Foundation
import FoundationNetworking
import SwiftUI
import Synchronization
import Testing

@testable import LegatoNetworking

/// Views that load images.
@Suite(.serialized)
struct AsyncImageTests {
    /// Shows a view and collects the phases of its image.
    private final class Stage {
        let display = HeadlessDisplay(size: CGSize(width: 40, height: 40))
        var phases: [AsyncImagePhase] = []

        func show(_ view: some View) {
            display.perform {
                display.rootLayer.sublayers = nil
                let hosting = HostingLayer(rootView: view)
                hosting.frame = display.rootLayer.bounds
                display.rootLayer.addSublayer(hosting)
                display.rootLayer.backgroundColor = CGColor(gray: 1, alpha: 1)
            }
            display.advance(frames: 1)
        }

        /// Draws frames, and lets other tasks run, until a condition is true.
        func wait(until condition: () -> Bool) async {
            for _ in 0..<1_000_000 {
                if condition() { return }
                await Task.yield()
                display.advance(frames: 1)
            }
            #expect(condition())
        }

        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let picture: CGImage = display.snapshot()
            let pixel = picture[x, y]
            return [pixel.red, pixel.green, pixel.blue]
        }
    }

    /// A view whose image has another URL when its model changes.
    @Observable
    fileprivate final class Model {
        var url: URL?
        var isShown = true

        init(_ url: URL?) { self.url = url }
    }

    private struct Watched: View {
        let model: Model
        let stage: Stage
        var loader = ImageLoader.shared

        var body: some View {
            if model.isShown {
                AsyncImage(url: model.url) { phase -> Color in
                    stage.phases.append(phase)
                    return phase.image == nil ? .red : .green
                }
                .environment(\.imageLoader, loader)
            }
        }
    }

    /// Calls a closure with the URL of a PNG file of 20 x 10 pixels of one colour.
    private func withPicture(
        _ color: [UInt8] = [0, 0, 255, 255], _ body: (URL) async throws -> Void
    ) async throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let pixels = [[UInt8]](repeating: color, count: 200).flatMap(\.self)
        try CGImage(width: 20, height: 10, premultipliedRGBA: pixels).writePNG(to: file)
        try await body(file)
    }

    /// A loader whose requests are answered by `Stub`.
    private func stubbed(limit: Int = 1 << 20) -> ImageLoader {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        var loader = ImageLoader(downloads: ImageDownloads(configuration))
        loader.limits.bytes = limit
        return loader
    }

    private func loadError(
        _ loader: ImageLoader = .shared, _ url: URL?
    ) async throws -> (any Error)? {
        let url = try #require(url)
        do {
            _ = try await loader.image(at: url)
            return nil
        } catch { return error }
    }

    // MARK: Views

    @Test("An image replaces a grey area of the frame's size, in its own size")
    func plainImage() async throws {
        try await withPicture { url in
            let stage = Stage()
            stage.show(AsyncImage(url: url).frame(width: 30, height: 30))
            let grey = stage.pixel(20, 20)
            #expect(grey == stage.pixel(8, 8))
            #expect(grey[0] > 200 && grey[0] < 250)
            await stage.wait { stage.pixel(20, 20) == [0, 0, 255] }
            #expect(stage.pixel(11, 16) == [0, 0, 255])
            #expect(stage.pixel(9, 16) == [255, 255, 255])
            #expect(stage.pixel(20, 13) == [255, 255, 255])
        }
    }

    @Test("An image has a number of pixels per point")
    func scale() async throws {
        try await withPicture { url in
            let stage = Stage()
            stage.show(
                AsyncImage(url: url, scale: 2) {
                    $0
                } placeholder: {
                    Color(red: 1, green: 0, blue: 0)
                })
            #expect(stage.pixel(2, 2) == [255, 0, 0])
            await stage.wait { stage.pixel(20, 20) == [0, 0, 255] }
            #expect(stage.pixel(14, 20) == [255, 255, 255])
            #expect(stage.pixel(16, 20) == [0, 0, 255])
        }
    }

    @Test(
        "A scale that is not positive and finite counts as 1",
        arguments: [0, -1, .nan, CGFloat.infinity]
    )
    func badScale(scale: CGFloat) async throws {
        try await withPicture { url in
            let stage = Stage()
            stage.show(
                AsyncImage(url: url, scale: scale) {
                    $0
                } placeholder: {
                    Color.red
                })
            await stage.wait { stage.pixel(20, 20) == [0, 0, 255] }
            #expect(stage.pixel(11, 16) == [0, 0, 255])
            #expect(stage.pixel(9, 16) == [255, 255, 255])
        }
    }

    @Test("The phases of an image are empty, then success")
    func phases() async throws {
        try await withPicture { url in
            let (stage, model) = (Stage(), Model(url))
            stage.show(Watched(model: model, stage: stage))
            await stage.wait { stage.phases.count > 1 }
            #expect(stage.phases[0].image == nil && stage.phases[0].error == nil)
            #expect(stage.phases.last?.image != nil)
        }
    }

    @Test("Another URL shows the placeholder and then the other image, and nil the placeholder")
    func otherURL() async throws {
        try await withPicture { first in
            try await withPicture { second in
                let (stage, model) = (Stage(), Model(first))
                stage.show(Watched(model: model, stage: stage))
                await stage.wait { stage.phases.last?.image != nil }
                stage.phases = []
                stage.display.perform { model.url = second }
                await stage.wait { stage.phases.last?.image != nil }
                #expect(stage.phases[0].image == nil)
                stage.display.perform { model.url = nil }
                await stage.wait { stage.phases.last?.image == nil }
            }
        }
    }

    @Test("A missing file, and data that are not an image, are failures")
    func failures() async throws {
        let (stage, model) = (Stage(), Model(URL(filePath: "/no/such/file.png")))
        stage.show(Watched(model: model, stage: stage))
        await stage.wait { stage.phases.last?.error != nil }
        stage.phases = []
        stage.display.perform { model.url = URL(string: "data:image/png;base64,aGVsbG8=") }
        await stage.wait { stage.phases.last?.error is ImageFileError }
    }

    @Test("The change of the phase has the view's transaction")
    func transaction() async throws {
        try await withPicture { url in
            let stage = Stage()
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.disablesAnimations = true
            var seen: [Bool] = []
            stage.show(
                AsyncImage(url: url, transaction: transaction) { phase in
                    Color.red.opacity(phase.image == nil ? 0 : 1)
                        .transaction { seen.append($0.disablesAnimations) }
                }
            )
            seen = []
            await stage.wait { seen.contains(true) }
        }
    }

    @Test("A load is cancelled when the view disappears or its URL changes")
    func cancellation() async throws {
        let (stage, model) = (Stage(), Model(URL(string: "http://stub.test/never/1")))
        Stub.reset()
        stage.show(Watched(model: model, stage: stage, loader: stubbed()))
        await stage.wait { Stub.started == ["/never/1"] }
        stage.display.perform { model.url = URL(string: "http://stub.test/never/2") }
        await stage.wait { Stub.stopped == ["/never/1"] && Stub.started.count == 2 }
        stage.display.perform { model.isShown = false }
        await stage.wait { Stub.stopped == ["/never/1", "/never/2"] }
        #expect(stage.phases.allSatisfy { $0.error == nil })
    }

    // MARK: Loading

    @Test("The bytes of a response are decoded")
    func response() async throws {
        try await withPicture { file in
            let data = try Data(contentsOf: file)
            Stub.reset(data)
            let url = try #require(URL(string: "https://stub.test/picture"))
            let image = try await stubbed().image(at: url)
            #expect(image.width == 20 && image.height == 10)
            let text = "data:image/png;base64,\(data.base64EncodedString())"
            let inner = try await ImageLoader.shared.image(at: #require(URL(string: text)))
            #expect(inner.width == 20 && inner.height == 10)
        }
    }

    @Test("A status of the server, a response that is too large, and an unknown scheme are errors")
    func badResponses() async throws {
        Stub.reset(Data(count: 100))
        let missing = try await loadError(stubbed(), URL(string: "http://stub.test/404"))
        #expect((missing as? URLError)?.code == .badServerResponse)
        let large = try await loadError(stubbed(limit: 99), URL(string: "http://stub.test/picture"))
        #expect((large as? URLError)?.code == .dataLengthExceedsMaximum)
        let zeros = try await loadError(
            stubbed(limit: 100), URL(string: "http://stub.test/picture"))
        #expect(zeros is ImageFileError)
        let unknown = try await loadError(.shared, URL(string: "nowhere://stub.test"))
        #expect(unknown is URLError)
        let plain = try await loadError(.shared, URL(string: "data:text/plain,hello"))
        #expect((plain as? URLError)?.code == .cannotDecodeContentData)
    }
}

/// Answers requests with bytes, without a network.
nonisolated private final class Stub: URLProtocol {
    private struct State {
        var data = Data()
        var started: [String] = []
        var stopped: [String] = []
    }

    private static let state = Mutex(State())

    static func reset(_ data: Data = Data()) {
        state.withLock { $0 = State(data: data) }
    }

    static var started: [String] { state.withLock { $0.started } }
    static var stopped: [String] { state.withLock { $0.stopped } }

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host() == "stub.test"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest {
        request
    }

    override func startLoading() {
        guard let url = request.url else { return }
        let data = Self.state.withLock { state in
            state.started.append(url.path())
            return state.data
        }
        guard !url.path().hasPrefix("/never") else { return }
        let status = Int(url.lastPathComponent) ?? 200
        if let response = HTTPURLResponse(
            url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        {
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
        guard let path = request.url?.path() else { return }
        Self.state.withLock { if path.hasPrefix("/never") { $0.stopped.append(path) } }
    }
}
