import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Localised titles.
struct TitleKeyTests {
    private let key: LocalizedStringKey = "**Key** \(12)"
    private let resource = LocalizedStringResource("Resource")

    private func labels(_ view: some View) -> [String] {
        func all(_ element: AccessibilityElement) -> [String] {
            [element.label] + element.children.flatMap(all)
        }
        let it = ViewDisplay(view, size: CGSize(width: 400, height: 600), frames: 2)
        return it.hosting.viewElements.flatMap(all)
    }

    private func expectTitle(
        _ title: String, _ view: some View, at location: SourceLocation = #_sourceLocation
    ) {
        // Lists show the titles of sections in capitals.
        let labels = labels(view).map { $0.lowercased() }
        #expect(labels.contains { $0.contains(title.lowercased()) }, sourceLocation: location)
    }

    @Test("Literals are keys with Markdown")
    func literals() {
        let text = Text("content")
        expectTitle("Key 12", Label("**Key** \(12)", systemImage: "star"))
        expectTitle("Key 12", Button("**Key** \(12)", systemImage: "star") {})
        expectTitle("Key 12", Menu("**Key** \(12)") { text })
        expectTitle("Key 12", NavigationStack { NavigationLink("**Key** \(12)", value: 1) })
        expectTitle("Key 12", ContentUnavailableView("**Key** \(12)", systemImage: "star"))
        expectTitle("Key 12", DisclosureGroup("**Key** \(12)") { text })
        expectTitle("Key 12", GroupBox("**Key** \(12)") { text })
        expectTitle("Key 12", List { Section("**Key** \(12)") { text } })
        expectTitle("Key 12", NavigationStack { text.navigationTitle("**Key** \(12)") })
    }

    @Test("Titles may be keys")
    func keys() {
        let text = Text("content")
        let (number, isOn) = (Binding.constant(1), Binding.constant(true))
        expectTitle("Key 12", Label(key, systemImage: "star"))
        expectTitle("Key 12", Button(key, systemImage: "star") {})
        expectTitle("Key 12", Toggle(key, systemImage: "star", isOn: isOn))
        expectTitle("Key 12", Menu(key) { text })
        expectTitle("Key 12", Picker(key, selection: number) { text.tag(1) }.pickerStyle(.inline))
        expectTitle("Key 12", Stepper(key, value: number))
        expectTitle("Key 12", ProgressView(key))
        expectTitle("Key 12", NavigationStack { NavigationLink(key) { text } })
        expectTitle("Key 12", NavigationStack { text.navigationTitle(key) })
        expectTitle("Key 12", text.alert(key, isPresented: isOn) {})
        expectTitle(
            "Key 12", text.confirmationDialog(key, isPresented: isOn, titleVisibility: .visible) {}
        )
        expectTitle("Key 12", DatePicker(key, selection: .constant(.now)))
        expectTitle("Key 12", TabView { Tab(key, systemImage: "star") { text } })
    }

    @Test("Titles may be resources")
    func resources() {
        let text = Text("content")
        let isOn = Binding.constant(true)
        expectTitle("Resource", Label(resource, systemImage: "star"))
        expectTitle("Resource", Button(resource) {})
        expectTitle("Resource", Toggle(resource, isOn: isOn))
        expectTitle("Resource", Menu(resource) { text })
        expectTitle("Resource", List { Section(resource) { text } })
        expectTitle("Resource", GroupBox(resource) { text })
        expectTitle("Resource", NavigationStack { text.navigationTitle(resource) })
        expectTitle("Resource", text.alert(resource, isPresented: isOn) {})
        expectTitle("Resource", LabeledContent(resource, value: "a"))
        expectTitle("Resource", ProgressView(resource))
        expectTitle("Resource", text.accessibilityLabel(resource))
    }

    @Test("Strings that are not literals are shown as they are")
    func strings() {
        let string = "**No** key"
        #expect(labels(Label(string, systemImage: "star")).contains { $0.contains("**No** key") })
        #expect(labels(Button(string) {}).contains("**No** key"))
        let titled = NavigationStack { Text("a").navigationTitle(string) }
        #expect(labels(titled).contains("**No** key"))
    }
}
