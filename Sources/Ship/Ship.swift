import Foundation
import PackagePlugin

/// Builds a program with Swift's libraries inside, and makes a folder, an archive and a Debian
/// package of it: `swift package ship`.
@main
struct Ship: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let shipment = try Shipment(of: context.package, &arguments)
        let output = arguments.extractOption(named: "output").last.map {
            URL(filePath: $0, relativeTo: context.package.directoryURL)
        }
        let rest = arguments.remainingArguments
        guard rest.isEmpty else { throw Refusal("unknown argument \(rest[0])") }

        var parameters = PackageManager.BuildParameters(configuration: .release)
        parameters.echoLogs = true
        parameters.otherSwiftcFlags = ["-static-stdlib"]
        // Without symbols.
        parameters.otherLinkerFlags = ["-s"]
        let name = shipment.product.name
        let result = try packageManager.build(.product(name), parameters: parameters)
        guard result.succeeded,
            let program = result.builtArtifacts.map(\.url).first(where: {
                $0.lastPathComponent == name
            })
        else { throw Refusal("\(name) could not be built") }

        let folder = output ?? context.pluginWorkDirectoryURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in try shipment.write(program, to: folder) { print(file.path) }
    }
}

/// The reason why nothing is made.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = "ship: \(description)" }
}

/// Runs a command to its end and returns what it prints, without the last line break; nil if it
/// cannot be run or fails.
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

/// Runs a command that has to succeed.
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
