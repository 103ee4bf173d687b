import Foundation
import Legato

/// A preview that reports that it is shown, and whether the program's own window is.
struct Shown_Previews: PreviewProvider {
    static var previews: some View {
        Color.red
            .onAppear {
                let windows = Application.shared.windows
                report("preview", "shown")
                report("windows", windows.map { "\($0.isVisible)" }.joined(separator: " "))
                Application.shared.terminate()
            }
    }
}

/// A preview whose view traps in the probe; the tests contain it, too.
struct Trap_Previews: PreviewProvider {
    static var previews: some View {
        let traps = ProcessInfo.processInfo.environment["LEGATO_PREVIEWS"] != nil
        Text(CommandLine.arguments[traps ? CommandLine.arguments.count : 0])
    }
}
