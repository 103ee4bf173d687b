// An app for the checks of windows, with a menu bar if its argument is `menus`. It prints one
// `name=value` line for each event.
import Foundation
import Legato

@main
struct AppProbe: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup("Legato app") { Counter(count: $count) }
            .defaultSize(width: 400, height: 300)
            .commands {
                if CommandLine.arguments.contains("menus") { CountCommands(count: $count) }
            }
        Window("Legato mirror", id: "mirror") { Mirror(count: count) }
            .defaultSize(width: 200, height: 100)
    }
}

/// Commands that change the count, first in the first menu.
private struct CountCommands: Commands {
    @Binding var count: Int
    @State private var isFast = false

    var body: some Commands {
        CommandGroup(before: .newItem) {
            Button("Add") { count += isFast ? 10 : 1 }.keyboardShortcut("t")
            Toggle("Fast", isOn: $isFast)
            Menu("More") { Button("Reset") { count = 0 } }
        }
    }
}

/// A button of full width above a green field that turns blue with every other press.
private struct Counter: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(spacing: 0) {
            Button {
                count += 1
            } label: {
                Color.red.frame(maxWidth: .infinity).frame(height: 100)
            }
            Button {
                openWindow(id: "mirror")
            } label: {
                Color.yellow.frame(maxWidth: .infinity).frame(height: 100)
            }
            GeometryReader { field in
                (count.isMultiple(of: 2) ? Color.green : Color.blue)
                    .onChange(of: field.size) { report("field", "\($1.width) x \($1.height)") }
            }
        }
        .onChange(of: count) { report("count", $1) }
        .onChange(of: scenePhase, initial: true) { report("phase", $1) }
        .onDisappear { report("gone", true) }
    }
}

/// A field that is black after an odd number of presses.
private struct Mirror: View {
    let count: Int

    var body: some View {
        Color(white: count.isMultiple(of: 2) ? 1 : 0)
            .onAppear { report("mirror", "opened") }
            .onChange(of: count) { report("mirror", $1) }
    }
}

private struct Mirror_Previews: PreviewProvider {
    static var previews: some View {
        Text("Preview")
            .onAppear {
                report("preview", "shown")
                Application.shared.terminate()
            }
    }
}

/// Prints one finding immediately.
private func report(_ name: String, _ value: Any) {
    print("\(name)=\(value)")
    fflush(nil)
}
