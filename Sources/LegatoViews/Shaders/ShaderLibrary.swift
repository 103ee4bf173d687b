public import Foundation
import LegatoGraphics

/// Functions by their names.
///
/// In SwiftUI they are the Metal functions of a program. Those do not run on Linux: a view is drawn
/// without them, which is reported once for each function. Register a function in Swift under the
/// name of the Metal function, and the views that use it stay as they are:
///
/// ```swift
/// ShaderLibrary.register("glow", ShaderFunction(color: { position, color, arguments in
///     color * arguments.float(0) + arguments[1] * (1 - color.w)
/// }))
/// ```
///
/// ```swift
/// Image(systemName: "star")
///     .colorEffect(ShaderLibrary.glow(.float(2), .color(.yellow)))
/// ```
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable {
        case program
        case bundle(URL)
        case file(URL)
        case bytes(Data)
    }

    private static let functions = Locked<[String: ShaderFunction]>([:])

    private let source: Source

    private init(_ source: Source) { self.source = source }

    /// The functions of the program.
    public static let `default` = ShaderLibrary(.program)

    /// Returns the functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        ShaderLibrary(.bundle(bundle.bundleURL))
    }

    /// Creates a library of the bytes of a compiled one.
    public init(data: Data) { source = .bytes(data) }

    /// Creates a library of the file of a compiled one.
    public init(url: URL) { source = .file(url) }

    /// A function of the program.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }

    /// Runs a function wherever a library's function of a name is used; the latest one of a name
    /// counts, for effects that are made afterwards.
    public static func register(_ name: String, _ function: ShaderFunction) {
        functions.withLock { $0[name] = function }
    }

    static func registered(_ name: String) -> ShaderFunction? { functions.withLock { $0[name] } }
}
