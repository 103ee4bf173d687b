import Foundation

/// A part of a file in memory.
typealias FileSlice = Slice<UnsafeRawBufferPointer>

extension FileSlice {
    /// The unsigned number of the bytes, at most 7.
    func number(isBigEndian: Bool) -> Int {
        isBigEndian
            ? reduce(0) { $0 << 8 | Int($1) } : reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Returns the names and the contents of the complete chunks of a PNG file.
func chunksOfPNG(_ file: UnsafeRawBufferPointer) -> [(name: FileSlice, contents: FileSlice)] {
    chunks(file, from: 8, isPNG: true)
}

/// Returns the names and the contents of the complete chunks of a WebP file.
func chunksOfWebP(_ file: UnsafeRawBufferPointer) -> [(name: FileSlice, contents: FileSlice)] {
    chunks(file, from: 12, isPNG: false)
}

private func chunks(
    _ file: UnsafeRawBufferPointer, from start: Int, isPNG: Bool
) -> [(name: FileSlice, contents: FileSlice)] {
    var chunks: [(name: FileSlice, contents: FileSlice)] = []
    var place = start
    while place + 8 <= file.count {
        // PNG has the size first, and a check sum last; WebP has the name first, and even sizes.
        let (first, second) = (file[place..<place + 4], file[place + 4..<place + 8])
        let count = (isPNG ? first : second).number(isBigEndian: isPNG)
        place += 8
        guard count <= file.count - place else { break }
        chunks.append((isPNG ? second : first, file[place..<place + count]))
        place += count + (isPNG ? 4 : count % 2)
    }
    return chunks
}

extension Data {
    /// Calls `body` with the bytes.
    func withBytes<Value>(
        _ body: (UnsafeRawBufferPointer) throws(ImageFileError) -> Value
    ) throws(ImageFileError) -> Value {
        let result: Result<Value, ImageFileError> = withUnsafeBytes { bytes in
            do throws(ImageFileError) { return .success(try body(bytes)) } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
