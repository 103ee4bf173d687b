import Foundation

/// The X server of this process, whose work is part of a frame's cost.
public struct DisplayServer: Sendable {
    private let process: Int

    /// Finds the server of a local display, such as `:99`; nil if there is none.
    public init?(display: String?) {
        guard let name = display?.split(separator: ".").first, name.hasPrefix(":") else {
            return nil
        }
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let found = numbers.compactMap(Int.init).first { number in
            guard let line = Machine.content("/proc/\(number)/cmdline") else { return false }
            return Self.isServer(line.split(separator: "\0").map(String.init), of: String(name))
        }
        guard let found else { return nil }
        process = found
    }

    /// Returns whether a command line is that of a display's X server.
    static func isServer(_ arguments: [String], of display: String) -> Bool {
        guard let program = arguments.first?.split(separator: "/").last else { return false }
        let names = ["Xvfb", "Xorg", "X", "Xephyr", "Xwayland"]
        return names.contains(String(program)) && arguments.dropFirst().contains(display)
    }

    /// The server's processor time in seconds, with a resolution of 10 ms.
    public var processorTime: Double? {
        // The name in brackets may contain anything.
        let line = Machine.content("/proc/\(process)/stat")
        guard let fields = line?.split(separator: ")").last?.split(separator: " "),
            fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12])
        else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
