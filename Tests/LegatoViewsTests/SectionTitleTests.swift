import Foundation
import Legato
import Testing

/// Titles of sections.
struct SectionTitleTests {
    /// Returns the texts of a list with a section, and the fonts in which they are shown.
    private func titles<S: ListStyle>(_ style: S, isUnchanged: Bool = false) -> [String: String] {
        let list = List {
            Section {
                Color.red.frame(height: 20)
            } header: {
                if isUnchanged { Text("General").textCase(nil) } else { Text("General") }
            } footer: {
                Text("Note")
            }
        }
        let stage = ViewStage(list.listStyle(style), width: 300, height: 400)
        return stage.layers(CATextLayer.self).reduce(into: [:]) { found, layer in
            found["\(layer.string ?? "")"] = "\(layer.font as? String ?? "") \(layer.fontSize)"
        }
    }

    @Test("In groups the header is in capitals, unless it sets its case; both are footnotes")
    func groups() {
        #expect(titles(.insetGrouped) == ["GENERAL": "Sans 13.0", "Note": "Sans 13.0"])
        #expect(titles(.grouped).keys.contains("GENERAL"))
        #expect(titles(.insetGrouped, isUnchanged: true).keys.contains("General"))
    }

    @Test("In plain lists the header is a headline, and the footer a subheading")
    func plain() {
        #expect(titles(.plain) == ["General": "Sans Semi-Bold 17.0", "Note": "Sans 15.0"])
    }

    @Test("Controls in titles have the tint or their own style, texts the style of the title")
    func controls() throws {
        let url = try #require(URL(string: "https://example.com"))
        let list = List {
            Section {
                Color.red.frame(height: 20)
            } header: {
                HStack {
                    Text("Title")
                    Button("All") {}
                    NavigationLink("Next") { EmptyView() }
                    Button("Own") {}.foregroundStyle(Color.green)
                    Button("Plain") {}.buttonStyle(.plain)
                }
            } footer: {
                Link("Link", destination: url)
            }
        }
        func color(_ color: Color) -> CGColor { color.resolve(in: EnvironmentValues()).cgColor }
        func check(_ stage: ViewStage<some View>) {
            var shown: [String: CGColor] = [:]
            for layer in stage.layers(CATextLayer.self) {
                shown["\(layer.string ?? "")".lowercased()] = layer.foregroundColor
            }
            for name in ["all", "next", "link"] {
                #expect(shown[name] == color(.accentColor), "\(name)")
            }
            #expect(shown["own"] == color(.green))
            #expect(shown["title"] == color(.secondary) && shown["plain"] == color(.secondary))
        }
        check(ViewStage(list.listStyle(.insetGrouped), width: 400, height: 400))
        check(ViewStage(list.listStyle(.plain), width: 400, height: 400))
    }
}
