import Foundation
import LegatoCanvas
import LegatoGraphics
import Testing

/// When the libraries for drawing and decoding are loaded, and what happens without them.
///
/// Each test runs in its own process, in which nothing has been drawn yet. The process can be
/// prevented from opening files, and thereby from loading a library.
struct SystemLibraryTests {
    @Test func eachLibraryIsLoadedOnFirstUse() async {
        await #expect(processExitsWith: .success) {
            #expect(loadedLibraries() == [])
            let image: CGImage = CGContext(width: 1, height: 1).makeImage()
            // cairo depends on libpng, which it writes files with.
            #expect(loadedLibraries() == ["libcairo"])
            #expect(throws: ImageFileError.self) { try CGImage(data: Data([0xFF, 0xD8, 0xFF])) }
            #expect(loadedLibraries() == ["libcairo", "libturbojpeg"])
            let riff = Data("RIFF\u{4}\u{0}\u{0}\u{0}WEBP".utf8)
            #expect(throws: ImageFileError.self) { try CGImage(data: riff) }
            #expect(loadedLibraries() == ["libcairo", "libturbojpeg", "libwebp"])
            _ = try TextLayout(string: "x")
            #expect(loadedLibraries() == ["libcairo", "libpangocairo", "libturbojpeg", "libwebp"])
            #expect(throws: ImageFileError.self) { try CGImage(data: Data("II*\0".utf8)) }
            #expect(
                loadedLibraries() == [
                    "libcairo", "libpangocairo", "libturbojpeg", "libwebp", "libgdk_pixbuf",
                ]
            )
            _ = try CGImage(data: SampleImages.animatedWebP)
            #expect(loadedLibraries().contains("libwebpdemux"))
            // librsvg depends on pango and gdk-pixbuf.
            #expect(throws: ImageFileError.self) { try CGImage(data: Data("<svg".utf8)) }
            #expect(loadedLibraries().contains("librsvg"))
            #expect(throws: ImageFileError.self) {
                try CGImage(data: Data("%PDF-".utf8), limits: .resources)
            }
            #expect(loadedLibraries().contains("libpoppler"))
            #expect(image.width == 1)
        }
    }

    @Test func withoutPangoLayingOutTextThrows() async {
        await #expect(processExitsWith: .success) {
            let error = withoutFiles {
                #expect(throws: TextLayoutError.self) { try TextLayout(string: "x") }
            }
            let text = try #require(error?.description)
            #expect(text.contains("libpangocairo-1.0.so.0: cannot open shared object file"))
            #expect(text.hasSuffix("Install pango's library, libpangocairo-1.0-0."))
        }
    }

    @Test func withoutPangoATextLayerIsEmptyAndWarnsOnce() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let size = CGSize(width: 100, height: 20)
            let box = TextBox(string: "x", fontName: "Sans", fontSize: 12, size: size)
            withoutFiles { for _ in 0..<3 { #expect(box.ink == nil) } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.contains("libpangocairo") }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Legato: Could not set text in Sans: ") == true)
    }

    @Test func withoutItsLibraryDecodingAnImageFileThrows() async {
        await #expect(processExitsWith: .success) {
            let error = withoutFiles {
                #expect(throws: ImageFileError.self) {
                    try CGImage(data: Data([0xFF, 0xD8, 0xFF]))
                }
            }
            let text = try #require(error?.description)
            #expect(text.contains("libturbojpeg.so.0: cannot open shared object file"))
            #expect(text.hasSuffix("Install the package libturbojpeg0."))
        }
    }

    @Test func withoutCairoDrawingEndsTheProgramWithTheReason() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            withoutFiles { _ = CGContext(width: 1, height: 1) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Drawing needs cairo: libcairo.so.2: cannot open"))
        #expect(text.contains("Install libcairo2."))
    }
}

/// Returns the names of those libraries that this process has loaded.
private func loadedLibraries() -> [String] {
    [
        "libcairo.so.2", "libpangocairo-1.0.so.0", "libturbojpeg.so.0", "libwebp.so.7",
        "libwebpdemux.so.2", "libgdk_pixbuf-2.0.so.0", "librsvg-2.so.2",
        "libpoppler-glib.so.8",
    ]
    .filter { (name: String) in dlopen(name, RTLD_LAZY | RTLD_NOLOAD) != nil }
    .map { String($0.prefix { $0.isLetter || $0 == "_" }) }
}

/// Runs `body` while this process cannot open files.
func withoutFiles<Value>(_ body: () throws -> Value) rethrows -> Value {
    var before = rlimit()
    #expect(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &before) == 0)
    var none = rlimit(rlim_cur: 0, rlim_max: before.rlim_max)
    #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none) == 0)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &before) }
    return try body()
}
