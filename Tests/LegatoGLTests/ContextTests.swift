import Foundation
import LegatoDrawing
import LegatoGL
import LegatoGraphics
import LegatoPlatform
import TestSupport
import Testing

@MainActor
@Suite(.serialized, .ownProcess, .enabled(if: OffscreenContext.isAvailable))
struct ContextTests {
    @Test("A video driver without OpenGL throws an error with its name and a remedy")
    func dummyDriver() async {
        await #expect(processExitsWith: .success) {
            setenv("SDL_VIDEODRIVER", "dummy", 1)
            let refusal = await MainActor.run { () -> OffscreenContextError? in
                do throws(OffscreenContextError) {
                    _ = try OffscreenContext()
                    return nil
                } catch { return error }
            }
            guard let refusal, !refusal.reason.isEmpty else { exit(1) }
            exit(refusal.operation.contains("dummy") && refusal.remedy.contains("SDL") ? 0 : 2)
        }
    }

    @Test("The driver stays loaded for threads that outlive their context")
    func driverStaysLoaded() async {
        await #expect(processExitsWith: .success) {
            let before = ContextTests.loadedLibraries()
            let loaded = await MainActor.run { () -> Set<String>? in
                guard let context = try? OffscreenContext() else { return nil }
                return withExtendedLifetime(context) { ContextTests.loadedLibraries() }
            }
            guard let loaded, loaded.contains(where: { $0.contains("libEGL") }) else { exit(1) }
            guard !before.isSuperset(of: loaded) else { exit(2) }
            exit(loaded.isSubset(of: ContextTests.loadedLibraries()) ? 0 : 3)
        }
    }

    /// The paths of the libraries that the process has loaded.
    private nonisolated static func loadedLibraries() -> Set<String> {
        let maps = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
        let paths = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
            .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
        return Set(paths.filter { $0.contains(".so") })
    }

    @Test("A missing function throws an error with its name")
    func missingFunction() throws {
        let context = try OffscreenContext()
        let error = #expect(throws: RenderError.self) {
            try GLRenderer { $0 == "glBlendFunc" ? nil : context.load($0) }
        }
        #expect(error?.operation == "load the OpenGL function glBlendFunc")
    }

    @Test("A context older than OpenGL 3.3 throws an error with its version")
    func oldVersion() throws {
        let context = try OffscreenContext()
        let number: @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void = {
            $1.pointee = 2
        }
        let error = #expect(throws: RenderError.self) {
            try GLRenderer {
                $0 == "glGetIntegerv"
                    ? unsafeBitCast(number, to: UnsafeMutableRawPointer.self) : context.load($0)
            }
        }
        #expect(error?.reason.hasPrefix("its version is") == true)
        #expect(error?.remedy.contains("OpenGL 3.3 core or OpenGL ES 3.0") == true)
    }

    @Test("A target larger than the driver's limit throws an error with the limit")
    func largeTarget() throws {
        let fixture = try GLFixture()
        let error = #expect(throws: RenderError.self) {
            try fixture.renderer.render(DisplayList(width: 1_000_000, height: 4))
        }
        #expect(error?.operation == "create a target of 1000000 x 4 pixels")
    }

    @Test("Reading pixels before drawing throws")
    func nothingDrawn() throws {
        let fixture = try GLFixture()
        #expect(throws: RenderError.self) { try fixture.renderer.readPixels() }
    }

    @Test(
        "A software rasteriser is recognised by its name",
        arguments: OffscreenContext.Profile.allCases
    )
    func driverName(profile: OffscreenContext.Profile) throws {
        let fixture = try GLFixture(profile: profile)
        let name = fixture.renderer.name
        #expect(name.hasPrefix("gl, "))
        let isSoftware = ["llvmpipe", "softpipe", "swiftshader"].contains {
            name.lowercased().contains($0)
        }
        #expect(fixture.renderer.isSoftwareRasterizer == isSoftware)
    }

    @Test("A window shows the list's first row at the top")
    func orientation() throws {
        let fixture = try GLFixture(width: 40, height: 30)
        var list = DisplayList.white(40, 30)
        list.add(0, 0, 10, 5, fill: Paint.red)
        list.items.append(
            .beginGroup(
                GroupItem(bounds: PixelRect(minX: 20, minY: 20, maxX: 40, maxY: 28), opacity: 0.5)
            )
        )
        list.add(20, 20, 20, 4, fill: Paint.blue)
        list.items.append(.endGroup)
        let expected = try draw(list, with: fixture.renderer)
        fixture.renderer.target = .window
        expectSame(try draw(list, with: fixture.renderer), expected)

        typealias ReadPixels =
            @convention(c) (
                Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer?
            ) -> Void
        typealias Bind = @convention(c) (UInt32, UInt32) -> Void
        let bindAddress = try #require(fixture.context.load("glBindFramebuffer"))
        unsafeBitCast(bindAddress, to: Bind.self)(0x8D40, 0)
        let readAddress = try #require(fixture.context.load("glReadPixels"))
        let readPixels = unsafeBitCast(readAddress, to: ReadPixels.self)
        var corner: [UInt8] = [0, 0, 0, 0]
        readPixels(0, 29, 1, 1, 0x1908, 0x1401, &corner)
        #expect(corner == [255, 0, 0, 255])
    }

    @Test("A group without an end traps")
    func unbalancedGroup() async {
        await #expect(processExitsWith: .failure) {
            try await MainActor.run {
                var list = DisplayList(width: 4, height: 4)
                list.items = [.beginGroup(GroupItem(bounds: list.bounds))]
                try GLFixture().renderer.render(list)
            }
        }
    }
}
