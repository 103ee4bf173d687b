import Foundation
import PackagePlugin

extension Shipment {
    /// The libraries that Legato loads when it first draws or lays out text, and cannot run without.
    ///
    /// Each of the others only provides a single feature.
    private static let required = ["libcairo.so.2", "libpangocairo-1.0.so.0"]
    /// The packages of graphics drivers, which SDL loads; without them the CPU draws.
    private static let drivers = ["libgl1", "libegl1", "libgl1-mesa-dri"]

    /// Makes a Debian package of a folder; returns nil if the tools for it are not installed.
    func writeDebianPackage(of folder: URL, to place: URL) throws -> URL? {
        guard let architecture = output(of: "dpkg", "--print-architecture"),
            let linked = linkedPackages(of: folder)
        else { return nil }
        let name = debianName
        let root = place.appending(path: "\(name)_\(version)_\(architecture)")
        try? FileManager.default.removeItem(at: root)
        try fill(root, with: folder)
        var required: [String] = []
        var recommended: [String] = []
        for (library, package) in try loadedPackages(of: folder) where !linked.contains(package) {
            if Self.required.contains(library) {
                required.append(package)
            } else {
                recommended.append(package)
            }
        }
        let control = """
            Package: \(name)
            Version: \(version)
            Architecture: \(architecture)
            Maintainer: \(maintainer)
            Section: misc
            Priority: optional
            Installed-Size: \(output(of: "du", "-sk", root.path)?.prefix { $0.isNumber } ?? "0")
            Depends: \(([linked] + required).joined(separator: ", "))
            Recommends: \((recommended + Self.drivers).joined(separator: ", "))
            Description: \(summary)

            """
        try write(control, to: "DEBIAN/control", in: root)
        try run("chmod", "-R", "u+rwX,go+rX,go-w", root.path)
        let package = place.appending(path: "\(root.lastPathComponent).deb")
        try run("dpkg-deb", "--root-owner-group", "--build", root.path, package.path)
        try FileManager.default.removeItem(at: root)
        return package
    }

    /// The product's name as a valid Debian package name.
    private var debianName: String {
        String(
            product.name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }

    /// Copies the files to the paths at which they are installed.
    private func fill(_ root: URL, with folder: URL) throws {
        let files = FileManager.default
        let name = product.name
        for path in ["usr/lib", "usr/bin"] {
            try files.createDirectory(
                at: root.appending(path: path), withIntermediateDirectories: true
            )
        }
        // The program looks for its resources beside the target of the link.
        try files.copyItem(at: folder, to: root.appending(path: "usr/lib/\(debianName)"))
        try files.createSymbolicLink(
            atPath: root.appending(path: "usr/bin/\(name)").path,
            withDestinationPath: "../lib/\(debianName)/\(name)"
        )
        var entry = """
            [Desktop Entry]
            Type=Application
            Name=\(name)
            Comment=\(summary)
            Exec=\(name)

            """
        if let icon {
            let pictures = root.appending(path: "usr/share/pixmaps")
            try files.createDirectory(at: pictures, withIntermediateDirectories: true)
            try files.copyItem(at: icon, to: pictures.appending(path: "\(debianName).png"))
            entry += "Icon=\(debianName)\n"
        }
        try write(entry, to: "usr/share/applications/\(debianName).desktop", in: root)
    }

    private func write(_ text: String, to path: String, in root: URL) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The packages of the linked libraries, with their minimum versions; nil without
    /// dpkg-shlibdeps, which runs in a source package created for it.
    private func linkedPackages(of folder: URL) -> String? {
        let source = folder.deletingLastPathComponent().appending(path: "source")
        defer { try? FileManager.default.removeItem(at: source) }
        let control = "Source: \(debianName)\n\nPackage: \(debianName)\nArchitecture: any\n"
        guard (try? write(control, to: "debian/control", in: source)) != nil else { return nil }
        let program = folder.appending(path: product.name).path
        let prefix = "shlibs:Depends="
        return output(of: "dpkg-shlibdeps", "-O", "-l\(folder.path)", program, at: source)?
            .split(separator: "\n").first { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
    }

    /// The libraries loaded at run time, found by their names in the program, and the installed
    /// packages that contain them.
    private func loadedPackages(of folder: URL) throws -> [(library: String, package: String)] {
        let program = try Data(contentsOf: folder.appending(path: product.name))
        var names: Set<String> = []
        var start = program.startIndex
        while let range = program[start...].firstRange(of: Data(".so.".utf8)) {
            start = range.upperBound
            func isName(_ byte: UInt8) -> Bool {
                let character = Character(UnicodeScalar(byte))
                return character.isASCII && (character.isLetter || character.isNumber)
                    || "._+-".contains(character)
            }
            let first = program[..<range.lowerBound].lastIndex { !isName($0) }
            let last = program[start...].firstIndex { !isName($0) } ?? program.endIndex
            let name = String(
                decoding: program[(first.map { $0 + 1 } ?? program.startIndex)..<last],
                as: UTF8.self
            )
            if name.hasPrefix("lib") { names.insert(name) }
        }
        // Compilers for other processors have libraries of the same names elsewhere.
        let place = output(of: "dpkg-architecture", "-qDEB_HOST_MULTIARCH") ?? "*"
        return names.sorted().compactMap { name in
            let owner = output(of: "dpkg-query", "-S", "*/\(place)/\(name)")?
                .split(separator: "\n").first?.split(separator: ":").first
            return owner.map { (name, String($0)) }
        }
    }
}
