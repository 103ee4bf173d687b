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

/// A chunk of a file.
typealias FileChunk = (name: FileSlice, contents: FileSlice)

/// Returns the complete chunks of a PNG file, read one by one.
func chunksOfPNG(_ file: UnsafeRawBufferPointer) -> some Sequence<FileChunk> {
    chunks(file[...], from: 8, isPNG: true)
}

/// Returns the complete chunks of a WebP file, read one by one up to the size in its header.
func chunksOfWebP(_ file: UnsafeRawBufferPointer) -> some Sequence<FileChunk> {
    let count = file.count < 8 ? 0 : file[4..<8].number(isBigEndian: false) + 8
    return chunks(file.prefix(count), from: 12, isPNG: false)
}

private func chunks(_ file: FileSlice, from start: Int, isPNG: Bool) -> some Sequence<FileChunk> {
    sequence(state: start) { place -> FileChunk? in
        guard place + 8 <= file.endIndex else { return nil }
        // PNG has the size first, and a check sum last; WebP has the name first, and even sizes.
        let (first, second) = (file[place..<place + 4], file[place + 4..<place + 8])
        let count = (isPNG ? first : second).number(isBigEndian: isPNG)
        let contents = place + 8
        guard count <= file.endIndex - contents else { return nil }
        place = contents + count + (isPNG ? 4 : count % 2)
        return (isPNG ? second : first, file[contents..<contents + count])
    }
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
