import Foundation

/// Files of each kind, made by other programs or byte by byte.
enum SampleImages {
    static let losslessWebP = data(
        """
        UklGRkgAAABXRUJQVlA4TDsAAAAvAkAAEC9AkG1TiXndX+YaZNI27Vv/emZtYhpiOrj1b4lA0mbV\
        lmw8+QPj/AxZ1aYQkJApeeSLiP5HLAA=
        """
    )
    static let lossyWebP = data(
        """
        UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQAAgAAUAmJbACdAEOu5fu8AD+/GvcXPbNrhL7AXIT\
        oB07l90R+W+0flx8Jx8XV/7+f6IGQ/xBr+wZNf/9X/Hf/XgAAA==
        """
    )
    static let animatedWebP = data(
        """
        UklGRugAAABXRUJQVlA4WAoAAAASAAAAAgAAAQAAQU5JTQYAAAAAAAAAAABBTk1GWgAAAAAAAAAA\
        AAIAAAEAAGQAAAJWUDhMQgAAAC8CQAAQL0AQQJJEhlutuMMaRNo2w1M0/+iGzgkCSCIJYn+GIRZZ\
        IJCEttnqAchSa+r7nINCthHg0L0Ep3AR/Y9jBUFOTUZaAAAAAAAAAAAAAgAAAQAAZAAAAlZQOExC\
        AAAALwJAABAvQBBAkkSGW624wxpE2jbDUzT/6IbOCQJIIglif4YhFlkgkIS22eoByFJr6vucg5q2\
        DdhUOij0b0T/410A
        """
    )
    static let jpeg = data(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsK\
        CwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQU\
        FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREA\
        AhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
        AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3\
        ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWm\
        p6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEA\
        AwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSEx\
        BhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElK\
        U1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3\
        uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDy3wn+\
        yp9z/Q//AB2vr8Zxhv7x+Y8N8e/D757N4T/ZU+5/of8A47XwuM4w394/qvhvj34ffP/Z
        """
    )
    static let greyJPEG = data(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYF\
        BgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEB\
        AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1Fh\
        ByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZ\
        WmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
        x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AK/w2/4NuP8AV/8AFBen\
        /Lt/9av/2Q==
        """
    )
    static let inkedJPEG = data(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYG\
        BgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8A\
        AAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUS\
        ITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElK\
        U1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4\
        ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD9\
        /Kjr+f8Ar78r/9k=
        """
    )

    private static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }

    /// A gray PNG file of 8 bits whose pixels all differ, not compressed.
    static func png(_ width: Int, _ height: Int, isInterlaced: Bool = false) -> Data {
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
        var raw: [UInt8] = []
        for (left, top, across, down) in passes where left < width {
            for y in stride(from: top, to: height, by: down) {
                raw.append(0)
                raw += stride(from: left, to: width, by: across).map {
                    UInt8((y * width + $0) % 251)
                }
            }
        }
        return png(width, height, depth: 8, color: 0, isInterlaced: isInterlaced, raw)
    }

    /// A PNG file of rows with their filters, not compressed.
    static func png(
        _ width: Int,
        _ height: Int,
        depth: UInt8,
        color: UInt8,
        isInterlaced: Bool = false,
        palette: [UInt8]? = nil,
        alpha: [UInt8]? = nil,
        _ raw: [UInt8]
    ) -> Data {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk(
            "IHDR",
            number(width) + number(height) + [depth, color, 0, 0, isInterlaced ? 1 : 0]
        )
        if let palette { file += chunk("PLTE", palette) }
        if let alpha { file += chunk("tRNS", alpha) }
        return Data(file + chunk("IDAT", stored(raw)) + chunk("IEND", []))
    }

    /// A chunk of a PNG file with its sum.
    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + data
        var sum: UInt32 = .max
        for byte in named {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        return number(data.count) + named + number(Int(~sum))
    }

    /// Bytes as zlib holds them without compression.
    static func stored(_ raw: [UInt8]) -> [UInt8] {
        var (bytes, a, b): ([UInt8], Int, Int) = ([0x78, 0x01], 1, 0)
        var place = 0
        repeat {
            let count = min(65_535, raw.count - place)
            let isLast = place + count == raw.count
            bytes += [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
            bytes += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)] + raw[place..<place + count]
            place += count
        } while place < raw.count
        for byte in raw {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return bytes + number(b << 16 | a)
    }

    /// Four bytes, the highest first.
    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
