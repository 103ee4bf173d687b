import Foundation
import Legato
import LegatoViews
import Testing

/// The listing of the documentation comment on preview providers, which is found in the program.
struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Text("New")
            .padding()
            .previewLayout(.sizeThatFits)
    }
}

/// The listing of the documentation comment on previews that are values.
private struct BadgeRegistry: PreviewRegistry {
    static var fileID: String { "Tests/BadgeRegistry.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
        let preview = Preview("Badge", traits: .landscapeLeft, .sizeThatFitsLayout) { Text("New") }
        return preview
    }
}

struct Inset: PreviewModifier {
    static func makeSharedContext() async throws -> EdgeInsets { EdgeInsets() }

    func body(content: Content, context: EdgeInsets) -> some View {
        content.padding(context)
    }
}

private struct InsetRegistry: PreviewRegistry {
    static var fileID: String { "Tests/InsetRegistry.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
        Preview("Inset", traits: .sizeThatFitsLayout, .modifier(Inset())) {
            Color.red.frame(width: 10, height: 20)
        }
    }
}

/// Listings on previews.
///
/// The listings of the documentation comments on previews.
struct PreviewListings {
    /// Returns the size of a text by itself.
    private func size(_ text: Text) throws -> CGSize {
        let hosting = HostingLayer(rootView: text)
        let display = HeadlessDisplay(size: CGSize(width: 300, height: 300))
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.advance(frames: 1)
        func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
        let layers = all(hosting).compactMap { $0 as? CATextLayer }
        return try #require(layers.first).bounds.size
    }

    @Test("A preview that fits its view has the size of the view")
    func provider() throws {
        let preview = try #require(PreviewCatalog.previews(matching: "Badge_Previews").first)
        let text = try size(Text("New"))
        #expect(preview.name == "Badge")
        #expect(abs(preview.size.width - text.width - 32) < 1)
        #expect(abs(preview.size.height - text.height - 32) < 1)
    }

    @Test("A preview that is a value has its name, and the size of its view")
    func value() throws {
        let preview = try #require(PreviewCatalog.previews(matching: "BadgeRegistry").first)
        let text = try size(Text("New"))
        #expect(preview.name == "Badge" && abs(preview.size.width - text.width) < 1)
    }

    @Test("Insets that are all 0 leave a view as it is")
    func modifier() async throws {
        let preview = try #require(PreviewCatalog.previews(matching: "InsetRegistry").first)
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        display.rootLayer.addSublayer(preview.layer)
        for _ in 0..<10_000 where preview.size != CGSize(width: 10, height: 20) {
            await Task.yield()
            display.advance(frames: 2)
        }
        #expect(preview.size == CGSize(width: 10, height: 20))
    }
}

#if Macros
#Preview("Badge") {
    Text("New").padding()
}

#Preview("Badge", traits: .fixedLayout(width: 200, height: 100)) {
    Text("New").padding()
}

#Preview {
    @Previewable @State var isOn = false
    Toggle("Sound", isOn: $isOn)
}

extension PreviewListings {
    @Test("Declared previews are found with their names and sizes")
    func declared() {
        let found = PreviewCatalog.previews(matching: "LegatoViewsTests/PreviewListings.swift:")
        #expect(found.map(\.name) == ["Badge", "Badge", "PreviewListings"])
        let phone = CGSize(width: 393, height: 852)
        #expect(found.map(\.size) == [phone, CGSize(width: 200, height: 100), phone])
    }
}
#endif
