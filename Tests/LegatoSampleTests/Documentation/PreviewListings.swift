import Legato
import Testing

struct Inset: PreviewModifier {
    static func makeSharedContext() async throws -> EdgeInsets { EdgeInsets() }

    func body(content: Content, context: EdgeInsets) -> some View {
        content.padding(context)
    }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Text("New")
            .padding()
            .previewLayout(.sizeThatFits)
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
#endif

/// Listings on previews.
///
/// The listings of the documentation comments on previews.
@MainActor
struct PreviewListings {
    @Test("A provider's views are drawn like others")
    func provider() {
        #expect(TransactionStage(Badge_Previews.previews).find("New") != nil)
    }

    @Test("A modifier makes the context that its previews share")
    func modifier() async throws {
        #expect(try await Inset.makeSharedContext() == EdgeInsets())
    }

    @Test("A preview is declared with traits")
    func traits() {
        let preview = Preview("Badge", traits: .landscapeLeft, .sizeThatFitsLayout) { Text("New") }
        #expect(type(of: preview) == Preview.self)
    }
}
