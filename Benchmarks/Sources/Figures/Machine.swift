import Foundation

/// The machine on which the figures were measured.
public enum Machine {
    /// Everything the kernel reports about the machine and its load.
    public static var description: [String: JSONValue] {
        var values: [String: JSONValue] = [
            "cpu_model": .text(processor),
            "cores": .number(Double(ProcessInfo.processInfo.activeProcessorCount)),
            "kernel": .text(kernel),
            "memory_mb": .number(Double(ProcessInfo.processInfo.physicalMemory / 1_048_576)),
            "governor": .null,
            "load_average_1min": .null,
            "compiler": .text(compiler),
            "date": .text(ISO8601DateFormatter().string(from: Date())),
        ]
        if let governor = content("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor") {
            values["governor"] = .text(governor)
        }
        if let load = content("/proc/loadavg")?.split(separator: " ").first.flatMap({ Double($0) })
        {
            values["load_average_1min"] = .number(load)
        }
        return values
    }

    /// Returns the date and a short description of the machine, for the headings of tables.
    public static func sentence(sdl: String) -> String {
        let day = ISO8601DateFormatter().string(from: Date()).prefix(10)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return "\(day), \(processor), \(cores) cores, \(kernel), SDL \(sdl)"
    }

    /// The folder of this program and the package's other programs.
    public static var programFolder: String {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: path ?? ".").deletingLastPathComponent().path
    }

    /// The processor's model name.
    public static var processor: String {
        let lines = content("/proc/cpuinfo")?.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("model name") || $0.hasPrefix("Model") }
        let name = line?.split(separator: ":", maxSplits: 1).last.map(String.init) ?? "unknown"
        return name.trimmingCharacters(in: .whitespaces)
    }

    /// The kernel's name and version.
    public static var kernel: String {
        ["ostype", "osrelease"].compactMap { content("/proc/sys/kernel/\($0)") }
            .joined(separator: " ")
    }

    /// The peak resident memory of this process in MiB.
    public static var peakMemory: Double {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return Double(usage.ru_maxrss) / 1024
    }

    /// The resident memory of this process in MiB.
    public static var memory: Double {
        let fields = content("/proc/self/statm")?.split(separator: " ") ?? []
        guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    private static var compiler: String {
        #if compiler(>=6.3)
        "Swift 6.3 or later"
        #else
        "Swift before 6.3"
        #endif
    }

    static func content(_ path: String) -> String? {
        // Read to the end, because files of the kernel have no size.
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd()
        else { return nil }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
