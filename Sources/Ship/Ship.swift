import Foundation
import PackagePlugin

/// The command `swift package ship`, which builds a program with Swift's libraries linked
/// statically, and packs it as a folder, an archive and a Debian package.
@main
struct Ship: CommandPlugin {
    private static let help = """
        Builds a program with Swift's libraries linked statically, and packs it as a folder, an \
        archive and, if dpkg-dev is installed, a Debian package.

        --product NAME               the executable product, if there are several
        --version NUMBERS            1.0.0 by default
        --summary TEXT               one line that describes the program
        --maintainer "NAME <MAIL>"   Git's user by default
        --icon FILE.png              the icon in menus
        --output FOLDER              .build/plugins/Ship/outputs by default
        --program FILE               an executable that is already built, instead of building one
        """

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        if arguments.extractFlag(named: "help") > 0 { return print(Self.help) }
        let shipment = try Shipment(of: context.package, &arguments)
        let place = arguments.extractOption(named: "output").last.map {
            URL(filePath: $0, relativeTo: context.package.directoryURL)
        }
        let built = arguments.extractOption(named: "program").last.map {
            URL(filePath: $0, relativeTo: context.package.directoryURL)
        }
        let rest = arguments.remainingArguments
        guard rest.isEmpty else { throw Refusal("unknown argument \(rest[0])") }

        if let built { try shipment.check(built) }
        let program = try built ?? build(shipment)
        let folder = place ?? context.pluginWorkDirectoryURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in try shipment.write(program, to: folder) { print(file.path) }
    }

    /// Builds the program to ship, and returns it.
    private func build(_ shipment: Shipment) throws -> URL {
        var parameters = PackageManager.BuildParameters(configuration: .release)
        parameters.echoLogs = true
        parameters.otherSwiftcFlags = ["-static-stdlib"]
        // Strips symbols.
        parameters.otherLinkerFlags = ["-s"]
        try shipment.checkLibraries()
        let name = shipment.product.name
        let result = try packageManager.build(.product(name), parameters: parameters)
        guard result.succeeded,
            let program = result.builtArtifacts.map(\.url).first(where: {
                $0.lastPathComponent == name
            })
        else { throw Refusal("\(name) could not be built") }
        return program
    }
}
