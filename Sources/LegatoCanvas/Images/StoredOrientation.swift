/// The orientation that an image file says about itself, in the EXIF metadata of cameras.
enum StoredOrientation {
    /// Returns the orientation in a file; nil if there is none, or if the metadata is damaged.
    static func read(
        _ file: UnsafeRawBufferPointer, _ format: ImageFormat
    ) -> CGImagePropertyOrientation? {
        switch format {
        case .jpeg: inJPEG(file)
        case .png:
            chunksOfPNG(file).first { $0.name.elementsEqual("eXIf".utf8) }
                .flatMap { inTIFF($0.contents) }
        case .webP:
            chunksOfWebP(file).first { $0.name.elementsEqual("EXIF".utf8) }
                .flatMap { inTIFF(afterMark($0.contents) ?? $0.contents) }
        case .tiff: inTIFF(file[...])
        case .gif, .bmp, .ico, .svg, .pdf: nil
        }
    }

    /// Searches the segments before the picture for EXIF metadata.
    private static func inJPEG(_ file: UnsafeRawBufferPointer) -> CGImagePropertyOrientation? {
        var place = 2
        while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
            let marker = file[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            let end = place + 2 + (Int(file[place + 2]) << 8 | Int(file[place + 3]))
            guard end >= place + 4, end <= file.count else { return nil }
            if marker == 0xE1, let metadata = afterMark(file[(place + 4)..<end]) {
                return inTIFF(metadata)
            }
            place = end
        }
        return nil
    }

    /// The rest after the mark of EXIF metadata; nil if it does not begin with it.
    private static func afterMark(_ bytes: FileSlice) -> FileSlice? {
        bytes.starts(with: "Exif\0".utf8) ? bytes.dropFirst(6) : nil
    }

    /// Returns the orientation in the first directory of metadata, which has the structure of a TIFF
    /// file.
    private static func inTIFF(_ bytes: FileSlice) -> CGImagePropertyOrientation? {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        guard bytes.count >= 8 else { return nil }
        let isBigEndian = bytes.starts(with: "MM".utf8)
        guard isBigEndian || bytes.starts(with: "II".utf8) else { return nil }
        let start = bytes[4..<8].number(isBigEndian: isBigEndian)
        guard start + 2 <= bytes.count else { return nil }
        let count = bytes[start..<start + 2].number(isBigEndian: isBigEndian)
        for entry in 0..<count {
            let place = start + 2 + entry * 12
            guard place + 12 <= bytes.count else { return nil }
            // A tag, a type (8, 16 or 32 bits), a count, and the value.
            guard bytes[place..<place + 2].number(isBigEndian: isBigEndian) == 0x112 else {
                continue
            }
            let type = bytes[place + 2..<place + 4].number(isBigEndian: isBigEndian)
            guard let count = [1: 1, 3: 2, 4: 4][type] else { return nil }
            let value = bytes[place + 8..<place + 8 + count].number(isBigEndian: isBigEndian)
            return CGImagePropertyOrientation(rawValue: UInt32(value))
        }
        return nil
    }
}
