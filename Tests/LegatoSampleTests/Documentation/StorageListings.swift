import Foundation
import Legato
import Testing

/// Listings on storage and resources.
///
/// The listings of the documentation comments on stored values, URLs, metrics and resources.
@MainActor
struct StorageListings {
    struct Sound: View {
        @AppStorage("isMuted") private var isMuted = false

        var body: some View { Toggle("Mute", isOn: $isMuted) }
    }

    @Test("A toggle writes the value of a key")
    func appStorage() throws {
        UserDefaults.standard.removeObject(forKey: "isMuted")
        defer { UserDefaults.standard.removeObject(forKey: "isMuted") }
        let stage = TransactionStage(Sound())
        stage.tap(CGPoint(x: 380, y: try stage.frame(stage.text("Mute")).midY))
        stage.settle()
        #expect(UserDefaults.standard.bool(forKey: "isMuted"))
    }

    struct Help: View {
        @Environment(\.openURL) private var openURL

        // swift-format-ignore: NeverForceUnwrap
        var body: some View {
            Button("Help") { openURL(URL(string: "https://swift.org")!) }
        }
    }

    @Test("A button opens a page with the handler of the environment")
    func openURL() throws {
        var hosts: [String?] = []
        let action = OpenURLAction { url in
            hosts.append(url.host())
            return .handled
        }
        let stage = TransactionStage(Help().environment(\.openURL, action))
        try stage.tap("Help")
        #expect(hosts == ["swift.org"])
    }

    struct Letter: View {
        @SceneStorage("draft") private var draft = ""
        var body: some View {
            VStack {
                Text(draft.isEmpty ? "Empty" : draft)
                Button("Write") { draft += "Dear Ada" }
            }
        }
    }

    @Test("A draft outlives the view that wrote it")
    func sceneStorage() throws {
        UserDefaults.standard.removeObject(forKey: "SceneStorage.draft")
        defer { UserDefaults.standard.removeObject(forKey: "SceneStorage.draft") }
        let stage = TransactionStage(Letter())
        #expect(stage.find("Empty") != nil)
        try stage.tap("Write")
        stage.settle()
        #expect(TransactionStage(Letter()).find("Dear Ada") != nil)
    }

    struct Icon: View {
        @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
        var body: some View { Circle().frame(width: iconSize, height: iconSize) }
    }

    @Test("An icon grows with the preferred size of texts")
    func scaledMetric() throws {
        func width(_ size: DynamicTypeSize) throws -> Double {
            let stage = TransactionStage(Icon().environment(\.dynamicTypeSize, size))
            return try stage.frame(stage.shape()).width
        }
        #expect(try width(.large) == 32)
        #expect(try width(.xxxLarge) > 34)
    }

    @Test("Names of resources are equal if their names and bundles are")
    func resources() {
        #expect(ImageResource.wave == ImageResource(name: "wave", bundle: .main))
        #expect(ImageResource.wave != ImageResource(name: "Wave", bundle: .main))
        #expect(ColorResource.gold == ColorResource(name: "Gold", bundle: .main))
        #expect(ColorResource.gold != ColorResource(name: "gold", bundle: .main))
    }
}

extension ImageResource {
    static let wave = ImageResource(name: "wave", bundle: .main)
}

extension ColorResource {
    static let gold = ColorResource(name: "Gold", bundle: .main)
}
