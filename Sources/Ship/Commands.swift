import Foundation

/// An error that ends the command without output, with its reason.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = "ship: \(description)" }
}

/// Runs a command and returns its standard output without the last line break; nil if it cannot be
/// run or fails.
func output(of command: String..., at folder: URL? = nil) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
}

/// Runs a command; throws if it fails.
func run(_ command: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
        throw Refusal("\(command.joined(separator: " ")) failed")
    }
}
