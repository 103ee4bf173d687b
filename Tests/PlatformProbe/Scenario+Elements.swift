import Foundation
import Legato

extension Scenario {
    /// Shows controls, and reports what assistive technologies have done to them, until the window
    /// closes.
    func runElements() throws {
        let size = CGSize(width: 640, height: 400)
        let window = try Window(title: "Legato probe: elements", size: size) { ElementsView() }
        let dial = CALayer()
        dial.frame = CGRect(x: 600, y: 10, width: 30, height: 30)
        dial.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        dial.isAccessibilityElement = true
        (dial.accessibilityLabel, dial.accessibilityValue) = ("Dial", "7")
        window.rootLayer.addSublayer(dial)
        try withExtendedLifetime(window) { try Application.shared.run() }
    }
}

private struct ElementsView: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var level = 0.5
    @State private var name = "Ann"
    @State private var secret = "ab"
    @State private var size = 1
    @State private var row: String? = "Ada"
    @State private var city: String?

    private var state: String { "\(count) \(isOn) \(level) \(name) \(secret) \(size) \(row ?? "")" }

    var body: some View {
        VStack(spacing: 4) {
            Text("Heading").textSelection(.enabled).accessibilityHeading(.h2)
            Text("Count \(count)").accessibilityIdentifier("count")
            Button("Add") { count += 1 }
            Toggle("Loop", isOn: $isOn)
            Slider(value: $level, in: 0...2, step: 0.25) { Text("Level") }
            TextField("Name", text: $name)
            SecureField("Secret", text: $secret)
            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
            Button("Off") {}.disabled(true)
            HStack(spacing: 4) {
                List(["Ada", "Grace"], id: \.self, selection: $row) { Text($0) }
                    .accessibilityIdentifier("rows")
                Table(City.all, selection: $city) {
                    TableColumn("City", value: \.id)
                    TableColumn("Founded", value: \.founded)
                }
                .accessibilityIdentifier("cities")
            }
            Text("Card").accessibilityAction(named: "Shuffle") { count += 10 }
        }
        .padding(8)
        .onChange(of: state, initial: true) { report("elements", $1) }
    }
}

private nonisolated struct City: Identifiable {
    let id: String
    let founded: String

    static let all = [City(id: "Rome", founded: "-753"), City(id: "Kyiv", founded: "482")]
}
