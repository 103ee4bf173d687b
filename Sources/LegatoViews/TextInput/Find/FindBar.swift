import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The bar below an editor in which people find and replace text.
struct FindBar: View {
    let finder: TextFinder
    /// The text of the editor, whose changes update the count.
    let source: TextInputSource
    let replaces: Bool
    @State private var replacement = ""
    /// Changes when another match is selected, which the count shows.
    @State private var step = 0
    @FocusState private var isFocused: Bool

    init(finder: TextFinder, source: TextInputSource, replaces: Bool) {
        (self.finder, self.source, self.replaces) = (finder, source, replaces)
    }

    private var isEmpty: Bool { finder.query.wrappedValue.isEmpty }

    var body: some View {
        let text = source.text(in: finder.session).string
        let matches = TextMatches(of: finder.query.wrappedValue, in: text)
        VStack(spacing: 6) {
            HStack(spacing: 8) {
                TextField("Find", text: finder.query)
                    .focused($isFocused)
                    .onKeyPress(keys: [.return]) { press in
                        find(isBack: press.modifiers.contains(.shift))
                        return .handled
                    }
                if !isEmpty {
                    Text(verbatim: count(of: matches)).foregroundStyle(.secondary).fixedSize()
                }
                Button("Previous", systemImage: "chevron.up") { find(isBack: true) }
                    .disabled(matches.ranges.isEmpty)
                Button("Next", systemImage: "chevron.down") { find(isBack: false) }
                    .disabled(matches.ranges.isEmpty)
                Button("Done") { finder.close() }.fixedSize()
            }
            if replaces {
                HStack(spacing: 8) {
                    TextField("Replace", text: $replacement)
                    Group {
                        Button("Replace") {
                            finder.replace(with: replacement)
                            step += 1
                        }
                        Button("Replace All") { finder.replaceAll(with: replacement) }
                    }
                    .fixedSize()
                    .disabled(matches.ranges.isEmpty)
                }
            }
        }
        .labelStyle(.iconOnly)
        .textFieldStyle(.roundedBorder)
        .padding(8)
        .overlay(alignment: .top) { Divider() }
        .onKeyPress(keys: [.escape]) { _ in
            finder.close()
            return .handled
        }
        .onKeyPress(phases: [.down, .repeat]) { press in
            guard press.modifiers.contains(.control) || press.modifiers.contains(.command),
                press.key == "g"
            else { return .ignored }
            find(isBack: press.modifiers.contains(.shift))
            return .handled
        }
        .onChange(of: finder.query.wrappedValue) {
            finder.findFirst()
            step += 1
        }
        .onAppear { isFocused = true }
    }

    private func find(isBack: Bool) {
        if isBack { finder.findPrevious() } else { finder.findNext() }
        step += 1
    }

    /// The number of the selected match and of all.
    private func count(of matches: TextMatches) -> String {
        _ = step
        let all = matches.ranges.count
        if all == 0 { return "Not found" }
        guard let number = finder.number(in: matches) else { return "\(all)" }
        return "\(number) of \(all)"
    }
}
