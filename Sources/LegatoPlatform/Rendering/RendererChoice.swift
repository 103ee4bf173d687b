/// The renderer that a window draws with.
public nonisolated enum RendererChoice: String, Sendable, CaseIterable {
    /// OpenGL if a GPU runs it, otherwise the software renderer.
    case automatic
    /// The software renderer, which runs on the CPU.
    case software
    /// OpenGL 3.3 or OpenGL ES 3.0, even if the CPU runs it.
    case gl

    /// The environment variable with which a user overrides the program's choice.
    static let variable = "LEGATO_RENDERER"

    /// Returns the effective choice of the program and the user.
    /// - Parameters:
    ///   - choice: The program's choice.
    ///   - variable: The value of the environment variable; nil or empty if it is not set.
    /// - Returns: The user's choice if set, otherwise the program's.
    /// - Throws: `PlatformError` if the variable is not the name of a case.
    package static func effective(
        _ choice: RendererChoice, variable: String?
    ) throws(PlatformError) -> RendererChoice {
        guard let variable, !variable.isEmpty else { return choice }
        guard let chosen = RendererChoice(rawValue: variable.lowercased()) else {
            throw PlatformError(
                operation: "choose a renderer", reason: "\(Self.variable) is \"\(variable)\"",
                remedy: "Set it to automatic, software or gl, or unset it."
            )
        }
        return chosen
    }

    /// The device files of GPUs: those of mainline drivers, NVIDIA, WSL and mobile chips.
    private static let devices = [
        "/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0", "/dev/nvhost-ctrl",
        "/dev/nvmap", "/dev/galcore", "/dev/pvrsrvkm",
    ]

    /// Returns whether there may be a GPU, so that it is worth querying OpenGL's renderer name.
    ///
    /// The query takes longer than everything else that opening a window does.
    /// - Parameter exists: Returns whether a file exists at a path.
    /// - Returns: False only if OpenGL could run only on the CPU.
    package static func mayHaveGraphicsProcessor(exists: (String) -> Bool) -> Bool {
        devices.contains(where: exists)
    }

    /// Returns whether OpenGL's renderer name is that of a software rasterizer.
    package static func isSoftwareRasterizer(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["llvmpipe", "softpipe", "swiftshader", "software rasterizer"].contains {
            name.contains($0)
        }
    }
}
