import Foundation
import LegatoLayers

private let file = FileManager.default.temporaryDirectory
    .appending(path: "libfuzzer-\(ProcessInfo.processInfo.processIdentifier).session")

/// Reads an input as a session recording file, and writes it again if it is valid.
@_cdecl("LLVMFuzzerTestOneInput")
public func readRecording(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: bytes, count: count))
    guard (try? data.write(to: file)) != nil,
        let recording = try? SessionRecording(contentsOf: file)
    else { return 0 }
    guard (try? recording.write(to: file)) != nil,
        (try? SessionRecording(contentsOf: file)) == recording
    else { fatalError("Writing and reading must give the same recording") }
    return 0
}
