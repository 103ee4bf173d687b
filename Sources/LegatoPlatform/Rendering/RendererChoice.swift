/// Which renderer a window draws with.
public nonisolated enum RendererChoice: String, Sendable, CaseIterable {
    /// OpenGL where a graphics processor runs it, the CPU elsewhere.
    case automatic
    /// The CPU.
    case software
    /// OpenGL 3.3 or OpenGL ES 3.0, also where the CPU runs it.
    case gl

    /// The environment variable by which a user overrides the program's choice.
    static let variable = "LEGATO_RENDERER"

    /// Decides between the program and the user.
    /// - Parameters:
    ///   - choice: What the program wants.
    ///   - variable: What the user set; nil or empty for nothing.
    /// - Returns: The user's choice, else the program's.
    /// - Throws: `PlatformError` when the user set something else than a case's name.
    package static func effective(
        _ choice: RendererChoice,
        variable: String?
    ) throws(PlatformError) -> RendererChoice {
        guard let variable, !variable.isEmpty else { return choice }
        guard let chosen = RendererChoice(rawValue: variable.lowercased()) else {
            throw PlatformError(
                operation: "choose a renderer",
                reason: "\(Self.variable) is \"\(variable)\"",
                remedy: "Set it to automatic, software or gl, or unset it."
            )
        }
        return chosen
    }

    /// What the kernel offers to programs where there is a graphics processor: drivers of the
    /// mainline, NVIDIA's, WSL's, and those of mobile chips.
    private static let devices = [
        "/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0", "/dev/nvhost-ctrl",
        "/dev/nvmap", "/dev/galcore", "/dev/pvrsrvkm",
    ]

    /// Whether there may be a graphics processor, so that it is worth to ask OpenGL for its name.
    ///
    /// Asking takes longer than everything else that opening a window does.
    /// - Parameter exists: Whether there is a file of a path.
    /// - Returns: False only where OpenGL could run on nothing but the CPU.
    package static func mayHaveGraphicsProcessor(exists: (String) -> Bool) -> Bool {
        devices.contains(where: exists)
    }

    /// Whether OpenGL's name of its renderer is that of a program that runs it on the CPU.
    package static func isSoftwareRasterizer(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["llvmpipe", "softpipe", "swiftshader", "software rasterizer"].contains {
            name.contains($0)
        }
    }
}
