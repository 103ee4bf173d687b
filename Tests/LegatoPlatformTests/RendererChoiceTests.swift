import Legato
import Testing

import LegatoPlatform

@Suite("Choosing a renderer")
struct RendererChoiceTests {
    @Test("the user's choice goes before the program's")
    func userOverrides() throws {
        #expect(try RendererChoice.effective(.gl, variable: nil) == .gl)
        #expect(try RendererChoice.effective(.gl, variable: "") == .gl)
        #expect(try RendererChoice.effective(.gl, variable: "software") == .software)
        #expect(try RendererChoice.effective(.software, variable: "GL") == .gl)
        #expect(try RendererChoice.effective(.software, variable: "automatic") == .automatic)
    }

    @Test("OpenGL is not asked where the kernel shows no graphics processor")
    func looksForDevices() {
        #expect(!RendererChoice.mayHaveGraphicsProcessor { _ in false })
        #expect(RendererChoice.mayHaveGraphicsProcessor { $0 == "/dev/dri" })
        #expect(RendererChoice.mayHaveGraphicsProcessor { $0 == "/dev/nvidiactl" })
    }

    @Test("an unknown name is refused by name")
    func refusesUnknown() {
        #expect {
            try RendererChoice.effective(.gl, variable: "vulkan")
        } throws: { error in
            "\(error)".contains("LEGATO_RENDERER is \"vulkan\"")
        }
    }

    @Test(
        "programs that run OpenGL on the CPU are known by name",
        arguments: [
            ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true),
            ("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))", true),
            ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("NVIDIA H100", false),
            ("", false),
        ]
    )
    func knowsRasterizers(name: String, isSoftware: Bool) {
        #expect(RendererChoice.isSoftwareRasterizer(name) == isSoftware)
    }

    @Test("a display that was named but not found does not answer")
    func tellsWhyNoDisplay() {
        let nothing = "neither DISPLAY nor WAYLAND_DISPLAY names a display"
        #expect(Video.unreached([:]) == nothing)
        #expect(Video.unreached(["DISPLAY": ""]) == nothing)
        #expect(
            Video.unreached(["DISPLAY": ":1", "WAYLAND_DISPLAY": "w"])
                == "the display named by DISPLAY or WAYLAND_DISPLAY is not reachable"
        )
    }

    @Test(
        "a driver that shows nothing is a display only for those who ask for it",
        arguments: [
            ("offscreen", nil, false), ("offscreen", "offscreen", true),
            ("offscreen", "x11", false),
            ("dummy", nil, false), ("dummy", "wayland,dummy", true), ("x11", nil, true),
            ("wayland", "x11", true),
        ] as [(String, String?, Bool)]
    )
    func knowsDisplays(driver: String, wanted: String?, isDisplay: Bool) {
        #expect(Video.isDisplay(driver: driver, wanted: wanted) == isDisplay)
    }
}
