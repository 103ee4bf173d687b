import Foundation
import PackagePlugin

/// A program to ship, with its package metadata.
struct Shipment {
    let product: ExecutableProduct
    let version: String
    let maintainer: String
    let summary: String
    let icon: URL?

    private let files = FileManager.default

    /// Reads the options of a command line.
    init(of package: Package, _ arguments: inout ArgumentExtractor) throws {
        let programs = package.products(ofType: ExecutableProduct.self)
        let names = programs.map(\.name).joined(separator: ", ")
        if let name = arguments.extractOption(named: "product").last {
            guard let program = programs.first(where: { $0.name == name }) else {
                throw Refusal("--product must be one of \(names), got \(name)")
            }
            product = program
        } else {
            guard let program = programs.first, programs.count == 1 else {
                throw Refusal(
                    programs.isEmpty
                        ? "the package has no executable" : "choose one with --product: \(names)"
                )
            }
            product = program
        }
        version = arguments.extractOption(named: "version").last ?? "1.0.0"
        guard version.first?.isNumber == true, version.allSatisfy({ $0.isNumber || $0 == "." })
        else {
            throw Refusal("--version must be numbers separated by dots, got \(version)")
        }
        let user = NSUserName()
        let person = output(of: "git", "config", "user.name") ?? user
        let mail = output(of: "git", "config", "user.email") ?? "\(user)@localhost"
        maintainer = arguments.extractOption(named: "maintainer").last ?? "\(person) <\(mail)>"
        summary = arguments.extractOption(named: "summary").last ?? product.name
        guard !(maintainer + summary).contains("\n") else {
            throw Refusal("--maintainer and --summary must be single lines")
        }
        icon = arguments.extractOption(named: "icon").last.map {
            URL(filePath: $0, relativeTo: package.directoryURL)
        }
        if let icon {
            guard icon.pathExtension == "png", FileManager.default.fileExists(atPath: icon.path)
            else {
                throw Refusal("--icon must be a PNG file, got \(icon.path)")
            }
        }
    }

    /// Checks that an executable has the product's name, and needs no dynamic library of Swift's.
    func check(_ program: URL) throws {
        guard program.lastPathComponent == product.name,
            let libraries = output(of: "ldd", program.path)
        else {
            throw Refusal("--program must be an executable \(product.name), got \(program.path)")
        }
        guard !libraries.contains("libswiftCore.so") else {
            throw Refusal(
                "\(program.path) needs Swift's dynamic libraries: link it with -static-stdlib"
            )
        }
    }

    /// Checks that the linker finds the library that Foundation's URL sessions need.
    func checkLibraries() throws {
        guard targets.contains("LegatoNetworking"),
            let libraries = output(of: "/sbin/ldconfig", "-p"), !libraries.contains("libcurl.so ")
        else { return }
        throw Refusal(
            "\(product.name) links libcurl to load images from the web: install "
                + "libcurl4-openssl-dev, or libcurl-devel on Fedora"
        )
    }

    /// The names of the program's targets, dependencies included.
    private var targets: Set<String> {
        Set(product.targets.flatMap { [$0.name] + $0.recursiveTargetDependencies.map(\.name) })
    }

    /// Writes the folder, the archive and, where dpkg-dev is installed, the Debian package, and
    /// returns them.
    func write(_ program: URL, to place: URL) throws -> [URL] {
        let machine = output(of: "uname", "-m") ?? "linux"
        let folder = place.appending(path: "\(product.name)-\(version)-\(machine)")
        try replace(folder)
        try copy(program, to: folder)
        try run("chmod", "-R", "u+rwX,go+rX", folder.path)
        let archive = place.appending(path: "\(folder.lastPathComponent).tar.gz")
        try run(
            "tar", "--owner=0", "--group=0", "-C", place.path, "-czf", archive.path,
            folder.lastPathComponent
        )
        var written = [folder, archive]
        if let package = try writeDebianPackage(of: folder, to: place) {
            written.append(package)
        } else {
            Diagnostics.remark("dpkg-dev is not installed: no Debian package was made.")
        }
        return written
    }

    /// Makes an empty folder.
    private func replace(_ folder: URL) throws {
        if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Copies the program with its targets' resource bundles and the package's own libraries, which
    /// it looks for in its own folder.
    private func copy(_ program: URL, to folder: URL) throws {
        let built = program.deletingLastPathComponent()
        let libraries = output(of: "ldd", program.path)?.split(separator: "\n") ?? []
        let names = try files.contentsOfDirectory(atPath: built.path).filter { name in
            name == product.name || targets.contains { name.hasSuffix("_\($0).resources") }
                || libraries.contains { $0.contains("=> \(built.path)/\(name) ") }
        }
        for name in names {
            try files.copyItem(
                at: built.appending(path: name), to: folder.appending(path: name)
            )
        }
    }
}
