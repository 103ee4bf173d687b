import Foundation
import Legato
import Testing

/// The listings of the documentation comments on focus scopes, accessibility, searches, forms of
/// controls, edited lists and menus of rows.
private struct FormListings: View {
    struct Message: Identifiable {
        let id: Int
        var isRead = false
    }
    struct Alarm: Identifiable {
        let id: Int
        var isEnabled = false
    }
    struct Name: Identifiable {
        let id: Int
        var text = ""
    }
    struct File: Identifiable {
        let id: Int
    }
    struct Place: Identifiable {
        let id: Int
        var name = ""
    }
    private struct MessageRow: View {
        init(_ message: Message) {}
        var body: some View { Color.white }
    }
    private struct FileRow: View {
        init(_ file: File) {}
        var body: some View { Color.white }
    }
    private struct Places: View { var body: some View { Color.white } }
    private final class Importer {
        let progress = Progress(totalUnitCount: 1)
    }

    private let message = Message(id: 1)
    private let messages = [Message(id: 1)]
    private let files = [File(id: 1)]
    private let places = [Place(id: 1)]
    private let importer = Importer()
    @State private var alarms = [Alarm(id: 1)]
    @State private var names = [Name(id: 1)]
    @State private var selected: Set<File.ID> = []
    @State private var rate = 0.1
    @State private var size = 17.0
    @State private var name = ""
    @FocusState private var isFocused: Bool

    private func reply(to message: Message) {}
    private func markAsUnread(_ message: Message) {}
    private func remove(_ ids: Set<File.ID>) {}
    private func open(_ ids: Set<File.ID>) {}

    var body: some View {
        controls
        rows
        MessageRow(message)
            .accessibilityActions {
                Button("Reply") { reply(to: message) }
                if message.isRead { Button("Mark as unread") { markAsUnread(message) } }
            }
        ScrollView {
            ForEach(messages) { MessageRow($0) }
        }
        .defaultScrollAnchor(.bottom)
        Places()
            .presentationDetents([.height(120), .medium, .large])
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        List(places) { place in Text(place.name) }
            .presentationDetents([.medium, .large])
            .presentationContentInteraction(.scrolls)
    }

    @ViewBuilder private var controls: some View {
        Toggle(sources: $alarms, isOn: \.isEnabled) { Text("All alarms") }
        Stepper(value: $rate, step: 0.05, format: .percent) { Text("Rate") }
        ProgressView(importer.progress)
        TextField("Name", text: $name)
            .focused($isFocused)
            .contextMenu { RenameButton() }
            .renameAction($isFocused)
        Menu("Size") {
            Button("Larger") { size += 1 }
                .menuActionDismissBehavior(.disabled)
            Button("Standard") { size = 17 }
        }
    }

    @ViewBuilder private var rows: some View {
        List {
            ForEach($names, editActions: .all) { $name in TextField("Name", text: $name.text) }
        }
        List($names, editActions: [.delete, .move]) { $name in Text(name.text) }
        List(files, selection: $selected) { FileRow($0) }
            .contextMenu(forSelectionType: File.ID.self) { ids in
                Button("Remove \(ids.count) files") { remove(ids) }
            } primaryAction: { ids in
                open(ids)
            }
    }
}

extension AccessibilityCustomContentKey {
    static var age: AccessibilityCustomContentKey { .init("Age") }
}

private struct MessageListing: View {
    let message = "Sent"
    private func send() {}

    @AccessibilityFocusState private var isAtMessage: Bool

    var body: some View {
        Text(message).accessibilityFocused($isAtMessage)
        Button("Send") {
            send()
            isAtMessage = true
        }
    }
}

private struct ScopeListing: View {
    @State private var name = ""
    @State private var address = ""
    private func clear() {}

    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
        VStack {
            TextField("Name", text: $name).prefersDefaultFocus(in: form)
            TextField("Address", text: $address)
            Button("Clear") {
                clear()
                resetFocus(in: form)
            }
        }
        .focusScope(form)
    }
}

private struct SearchListing: View {
    nonisolated enum Kind: String, CaseIterable, Identifiable {
        case song, album
        var id: String { rawValue }
        var name: String { rawValue }
    }
    private struct Results: View {
        let query: String
        var kinds: [Kind] = []
        var body: some View { Text(query) }
    }

    private let cities = ["London", "Lima"]
    @State private var query = ""
    @State private var kinds: [Kind] = []

    var body: some View {
        Results(query: query)
            .searchable(text: $query)
            .searchSuggestions {
                ForEach(cities.filter { $0.hasPrefix(query) }, id: \.self) {
                    Text($0).searchCompletion($0)
                }
            }
        Results(query: query, kinds: kinds)
            .searchable(text: $query, tokens: $kinds) { Text($0.name) }
            .searchSuggestions {
                ForEach(Kind.allCases) { Text($0.name).searchCompletion($0) }
            }
    }
}

private struct DaysListing: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
        MultiDatePicker("Days off", selection: $days)
    }
}

private struct RefreshListing: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
        if let refresh { Button("Reload") { Task { await refresh() } } }
    }
}

private struct ActivityListing: View {
    private struct Sidebar: View { var body: some View { Color.white } }

    @Environment(\.appearsActive) private var appearsActive

    var body: some View { Sidebar().opacity(appearsActive ? 1 : 0.6) }
}

/// Listings on forms.
struct FormListingTests {
    @Test("They are shown")
    func shown() {
        let it = ViewDisplay(
            VStack {
                FormListings()
                MessageListing()
                ScopeListing()
                SearchListing()
                DaysListing()
                RefreshListing()
                ActivityListing()
            }
        )
        #expect(it.display.snapshot() != ViewDisplay(Color.clear).display.snapshot())
    }
}
