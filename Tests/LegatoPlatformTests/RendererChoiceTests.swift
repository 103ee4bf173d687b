import Legato
import Testing

import LegatoPlatform

/// Choosing a renderer.
struct RendererChoiceTests {
    @Test("The user's choice overrides the program's")
    func userOverrides() throws {
        #expect(try RendererChoice.effective(.gl, variable: nil) == .gl)
        #expect(try RendererChoice.effective(.gl, variable: "") == .gl)
        #expect(try RendererChoice.effective(.gl, variable: "software") == .software)
        #expect(try RendererChoice.effective(.software, variable: "GL") == .gl)
        #expect(try RendererChoice.effective(.software, variable: "automatic") == .automatic)
    }

    @Test("OpenGL is not tried if the kernel lists no graphics processor")
    func looksForDevices() {
        #expect(!RendererChoice.mayHaveGraphicsProcessor { _ in false })
        #expect(RendererChoice.mayHaveGraphicsProcessor { $0 == "/dev/dri" })
        #expect(RendererChoice.mayHaveGraphicsProcessor { $0 == "/dev/nvidiactl" })
    }

    @Test("An unknown name throws an error with the name")
    func refusesUnknown() {
        #expect {
            try RendererChoice.effective(.gl, variable: "vulkan")
        } throws: { error in
            "\(error)".contains("LEGATO_RENDERER is \"vulkan\"")
        }
    }

    @Test(
        "Software OpenGL implementations are recognised by name",
        arguments: [
            ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true),
            ("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))", true),
            ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("NVIDIA H100", false),
            ("", false),
        ]
    )
    func recognisesSoftwareOpenGL(name: String, isSoftware: Bool) {
        #expect(RendererChoice.isSoftwareRasterizer(name) == isSoftware)
    }

    @Test("An unreachable display is reported by the variable that names it, or as not named")
    func reportsUnreachableDisplay() {
        let nothing = "neither DISPLAY nor WAYLAND_DISPLAY names a display"
        #expect(Video.unreached([:]) == nothing)
        #expect(Video.unreached(["DISPLAY": ""]) == nothing)
        #expect(
            Video.unreached(["DISPLAY": ":1", "WAYLAND_DISPLAY": "w"])
                == "the display named by DISPLAY or WAYLAND_DISPLAY is not reachable"
        )
    }

    @Test(
        "A driver without output counts as a display only if requested",
        arguments: [
            ("offscreen", nil, false), ("offscreen", "offscreen", true),
            ("offscreen", "x11", false),
            ("dummy", nil, false), ("dummy", "wayland,dummy", true), ("x11", nil, true),
            ("wayland", "x11", true),
        ] as [(String, String?, Bool)]
    )
    func driversWithoutOutput(driver: String, wanted: String?, isDisplay: Bool) {
        #expect(Video.isDisplay(driver: driver, wanted: wanted) == isDisplay)
    }
}
