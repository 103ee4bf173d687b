import Foundation
import Legato
import LegatoPlatform
import Observation
import TestSupport
import Testing

@Suite("Images of views, share links, changes of scenes, opened URLs", .serialized)
struct ImageRendererTests {
    private struct Scaled: View {
        @Environment(\.displayScale) private var scale
        @State private var color = Color.red

        var body: some View {
            color.frame(width: 10 * scale, height: 20).onAppear { color = .blue }
        }
    }

    @Test("An image has the ideal size of the view, at its scale, and shows what onAppear sets")
    func image() throws {
        let renderer = ImageRenderer(content: Scaled())
        let image = try #require(renderer.cgImage)
        #expect(image.width == 10 && image.height == 20)
        #expect(image[5, 5].blue > 200 && image[5, 5].red < 60 && image[5, 5].alpha == 255)
        renderer.scale = 3
        let large = try #require(renderer.uiImage)
        #expect(large.size == CGSize(width: 30, height: 20) && large.scale == 3)
        #expect(large.cgImage?.width == 90 && large.cgImage?.height == 60)
        #expect(renderer.nsImage?.size == large.size)
    }

    @Test("The space offered, the content and the background can be changed")
    func proposal() throws {
        let renderer = ImageRenderer(content: Circle().fill(.black))
        renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
        let image = try #require(renderer.cgImage)
        #expect(image.width == 30 && image.height == 30)
        #expect(image[0, 0].alpha == 0 && image[15, 15].alpha == 255)
        renderer.content = Circle().fill(.white)
        renderer.isOpaque = true
        let other = try #require(renderer.cgImage)
        #expect(other[0, 0].alpha == 255 && other[0, 0].red == 0 && other[15, 15].red == 255)
    }

    @Test("A view without a size has no image, and a wrong scale counts as 1")
    func wrong() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        let messages = sentences {
            renderer.scale = .nan
            #expect(renderer.cgImage?.width == 4)
        }
        #expect(messages.count == 1)
        renderer.scale = 1000
        renderer.content = Color.red.frame(width: 4000, height: 4)
        #expect(renderer.cgImage == nil)
    }

    @MainActor
    @Observable
    final class Model {
        var isOn = false
        @ObservationIgnored var evaluations = 0
    }

    private struct Thumbnail: View {
        let model: Model

        var body: some View {
            let _ = model.evaluations += 1
            let renderer = ImageRenderer(content: page)
            if let image = renderer.cgImage { Image(decorative: image, scale: 1) }
        }

        private var page: some View {
            NavigationStack {
                ScrollView { if model.isOn { Text("On") } else { Circle().frame(width: 40) } }
                    .navigationTitle("Title")
                    .toolbar { Button("Done") {} }
            }
            .frame(width: 60, height: 60)
        }
    }

    @Test("A body that draws a page into an image is evaluated once for each change")
    func page() {
        let display = HeadlessDisplay(size: CGSize(width: 64, height: 64), threads: 1)
        let model = Model()
        let host = HostingLayer(rootView: Thumbnail(model: model))
        host.frame = display.rootLayer.bounds
        let messages = sentences {
            display.rootLayer.addSublayer(host)
            display.advance(by: 0.1)
            #expect(model.evaluations == 1)
            display.perform { withAnimation { model.isOn = true } }
            display.advance(by: 0.5)
        }
        #expect(model.evaluations == 2)
        #expect(messages == [])
    }

    @Test("A closure draws the view into any context")
    func closure() {
        let context = CGContext(width: 8, height: 8)
        ImageRenderer(content: Color.green.frame(width: 4, height: 4)).render { size, draw in
            #expect(size == CGSize(width: 4, height: 4))
            draw(context)
        }
        let image: CGImage = context.makeImage()
        #expect(image[2, 2].alpha == 255 && image[6, 6].alpha == 0)
    }

    @Test("A share link copies its text, and says so")
    func share() {
        func copied(_ link: some View) -> String {
            let it = ViewDisplay(link)
            let messages = sentences { it.tap(150, 100) }
            #expect(messages.count == 1 && messages[0].contains("clipboard"))
            return it.display.clipboard ?? ""
        }
        #expect(copied(ShareLink(item: "one")) == "one")
        #expect(copied(ShareLink("Share", items: ["one", "two"])) == "one\ntwo")
        #expect(copied(ShareLink(items: [3, 4], message: Text("b"))) == "3\n4")
        if let url = URL(string: "https://swift.org/a") {
            #expect(copied(ShareLink("Share", item: url)) == "https://swift.org/a")
            let preview = SharePreview("a", image: Image(systemName: "star"))
            let link = ShareLink(item: url, subject: Text("a"), preview: preview) {
                Color.red.frame(width: 100, height: 100)
            }
            #expect(copied(link) == "https://swift.org/a")
        }
    }

    private struct Receiver: View {
        let name: String
        let log: Log
        var body: some View {
            Color.red.onOpenURL { log.lines.append("\(name) \($0.host() ?? "")") }
        }
    }

    @Observable final class Log {
        var lines: [String] = []
        var isShown = true
    }

    private struct Switch: View {
        let log: Log
        var body: some View { if log.isShown { Receiver(name: "a", log: log) } }
    }

    @Test("URLs wait for a view, reach all present views, and no removed one")
    func urls() throws {
        let log = Log()
        let url = try #require(URL(string: "app://first"))
        OpenedURLs.open(url)
        let it = ViewDisplay(Switch(log: log), frames: 2)
        #expect(log.lines == ["a first"])
        let other = ViewDisplay(Receiver(name: "b", log: log), frames: 2)
        OpenedURLs.open(url)
        #expect(log.lines.sorted() == ["a first", "a first", "b first"])
        it.display.perform { log.isShown = false }
        it.display.advance(frames: 2)
        OpenedURLs.open(url)
        #expect(log.lines.count == 4 && log.lines.last == "b first")
        _ = other
    }

    private struct Program: App {
        static let log = Log()
        @State private var count = 0
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup { Button("More") { count += 1 } }
                .onChange(of: count) { old, new in Self.log.lines.append("\(old) \(new)") }
                .onChange(of: phase) { new in Self.log.lines.append("\(new)") }
                .onChange(of: count, initial: true) { Self.log.lines.append("any") }
        }
    }

    @Test("A scene follows values of the app, once for all windows, and the app's phase")
    func changes() {
        var program = Program()
        let phase = SharedScenePhase()
        let properties = PropertyStores(phase: phase)
        let windows = AppWindows(phase: phase) {
            properties.restart()
            properties.connect(&program)
            return program.body
        }
        let displays = (0..<2).map { _ in ViewDisplay(windows.root(of: 0), frames: 2) }
        #expect(Program.log.lines == ["any"])
        displays[0].tap(150, 100)
        displays[0].display.advance(frames: 2)
        #expect(Program.log.lines == ["any", "any", "0 1"])
        displays[0].display.scenePhase = .background
        for display in displays { display.display.advance(frames: 2) }
        #expect(Program.log.lines.count == 3)
        displays[1].display.scenePhase = .inactive
        for display in displays { display.display.advance(frames: 2) }
        #expect(Program.log.lines.last == "inactive" && Program.log.lines.count == 4)
    }
}
